;;; check-emacs.el --- Emacs with eglot and genvc, as a user has them  -*- lexical-binding: t -*-

;;; Commentary:

;; emacs -nw -l check-emacs.el, in a copy of Project; check.py does all of it.  Commands run as keys, so that hooks
;; run as they do for somebody who types.  With --batch Emacs is never idle, and eglot would send no change by itself.

;;; Code:

(require 'eglot)
(require 'flymake)
(require 'imenu)
(require 'xref)

(defvar genvc-check-count 0 "The number of expectations.")
(defvar genvc-check-failures nil "What was expected and did not come, the last first.")
(defconst genvc-check-most-seconds 20
  "What a language server does takes a moment; a machine that does much else takes more.")

(defconst genvc-check-seconds-after-failure 2
  "What comes behind something that did not come will rarely come either.")

(defmacro genvc-check (what is-right &rest body)
  "Wait until BODY is what the function IS-RIGHT takes, which WHAT tells of."
  (declare (indent 2))
  `(genvc-check-that ,what ,is-right (lambda () ,@body)))

(defun genvc-check-that (what is-right look)
  "Wait until the value of LOOK is what IS-RIGHT takes; WHAT names it."
  (setq genvc-check-count (1+ genvc-check-count))
  (let ((end (+ (float-time) (if genvc-check-failures genvc-check-seconds-after-failure genvc-check-most-seconds)))
        (is-found nil)
        seen)
    (while (and (not is-found) (< (float-time) end))
      (setq seen (condition-case problem (funcall look) (error problem)))
      (unless (setq is-found (funcall is-right seen))
        (genvc-wait)))
    (unless is-found (push (format "%s: %S" what seen) genvc-check-failures))))

(defun genvc-wait ()
  "Wait as Emacs does for a key, so that it is idle meanwhile: only then does eglot send what has changed."
  (run-with-timer 0.6 nil #'exit-recursive-edit)
  (recursive-edit))

(defun genvc-is (expected) "Take what is EXPECTED." (lambda (seen) (equal seen expected)))

(defun genvc-has (text)
  "Take a string that has TEXT in it."
  (lambda (seen) (and (stringp seen) (string-match-p (regexp-quote text) seen))))

(defun genvc-line (number)
  "The line with that NUMBER."
  (save-excursion
    (goto-char (point-min))
    (forward-line (1- number))
    (buffer-substring-no-properties (line-beginning-position) (line-end-position))))

(defun genvc-type (keys)
  "Type KEYS, and let the hooks of the commands run."
  (execute-kbd-macro (kbd keys))
  (set-buffer (window-buffer)))

(defun genvc-go (text)
  "Go to the beginning of the first TEXT."
  (goto-char (point-min))
  (search-forward text)
  (goto-char (match-beginning 0)))

(defun genvc-findings ()
  "Each finding of the buffer: its line and the text that is marked."
  (mapcar (lambda (finding)
            (list (line-number-at-pos (flymake-diagnostic-beg finding))
                  (buffer-substring-no-properties (flymake-diagnostic-beg finding) (flymake-diagnostic-end finding))))
          (flymake-diagnostics)))

(defun genvc-file-text (name)
  "The text of the file NAME on the disk."
  (with-temp-buffer (insert-file-contents name) (buffer-string)))

(setq-default make-backup-files nil create-lockfiles nil)
(setq eglot-events-buffer-size 0)

(defun genvc-check-all ()
  "Type what a user types, and look at what the editor shows."
  (genvc-type "C-x C-f Screens/Login.yml RET")
  (genvc-check "a connection" #'identity (eglot-managed-p))
  ;; Flymake begins with the next command.
  (genvc-type "<right>")
  (genvc-check "the finding of the typo" (genvc-is '((9 "fnot"))) (genvc-findings))
  (genvc-check "what it advises" (genvc-has "did you mean `font`?")
    (flymake-diagnostic-text (car (flymake-diagnostics))))

  ;; The fix at the cursor, the one that is offered first.
  (genvc-go "fnot")
  (genvc-type "M-x eglot-code-actions RET RET")
  (genvc-check "the mended line" (genvc-is "  - { label: greeting, text: \"👋 Grüß dich\", font: title2 }") (genvc-line 9))
  (genvc-check "no finding any more" (genvc-is nil) (genvc-findings))

  (genvc-type "M-x eglot-format-buffer RET")
  (genvc-check "the formatted line" (genvc-is "margins: large") (genvc-line 3))

  ;; Completion as it is typed: the only word that goes on so stands there at once.
  (genvc-go "  - label: hint")
  (end-of-line)
  (genvc-type "RET")
  (delete-horizontal-space)
  (genvc-type "SPC SPC SPC SPC textCol")
  (call-interactively #'completion-at-point)
  (genvc-check "the completed line" (genvc-has "textColor")
    (buffer-substring-no-properties (line-beginning-position) (line-end-position)))
  (genvc-type "C-S-<backspace>")

  ;; Hover, over a key.
  (genvc-go "margins")
  (let (seen)
    (eglot-hover-eldoc-function (lambda (text &rest _) (setq seen text)))
    ;; Without a mode for Markdown eglot asks for plain text.
    (genvc-check "what `margins` is" (genvc-has "margins: a length") seen))

  ;; The definition of a style.
  (genvc-go "style: quiet")
  (search-forward "qu")
  (genvc-type "M-.")
  (genvc-check "the definition of the style" (genvc-is '(5 "  quiet: { textColor: textSecondary }"))
    (list (line-number-at-pos) (genvc-line (line-number-at-pos))))

  ;; Another name for it, everywhere.
  (genvc-type "M-x eglot-rename RET calm RET")
  (genvc-check "the new name" (genvc-is "  calm: { textColor: textSecondary }") (genvc-line 5))
  (genvc-check "the new name where it is used" (genvc-has "style: calm") (buffer-string))

  (genvc-check "the outline" (lambda (names) (member "email" names))
    (flatten-tree (eglot-imenu)))

  ;; A second document, whose findings are its own.
  (genvc-type "C-x C-s C-x C-f Profile.yml RET")
  (genvc-check "the finding of the second document" (genvc-is '((7 "titel"))) (genvc-findings))
  (genvc-go "titel")
  (genvc-type "M-d title C-x C-s")
  (genvc-check "no finding in the second document" (genvc-is nil) (genvc-findings))
  (genvc-check "the saved document" (genvc-has "    title: Leave") (genvc-file-text "Profile.yml"))
  (genvc-check "the document that was saved before" (genvc-has "calm: { textColor") (genvc-file-text "Login.yml"))

  ;; The end of the server, of which the two documents have one.
  (let ((server (eglot-current-server)))
    (genvc-check "one server for both documents" (genvc-is 2) (length (eglot--managed-buffers server)))
    (genvc-type "M-x eglot-shutdown RET")
    ;; It kills the server as soon as that knows that it is to go.
    (genvc-check "an end of the server" #'not (process-live-p (jsonrpc--process server)))))

(defun genvc-end ()
  "Write down what came of the expectations, and leave Emacs."
  (with-temp-file (getenv "GENVC_CHECK_OUTCOME")
    (insert (format "Emacs %s with eglot %s: %d of %d\n"
                    emacs-version
                    ;; Emacs 29 and later have it built in, without an entry among the packages.
                    (let ((package (cadr (assq 'eglot package-alist))))
                      (if package (package-version-join (package-desc-version package)) "of its own"))
                    (- genvc-check-count (length genvc-check-failures)) genvc-check-count))
    (dolist (failure (reverse genvc-check-failures)) (insert "not there: " failure "\n")))
  (kill-emacs (if genvc-check-failures 1 0)))

(condition-case problem
    (genvc-check-all)
  (error
   (setq genvc-check-count (1+ genvc-check-count))
   (push (format "an error: %S" problem) genvc-check-failures)))
(genvc-end)

;;; check-emacs.el ends here
