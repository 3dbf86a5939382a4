// swift-format-ignore-file
// Made from Symbols.txt beside it by `swift run genvc-dev update`; change that.

extension SystemSymbol {
    /// The versions with new symbols, from the oldest on.
    static let versions = [
        Version(16, 0),
        Version(16, 1),
        Version(16, 4),
        Version(17, 0),
        Version(17, 1),
        Version(17, 2),
        Version(18, 0),
        Version(18, 1),
        Version(18, 2),
        Version(18, 4),
        Version(18, 5),
        Version(26, 0),
    ]

    /// Lines of names, in the form that `SystemSymbol` explains.
    static let names =
#"""
0.circle ).fill #square ).fill "0.circle *.fill $square *.fill "1.circle *.fill $square *.fill "2.circle *.fill $square *.fill
03.circle *.fill $square *.fill "4.circle *.fill $square *.fill "5.circle *.fill $square *.fill "6.circle *.fill $square *.fill
07.circle *.fill $square *.fill "8.circle *.fill $square *.fill "9.circle *.fill $square *.fill !1.brakesignalB #calendarL $ircle ).fill
1.laneB #magnifyingglass #square ).fill "0.arrow.trianglehead.clockwiseG 8ounterclockwiseG $calendarL %ircle *.fill $laneB $square *.fill "1.calendarL %ircle *.fill $laneB
11.square *.fill "2.calendarL %ircle *.fill $laneB $square *.fill #3.rectangle ..fill "3.calendarL %ircle *.fill $square *.fill "4.calendarL
14.circle *.fill $square *.fill "5.arrow.trianglehead.clockwiseG 8ounterclockwiseG $calendarL %ircle *.fill $square *.fill "6.calendarL %ircle *.fill $square *.fill
17.calendarL %ircle *.fill $square *.fill "8.calendarL %ircle *.fill $square *.fill "9.calendarL %ircle *.fill $square *.fill !2.brakesignalB
2.calendarL $ircle ).fill #laneB #square ).fill "0.calendarL %ircle *.fill $square *.fill "1.calendarL %ircle *.fill $square *.fill
22.calendarL %ircle *.fill $square *.fill "3.calendarL %ircle *.fill $square *.fill "4.calendarL %ircle *.fill $square *.fill "5.calendarL
25.circle *.fill $square *.fill "6.calendarL %ircle *.fill $square *.fill "7.calendarL %ircle *.fill $square *.fill "8.calendarL %ircle
28.circle.fill $square *.fill "9.calendarL %ircle *.fill $square *.fill "hD #.circleD *.fillD !3.calendarL $ircle ).fill #laneB #square
3.square.fill "0.arrow.trianglehead.clockwiseG 8ounterclockwiseG $calendarL %ircle *.fill $square *.fill "1.calendarL %ircle *.fill $square *.fill "2.circle *.fill $square
32.square.fill "3.circle *.fill $square *.fill "4.circle *.fill $square *.fill "5.circle *.fill $square *.fill "6.circle *.fill $square
36.square.fill "7.circle *.fill $square *.fill "8.circle *.fill $square *.fill "9.circle *.fill $square *.fill !4.alt.circle -.fill 'square
4.alt.square.fill #calendarL $ircle ).fill #laneB #square ).fill "0.circle *.fill $square *.fill "1.circle *.fill $square *.fill "2.circle
42.circle.fill $square *.fill "3.circle *.fill $square *.fill "4.circle *.fill $square *.fill "5.arrow.trianglehead.clockwiseG 8ounterclockwiseG $circle *.fill $square
45.square.fill "6.circle *.fill $square *.fill "7.circle *.fill $square *.fill "8.circle *.fill $square *.fill "9.circle *.fill $square
49.square.fill "aD #.circleD *.fillD "hD #.circleD *.fillD "k.tv &.fill "lD #.circleD *.fillD !5.arrow.trianglehead.clockwiseG 7ounterclockwiseG #calendarL $ircle
5.circle.fill #laneB #square ).fill "0.circle *.fill $square *.fill !6.alt.circle -.fill 'square -.fill #calendarL $ircle ).fill #laneB
6.square ).fill "0.arrow.trianglehead.clockwiseG 8ounterclockwiseG !7.calendarL $ircle ).fill #laneB #square ).fill "5.arrow.trianglehead.clockwiseG 8ounterclockwiseG !8.calendarL $ircle ).fill #laneB
8.square ).fill !9.alt.circle -.fill 'square -.fill #calendarL $ircle ).fill #laneB #square ).fill "0.arrow.trianglehead.clockwiseG 8ounterclockwiseG !a ".book.closed
a.book.closed.fill #circle ).fill #magnify #square ).fill "bc #sB $.brakesignalA 0.slashB %circleB +.fillB "cL #.slashL #cessibilityD ..badge.arrow.up.rightD
accessibility.fillD "ir.car.sideG -.fillG &onditioner.horizontalA ;.fillA 1verticalA 9.fillA (vertible.sideG 5.fillG %pickup.sideG 0.fillG &urifierA -.fillA %suv.sideG -.fillG $plane
airplane.arrival *circle 0.fill +loudL *departure *landedL *path.dottedL *ticketL 0.fillL *up.forwardL 4.appL 8.fillL -rightL 2.appL 6.fillL )seatL
airplay.audioG ..badge.exclamationmarkG /circleG 5.fillG )videoG ..badge.exclamationmarkG /circleG 5.fillG (audio -.badge.exclamationmark .circle 4.fill (video -.badge.exclamationmark .circle 4.fill
airpod.gen3.left -right (left (right 'pro.left +right 's (.chargingcase 5.fill 6wireless >.fill )gen3 -.chargingcase.wireless C.fill ,4I -.chargingcase.wirelessI
airpods.gen4.chargingcase.wireless.fillI .leftI .rightI )maxG )proG ,.chargingcase.wirelessG B.fillG Cradiowaves.left.and.rightG \.fillG -leftG -rightG (max (pro +.chargingcase.wireless A.fill Bradiowaves.left.and.rightD
airpodspro.chargingcase.wireless.radiowaves.left.and.right.fillD &rt.express +treme 0.tower $tag '.fill (radiowaves.forward :.fill "larm &.fill 'waves.left.and.rightA ;.fillA #ign.horizontal.center 8.fill 2left 6.fill
align.horizontal.right 7.fill 'vertical.bottom 6.fill 0center 6.fill 0top 3.fill #lergens *.fillA #t $ernatingcurrent "merican.footballG 2.circleG 9.fillG 3fillG
american.football.professionalG ?.circleG F.fillG @fillG #plifier "ngleA #t $.circle +.fill %fill $enna.radiowaves.left.and.right B.circle I.fill Cslash H.circleG O.fillG
app $.background.dottedL 'dge *.checkmark 4.fill ,lockG 0.fillG +fill %connected.to.app.below.fill %dashed %fill %gift ).fill &ridL %shadowL &pecularL
app.translucentL $clip $end.pageG ,.fillG $le.book.pages 1.fill +s.pagesL 2.fillL 'classical.pagesL 6.fillL 'haptics.and.exclamationmark.triangleG 3music.noteG =.slashG (omekitL 'image.playgroundG 7.fillG
apple.intelligenceG 3.badge.xmarkK 'logoA 'meditate /.circleG 6.fillG 0square.stack <.fill 'podcasts.pagesL 5.fillL 'terminalD /.circle 6.fill 0fillD 0on.rectangleD <.fillD
apple.writing.toolsI &logo &pencil ,.adapter.usb.cD :.fillD .nd.scribbleD -doubletapG -gen1D 02D -hoverG -squeezeG -tipD &script ,.fill &tv (.badge.checkmarkL
appletv.badge.checkmark.fillL /exclamationmarkL >.fillL )fill (remote.gen1 3.fill 22 3.fill 23 3.fill 24 3.fill &watch +.and.arrow.forwardD ,badge.checkmarkL 2exclamationmarkL
applewatch.case.inset.filled 1sizesG ,radiowaves.left.and.right ,side.right -lash ,watchface $s.ipad *.badge.checkmarkL 1plusL +landscape +on.rectangle.portrait.dashedL (hone ,.badge.checkmarkL 3plus -landscape $window.swipe.rectangleD
aqi.high %low %medium +.gauge.openL "rcade.stickD -.and.arrow.downD 8leftD <.and.arrow.rightD L.outwardG 8rightD 8upD :.and.arrow.downD .consoleD 5.fillD $hivebox +.circle
archivebox.circle.fill ,fill #kit &.badge.xmark #row.2.circlepath 3.circle :.fill )squarepath '3.trianglepath 'backward /.circle 6.dottedG 7fill 0square 6.fill 0to.line
arrow.backward.to.line.circle >.fill 9ompactJ 8squareD >.fillD (ranch 'circlepathD (lockwise 0.circle 7.fill 1heart 6.fill 1icloud 7.fill 1squareD 7.fillD
arrow.counterclockwise 7.circle >.fill 8icloud >.fill 8squareD >.fillD 'down +.and.line.horizontal.and.arrow.upA -pp /.dashed 6.trianglebadge.exclamationmark 0fill /lewatchD ,backward 4.and.arrow.up.forwardD
arrow.down.backward.and.arrow.up.forward.circleD P.fillD JrectangleG S.fillG JsquareD P.fillD 5circle ;.dottedG <fill 5square ;.fill 5toptrailing.rectangleD J.fillD ,circle 2.badge.pauseL >.fillL
arrow.down.circle.badge.xmarkL >.fillL 3dottedD 3fill ,doc /.fill /umentG 4.fillG ,forward 3.and.arrow.up.backward I.circle P.fill JrectangleG S.fillG JsquareD P.fillD
arrow.down.forward.circle :.dottedG ;fill 4square :.fill 4topleading.rectangleD H.fillD ,heart 1.fill ,left 0.and.arrow.up.rightD C.circleD J.fillD DrectangleG M.fillG DsquareD
arrow.down.left.and.arrow.up.right.square.fillD 2rrow.up.rightD ?.circleD F.fillD @squareD F.fillD 1circle 7.dottedG 8fill 1square 7.fill 1topright.rectangleD C.fillD 1video 6.fill ,messageA
arrow.down.message.fillA ,right 1.and.arrow.up.left C.circle J.fill DrectangleG M.fillG DsquareD J.fillD 2circle 8.dottedG 9fill 2square 8.fill 2topleft.rectangleD C.fillD
arrow.down.square 2.fill ,to.line 3.alt 4circle :.fill 5ompact 4squareD :.fillD 'forward ..circle 5.dottedG 6fill /folderL 5.fillL /square
arrow.forward.square.fill /to.line 6.circle =.fill 8ompactJ 7squareD =.fillD 'left +.and.line.vertical.and.arrow.rightA 0right 5.circle <.fill 6righttriangle.left.righttriangle.right \.fill 6square <.fill
arrow.left.and.right.text.verticalA -rrow.right 7.circle >.fill 8square >.fill ,circle 2.dottedG 3fill ,square 2.fill ,to.line 3.alt 4circle :.fill 5ompact
arrow.left.to.line.squareD :.fillD 'merge 'rectanglepath (ight ,.and.line.vertical.and.arrow.leftA .rrow.left 7.circle >.fill 8square >.fill -circle 3.dottedG 4fill -doc.on.clipboard -filled.filter.arrow.rightG
arrow.right.page.on.clipboardG -square 3.fill -to.line 4.alt 5circle ;.fill 6ompact 5squareD ;.fillD 'swap 'triangle.2.circlepath <.camera C.fill >ircle C.fill
arrow.triangle.2.circlepath.doc.on.clipboard =icloudD C.fillD 0branch 0capsulepath 0merge 0pull 0swap 0turn.up.right.circle D.fill >diamond E.fill /head.2.clockwiseG ?.rotate.90G I.cameraG P.fillG
arrow.trianglehead.2.clockwise.rotate.90.circleG P.fillG JicloudG P.fillG Jpage.on.clipboardG 7ounterclockwiseG F.rotate.90G 4bottomleft.capsulepath.clockwiseG 5ranchG 4clockwiseG =.heartG C.fillG >icloudG D.fillG >rotate.90G 5ounterclockwiseG
arrow.trianglehead.counterclockwise.icloudG K.fillG Erotate.90G 4left.and.right.righttriangle.left.righttriangle.rightG i.fillG 4mergeG 4pullG 4rectanglepathG 4swapG 4topright.capsulepath.clockwiseG 5urn.up.rightL A.circleG H.fillG BdiamondG I.fillG 4up.and.down.righttriangle.up.righttriangle.downG
arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down.fillG (urn.down.left 1right ,left.down 1up ,right.down 2up ,up.forward.iphone =.fill /left /right 'up ).and.down 2.and.arrow.left.and.right 7sparklesA 3circle
arrow.up.and.down.circle.fill 3righttriangle.up.fill.righttriangle.down.fill Drighttriangle.down V.fill 3square 9.fill 3text.horizontalA .line.horizontal.and.arrow.downA .person.rectangle.portrait ?turn.left Dright +rrow.down 4.circle ;.fill 5square ;.fill
arrow.up.backward 2.and.arrow.down.forward I.circle P.fill JrectangleG S.fillG JsquareD P.fillD 3bottomtrailing.rectangleD K.fillD 3circle 9.dottedG :fill 3square 9.fill +in
arrow.up.bin.fill *circle 0.badge.clockA 1dottedG 1fill *doc -.fill .on.clipboard -umentG 2.fillG *folderL 0.fillL ,rward 1.and.arrow.down.backwardD I.circleD P.fillD
arrow.up.forward.and.arrow.down.backward.rectangleG S.fillG JsquareD P.fillD 3pp 5.fill 2bottomleading.rectangleD I.fillD 2circle 8.dottedG 9fill 2square 8.fill *heart /.fill *left
arrow.up.left.and.arrow.down.right C.circle J.fill DrectangleG M.fillG DsquareD J.fillD 3down.right.and.arrow.up.right.and.down.left >magnifyingglass 0rrow.down.rightD ?.circleD F.fillD @squareD F.fillD /bottomright.rectangleD D.fillD
arrow.up.left.circle 5.dottedG 6fill /square 5.fill *message 1.fill *page.on.clipboardG *right /.and.arrow.down.leftD C.circleD J.fillD Drectangle M.fill DsquareD J.fillD
arrow.up.right.bottomleft.rectangleD D.fillD 0circle 6.dottedG 7fill 0diamond 7.fill 0square 6.fill 0video 5.fill *square 0.fill *to.line 1.alt 2circle
arrow.up.to.line.circle.fill 3ompact 2squareD 8.fillD +rashD /.fillD )right.circle (turn.backward 5.circle <.badge.ellipsis =fill 6square <.fill -down 1.circle 8.fill
arrow.uturn.down.square 8.fill -forward 4.circle ;.fill 5square ;.fill -left 1.circle 8.badge.ellipsis 9fill 2square 8.fill -right 2.circle 9.fill
arrow.uturn.right.square 9.fill -up /.circle 6.fill 0square 6.fill &keysD *.down.filledD +fillD +left.filledD +right.filledD +up.filledD &shape.backwardA 4.circleD ;.fillD
arrowshape.backward.fillA -ounce.forward :.fill 3right 8.fill ,downD 0.circleD 7.fillD 1fillD ,forwardA 3.circleD :.fillD 4fillA ,leftA 0.arrowshape.rightD A.fillD
arrowshape.left.circleD 7.fillD 1fillA ,rightA 1.circleD 8.fillD 2fillA ,turn.up.backward <.2 >.circle E.fill ?fill =badge.clock H.fill =circle C.fill
arrowshape.turn.up.backward.fill 4forward ;.circle B.fill <fill 4left 8.2 :.circle A.fill ;fill 9circle ?.fill 9fill 4right 9.circle @.fill
arrowshape.turn.up.right.fill ,upD ..circleD 5.fillD /fillD ,zigzag.forward :.fill 3right 8.fill &triangle.backward 7.circle >.fill 8fill 8square >.fill /down
arrowtriangle.down.circle :.fill 4fill 4square :.fill /forward 6.circle =.fill 7fill 7square =.fill /left 3.and.line.vertical.and.arrowtriangle.right ].fill 4circle :.fill
arrowtriangle.left.fill 8.and.line.vertical.and.arrowtriangle.right.fill 4square :.fill /right 4.and.line.vertical.and.arrowtriangle.left ].fill 5circle ;.fill 5fill 9.and.line.vertical.and.arrowtriangle.left.fill 5square ;.fill /up 1.arrowtriangle.down.window.leftD LrightD
arrowtriangle.up.circle 8.fill 2fill 2square 8.fill "spectratio ,.fill #terisk ).circle 0.fill "t #.badge.minus *plus $circle *.fill #om
audio.jack.mono ,stereo #stralian.footballG 4.circleG ;.fillG 5fillG +dollarsignD 5.arrow.circlepathD <trianglehead.counterclockwise.rotate.90G 6bank.buildingG C.fillG 6circleD <.fillD 6gauge.chart.lefthalf.righthalfG Fthird.topthird.rightthirdG 6ringG
australiandollarsign.ring.dashedG 6squareD <.fillD (signA ,.arrow.circlepathD 3trianglehead.counterclockwise.rotate.90G -bank.buildingG :.fillG -circle 3.fill -gauge.chart.lefthalf.righthalfG =third.topthird.rightthirdG -ringG 1.dashedG -square 3.fill
auto.brakesignalB &headlight.high.beamB 9.fillB 0low.beamB 8.fillB %matic.brakesignalD +headlight.high.beamD >.fillD 5low.beamD =.fillD %startstopB ..slashB /trianglebadge.exclamationmarkB "v.remoteA *.fillA "xel.2B
axel.2.front.and.rear.engagedB .engagedB (rear.engagedB #le.2C '.driveshaft.disengagedD (front.and.rear.engagedC .disengagedD .engagedC (rear.disengagedD -engagedC -lockD !b.circle ).fill #square ).fill "ackpackA
backpack.circleB 0.fillB *fillA *sensor.tag.radiowaves.left.and.rightL N.fillL %ward ).circle 0.fill *end -.alt 1.fill .circleA 4.fillA .fill *fill +rame
backward.frame.fill #dge.plus.radiowaves.forward 7right #g $.badge.minus 0.fill +plus /.fill +questionmark %circle +.fill %fill ).badge.minus 0plus 0questionmark #htsignA
bahtsign.arrow.circlepathD 0trianglehead.counterclockwise.rotate.90G *bank.buildingG 7.fillG *circle 0.fill *gauge.chart.lefthalf.righthalfG :third.topthird.rightthirdG *ringG ..dashedG *square 0.fill #lloonA (.2A *.fillA )fillA
bandage (.fill $knote ).fill #rcode (.viewfinder $ometer #se.unitG %ballA ).circleA 0.fillA *diamond.basesA 7.outs.indicatorG *fillA $ketA '.fillA
basketballA +.circleA 2.fillA ,fillA #thtubA (.fillA $tery.0 *percentD )100 ,.bolt -circleA 3.fillA ,percentD 3.boltD 4circleD :.fillD
battery.25 +percentD )50 +percentD )75 +percentD (blockB -.fillB .slashB 3.fillB /tackG 3.badge.snowflakeG C.fillG 4fillG 4trianglebadge.exclamationmarkG Q.fillG
beach.umbrellaA /.fillA $ts.earphones 'fit.pro ..chargingcase ;.fill /left /right *proD -.chargingcaseD :.fillD .leftD .rightD 'headphones 'pill +.fill
beats.powerbeats 1.leftC 2proG 5.2K 7.chargingcaseK D.fillK 8leftK 8rightK 6chargingcaseG B.fillG 6leftG 6rightG 2rightC 13 2.leftC 3rightC
beats.powerbeatspro 4.chargingcase A.fill 5left 5right 'solobuds /.chargingcase <.fill 0left 0right (tudiobud.left 1right 0s 1.chargingcase >.fill 2leftG
beats.studiobuds.plusG 6.chargingcaseG C.fillG 7leftG 7rightG 2rightG 1plusD 5.chargingcaseD B.fillD 6leftD 6rightD #d.double +.badge.checkmarkL ;.fillL ,circle 2.fill
bed.double.fill #ll %.and.waveform 2.fill .s.left.and.rightA >.fillA &badge +.circle 2.fill ,fill ,slashD 1.fillD ,waveformD 4.fillD 5slashL :.fillL
bell.circle ,.fill &fill &slash +.circle 2.fill ,fill 'quare ,.fill #ziercurveG "icycle (.circle /.fill )sensor.tag.radiowaves.left.and.rightL M.fillL #n.xmark
bin.xmark.fill $oculars +.circleD 2.fillD ,fill #rdA %.circleD ,.fillD &fillA $thday.cakeA ..fillA #tcoinsignA ,.arrow.circlepathD 3trianglehead.counterclockwise.rotate.90G -bank.buildingG :.fillG
bitcoinsign.circle 3.fill -gauge.chart.lefthalf.righthalfG =third.topthird.rightthirdG -ringG 1.dashedG -square 3.fill "linds.horizontal.closedA 3openA (vertical.closedA 1openA #ood.pressure.cuffL 4.badge.gauge.with.needleL L.fillL 5fillL
bold %.italic.underline &underline $t %.badge.a -.fill -utomaticD 5.fillD ,checkmarkD 5.fillD -lockA 1.fillA ,xmarkD 1.fillD (tteryblock 2.fill
bolt.brakesignalA &car ).circle 0.fill *fill 'ircle ,.fill &fill *.batteryblock 7.fill &heart +.fill 'orizontal 0.circle 7.fill 1fill
bolt.horizontal.icloud 7.fill (useH +.fillH &ring.closed &shield ,.fill 'lash +.circle 2.fill ,fill 'quare ,.fill &trianglebadge.exclamationmarkB C.fillB #njour
book %.and.wrenchD 0.fillD &badge.plusL 0.fillL &circle ,.fill 'losed ,.circle 3.fill -fill &fill &pagesD +.fillD %mark ).circle
bookmark.circle.fill *fill *slash /.fill +quare 0.fill %s.vertical /.circle 6.fill 0fill #x.truckA *.badge.clockA 6.fillA +fillA "rain &.fillD
brain.filled.head.profileD 'head.profile 3.fillD $kesignalA ,.dashedA $zilianrealsignA 2.arrow.circlepathD 9trianglehead.counterclockwise.rotate.90G 3bank.buildingG @.fillG 3circle 9.fill 3gauge.chart.lefthalf.righthalfG Cthird.topthird.rightthirdG 3ringG 7.dashedG
brazilianrealsign.square 9.fill #iefcase *.circle 1.fill +fill +sensor.tag.radiowaves.left.and.rightL O.fillL "ubbleD '.and.pencilG (circleD ..fillD (fillD (left ,.and.bubble.right =.fill
bubble.left.and.exclamationmark.bubble.right M.fill 1text.bubble.rightD B.fillD -circle 3.fill -fill (middle.bottom 5.fill /top 2.fill (right -.circle 4.fill .fill 's.and.sparklesA
bubbles.and.sparkles.fillA #ilding ).2 +.crop.circle 7.fill ,fill *columns 1.circle 8.fill 2fill *fill #rn $st &.fill #s $.doubledecker
bus.doubledecker.fill %fill #tton.angledbottom.horizontal.leftD D.fillD @rightD E.fillD .top.vertical.leftD ?.fillD ;rightD @.fillD (horizontalD 2.fillD 3top.pressD <.fillD (programmableA 4.squareA
button.programmable.square.fillA (roundedbottom.horizontalD @.fillD /top.horizontalD =.fillD (vertical.left.pressD ;.fillD 1right.pressD <.fillD !c.circle ).fill #square ).fill "abinetA (.fillA $le.coaxialD
cable.connector 0.horizontal 1slashD 1videoH &car ).fill #lendar ).and.lock .personG *badgeL /.checkmarkD 1lock 0exclamationmark 0lockL 0minus 0plus
calendar.circle 0.fill *day.timeline.leading >.circleL E.fillL 9ft ;.circleL B.fillL 7right <.circleL C.fillL 7trailing ?.circleL F.fillL #mera '.aperture
camera.badge.clockD 3.fillD .ellipsis 6.fillD (circle ..fill (fill ,.badge.ellipsis +ters (macro -.circle 4.fill .slashG 3.circleG :.fillG )etering.center.weighted
camera.metering.center.weighted.average 1matrix 2ultispot 1none 1partial 1spot 1unknown (on.rectangle 4.fill (rotate ..fill (sensor.tag.radiowaves.left.and.rightL L.fillL )hutter.button 6.fill (viewfinder
candybarphone #pslock ).fill %ule (.bottomhalf.filled )fill )inset.filled )lefthalf.filled )on.capsuleG 3.fillG ,rectangleG 5.fillG )portrait 1.bottomhalf.filled 2fill 2inset.filled
capsule.portrait.lefthalf.filled 2righthalf.filled 2tophalf.filled )righthalf.filled )tophalf.filled $tions.bubble 0.fill #r $.2 &.fill %badge.gearshapeG 4.fillG %circle +.fill %ferry *.fill
car.fill &ront.waves.downD 5.fillD 1left.and.right.and.upG F.fillG 1upB 3.fillB %rearB ).and.collision.road.laneD A.slashD .tire.marksB 8.offG 9slashB *fillB *hazardsignG 4.fillG
car.rear.road.laneB 3.dashedB :.arrowtriangle.2.outwardL 5istance.1G >.and.gauge.open.with.lines.needle.67percent.and.arrowtriangleG =2G >.and.gauge.open.with.lines.needle.67percent.and.arrowtriangleG =3G >.and.gauge.open.with.lines.needle.67percent.and.arrowtriangleG =4G >.and.gauge.open.with.lines.needle.67percent.and.arrowtriangleG =5G >.and.gauge.open.with.lines.needle.67percent.and.arrowtriangleG 4offG 4wave.upG *tilt.road.lanes.curved.rightG
car.rear.waves.upB 2.fillB %sideB ).air.circulateB 7.fillB .freshB 3.fillB +nd.exclamationmarkB =.fillB +rrow.left.and.rightJ >.fillJ /triangle.downB <.fillB 8upB :.arrowtriangle.downB M.fillB
car.side.arrowtriangle.up.fillB *fillB +ront.openB 4.cropG 9.fillG 5fillB *hill.descent.controlG >.fillG 0ownD 3.and.gauge.open.with.lines.needle.25percent.and.arrowtriangleJ p.fillJ 4fillD /upD 1.fillD *lockD ..fillD
car.side.lock.openD 3.fillD *rear.and.collision.and.car.side.frontD O.and.arrow.forwardJ TsteeringwheelJ PslashD 3exclamationmark.and.car.side.frontD U.offG 3wave.3.and.car.side.frontD /crop.trunk.partitionG C.fillG /openB 3.cropG 8.fillG 4fillB /tow.hitchG
car.side.rear.tow.hitch.fillG +oof.cargo.carrierG <.fillG =slashG B.fillG %top.arrowtriangle.front.leftG A.fillG =rightG B.fillG 7rear.leftG @.fillG <rightG A.fillG )door.front.left.and.front.right.and.rear.left.and.rear.right.openB j.fillB WopenB
car.top.door.front.left.and.front.right.and.rear.left.open.fillB Rright.openB \.fillB IopenB M.fillB =rear.left.and.rear.right.openB Z.fillB GopenB K.fillB Bright.openB L.fillB 9openB =.fillB 4right.and.rear.left.and.rear.right.openB [.fillB HopenB
car.top.door.front.right.and.rear.left.open.fillB Cright.openB M.fillB :openB >.fillB .rear.left.and.rear.right.openB K.fillB 8openB <.fillB 3right.openB =.fillB .sliding.left.openD ?.fillD 6right.openD @.fillD )front.radiowaves.front.left.and.front.and.front.rightG
car.top.front.radiowaves.front.left.and.front.and.front.right.fillG .left.arrowtriangleD @.fillD .right.arrowtriangleD A.fillD )lane.dashed.arrowtriangle.inwardB I.fillB 5badge.steeringwheelB H.fillB 5departure.leftB C.fillB DslashJ I.fillJ ?rightB D.fillB EslashJ
car.top.lane.dashed.departure.right.slash.fillJ )radiowaves.frontB 9.fillB 4rearB 8.fillB 9leftB =.and.rear.rightB L.fillB >car.top.frontG K.fillG >fillB 9rightB >.badge.exclamationmarkD T.fillD ExmarkD J.fillD
car.top.radiowaves.rear.right.car.top.frontG L.fillG ?fillB *ear.radiowaves.rear.left.and.rear.and.rear.rightG Z.fillG -left.arrowtriangleD ?.fillD -right.arrowtriangleD @.fillD )video.rear.leftG 8.fillG 4rightG 9.fillG %window.leftD 0.badge.exclamationmarkD 7lockL
car.window.left.badge.xmarkD 1exclamationmarkD 1xmarkD ,rightD 1.badge.exclamationmarkD 8lockL 8xmarkD 2exclamationmarkD 2xmarkD $bon.dioxide.cloudA 5.fillA (monoxide.cloudA 6.fillA $rotA '.fillA $seat.leftD
carseat.left.1D /.fillD .2D /.fillD .3D /.fillD .and.heat.wavesD <.fillD .backrest.up.and.downD B.fillD .fanD 1.fillD /illD /orward.and.backwardD B.fillD .massageD
carseat.left.massage.fillD .up.and.downD 9.fillD )rightD ..1D 0.fillD /2D 0.fillD /3D 0.fillD /and.heat.wavesD =.fillD /backrest.up.and.downD C.fillD /fanD 2.fillD
carseat.right.fillD 0orward.and.backwardD C.fillD /massageD 6.fillD /up.and.downD :.fillD $t %.badge.clockG 1.fillG ,minus 1.fill ,plus 0.fill ,questionmark &circle
cart.circle.fill &fill *.badge.minus 1plus 1questionmark #se %.fill #tD $.circleD +.fillD %fillD "edisignA ).arrow.circlepathD 0trianglehead.counterclockwise.rotate.90G *bank.buildingG 7.fillG
cedisign.circle 0.fill *gauge.chart.lefthalf.righthalfG :third.topthird.rightthirdG *ringG ..dashedG *square 0.fill #llularbarsA -.circleL 4.fillL #ntsignA ).arrow.circlepathD 0trianglehead.counterclockwise.rotate.90G *bank.buildingG 7.fillG
centsign.circle 0.fill *gauge.chart.lefthalf.righthalfG :third.topthird.rightthirdG *ringG ..dashedG *square 0.fill "hairA &.fillA 'loungeA -.fillA $ndelierA +.fillA $racterG *.book.closed
character.book.closed.fill ,ubble 1.fill +circleG 1.fillG ,ursor.ibeam +duployanA +magnifyD +phoneticA +squareG 1.fillG ,uttonA +text.justifyL /box 2.badge.sparklesJ *s.lowercaseG
characters.uppercaseG %t.bar *.doc.horizontal 9.fill +fill +horizontal.pageG :.fillG +xaxis 0.ascendingD :.badge.clockD 1descendingL +yaxisG 'dots.scatterB 'line.downtrend.xyaxisA <.circleA C.fillA
chart.line.flattrend.xyaxisA <.circleA C.fillA ,text.clipboardG :.fillG ,uptrend.xyaxis :.circle A.fill 'pie *.fill 'xyaxis.line #eckerboard.rectangle .shield &list *.checked +uncheckedA
checkmark *.appL ..fillL .lewatchD ,rrow.trianglehead.clockwiseL ?ounterclockwiseG +bubbleD 1.fillD +circle 1.badge.airplaneL @.fillL 8plusL <.fillL 8questionmark D.fill 8xmarkA
checkmark.circle.badge.xmark.fillA 2dottedL 2fill 2trianglebadge.exclamationmark O.fillL +diamond 2.fill +gobackwardD +icloud 1.fill +messageA 2.fillA +rectangle 4.fill 5portrait =.fill
checkmark.rectangle.stackD :.fillD +seal /.fill 0text.pageG 9.fillG ,hield 1.fill ,quare 1.fill $vron.backward 1.2 2chevron.backward.dottedG 3ircle 8.fill 2square
chevron.backward.square.fill 2to.lineA )compact.backwardE 1down 1forwardE 1left 5.chevron.compact.rightG 1right 1up 3.chevron.compact.downG Dright.chevron.compact.down.chevron.compact.leftG )down -.2G .circle 4.fill .dotted.2G
chevron.down.forward.2G 6dotted.2G .right.2G 4dotted.2G .square 4.fill )forward 0.2 1circle 7.fill 1dotted.chevron.forwardG 1square 7.fill 1to.lineA )left -.2
chevron.left.chevron.left.dottedG 6rightG /ircle 4.fill .forwardslash.chevron.right .slash.chevron.right /quare 4.fill .to.lineA )right ..2 /circle 5.fill /dotted.chevron.rightG /square 5.fill
chevron.right.to.lineA )up +.2G ,chevron.down 8.squareG ?.fillG 4right.chevron.down.chevron.leftG -ircle 2.fill ,dotted.2G ,forward.2G 4dotted.2G ,right.2G 2dotted.2G ,square 2.fill
chineseyuanrenminbisignD 8.arrow.circlepathD ?trianglehead.counterclockwise.rotate.90G 9bank.buildingG F.fillG 9circleD ?.fillD 9gauge.chart.lefthalf.righthalfG Ithird.topthird.rightthirdG 9ringG =.dashedG 9squareD ?.fillD "ircle '.and.line.horizontal ;.fill
circle.badge.checkmarkD 7.fillD .exclamationmarkD =.fillD .minusD 3.fillD .plusD 2.fillD .questionmarkD :.fillD .xmarkD 3.fillD )ottomhalf.fill 7ed 9.inverseD .righthalf.checkeredD
circle.bottomrighthalf.pattern.checkeredG .third.split (circle ..fill (dashed ..inset.fill 9ed /rectangleA )otted ..and.circleD /circleD 5.fillD (fill ,.square.fill ,ed.ipadD 3.fillD
circle.filled.ipad.landscapeD =.fillD 1honeD 5.fillD /pattern.diagonalline.rectangleA (grid.2x1 0.fill 1left.filled 1right.filled /2 0.fill 1topleft.checkmark.filledL -3x3 0.circle 7.fill 1fill
circle.grid.cross 2.down.fill <ed 3fill 3left.fill <ed 3right.fill =ed 3up.fill :ed -hex 0.fill (hexagongrid 3.circle :.fill 4fill
circle.hexagonpath 3.fill (inset.filled (lefthalf.fill 5ed 7.inverseD 8righthalf.striped.horizontalD T.inverseD 1striped.horizontalD C.inverseD (on.squareL 1.intersection.dottedL 2mergeL (rectangle.dashedA 2filled.pattern.diagonallineA )ighthalf.fill
circle.righthalf.filled 8.inverseD (slash -.fill )quare ..fill (tophalf.fill 4ed 6.inverseD 'badge ,.2 ..fill -fill 's.hexagongrid 4.fill 0path
circles.hexagonpath.fill "lear &.fill #ipboardA *.fillA #ock &.arrow.2.circlepath -circlepath -trianglehead.2.counterclockwise.rotate.90G :clockwise.rotate.90.path.dottedL ;ounterclockwise.rotate.90G 'badgeA ,.airplaneL 5.fillL -checkmark 6.fill
clock.badge.exclamationmark <.fill -fillA -questionmark 9.fill -xmarkA 2.fillA 'circle -.fill 'fill $ud &.bolt +.circleA 2.fillA ,fill ,rain
cloud.bolt.rain.circleA 7.fillA 1fill 'circleA -.fillA 'drizzle ..circleA 5.fillA /fill 'fill (og *.circleA 1.fillA +fill 'hail +.circleA
cloud.hail.circle.fillA ,fill (eavyrain 0.circleA 7.fillA 1fill 'moon +.bolt 0.circleA 7.fillA 1fill ,circleA 2.fillA ,fill ,rain 0.circleA
cloud.moon.rain.circle.fillA 1fill 'rain +.circleA 2.fillA ,fill +bow.cropG 3.fillG /halfD 3.fillD 'sleet ,.circleA 3.fillA -fill (now +.circleA
cloud.snow.circle.fillA ,fill (un *.bolt /.circleA 6.fillA 0fill +circleA 1.fillA +fill +rain /.circleA 6.fillA 0fill "oatG %.circleL
coat.circle.fillL &fillG #loncurrencysignA 2.arrow.circlepathD 9trianglehead.counterclockwise.rotate.90G 3bank.buildingG @.fillG 3circle 9.fill 3gauge.chart.lefthalf.righthalfG Cthird.topthird.rightthirdG 3ringG 7.dashedG 3square 9.fill #mb
comb.fill $mand (.circle /.fill )square /.fill $pass.drawingA %utermouse ..fill #ne %.fill $tact.sensorA /.fillA %extualmenu.and.cursorarrow 4pointer.arrowL %rol
convertible.sideG 1.air.circulateG ?.fillG 6freshG ;.fillG 3nd.exclamationmarkG E.fillG 3rrow.left.and.rightJ F.fillJ 8trianglehead.backwardG M.fillG EforwardG L.and.backwardG Y.fillG MfillG 7triangle.downG
convertible.side.arrowtriangle.down.fillG @upG B.arrowtriangle.downG U.fillG CfillG 2fillG 3ront.openG <.cropG A.fillG =fillG 2hill.descent.controlG F.fillG 8ownG ;.and.gauge.open.with.lines.needle.25percent.and.arrowtriangleJ x.fillJ <fillG
convertible.side.hill.upG 9.fillG 2lockG 6.fillG 7openG ;.fillG #oktopA (.fillA "pu $.fill "reditcard +.and.123 0numbersL -rrow.trianglehead.2.clockwise.rotate.90L ,circle 2.fill
creditcard.fill ,rewardsL 3.fillL ,trianglebadge.exclamationmark I.fillD ,viewfinderA #icket.ballA -.circleA 4.fillA .fillA #op %.rotate $ss &.case +.circleB 2.fillB
cross.case.fill (ircle -.fill 'fill 'vial +.fill $wn &.fill #uzeirosignA -.arrow.circlepathD 4trianglehead.counterclockwise.rotate.90G .bank.buildingG ;.fillG .circle 4.fill .gauge.chart.lefthalf.righthalfG
cruzeirosign.gauge.chart.leftthird.topthird.rightthirdG .ringG 2.dashedG .square 4.fill "ube %.box ).fill &circleL ,.fillL &fill &transparent 1.fill #p.and.heat.wavesG 3.fillG )saucer
cup.and.saucer.fill #rlybraces ,.square 3.fill $sor.rays 'arrow ,.and.square.on.square.dashed -click 2.2 3badge.clock -motionlines 8.click -rays .esize.north.east.south.east -slashD 2.squareD
cursorarrow.slash.square.fillD .quare 3.fillA $tains.closedA *openA "ylinder ).fill *split.1x2 3.fill !d.circle ).fill #square ).fill "anishkronesignD 0.arrow.circlepathD 7trianglehead.counterclockwise.rotate.90G
danishkronesign.bank.buildingG >.fillG 1circleD 7.fillD 1gauge.chart.lefthalf.righthalfG Athird.topthird.rightthirdG 1ringG 5.dashedG 1squareD 7.fillD "ecrease.indent *quotelevel #greesign.celsiusG ,fahrenheitG .renheit #humidifierA
dehumidifier.fillA #lete.backward 0.fill (forward /.fill (left ,.fill (right -.fill #skclock *.fill %topcomputer 0.and.arrow.down 5macbookG 1badge.checkmarkL 7shield.checkmarkL
desktopcomputer.trianglebadge.exclamationmark %viewA ).fillA "ial %.fill &highA *.fillA &lowA ).fillA &max ).fill 'ediumA ,.fillA 'in ).fill $mond
diamond.bottomhalf.filled )circle /.fill )fill )inset.filled )lefthalf.filled )righthalf.filled )tophalf.filled #ce %.fill #e.face.1 +.fill *2 +.fill *3 +.fill
die.face.4 +.fill *5 +.fill *6 +.fill #gitalcrown.arrow.clockwise =.fill 5ounterclockwise D.fill .horizontal.arrow.clockwise H.fill @ounterclockwise O.fill 9press >.fill
digitalcrown.press 3.fill #rectcurrent #shwasherA +.circleD 2.fillD ,fillA $play (.2 )and.arrow.down -screwdriverL )trianglebadge.exclamationmark $tribute.horizontalG 6.centerA =.fillA 7fillG
distribute.horizontal.leftA ;.fillA 7rightA <.fillA ,verticalG 4.bottomA ;.fillA 5centerA ;.fillA 5fillG 5topA 8.fillA #vide '.circle ..fill (square
divide.square.fill "oc $.append +.fill %badge.arrow.upA 3.fillA +clockD 0.fillD +ellipsis +gearshape 4.fill +plus %circle +.fill %fill ).badge.ellipsis
doc.fill.badge.plus %on.clipboard 1.fill (doc +.fill (trash -.fill %plaintext ..fill %questionmarkD 1.fillD %richtext -.fill %text ).below.ecg 3.fill
doc.text.fill ..viewfinder *image /.fill *magnifyingglass *viewfinder %viewfinder /.fill %zipper $k.arrow.down.rectangle ,up.rectangle &rectangle $umentG ).badge.arrow.upG 8.fillG 0clockG
document.badge.clock.fillG 0ellipsisG 8.fillG 0gearshapeG 9.fillG 0plusG 4.fillG *circleG 0.fillG *fillG *on.clipboardG 6.fillG -documentG 5.fillG -trashL 2.fillL
document.viewfinderG 4.fillG #gD $.circleD +.fillD %fillD #llarsignA +.arrow.circlepathA 2trianglehead.counterclockwise.rotate.90G ,bank.buildingG 9.fillG ,circle 2.fill ,gauge.chart.lefthalf.righthalfG <third.topthird.rightthirdG ,ringG
dollarsign.ring.dashedG ,square 2.fill #ngsignA ).arrow.circlepathD 0trianglehead.counterclockwise.rotate.90G *bank.buildingG 7.fillG *circle 0.fill *gauge.chart.lefthalf.righthalfG :third.topthird.rightthirdG *ringG ..dashedG *square 0.fill
door.french.closedA -openA &garage.closedA 3.trianglebadge.exclamationmarkA -double.bay.closedA >.trianglebadge.exclamationmarkA 8openA <.trianglebadge.exclamationmarkA -openA 1.trianglebadge.exclamationmarkA &left.hand.closedA 0openA &right.hand.closedA 1openA &sliding.left.hand.closedA 8openA
door.sliding.right.hand.closedA 9openA #t.arrowtriangles.up.right.down.left.circle %circle +.and.cursorarrow 0hand.point.up.left.fill 0pointer.arrowL ,fill ,viewfinder &rosshairL %radiowaves.forward 0left.and.right 0right 0up.forward %scopeD *.displayD
dot.scope.laptopcomputerD &quare +.fill +shape 0.fill 1split.2x2 %viewfinder $s.and.line.vertical.and.cursorarrow.rectangle <pointer.arrow.rectangleL "pad %.down.fill /ed &fill &left.fill /ed &right.fill
dpad.right.filled &up.fill -ed "roneG &.fillG $p %.circle ,.fill &degreesignA 0.fillA 1slash 6.fill &fill &halffullD &keypad.rectangleA 6.fillA
drop.transmissionD (iangle ..fill #yerA &.circleD -.fillD 'fillA "uffle.bagG +.fillG #mbbellA ).fillA !e.circle ).fill #square ).fill "ar
ear.and.waveform %badge.checkmark +waveformD %fill %trianglebadge.exclamationmark $bud.leftL (rightL 's (.bone.conductionL 8.leftL 9rightL )case -.fill )in.earL /.leftL 0rightL
earbuds.stemlessL 1.leftL 2rightL $pods "cg.text.pageG ..fillG "ject &.circle -.fill 'fill "lectronic.toll.collectionJ ;.rectangleJ E.fillJ FslashJ K.fillJ Ftrianglebadge.exclamationmarkJ
electronic.toll.collection.rectangle.trianglebadge.exclamationmark.fillJ #lipses.bubble 0.fill 'is ).bubble 0.fill *calendarL +ircle 0.badgeL 6.fillL 1fill +urlybraces *messageA 1.fillA *rectangle 3.fill
ellipsis.vertical.bubble 9.fill +iewfinderB "ngine.combustionB 2.badge.exclamationmarkD H.fillD 3fillB (emission.and.drop.2.water.wave.belowJ 5exclamationmarkG 5filterG #try.lever.keypadA 3.fillA 4trianglebadge.exclamationmarkA Q.fillA #velope ).and.arrow.3.downJ
envelope.and.arrow.3.down.fillJ 4trianglehead.branchG G.fillG .hand.raisedL 9.fillL +rrow.triangle.branch ?.fill *badge /.fill 0minusL 5.fillL 0person.cropD ;.fillD 1lusL 4.fillL 0shield.half.filled
envelope.badge.shield.half.filled.fill 7leadinghalf.fill *circle 0.fill *fill ..badge.shield.trailinghalf.fill +rontG /.fillG *open ..badge.clockA :.fillL /fill *stackH /.fillH $ironmentsL -.circleL
environments.circle.fillL .fillL .slashL 3.circleL :.fillL 4fillL "qual &.circle -.fill 'square -.fill "raserA '.badge.xmarkL 3.fillL (fillA (line.dashedA
eraser.line.dashed.fillA (slashL -.fillL (trianglebadge.exclamationmarkL E.fillL "scape #im %.fill "urosignA ).arrow.circlepathD 0trianglehead.counterclockwise.rotate.90G *bank.buildingG 7.fillG *circle 0.fill *gauge.chart.lefthalf.righthalfG
eurosign.gauge.chart.leftthird.topthird.rightthirdG *ringG ..dashedG *square 0.fill %zonesignD -.arrow.circlepathD 4trianglehead.counterclockwise.rotate.90G .bank.buildingG ;.fillG .circleD 4.fillD .gauge.chart.lefthalf.righthalfG >third.topthird.rightthirdG .ringG 2.dashedG
eurozonesign.squareD 4.fillD "v.chargerD +.arrowtriangle.leftD >.fillD :rightD ?.fillD ,exclamationmarkD ;.fillD ,fillD ,slashD 1.fillD $plug.ac.gb.tD 0.fillD ,type.1D 2.fillD
ev.plug.ac.type.2D 2.fillD )dc.ccs1D 0.fillD /2D 0.fillD -hademoD 3.fillD ,gb.tD 0.fillD ,nacsD 0.fillD "xclamationmark 0.2 13 1applewatch
exclamationmark.arrow.circlepath 7triangle.2.circlepath ?head.2.clockwise.rotate.90G Dcounterclockwise.rotate.90G 1brakesignalA 2ubble 7.circle >.fill 8fill 1circle 7.fill 1icloud 7.fill 1lockA 5.fillA 1magnifyingglassD
exclamationmark.messageH 8.fillH 1octagon 8.fill 1questionmark 1shield 7.fill 2quare 7.fill 1tirepressureD 2ransmissionB 3iangle 9.fill :text.pageI C.fillI 1warninglightD
exclamationmark.warninglight.fillD #ternaldrive ..badge.checkmark 5exclamationmarkA 5icloud 5minus 5person.crop 6lus 5questionmark 5timemachine 5wifi 5xmark /connected.to.line.below F.fill /fill 3.badge.checkmark
externaldrive.fill.badge.exclamationmarkA :icloud :minus :person.crop ;lus :questionmark :timemachine :wifi :xmark 4trianglebadge.exclamationmarkA /trianglebadge.exclamationmarkA "ye $.circle +.fill %fill %half.closedL
eye.half.closed.fillL %slash *.circle 1.fill +fill &quare +.fill %trianglebadge.exclamationmark B.fill $brow $dropper +.full ,halffull $glasses +.slashD $s
eyes.inverse !f.circle ).fill $ursive *.circle 1.fill +slashL #square ).fill "ace.dashed ,.fill &smiling -.fill .inverseA %id %mask
facemask.fill #nD $.and.light.ceilingA 6.fillA %badge.arrow.up.and.down.and.arrow.left.and.rightL U.fillL ,utomaticD 4.fillD %ceilingA ,.fillA &ircleL +.fillL %deskA ).fillA %fillD &loorA
fan.floor.fillA %gauge.openL %oscillationA 0.fillA %slashD *.fillD $blades *.fill +slashA 0.fill #xmachine +.fillA "erry &.fill "iberchannel $rechannel
field.of.view.ultrawideD 8.fillD /wideD 3.fillD #gureD '.2D ).and.child.holdinghandsA +rms.openA *circleD 0.fillD *left.holdinghandsG *right.holdinghandsG (american.footballA 9.circleG @.fillG )nd.child.holdinghandsA
figure.archeryA /.circleG 6.fillG *ms.openA )ustralian.footballA ;.circleG B.fillG (badmintonA 1.circleG 8.fillG *rreA -.circleG 4.fillG *seballA 0.circleG 7.fillG
figure.basketballA 2.circleG 9.fillG )owlingA /.circleG 6.fillG *xingA ..circleG 5.fillG (childD -.and.lockD 6.fillD 7openD ;.fillD .circleD 4.fillD
figure.climbingA 0.circleG 7.fillG )ooldownA 0.circleG 7.fillG *re.trainingA 5.circleG <.fillG )ricketA /.circleG 6.fillG *oss.trainingA 6.circleG =.fillG )urlingA
figure.curling.circleG 6.fillG (danceA -.circleG 4.fillG )isc.sportsA 3.circleG :.fillG )ress.line.vertical.figureA (ellipticalA 2.circleG 9.fillG )questrian.sportsA 9.circleG @.fillG (fallA
figure.fall.circleA 3.fillA )encingA /.circleG 6.fillG )ield.hockeyG 4.circleG ;.fillG *shingA /.circleG 6.fillG )lexibilityA 3.circleG :.fillG (golfA ,.circleG
figure.golf.circle.fillG )ymnasticsA 2.circleG 9.fillG (hand.cyclingA 4.circleG ;.fillG ,ballA 0.circleG 7.fillG )ighintensity.intervaltrainingA F.circleG M.fillG *kingA ..circleG 5.fillG
figure.hockeyA ..circleG 5.fillG )untingA /.circleG 6.fillG (ice.hockeyG 2.circleG 9.fillG ,skatingG 3.circleG :.fillG )ndoor.cycleA 4.circleG ;.fillG /rowingG
figure.indoor.rowing.circleG <.fillG /soccerG 5.circleG <.fillG (jumpropeA 0.circleG 7.fillG (kickboxingA 2.circleG 9.fillG (lacrosseA 0.circleG 7.fillG (martial.artsA 4.circleG
figure.martial.arts.circle.fillG )ind.and.bodyA 5.circleG <.fillG *xed.cardioA 4.circleG ;.fillG (open.water.swimA 7.circleG >.fillG )utdoor.cycleA 5.circleG <.fillG 0rowingG 6.circleG =.fillG
figure.outdoor.soccerG 6.circleG =.fillG (pickleballA 2.circleG 9.fillG *latesA /.circleG 6.fillG )layA ,.circleG 3.fillG )ool.swimA 1.circleG 8.fillG (racquetballA
figure.racquetball.circleG :.fillG )oll ,.circleG 3.fillG -runningpaceA 8.circleG ?.fillG ,ingA /.circleG 6.fillG *werA )ugbyA -.circleG 4.fillG *nA
figure.run.circleA 2.fillA ,square.stackB 8.fillB ,treadmillG 5.circleG <.fillG (sailingA /.circleG 6.fillG )eated.seatbeltB 7.and.airbag.offB DnB 8left.drive.seats.1G J.1G L.fillG
figure.seated.seatbelt.left.drive.seats.1.2G L.fillG KfillG I2G J.2G L.2G N.fillG M3G N.fillG MfillG K3G L.2G N.fillG M3G N.fillG MfillG
figure.seated.seatbelt.left.drive.seats.2.fillG I3G J.3G L.3G N.fillG MfillG KfillG 0ideD 3.air.distribution.lowerD EmiddleD K.and.lowerD U.angledD EupperD J.angled.and.lower.angledD VmiddleD \.and.lower.angledD
figure.seated.side.air.lowerB 8upperB =.and.lowerB 8windshieldB 7bag.offB >.2B <nB =.2B 5utomaticD 4leftG 8.air.distribution.indirectL JlowerG O.angled.and.upper.angledL JmiddleG P.and.lowerG Z.angledG
figure.seated.side.left.air.distribution.upperG O.and.middle.and.lowerI Rgled.and.dottedline.and.lower.angledL [lower.angledG [middleG a.and.lower.angledG <bag.offG C.2G AnG B.2G :utomaticG 9fanG 9steeringwheelG 9windshield.front.and.heat.wavesG X.air.distribution.lowerG jmiddleG
figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.middle.and.lowerG jupperG o.and.lowerG tmiddleG z.and.lowerG 4rightG 9.air.distribution.indirectL KlowerG P.angled.and.upper.angledL KmiddleG Q.and.lowerG [.angledG KupperG P.and.middle.and.lowerI Sgled.and.dottedline.and.lower.angledL \lower.angledG
figure.seated.side.right.air.distribution.upper.angled.and.middleG b.and.lower.angledG =bag.offG D.2G BnG C.2G ;utomaticG :child.lapL :fanG :steeringwheelG :windshield.front.and.heat.wavesG Y.air.distribution.lowerG kmiddleG q.and.lowerG kupperG p.and.lowerG
figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middleG {.and.lowerG 4windshield.front.and.heat.wavesB S.air.distribution.lowerD emiddleD k.and.lowerD eupperD j.and.lowerD omiddleD u.and.lowerD )kateboardingG 5.circleG <.fillG ,ingA *iing.crosscountryA ;.circleG
figure.skiing.crosscountry.circle.fillG /downhillA 7.circleG >.fillG )nowboardingA 4.circleG ;.fillG )occerA +ialdanceA 3.circleG :.fillG *ftballA 0.circleG 7.fillG )quashA ..circleG
figure.squash.circle.fillG )tair.stepperA 5.circleG <.fillG -sA ..circleG 5.fillG +nd -.dressG 3.line.vertical.figureG .line.dotted.figure.stand *ep.trainingA 5.circleG <.fillG *rengthtraining.functionalA C.circleG
figure.strengthtraining.functional.circle.fillG 9traditionalA D.circleG K.fillG )urfingA /.circleG 6.fillG (table.tennisA 4.circleG ;.fillG *ichiA ..circleG 5.fillG )ennisA ..circleG 5.fillG
figure.track.and.fieldA 7.circleG >.fillG (volleyballA 2.circleG 9.fillG (walk ,.arrivalA -circle 3.fill -departureA .iamond 4.fill -motionA 3.trianglebadge.exclamationmarkD -suitcase.rollingL
figure.walk.suitcase.rolling.circleL D.fillL -treadmillG 6.circleG =.fillG /iangleG 5.fillG *ter.fitnessA 5.circleG <.fillG -poloA 1.circleG 8.fillG *ve ,.circle 3.fill
figure.wrestlingA 1.circleG 8.fillG (yogaA ,.circleG 3.fillG #lemenu.and.cursorarrow .pointer.arrowL .selection $m %.circle ,.fill &fill &stackA +.fillA #nderL
fire.extinguisherG 2.fillG %placeA *.fillA %wallA ).fillA &orksD #shA %.circleB ,.fillB &fillA #tness.timer ..fill "lag %.2.crossed /.circleA
flag.2.crossed.circle.fillA 0fill &and.flag.filled.crossed &badge.ellipsis 4.fill &checkeredA /.2.crossedA 0circleB 6.fillB 'ircle ,.fill &fill *ed.and.flag.crossed &pattern.checkeredG 7.2.crossedG 8circleG
flag.pattern.checkered.circle.fillG 8lcJ &slash +.circle 2.fill ,fill 'quare ,.fill $me &.circle -.fill 'fill 'gauge.openL $shlight.off.circleD 6.fillD 0fill
flashlight.on.circleD 5.fillD /fill ,slashD 1.circleD 8.fillD %kD &.fillD #euronA (.fillA #ip.horizontal 0.fill %phone #orinsignA +.arrow.circlepathD 2trianglehead.counterclockwise.rotate.90G
florinsign.bank.buildingG 9.fillG ,circle 2.fill ,gauge.chart.lefthalf.righthalfG <third.topthird.rightthirdG ,ringG 0.dashedG ,square 2.fill $wchart *.fill #uid.batteryblockG (rakesignalA 'coolantG 'transmissionB
fn "older '.badge.gear 2shape .minus 3.fill .person.crop 9.fill /lus 2.fill .questionmark (circle ..fill (fill ,.badge.gear 7shape
folder.fill.badge.minus 3person.crop 4lus 3questionmark #otballA ).circleA 0.fillA *fillA #rk.knife +.circle 2.fill $mfitting.gamecontrollerG ;.fillG $ward (.circle /.fill
forward.end ,.alt 0.fill -circleA 3.fillA -fill )fill *rame ..fill #ssil.shellA -.fillA "rancsignA *.arrow.circlepathD 1trianglehead.counterclockwise.rotate.90G +bank.buildingG 8.fillG
francsign.circle 1.fill +gauge.chart.lefthalf.righthalfG ;third.topthird.rightthirdG +ringG /.dashedG +square 1.fill #ying.panA +.fillA "uel.filter.waterJ %pump ).and.filterG +rrowtriangle.leftD <.fillD 8rightD
fuelpump.arrowtriangle.right.fillD *circle 0.fill *exclamationmarkD 9.fillD *fill *slashD /.fillD *thermometerL 5.fillL #nction "x !g.circle ).fill #square ).fill
gamecontroller /.circleG 6.fillG 0fill #uge &.badge.minus -plus 'chart.lefthalf.righthalfL 1third.topthird.rightthirdL 'highA 'lowA 'mediumA -.badge.minusA 4plusA 'openL +.righthalf.dotted.with.needle.and.arrow.trianglehead.backwardL
gauge.open.with.lines.needle.33percentD G.and.arrow.trianglehead.from.0percent.to.50percentG QtriangleD Y.from.0percent.to.50percentD >67percent.and.arrowtriangleD Y.and.carD >84percent.exclamationD 'with.dots.needle.0percentD 8100percentD 833percentD 850percentD 867percentD 8bottom.0percentD ?100percentD ?50percentD H.badge.minusD
gauge.with.dots.needle.bottom.50percent.badge.plusD ,needleD 2.fillD "ear %.badge +.checkmark ,questionmark ,xmark &circle ,.fill %shape *.2 ,.fill +arrow.triangle.2.circlepathA 9head.2.clockwise.rotate.90G +circle
gearshape.circle.fill +fill 'ift.layout.sixspeedD "ift %.circle ,.fill &fill %card ).fill "lobe &.americas /.fill (sia.australia 5.fill 'badge.chevron.backward .lockL
globe.badge.clock.fillL 'central.south.asiaA 9.fillA 'deskA +.fillA 'europe.africa 4.fill 'fillL $wplugB "obackward +.10 -5 ,30 ,45 ,5 ,60
gobackward.75 ,90 ,minus #forward *.10 ,5 +30 +45 +5 +60 +75 +90 +plus "raduationcap ..circle 5.fill
graduationcap.fill $ph.2dL '3dL #eaterthan ,.circle 3.fill -square 3.fill ,orequaltoG 5.circleG <.fillG 6squareG <.fillG $etingcard -.fill #id
grid.circle ,.fill "uaranisignA ,.arrow.circlepathD 3trianglehead.counterclockwise.rotate.90G -bank.buildingG :.fillG -circle 3.fill -gauge.chart.lefthalf.righthalfG =third.topthird.rightthirdG -ringG 1.dashedG -square 3.fill #idepoint.arrowtriangle.forward
guidepoint.horizontalL ,numbers ,verticalL 4.arrowtriangle.forwardL 5numbersL $tars (.fill "ym.bagD (.fillD #roscope !h.circle ).fill #square ).fill ..on.square.fill *on.square
h.square.on.square.fill "ammer '.circle ..fill (fill #nd.appA ).fillA &draw *.badge.ellipsisG 9.fillG +fill &palm.facingG 1.fillG 'inchG +.fillG 'oint.down
hand.point.down.fill ,left 0.fill ,right 1.fill ,up ..braille 6.badge.ellipsisG E.fillG 7fill /fill /left 3.and.textD <.fillD 4fill &raised
hand.raised.appB 0.fillB -brakesignalB 8.slashB -circle 3.fill -fill /ngers.spreadA ;.fillA -palm.facingG 8.fillG -slash 2.fill .quare 3.fill 4on.square
hand.raised.square.on.square.fill (ysG *.fillG &tap ).fill 'humbsdown 0.circle 7.fill 1fill 5ed.hand.thumbsupL 1hand.thumbsupL >.fillL CedL 1slashH 6.fillH ,up
hand.thumbsup.circle 5.fill /fill /slashH 4.fillH &wave *.fill %bagB (.circleD /.fillD )fillB )sensor.tag.radiowaves.left.and.rightL M.fillL %s.and.sparklesD 3.fillD 'clap
hands.clap.fill 'sparkles /.fill $gerD #re %.circleD ,.fillD &fill #t.capG (.fillG %widebrimG -.fillG #zardsignB +.fillB "ead.profile.arrow.forward.and.vision.proG FproD
headlight.daytimeB 2.fillB +fogB ..fillB +high.beamA 4.fillA +low.beamA 3.fillA %phones +.circle 2.fill ,dotsI ,over.earL ,sensor.tag.radiowaves.left.and.rightL P.fillL -lashG
headsetG (.circleG /.fillG $ringaid.ear (device.and.signal.meterA ?.fillA /ear 2.fillA %t &.badge.boltL 1.fillL 2slashL 7.fillL 'circle -.fill 'fill
heart.gauge.openL 'rectangle 0.fill 'slash ,.circle 3.fill -fill (quare -.fill 'text.clipboardG 5.fillG ,square 2.fill $t.element.windshieldB &wavesD +.and.fanG
heat.waves.circleL 2.fillL ,gauge.openL %er.verticalA 0.fillA #lm %etG '.fillG #xagon (.bottomhalf.filled )fill )lefthalf.filled )righthalf.filled )tophalf.filled "ifireceiverA -.fillA
hifispeaker ,.2 ..badge.minusG :.fillG 5plusG 9.fillG /fill -and.appletv 8.fill 1homepod 8.badge.minusG D.fillG ?plusG C.fillG 9fill 9miniG
hifispeaker.and.homepod.mini.badge.minusG I.fillG DplusG H.fillG >fillG 8mini <.fill .rrow.forwardG :.fillG -badge.minusG 8.fillG 3plusG 7.fillG -fill #ghlighter ,.badge.ellipsisL
hockey.puckA ,.circleA 3.fillA -fillA #ld.brakesignalA #mekit %pod (.2 *.badge.minusG 6.fillG 1plusG 5.fillG +fill )and.appletv 4.fill -homepod.miniG
homepod.and.homepod.mini.badge.minusG E.fillG @plusG D.fillG :fillG 4mini 8.fill *rrow.forwardG 6.fillG )badge.checkmarkL 8.fillL /minusG 4.fillG /plusG 3.fillG )fill
homepod.miniG -.2G /.badge.minusG ;.fillG 6plusG :.fillG 0fillG .and.appletvL 9.fillL /rrow.forwardG ;.fillG .badge.checkmarkL =.fillL 4minusG 9.fillG 4plusG
homepod.mini.badge.plus.fillG .fillG (mini ,.2 ..fill -and.appletv 8.fill -fill #rnD %.blastD +.fillD &fillD #urglass *.and.lockD +badge.eyeG 1lockL
hourglass.badge.plus ,ottomhalf.fill :ed +circle 1.fill +end +start +tophalf.fill 7ed $se &.and.flagB /.circleB 6.fillB 0fillB 'badge.exclamationmarkG <.fillG
house.badge.wifiG 1.fillG 'circle -.fill 'fill 'lodgeB ,.circleB 3.fillB -fillB 'slashG ,.fillG "ryvniasignA ,.arrow.circlepathD 3trianglehead.counterclockwise.rotate.90G -bank.buildingG :.fillG
hryvniasign.circle 3.fill -gauge.chart.lefthalf.righthalfG =third.topthird.rightthirdG -ringG 1.dashedG -square 3.fill "umidifierA +.and.dropletsA 8.fillA 0ellipsisL 8.fillL ,fillA 'ty ).fill
hurricane *.circleA 1.fillA "ydrogenJ ).circleJ 0.fillJ *squareJ 0.fillJ !i.circle ).fill #square ).fill "cloud '.and.arrow.down 6.fill 2up
icloud.and.arrow.up.fill (circle ..fill (dashedL (fill (slash -.fill )quare ..fill "ncrease.indent *quotelevel #dianrupeesignA 0.arrow.circlepathD 7trianglehead.counterclockwise.rotate.90G 1bank.buildingG >.fillG
indianrupeesign.circle 7.fill 1gauge.chart.lefthalf.righthalfG Athird.topthird.rightthirdG 1ringG 5.dashedG 1square 7.fill #finity ).circle 0.fill $o %.bubbleA ,.fillA &circle ,.fill
info.circle.text.pageJ 6.fillJ &squareA ,.fillA &triangleI ..fillI &windshieldB #halerG (.fillG #set.filled.applewatch.caseG .bottomhalf.rectangleG B.portraitG 9tophalf.rectangleG 4leading.bottomtrailing.rectangleL <rectangleG E.portraitG
inset.filled.bottomleft.bottomright.rectangleL 9rectangleG B.portraitG 4right.rectangleG C.portraitG 4third.rectangleG C.portraitG :squareG 5railing.rectangleG F.portraitG .capsuleG 5.portraitG /enter.rectangleG >.badge.plusG ?portraitG /ircleG
inset.filled.circle.dashedG 5slashL .diamondG .leadinghalf.arrow.leading.rectangleG :rectangleG C.portraitG :toptrailing.bottomtrailing.rectangleG ;railinghalf.rectangleG 5third.rectangleG D.portraitG ;squareG 0fthalf.arrow.left.rectangleG 7rectangleG @.portraitG 8ighthalf.rectangleG 7topright.bottomright.rectangleG
inset.filled.leftthird.middlethird.rightthird.rectangleL 8rectangleG A.portraitG 8squareG .ovalG 2.portraitG .panoL .rectangleG 7.and.cursorarrowG <person.filledG I.circleI P.fillI =ointer.arrowL 8badge.recordG 8on.rectangleG 8portraitG
inset.filled.righthalf.arrow.right.rectangleG 8lefthalf.rectangleG 8rectangleG A.portraitG 3third.rectangleG B.portraitG 9squareG .squareG 4.dashedG .tophalf.bottomhalf.rectangleG <left.bottomright.rectangleG 6rectangleG ?.portraitG 1leading.bottomleading.trailinghalf.rectangleG 9rectangleG B.portraitG
inset.filled.topleft.bottomleft.righthalf.rectangleG 6rectangleG ?.portraitG 6topright.bottomhalf.rectangleG Eleft.bottomright.rectangleG 1right.rectangleG @.portraitG 1third.middlethird.bottomthird.rectangleL 7rectangleG @.portraitG 7squareG 2railing.rectangleG C.portraitG /railinghalf.arrow.trailing.rectangleG ;leadinghalf.rectangleG ;rectangleG
inset.filled.trailinghalf.rectangle.portraitG 6third.rectangleG E.portraitG <squareG 0iangleG /vG #ternaldrive ..fill "pad %.and.arrow.forward *iphone 0.slashB &badge.checkmarkL ,exclamationmark ,locationG ,play
ipad.caseD *.and.iphone.caseD &gen1B *.badge.exclamationmark 1locationG 1playB +crop.homebutton.circleL +landscapeB 4.badge.exclamationmark ;locationG ;playB 5slashG +sizesL ,lashG )2B *.badge.exclamationmark
ipad.gen2.badge.locationG 1playB +landscapeB 4.badge.exclamationmark ;locationG ;playB 5slashG +sizesL ,lashG &homebutton 0.badge.play 1landscape :.badge.play &landscape /.and.applewatchL 4iphoneG
ipad.landscape.and.iphone.slashG 6odL 0badge.exclamationmark 6locationG 6play &rear.camera &sizesD #hone '.and.arrow.forward 9.inwardG :outwardG 2left.and.arrow.rightD F.inwardG 2right.inwardG 8outwardG ,ipodL
iphone.and.vision.proL )pp.switcherG (badge.checkmarkL .exclamationmark .locationG .play (caseD )ircle ..fill )rop.circleG (dock.motorized.viewfinderG (gen1B ,.and.arrow.leftG -badge.exclamationmark 3locationG 3playB
iphone.gen1.circleB 3.fillB .rop.circleG 2homebutton <.circleL -landscapeB 6.slashG -motionG -radiowaves.left.and.rightB F.circleB M.fillB -sizesL .lashB 2.circleB 9.fillB +2B
iphone.gen2.and.arrow.left.and.arrow.right.inwardG -badge.exclamationmark 3locationG 3playB -circleB 3.fillB .rop.circleG -landscapeB 6.slashG -motionG -radiowaves.left.and.rightB F.circleB M.fillB -sizesL .lashB 2.circleB
iphone.gen2.slash.circle.fillB +3B ,.and.arrow.left.and.arrow.right.inwardG -badge.exclamationmark 3locationG 3playB -circleB 3.fillB .rop.circleG -landscapeB 6.slashG -motionG -radiowaves.left.and.rightB F.circleB M.fillB -sizesL
iphone.gen3.slashB 2.circleB 9.fillB (homebutton 2.badge.play 3circle 9.fill 3landscape 3radiowaves.left.and.right L.circle S.fill 3slash 8.circle ?.fill (landscape (motionG
iphone.pattern.diagonallineL <.on.rectangle.portrait.dashedL (radiowaves.left.and.right A.circle H.fill )ear.camera (sizesD )lash -.circle 4.fill )martbatterycase.gen1 <2 #od %.and.applewatchL *vision.proL &shuffle.gen1G
ipod.shuffle.gen2G 13G 14G &touchG +.landscapeG ,slashG %shuffle.gen1 02 03 04 %touch *.landscape +slash "talic "vfluid.bag ,.fill
j.circle ).fill #square ).fill ..on.square.fill *on.square 3.fill "acketG '.circleL ..fillL (fillG (sensor.tag.radiowaves.left.and.rightL L.fillL !k ".circle ).fill
k.square ).fill "ashida.arabicD "ey $.2.on.ringG ..fillG %car.radiowaves.forwardG ;.fillG )sideJ -.fillJ (dG ).fillG &ircleL +.fillL &onvertible.sideJ 5.fillJ
key.fill %horizontalB /.fillB %icloud +.fill %radiowaves.forwardB 7.fillB 8slashD =.fillD %sensor.tag.radiowaves.left.and.rightL I.fillL &hieldL +.fillL &lashD *.fillD &uv.sideJ
key.suv.side.fillJ %truck.pickup.sideJ 6.fillJ %viewfinder $board ).badge.ellipsis 8.fillA 1yeA 3.fillA *chevron.compact.down >.fillA :left >.fillA *fill *macwindow *onehanded.left
keyboard.onehanded.left.fillA 4right 9.fillA "ipsignA (.arrow.circlepathD /trianglehead.counterclockwise.rotate.90G )bank.buildingG 6.fillG )circle /.fill )gauge.chart.lefthalf.righthalfG 9third.topthird.rightthirdG )ringG -.dashedG )square /.fill
kphB $.circleB +.fillB !l.button.roundedbottom.horizontalD B.fillD #circle ).fill #joystick +.down 0.fill ,fill ,press.down 6.fill ,tilt.down 5.fill 1left
l.joystick.tilt.left.fill 1right 6.fill 1up 3.fill #rectangle.roundedbottom :.fill #square ).fill "1.button.roundedbottom.horizontalD C.fillD $circleD *.fillD $rectangle.roundedbottom ;.fill "2.button.angledtop.vertical.leftD
l2.button.angledtop.vertical.left.fillD +roundedtop.horizontalD @.fillD $circleD *.fillD $rectangle.roundedtop 8.fill "3.button.angledbottom.horizontal.leftD G.fillD "4.button.horizontalD 5.fillD "adybug (.circleD /.fillD )fill )slashG
ladybug.slash.circleG 5.fillG /fillG #mp.ceilingA -.fillA .inverseA &deskA *.fillA &floorA +.fillA &tableA +.fillA #neB $yardcard ,.fill #ptopcomputer
laptopcomputer.and.arrow.down 4ipadA 6hone 0badge.checkmarkL 0slashB 0trianglebadge.exclamationmark #rgecircle.fill.circle $isignA ).arrow.circlepathD 0trianglehead.counterclockwise.rotate.90G *bank.buildingG 7.fillG *circle 0.fill *gauge.chart.lefthalf.righthalfG :third.topthird.rightthirdG
larisign.ringG ..dashedG *square 0.fill #ser.burstD $so &.and.sparkles 'badge.sparklesD 'sparkles #tch.2.case -.fill #urel.leadingA /.laurel.trailingH (trailingA "b.button.roundedbottom.horizontalD C.fillD
lb.circleD *.fillD $rectangle.roundedbottom ;.fill "eaf %.arrow.circlepath ,triangle.circlepath 4head.clockwiseG &circle ,.fill &fill #ftD %.circleD ,.fillD #ssthan ).circle
lessthan.circle.fill *square 0.fill )orequaltoG 2.circleG 9.fillG 3squareG 9.fillG #vel &.fill "icenseplateD -.fillD #fepreserver ..fill #ght.beacon.maxA 1.fillA
light.beacon.minA 1.fillA 'cylindrical.ceilingA :.fillA ;inverseA 'max (in 'overhead.leftB 4.fillB 0rightB 5.fillB 'panelA ,.fillA 'recessedA /.3A 1.fillA
light.recessed.3.inverseA 0fillA 0inverseA (ibbonA -.fillA 'strip.2A ..fillA &bulb *.2A ,.fillA +circle 1.fill +fill +ledA ..fillA /wideA
lightbulb.led.wide.fillA +maxD ..fillD ,inD ..badge.exclamationmarkD D.fillD /fillD +slash 0.fill &railD *.fillD &spectrum.horizontalD 'witch.offA 0.fillA 1squareA 7.fillA
lightswitch.onA /.fillA 0squareA 6.fillA #ne.2.horizontal.decrease.circle B.fill &3.crossed.swirl.circle <.fill (horizontal 2.button.angledtop.vertical.rightD R.fillD 3circle 9.fill 3decrease ;.circle B.fill
line.diagonal ..arrow /trianglehead.up.rightL D.left.downL &horizontal.2.decrease.circle B.fill 13 2.circle 9.fill 3decrease ;.circle B.fill 1star.fill.line.horizontal %s.measurement.horizontal =.aligned.bottomL 3verticalD
lineweight $k %.badge.plus &circle ,.fill &icloud ,.fill #rasignA ).arrow.circlepathD 0trianglehead.counterclockwise.rotate.90G *bank.buildingG 7.fillG *circle 0.fill *gauge.chart.lefthalf.righthalfG :third.topthird.rightthirdG
lirasign.ringG ..dashedG *square 0.fill #st.and.film &bullet ,.badge.ellipsisL .elow.rectangle -circle 3.fill .lipboardA 6.fillA -indent -rectangle 6.fill 7portrait
list.bullet.rectangle.portrait.fill &clipboardA /.fillA &dash *.badge.ellipsisL +header.rectangle ;.fillL &number ,.badge.ellipsisL &star &triangle #vephoto *.badge.a 2utomaticD +play +slash
lizardA '.circleD ..fillD (fillA "m.button.horizontalD 5.fillD "ocation ).appG -.fillG *circle 0.fill *fill ..viewfinder *magnifyingglass *north /.circle
location.north.circle.fill 0fill 0line 4.fill *slash /.circleA 6.fillA 0fill +quare 0.fill *viewfinder $k %.app.dashedD )lewatch &badge.checkmarkL 5.fillL
lock.badge.clockD 1.fillD ,xmarkL 1.fillL &circle ,.dottedD -fill &desktopcomputer 'isplay 'oc ).fill )umentG ..fillG &fill &heartL +.fillL
lock.icloud ,.fill 'pad (hone &laptopcomputer &open *.applewatch +desktopcomputer ,isplay +fill +ipad -hone +laptopcomputer +rotationB +trianglebadge.exclamationmarkA H.fillA
lock.rectangle /.dashedL 0fill 0on.rectangle <.dashedG =fill 0stack 5.fill 'otation ..open &shield ,.fill 'lash +.fill 'quare ,.dashedL
lock.square.fill -stack 2.fill &trianglebadge.exclamationmarkA C.fillA #go.playstation &xbox #ng.text.page.and.pencilJ :.fillJ #upe "sb.button.angledbottom.horizontal.leftD H.fillD "t.button.roundedtop.horizontalD @.fillD $circleD *.fillD
lt.rectangle.roundedtop 8.fill "ungs &.fill !m.circle ).fill #square ).fill "1.button.horizontalD 5.fillD "2.button.horizontalD 5.fillD "3.button.horizontalD 5.fillD "4.button.horizontalD 5.fillD
macbookD (.and.applewatchG -ipadB /honeB /odL -vision.proG 3proD )badge.checkmarkL /exclamationmarkL /shield.checkmarkL )gen1D -.sizesL ,2D -.sizesL )sizesL *lashG
macbook.trianglebadge.exclamationmarkL $mini (.badge.checkmarkL 8.fillL )fill )gen2J -.fillJ ,3J -.fillJ $pro.gen1 ,.fill +2 ,.fill +3 ,.badge.ckeckmarkL <.fillL
macpro.gen3.fill -server $studioA *.badge.checkmarkL :.fillL +fillA $window *.and.cursorarrowD /pointer.arrowL +badge.plus +on.rectangle +stackL #gazine ).fill $icmouse +.fill
magnifyingglass 0.circle 7.fill $safe.batterypack 4.fill #il %.and.text.magnifyingglass &fill &stack +.fill #laysianringgitsignG 5.arrow.trianglehead.counterclockwise.rotate.90G 6bank.buildingG C.fillG 6circleG <.fillG
malaysianringgitsign.gauge.chart.lefthalf.righthalfG Fthird.topthird.rightthirdG 6ringG :.dashedG 6squareG <.fillG #natsignA *.arrow.circlepathD 1trianglehead.counterclockwise.rotate.90G +bank.buildingG 8.fillG +circle 1.fill +gauge.chart.lefthalf.righthalfG ;third.topthird.rightthirdG +ringG
manatsign.ring.dashedG +square 1.fill #p $.circle +.fill %fill $pin '.and.ellipse 3.circleD :.fillD (circle ..fill (slash -.circle 4.fill
mappin.square ..fill #tter.logoG "eccaG #dalA &.fillA 'star +.fill $iastick %cal.thermometerA 4.fillA #gaphone *.fill #mories ).badge.checkmarkH 0minus
memories.badge.plus 0xmarkH *slashJ &ychip +.fill #nubar.arrow.down.rectangle /up.rectangle )dock.rectangle 7.badge.record )rectangle %card ).fill #ssage (.and.waveform 5.fill )badge
message.badge.circle 5.fill /fill 3ed.fill /waveformD 7.fillD )circle /.fill )fill #tronome *.fill "ic $.and.signal.meterA 5.fillA %badge.plus +xmarkA
mic.circle +.fill %fill ).badge.plus 0xmarkA %slash *.circle 1.fill +fill &quare +.fill $robeA (.circleA /.fillA )fillA &phoneG
microphone.and.signal.meterG <.fillG ,badge.ellipsisG :.fillG 2plusG 6.fillG 2xmarkG 7.fillG ,circleG 2.fillG ,fillG ,slashG 1.circleG 8.fillG 2fillG -quareG
microphone.square.fillG &waveA *.fillA #llsignA ).arrow.circlepathD 0trianglehead.counterclockwise.rotate.90G *bank.buildingG 7.fillG *circle 0.fill *gauge.chart.lefthalf.righthalfG :third.topthird.rightthirdG *ringG ..dashedG *square 0.fill
minus &.arrow.trianglehead.clockwiseL ;ounterclockwiseG 'circle -.fill 'diamond ..fill 'forwardslash.plus 'magnifyingglass 'plus.and.fluid.batteryblockB ,batteryblock 8.exclamationmarkB H.fillB 9fill 9slashB >.fillB
minus.plus.batteryblock.stackB >.arrowtriangle.leftJ Q.fillJ MrightJ R.and.arrowtriangle.leftJ i.fillJ SfillJ ?exclamationmarkB N.fillB ?fillB ,lines.measurement.horizontal.aligned.bottomL 'rectangle 0.fill 1portrait 9.fill 'slash.plus
minus.square -.fill #rror.side.leftA 1.and.arrow.turn.down.rightB 6heat.wavesB -rightA 2.and.arrow.turn.down.leftB 7heat.wavesB "oon %.circle ,.fill &dustD *.circleD 1.fillD +fillD &fill
moon.hazeA *.circleA 1.fillA +fillA &road.lanesG &stars +.circleA 2.fillA ,fill &zzz ).fill %phase.first.quarterA 8.inverseA ,ull.moonA 4.inverseA +last.quarterA
moonphase.last.quarter.inverseA +new.moonA 3.inverseA +waning.crescentA :.inverseA 2gibbousA 9.inverseA -xing.crescentA :.inverseA 2gibbousA 9.inverseA %riseD ).circleD 0.fillD *fillD %setD
moonset.circleD /.fillD )fillD #pedG &.fillG #saic '.fill #torcycleG +.fillG #unt &.fill &ain.2B +.circleB 2.fillB ,fillB $th
mouth.fill #ve.3d $ieclapperD -.fillD "phB $.circleB +.fillB "ugB $.fillB #ltiply ).circle 0.fill *square 0.fill #sic.house ,.fill
music.mic *.circle 1.fill *rophoneG 1.circleG 8.fillG 'note +.arrow.trianglehead.clockwiseL ,house 1.fill ,list ,slashL -quare.stackL 8.fillL ,tv ..fill
music.pagesL ,.fillL 'quarternote.3 $tache ).fill !n.circle ).fill #square ).fill "airasignA *.arrow.circlepathD 1trianglehead.counterclockwise.rotate.90G +bank.buildingG 8.fillG +circle 1.fill
nairasign.gauge.chart.lefthalf.righthalfG ;third.topthird.rightthirdG +ringG /.dashedG +square 1.fill "etwork (.badge.shield.half.filled )slashD #wspaper *.circle 1.fill +fill "orwegiankronesignD 3.arrow.circlepathD :trianglehead.counterclockwise.rotate.90G
norwegiankronesign.bank.buildingG A.fillG 4circleD :.fillD 4gauge.chart.lefthalf.righthalfG Dthird.topthird.rightthirdG 4ringG 8.dashedG 4squareD :.fillD #se %.fill $ign '.appA +.fillA (badge.clockJ
note %.text *.badge.plus %qualG ).circleG 0.fillG *squareG 0.fillG "umber '.circle ..fill (square ..fill 'sG (.rectangleG 2.fillG
numbersignA !o.circle ).fill #square ).fill "ar.2.crossedA ..circleG 5.fillG "ctagon (.bottomhalf.filled )fill )lefthalf.filled )righthalf.filled )tophalf.filled "ilcanB '.and.thermometerG
oilcan.and.thermometer.fillG (fillB "pticaldisc ,.fillA ,drive 1.fill &idD (.fillD %on "val %.bottomhalf.filled &fill &inset.filled &lefthalf.filled &portrait ..bottomhalf.filled
oval.portrait.fill /inset.filled /lefthalf.filled /righthalf.filled /tophalf.filled &righthalf.filled &tophalf.filled #enA %.fillA !p.circle ).fill #square ).fill "1.button.horizontalD 5.fillD "2.button.horizontalD
p2.button.horizontal.fillD "3.button.horizontalD 5.fillD "4.button.horizontalD 5.fillD "ad.headerL $dleshifter.leftD 3.fillD /rightD 4.fillD #int.bucket.classicL &brush +.fill ,pointed 3.fill &palette
paintpalette.fill #no %.badge.playD 0.fillD &fill #perclip *.badge.ellipsis +circle 1.fill &plane +.circle 2.fill ,fill #ragraph *sign $entheses
parkinglightA -.fillA (sign ,.brakesignalA 8.slashA -circle 3.fill -radiowaves.down.right.offG 8left.and.rightD F.slashG 8right.and.safetyconeD -squareG 3.fillG .teeringwheelD $ty.popperA -.fillA
pause &.circle -.fill 'fill 'rectangle 0.fill #wprint ).circle 0.fill *fill "c "eacesign #dal.acceleratorD 2.fillD 'brakeD ,.fillD
pedal.clutchD -.fillD $estrian.gate.closedA 7.trianglebadge.exclamationmarkL 1openA 5.trianglebadge.exclamationmarkL #ncil '.and.ellipsis.rectangle ,list.clipboardD ,outline ,rulerA 1.fillA ,scribbleD (circle ..fill (lineA
pencil.slash (tip +.crop.circle 7.badge.arrow.forward K.fillD >minus C.fillD >plus B.fillD 8fillD $tagon ).bottomhalf.filled *fill *lefthalf.filled *righthalf.filled *tophalf.filled
percent $son '.2 ).arrow.trianglehead.counterclockwiseG *badgeL /.fillL 0gearshapeA 9.fillA 0keyD 3.fillD 0minusG 5.fillG 0plusG 4.fillG *circle 0.fill
person.2.crop.square.stack ;.fill *fill *gobackwardA *shieldL 0.fillL +lashA /.fillA +quare.stack 6.fill *wave.2 0.fill (3 ).fill *sequence 2.fill
person.and.arrow.left.and.arrow.right F.outwardG ,background.dottedA 7striped.horizontalD ,person 2.fill (badge.clock 3.fill .key 1.fill .minus 3.fill .plus 2.fill .shield.checkmarkA >.fillA
person.badge.shield.exclamationmarkG D.fillG )ubbleD ..fillD *stA ,.circleD 3.fillD -fillA (checkmark.and.xmarkJ )ircle ..fill )rop.artframe -badge.magnifyingglassG B.fillG -circle 3.badge
person.crop.circle.badge.checkmark C.fill ;lock ?.fill :ellipsisL B.fillL ;xclam @.fill @ationmark I.fill :fill :minus ?.fill ;oon >.fill :plus
person.crop.circle.badge.plus.fill :questionmark F.fill :xmark ?.fill 4dashedB :.circleD A.fillD 4fill 8.badge.checkmark ?exclam Eationmark ?minus ?plus ?questionmark ?xmark
person.crop.rectangle 6.badge.plusA A.fillA 7fill 7stack <.fill -square 3.badge.cameraE @.fillE :videoE ?.fillE 4fill 8.and.at.rectangle 8ed.and.at.rectangle K.fill 4on.square.angledG
person.crop.square.on.square.angled.fillG (fill ,.and.arrow.left.and.arrow.right K.outwardG -badge.minus 3plus -checkmark 6.and.xmarkJ -questionmark -turn.down 2left 2right -viewfinder -xmark (icloud ..fill
person.line.dotted.personA :.fillA (slashD -.fillD )patialaudio.3d.fillL 5fillL 5stereo.3d.fillL <fillL (text.rectangle 6.fill 7trianglebadge.exclamationmarkL T.fillL (wave.2 ..fill 'alhotspot 0.circle
personalhotspot.circle.fill 1slashG %pective $uviansolessignG 2.arrow.trianglehead.counterclockwise.rotate.90G 3bank.buildingG @.fillG 3circleG 9.fillG 3gauge.chart.lefthalf.righthalfG Cthird.topthird.rightthirdG 3ringG 7.dashedG 3squareG 9.fillG #setasignA
pesetasign.arrow.circlepathD 2trianglehead.counterclockwise.rotate.90G ,bank.buildingG 9.fillG ,circle 2.fill ,gauge.chart.lefthalf.righthalfG <third.topthird.rightthirdG ,ringG 0.dashedG ,square 2.fill $osignA ).arrow.circlepathD 0trianglehead.counterclockwise.rotate.90G *bank.buildingG
pesosign.bank.building.fillG *circle 0.fill *gauge.chart.lefthalf.righthalfG :third.topthird.rightthirdG *ringG ..dashedG *square 0.fill #t.carrierL ,.circleL 3.fillL -fillL "hone &.and.waveform 3.fill
phone.arrow.down.left 6.fillA -right 2.fillA -up.right 5.circleA <.fillA 6fillA 'badge.checkmarkA .lockG 2.fillG -plus 1.fill -waveformD 5.fillD (ubbleD
phone.bubble.fillD .left 2.fill 'circle -.fill (onnection 1.fillA 'down +.circle 2.fill ,fill ,waves.left.and.rightA 'fill +.arrow.down.left 2right 2up.right
phone.fill.badge.checkmarkA 2plus ,connection 'pauseL ,.circleL 3.fillL -fillL $to &.artframe /.circleD 6.fillD 'badge.arrow.downD 7.fillD -checkmarkD 6.fillD -exclamationmarkG
photo.badge.exclamationmark.fillG -magnifyingglassH <.fillH -plusD 1.fillD -shield.exclamationmarkJ C.fillJ 'circle -.fill 'fill +.on.rectangle.fill 'on.rectangle 3.angled :.fillG 4fill 'stackA
photo.stack.fillA 'trianglebadge.exclamationmarkJ D.fillJ (v "iJ #.circleJ *.fillJ $squareJ *.fillJ #anokeys *.inverse #llA %.circleA ,.fillA &fillA %s
pills.circle -.fill 'fill #n $.circle +.fill %fill %slash *.fill &quare +.fill #p $.enter &xit %fill %remove
pip.swap $e.and.dropA ..fillA "laceholdertext.fill $tter.2.filled.ipad 6.landscape 4hone 8.landscape )bottom.applewatch.case )filled.bottom.and.arrow.down.iphone 8pplewatch.case 7iphone 0top.and.arrow.up.iphone 5pplewatch.case 4iphone )top.applewatch.case
play %.circle ,.fill &desktopcomputerA 'iamondL -.fillL (splayA &fill &houseD +.fillD &laptopcomputerA &rectangle /.fill 0on.rectangle <.circle C.fill
play.rectangle.on.rectangle.fill &slash +.fill 'quare ,.fill -stackB 2.fillB &tv (.fill %pause *.circleA 1.fillA +fill %station.logoA #us %.app
plus.app.fill 'rrow.trianglehead.clockwiseG :ounterclockwiseL &bubble ,.fill &capsuleL -.fillL 'ircle ,.dashed -fill &diamond -.fill &forwardslash.minus &magnifyingglass 'essage -.fill
plus.minus.capsuleJ 3.fillJ &rectangle /.fill 4.on.folder.fill 8rectangle.fill 0on.folder 9.fill 3rectangle <.fill 0portrait 8.fill &slash.minus 'quare ,.dashed -fill
plus.square.fill.on.square.fill -on.square 6.fill &viewfinder %minus *.circle 1.fill "oint.3.connected.trianglepath.dotted )filled.connected.trianglepath.dotted 'bottomleft.filled.forward.to.point.topright.scurvepathD 3orward.to.arrow.triangle.scurvepathG V.fillG Luturn.scurvepathG \.fillG Btriangle.uturn.scurvepath [.fill
point.bottomleft.forward.to.point.topright.filled.scurvepathD LscurvepathD V.fillD 'fill.topleft.down.curvedto.point.fill.bottomright.up +ed.topleft.down.curvedto.point.bottomright.up (orward.to.point.capsulepathD C.fillD 'topleft.down.curvedto.point.bottomright.up Q.fill Cfilled.bottomright.up 4to.point.bottomright.curvepathD R.fillD Ifilled.curvepathD /filled.down.to.point.bottomright.curvepathD *right.arrow.triangle.backward.to.point.bottomleft.filled.scurvepathG \scurvepathG
point.topright.arrow.triangle.backward.to.point.bottomleft.scurvepath.fillG 0filled.arrow.triangle.backward.to.point.bottomleft.scurvepathG &er.arrowL ..and.square.on.square.dashedL /clickL 4.2L 5badge.clockL /ipadL 3.and.square.on.square.dashedL 4raysL 4slashL 9.squareL @.fillL 5quareL :.fillL /motionlinesL
pointer.arrow.motionlines.clickL /raysL /slashL 4.squareL ;.fillL 0quareL 5.fillL #lishzlotysignD 0.arrow.circlepathD 7trianglehead.counterclockwise.rotate.90G 1bank.buildingG >.fillG 1circleD 7.fillD 1gauge.chart.lefthalf.righthalfG Athird.topthird.rightthirdG
polishzlotysign.ringG 5.dashedG 1squareD 7.fillD #pcornA (.circleA /.fillA )fillA #wer &.circle -.fill 'dotted &cordD *.fillD &meterG &off
poweron 'utlet.stripA 2.fillA -type.aA 3.fillA 4squareA :.fillA 2bA 3.fillA 4squareA :.fillA 2cA 3.fillA 4squareA :.fillA 2dA
poweroutlet.type.d.fillA 4squareA :.fillA 2eA 3.fillA 4squareA :.fillA 2fA 3.fillA 4squareA :.fillA 2gA 3.fillA 4squareA :.fillA 2hA
poweroutlet.type.h.fillA 4squareA :.fillA 2iA 3.fillA 4squareA :.fillA 2jA 3.fillA 4squareA :.fillA 2kA 3.fillA 4squareA :.fillA 2lA
poweroutlet.type.l.fillA 4squareA :.fillA 2mA 3.fillA 4squareA :.fillA 2nA 3.fillA 4squareA :.fillA 2oA 3.fillA 4squareA :.fillA &plug
powerplug.fill +portraitG 3.fillG &sleep "rinter (.dotmatrix 2.fill 7.and.paper.fill 7ed.and.paper C.inverseG 3inverseG )fill -.and.paper.fill -ed.and.paper 9.inverseG )inverseG
progress.indicatorG $jective "urchased *.circle 1.fill #zzlepiece ,.extension 6.fill -fill "yramid (.fill !q.circle ).fill #square ).fill "rcode
qrcode.viewfinder "uestionmark -.app 1.dashed 2fill .bubble 4.fill .circle 4.dashedG 5fill .diamond 5.fill .folder 4.fill .key.filledB .messageH
questionmark.message.fillH .square 4.dashed 5fill .text.pageG 7.fillG .video 3.fill #ote.bubble -.fill 'closing 'opening &levelA !r.button.roundedbottom.horizontalD B.fillD #circle
r.circle.fill #joystick +.down 0.fill ,fill ,press.down 6.fill ,tilt.down 5.fill 1left 5.fill 1right 6.fill 1up 3.fill #rectangle.roundedbottom
r.rectangle.roundedbottom.fill #square ).fill ..on.square.fill *on.square 3.fill "1.button.roundedbottom.horizontalD C.fillD $circleD *.fillD $rectangle.roundedbottom ;.fill "2.button.angledtop.vertical.rightD C.fillD +roundedtop.horizontalD @.fillD
r2.circleD *.fillD $rectangle.roundedtop 8.fill "3.button.angledbottom.horizontal.rightD H.fillD "4.button.horizontalD 5.fillD "adio &.fill &waves.left ,right #inbowD #ys "b.button.roundedbottom.horizontalD C.fillD
rb.circleD *.fillD $rectangle.roundedbottom ;.fill "ealtimetext #ceiptI (.fillI $ord.circle ..fill 'ingtape ..circleA 5.fillA $tangle *.2.swap +3.group 2.bubbleD
rectangle.3.group.bubble.fillD :left >.fill 3dashedL 3fill -offgrid 4.bubble.left @.fill 5fill +and.arrow.up.right.and.arrow.down.left Q.slash /hand.point.up.left A.fill Fed /paperclip 0encil.and.ellipsis
rectangle.and.text.magnifyingglass ,rrowtriangle.2.inward ;outward +badge.checkmark :.fill 1minus 1person.crop 2lus 1xmark 6.fill ,ottomhalf.filled 6inset.filled 1third.inset.fill Aed +center.inset.fill <ed
rectangle.center.inset.filled.badge.plus ,heckeredD ,ompress.vertical -nnected.to.line.below +dashed 1.and.paperclip 2badge.record ,ock +expand.diagonalG 2vertical +fill /.badge.checkmark 6minus 6person.crop 7lus 6xmark
rectangle.fill.on.rectangle.angled.fill =fill A.circle H.fill Bslash.fill /ed.and.hand.point.up.left +grid.1x2 3.fill 23L 3.fillL 02x2 3.fill 03x1H 3.fillH 22 3.fill
rectangle.grid.3x3G 3.fillG +inset.bottomleading.filled 9ft.fill @ed 7right.fill Aed 7trailing.filled 1fill 5ed 7.and.cursorarrowD <person.filled 8badge.recordD 8on.rectangle 1topleading.filled 6ft.fill
rectangle.inset.topleft.filled 4right.fill >ed 4trailing.filled +landscape.rotateD ;.slashL ,eadinghalf.filled 7inset.filled C.arrow.leading 2third.inset.filled -fthalf.fill 8ed 4inset.fill >.arrow.left >ed @.arrow.left
rectangle.leftthird.inset.fill ?ed +on.rectangle 7.angled >.fill 8badge.gearshapeD 9utton.angledtop.vertical.leftD V.fillD 8circle >.fill 8dashedG 8fill 8slash =.circle D.fill >fill
rectangle.on.rectangle.square >.fill +pattern.checkeredG ,ortrait 3.and.arrow.forwardA E.fillA >right C.fill 5rrowtriangle.2.inward Doutward 4badge.plusD >.fillD 5ottomhalf.filled ?inset.filled :leading.inset.filled <ft.inset.filled
rectangle.portrait.bottomright.inset.filled :third.inset.filled ;railing.inset.filled 4center.inset.filled 4fill 4inset.filled 4leadinghalf.inset.filled ;third.inset.filled 6fthalf.filled =inset.filled 8third.inset.filled 4on.rectangle.portrait I.angledA P.fillA Jfill Jslash
rectangle.portrait.on.rectangle.portrait.slash.fill 4righthalf.filled >inset.filled 9third.inset.filled 5otateD :.slashL 4slash 9.fill 5plit.2x1 =.fill >slash C.fill 4tophalf.filled <inset.filled 7leading.inset.filled 9ft.inset.filled
rectangle.portrait.topright.inset.filled 7third.inset.filled 8railing.inset.filled 5railinghalf.inset.filled <third.inset.filled +ratio.16.to.9D 8.fillD 13.to.4D 7.fillD 14.to.3D 7.fillD 19.to.16D 8.fillD ,ighthalf.fill 9ed 5inset.fill
rectangle.righthalf.inset.fill.arrow.right ?ed A.arrow.right 0third.inset.fill @ed ,oundedbottom 8.fill 2top 5.fill +slash 0.fill ,plit.1x2 4.fill 12x1 4.fill 5slash
rectangle.split.2x1.slash.fill 32 4.fill 13x1 4.fill 33 4.fill ,tack 0.badge.minus <.fill 7person.crop B.fill 8lay ;.fill 9us ;.fill
rectangle.stack.fill 5.badge.minus <person.crop =lus 1person.crop <.fill 1slashL 6.fillL +tophalf.filled 3inset.filled .third.inset 9.fill >ed ,railinghalf.filled 8inset.filled D.arrow.trailing
rectangle.trailingthird.inset.filled #frigeratorA -.fillA #peat '.1 ).circle 0.fill (badge.xmarkL 3.circle.fill (circle ..fill #start (.circle /.fill #tarder.brakesignalB 5.and.exclamationmarkD
retarder.brakesignal.slashD $urn '.left (right "hombus (.fill "ichtext.pageG ..fillG #ghtD &.circleD -.fillD &triangleD ..fillD /split.diagonalD =.fillD #ngL
ring.circle ,.fill &dashedL "m.button.horizontalD 5.fillD "oad.lane.arrowtriangle.2.inwardB ;outwardJ *sA +.curved.leftA 3rightA #botic.vacuumG /.and.arrowtriangle.upJ D.fillJ 4ellipsisJ <.fillJ 0fillG
roller.shade.closedA .openA #man.shade.closedA -openA #sette #tate.3d *.circleD 1.fillD +fillD (left ,.fill (right -.fill "sb.button.angledbottom.horizontal.rightD I.fillD "t.button.roundedtop.horizontalD
rt.button.roundedtop.horizontal.fillD $circleD *.fillD $rectangle.roundedtop 8.fill "ublesignA *.arrow.circlepathD 1trianglehead.counterclockwise.rotate.90G +bank.buildingG 8.fillG +circle 1.fill +gauge.chart.lefthalf.righthalfG ;third.topthird.rightthirdG +ringG /.dashedG
rublesign.square 1.fill #gbyballG *.circleG 1.fillG +fillG #ler &.fill #peesignA *.arrow.circlepathD 1trianglehead.counterclockwise.rotate.90G +bank.buildingG 8.fillG +circle 1.fill +gauge.chart.lefthalf.righthalfG
rupeesign.gauge.chart.leftthird.topthird.rightthirdG +ringG /.dashedG +square 1.fill !s.circle ).fill #square ).fill "afari '.fill #ilboatA ).circleB 0.fillB *fillA "cale.3d
scalemass *.fill $nner (.fill #issors ).badge.ellipsis *circle 0.fill #ooter $pe #rewdriver ,.fill $ibble ).variable $oll '.fill
sdcard '.fill "eal %.fill #lection.pin.in.out #nsorA '.fillA (radiowaves.left.and.rightL A.fillL (tag.radiowaves.forward >.fill #rver.rack %ice.dogL ,.fillL "hadow $red.with.youA
shared.with.you.circleD 7.fillD 1slashA 'withyouG ..circleG 5.fillG 6slash /slashG &play *.slash $zam.logoA ,.fillA #ekelsignA +.arrow.circlepathD 2trianglehead.counterclockwise.rotate.90G ,bank.buildingG
shekelsign.bank.building.fillG ,circle 2.fill ,gauge.chart.lefthalf.righthalfG <third.topthird.rightthirdG ,ringG 0.dashedG ,square 2.fill $qelsign.circle 2.fill ,square 2.fill #ield '.checkerboard /edD
shield.fill (lefthalf.fill 5.slash 5ed 7.badge.checkmarkD 8slash 8trianglebadge.exclamationmarkD (pattern.checkeredG (righthalf.filled (slash -.fill $ft &.fill $ppingbox ,.and.arrow.backwardA ?.fillA
shippingbox.circle 3.fill -fill #oeD %.2D '.fillD &arrow.trianglehead.up.and.downL D.fillL <rightL A.circleL H.fillL BfillL &circleD ,.fillD &fillD 'ront.lift
shoe.front.lift.45 3.circle :.fill 4fill 1circle 7.fill 1fill %prints.fillA $werA '.fillA (handheldA 0.fillA (sidejetA /.fillA #uffle (.circle
shuffle.circle.fill "idebar.leading +ft )right )squares.leading 3ft 1right 1trailing )trailing #gnature %post.and.arrowtriangle.upB >.circleB E.fillB ?fillB *left ..circleB
signpost.left.circle.fillB /fill *right /.and.leftB 8.circleB ?.fillB 9fillB 0circleB 6.fillB 0fill #mcard (.2 *.fill )fill #ngaporedollarsignG 4.arrow.trianglehead.counterclockwise.rotate.90G
singaporedollarsign.bank.buildingG B.fillG 5circleG ;.fillG 5gauge.chart.lefthalf.righthalfG Ethird.topthird.rightthirdG 5ringG 9.dashedG 5squareG ;.fillG $kA %.fillA #riL "kateboardD +.fillD #ew
skisD %.fillD "lash.circle -.fill #eep &.circle -.fill #ider.horizontal.2.arrow.trianglehead.counterclockwiseG 5gobackwardA 5rectangle.and.arrow.triangle.2.circlepath Qhead.2.clockwise.rotate.90G 5squareD ;.badge.arrow.downA <on.squareA 33 3below.circle.lefthalf.filledL
slider.horizontal.below.circle.lefthalf.filled.inverseL @righthalf.filledL P.inverseL 9rectangle 9square.and.square.filledA @fill.and.square Ded.and.square :un.maxD (vertical.3 #owmo "mallcircle.circle 3.fill -fill.circle 8.fill 1ed.circle :.fill
smartphoneD #iley '.fill #oke &.circleA -.fillA 'fill "now %boardD *.fillD %flake *.circle 1.fill +road.laneB 4.dashedB +slashB
soccerballA +.circleA 2.fillA 7.inverseA 3inverseA ,inverseA #faA %.fillA #sB $.circleB +.fillB "paceA $rkle (.magnifyingglass )text.clipboardL 7.fillL
sparkles ).2L *rectangle.stack 9.fill *square.fill.on.square 5ed.on.square *tv ,.fill $tial.captureL 0.fillL 1on.hexagonL ;.fillL 1slashL 6.fillL #eaker (.1
speaker.1.fill )2 *.fill )3 *.fill )badge.exclamationmark >.fill )circle /.fill )fill )minusA ..fillA )plusA -.fillA )slash ..circle
speaker.slash.circle.fill /fill *quareA /.fillA )trianglebadge.exclamationmarkL F.fillL )wave.1 /.arrowtriangles.up.right.down.leftG 0fill .2 /.bubbleD 6.fillD 7left ;.fill 0circle 6.fill
speaker.wave.2.fill .3 /.fill )zzz ,.fill $edometer #igotA '.fillA #oon.servingJ $rtscourt ,.circleA 3.fillA -fill #rinklerA *.and.dropletsA 7.fillA
sprinkler.fillA "quare '.2.layers.3dA 3.bottom.filledA 4fillD 4top.filledA *stack.3d 2.bottom.fill >ed 3top.fill ;ed (3.layers.3dA 3.bottom.filledA 4down.backward 9forward 9left
square.3.layers.3d.down.left.slash 9right >.slash 4middle.filledA 4slashA 4top.filledA *stack.3d 2.bottom.fill >ed 3middle.fill >ed 3slash 3top.fill ;ed (and.arrow.down 6.badge.checkmarkH
square.and.arrow.down.badge.checkmark.fillH >lockG B.fillG =xmarkH B.fillH 7fill 7on.square @.fill 2up 4.badge.checkmarkJ D.fillJ <lockF @.fillF 5circle ;.fill 5fill
square.and.arrow.up.on.square >.fill 5trianglebadge.exclamationmark R.fillG -t.rectangle 8.fill ,line.vertical.and.square D.fill Ied ,pencil 2.circleA 9.fillA )rrowtriangle.4.outwardD (badge.plusD 2.fillD )ottomhalf.fill
square.bottomhalf.filled .third.inset.filledA (circle ..fill (dashed ..inset.fill 9ed )ottedA (fill ,.and.line.vertical.and.square I.fill ?square.fill -on.circle.fill 0square 6.fill -text.grid.1x2
square.filled.and.line.vertical.and.square /on.square (grid.2x2 0.fill -3x1.below.line.grid.1x2 D.fill 1fill.below.line.grid.1x2 2older.badge.plus 8fill.badge.plus /2 0.fill /3 0.bottomleft.fill @ed 7middle.fill Bed
square.grid.3x3.bottomright.fill Aed 1fill 5.square 1middle.fill <ed 7left.fill @ed 7right.fill Aed 1square 7.badge.ellipsisG 1topleft.fill =ed 4middle.fill ?ed
square.grid.3x3.topright.fill >ed -4x3.fill (inset.filled (leadingthird.inset.filledA *fthalf.fill 5ed ,third.inset.filledA )ine.vertical.square.fill.left (on.circle 1.fill +square 1.badge.person.cropA C.fillA 2dashed 2fill
square.on.square.intersection.dashedA 2squareshape.controlhandles (resizeD ..downD /upD )ighthalf.fill 6ed -third.inset.filledA (slash -.fill )plit.1x2 1.fill .2x1 1.fill 02 1.fill
square.split.bottomrightquarter @.fill .diagonal 6.2x2 :.fill 7fill )tack -.3d.down.dottedline 6forward =.fill 6right ;.fill 1forward.dottedline C.fill 1up 3.badge.a
square.stack.3d.up.badge.a.fill ;utomaticD C.fillD 4fill 4slash 9.fill 4trianglebadge.exclamationmarkD Q.fillD .fill (text.square 3.fill )ophalf.fill 4ed +third.inset.filledA )railingthird.inset.filledA 'rootG
squares.below.rectangle )leading.rectangleA :.fillD (hape ,.controlhandles.on.squareshape.controlhandles -dashed.squareshape .otted.split.2x2A 5quareshapeD -fill -split.2x2 6.dotted =.insideJ D.and.outsideJ >outsideJ 33x3 .quareshape.dashed
squareshape.squareshape.dottedD "tairsA $r %.bubble ,.fill &circle ,.fill &fill *.left &hexagonJ -.fillJ &leadinghalf.fill 6ed (fthalf.fill &slash +.fill
star.square ,.fill -on.squareA 6.fillA %oflife +.circle 2.fill ,fill ,shieldD 2.fillD #eeringwheelB ..and.handsG 4eat.wavesB 3keyB 3liquid.waveD 4ockB
steeringwheel.arrow.trianglehead.counterclockwise.and.clockwiseG 4triangle.leftD =rightD /badge.exclamationmarkD 5lockL /circleD 5.fillD /exclamationmarkB /road.laneB 8.dashedB /slashB $rlingsignA -.arrow.circlepathD 4trianglehead.counterclockwise.rotate.90G .bank.buildingG ;.fillG
sterlingsign.circle 4.fill .gauge.chart.lefthalf.righthalfG >third.topthird.rightthirdG .ringG 2.dashedG .square 4.fill $thoscope ,.circle 3.fill #op %.circle ,.fill &fill %watch
stopwatch.fill $refrontD +.circleD 2.fillD ,fillD $veA &.fillA #rikethrough ..doubleL $oke.line.diagonalL 5.slashL %llerB ).fillB #udentdesk "uit.club *.fill
suit.diamond -.fill &heart +.fill &spade +.fill %case ).cart ..fill +ircleL 0.fillL *fill *rollingB 1.and.filmL :.circleL A.fillL
suitcase.rolling.and.film.fillL 6suitcaseL >.circleL E.fillL ?fillL 2circleL 8.fillL 2fillB #m #n.and.horizon 0.circleA 7.fillA 1fill %dust ).circleA 0.fillA
sun.dust.fill %haze ).circleA 0.fillA *fill &orizonD ,.circleD 3.fillD -fillD %lefthalf.filledG %max (.circle /.fill )fill )trianglebadge.exclamationmarkA F.fillA
sun.min (.fill %rainD ).circleD 0.fillD *fillD &ighthalf.filledG %snowD ).circleD 0.fillD *fillD $glassesD +.fillD $rise (.circleA /.fillA
sunrise.fill $set '.circleA ..fillA (fill #rfboardD *.fillD #spension.shockG #v.sideB ).air.circulateB 7.fillB .freshB 3.fillB +nd.exclamationmarkB =.fillB +rrow.left.and.rightJ
suv.side.arrow.left.and.right.fillJ /triangle.downB <.fillB 8upB :.arrowtriangle.downB M.fillB ;fillB *fillB +ront.openB 4.cropG 9.fillG 5fillB *hill.descent.controlG >.fillG 0ownD 3.and.gauge.open.with.lines.needle.25percent.and.arrowtriangleJ
suv.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle.fillJ 4fillD /upD 1.fillD *lockD ..fillD /openD 3.fillD *rear.openB 3.cropG 8.fillG 4fillB +oof.cargo.carrierG <.fillG =slashG B.fillG
swatchpaletteA ..fillA #edishkronasignD 1.arrow.circlepathD 8trianglehead.counterclockwise.rotate.90G 2bank.buildingG ?.fillG 2circleD 8.fillD 2gauge.chart.lefthalf.righthalfG Bthird.topthird.rightthirdG 2ringG 6.dashedG 2squareD 8.fillD #ift
swiftdataD $rl.circle.righthalf.filledD >.inverseD $tch.2 (programmableA 4.fillA 5squareA ;.fillA "yringeA (.fillA !t.bubble ).fill #circle ).fill #square ).fill
table &.badge.more 1.fill 'fill (urnitureA 0.fillA &cells +.badge.ellipsis :.fill ,fill 0.badge.ellipsis #chometerG #g $.circle +.fill %fill
tag.slash *.fill &quare +.fill #illight.fogB ..fillB #keoutbag.and.cup.and.straw =.fill #rget "eddybearA *.fillA #letype ).answer 0.circle 7.fill *circle
teletype.circle.fill #ngesignA *.arrow.circlepathD 1trianglehead.counterclockwise.rotate.90G +bank.buildingG 8.fillG +circle 1.fill +gauge.chart.lefthalf.righthalfG ;third.topthird.rightthirdG +ringG /.dashedG +square 1.fill $nis.racketA ..circleA
tennis.racket.circle.fillA 'ballA +.circleA 2.fillA ,fillA $tA %.2B '.circleB ..fillB (fillB &circleB ,.fillB &fillA #rminal ).fill #sttube.2
text.aligncenter +left +right 'nd.command.macwindow 'ppend &badge.checkmark ,minus ,plus ,star ,xmark 'elow.folderL 2.fillL ,photo 1.fill 'ook.closed 1.fill
text.bubble ,.badge.clockG 8.fillG -fill &chevron.left .right 'ursor &documentG ..fillG &insert &justify -.leading 0ft .right .trailing -left
text.justifyright &line.2.summaryL 4.badge.xmarkL +3.summaryL +first.and.arrowtriangle.forwardA +last.and.arrowtriangle.forwardA +magnifyG &magnifyingglass &pad.headerL 0.badge.clockL 7plusL (geG *.badge.magnifyingglassG +fillG +slashG 0.fillG
text.quote &rectangleL /.fillL 0pageG 4.fillG (daction &square.filledL &viewfinder &word.spacingA %box %format +.12 .3 ,abc /.dottedunderline -lt
textformat.charactersG 6.arrow.left.and.rightG 7dottedunderlineG ,numbersG ,size 0.larger 1smaller -ubscript .perscript "heatermask.and.paintbrushA ;.fillA ,s -.circle 4.fill .fill $rmometer
thermometer.and.ellipsisL 1liquid.wavesB =.snowflakeG >trianglebadge.exclamationmarkG -brakesignalA -gauge.openL -highA -lowA -mediumA 3.slashA -snowflake 6.circleA =.fillA 1lake .un 0.circleA
thermometer.sun.circle.fillA 1fill -tirepressureL .ransmissionB -variableG 5.and.figureD @.circleD G.fillD 6badge.clockL <playL "icket '.circleL ..fillL (fill #melapse &ine.selection
timer &.circleA -.fillA 'square #reG %.badge.snowflakeG %pressureD "ogglepower #iletA '.circleB ..fillB (fillA #rnado (.circleA /.fillA $toise
tortoise.circleD 0.fillD *fill $us #uchid #w.hitchG *.exclamationmarkG :.fillG +fillG "raction.control.tirepressureD >.exclamationmarkD ?slashD $in.side.front.car ,middle.car ,rear.car $m
tram.cardL *.fillL 'ircle ,.fill &fill *.tunnel &tunnel.fill $nslate &missionB $pezoid.and.line.horizontal >.fill 4vertical <.fill $sh &.circle -.fill
trash.fill 'slash ,.circle 3.fill -fill -square 3.fill (quare -.fill $y %.2 '.fill &and.arrow.down 4.fill 0up 2.fill
tray.badgeL +.fillL &circle ,.fill &fill 'ull *.fill #eeB %.circleB ,.fillB &fillB #iangle ).bottomhalf.filled *circle 0.fill *fill
triangle.inset.filled *lefthalf.fill 7ed *righthalf.fill 8ed *tophalf.filled )shapeD ..fillD #ophyA '.circleA ..fillA (fillA %icalstorm ..circleA 5.fillA #uck.boxD
truck.box.badge.clockD 6.fillD +fillD 'pickup.sideD 2.air.circulateD @.fillD 7freshD <.fillD 4nd.exclamationmarkD F.fillD 4rrow.left.and.rightJ G.fillJ 8triangle.downD E.fillD AupD C.arrowtriangle.downD
truck.pickup.side.arrowtriangle.up.arrowtriangle.down.fillD DfillD 3fillD 4ront.openD =.cropG B.fillG >fillD 3hill.downD <.and.gauge.open.with.lines.needle.25percent.and.arrowtriangleJ y.fillJ =fillD 8upD :.fillD 3lockD 7.fillD 8openD
truck.pickup.side.lock.open.fillD 'side.hill.descent.controlG @.fillG ,roof.cargo.carrierG >.fillG ?slashG D.fillG "saG $.circleG +.fillG %slashG #hirt '.circleD ..fillD (fill "ugriksignA
tugriksign.arrow.circlepathD 2trianglehead.counterclockwise.rotate.90G ,bank.buildingG 9.fillG ,circle 2.fill ,gauge.chart.lefthalf.righthalfG <third.topthird.rightthirdG ,ringG 0.dashedG ,square 2.fill #ningfork #rkishlirasignA 0.arrow.circlepathD 7trianglehead.counterclockwise.rotate.90G
turkishlirasign.bank.buildingG >.fillG 1circle 7.fill 1gauge.chart.lefthalf.righthalfG Athird.topthird.rightthirdG 1ringG 5.dashedG 1square 7.fill "v #.and.hifispeaker.fill (mediabox 0.fillA $badge.wifiD ..fillD
tv.circle *.fill $fill $inset.filled $music.note ..fill $slashD ).fillD !u.circle ).fill #square ).fill "iwindow.split.2x1 "mbrella ).circleL 0.fillL
umbrella.fill *gauge.openL *percent 1.fill *sensor.tag.radiowaves.left.and.rightL N.fillL "nderline *.doubleL !v.circle ).fill #square ).fill "ent.heat.waves.upwardL "ial.viewfinderA #deo &.and.waveform
video.and.waveform.fill 'badge.checkmark -ellipsis -plus 1.fill -waveformD 5.fillD (ubbleD -.fillD .left 2.fill 'circle -.fill 'doorbellA /.fillA 'fill
video.fill.badge.checkmark 2ellipsis 2plus 'slash ,.circleD 3.fillD -fill (quare -.fill &projectorA /.fillA #ew.2d &3d %finder +.circle 2.fill
viewfinder.rectangularD ,trianglebadge.exclamationmarkD #sion.proG +.and.arrow.forwardG =.fillG ,badge.checkmarkL ;.fillL 2exclamationmarkG A.fillG 2playG 6.fillG ,circleG 2.fillG ,fillG ,slashG 1.circleG
vision.pro.slash.circle.fillG 2fillG ,trianglebadge.exclamationmarkG I.fillG 'proD *.and.arrow.forwardD <.fillD +badge.exclamationmarkD @.fillD 1playD 5.fillD +circleD 1.fillD +fillD +slashD 0.circleD
visionpro.slash.circle.fillD 1fillD "oiceoverD #lleyballA +.circleA 2.fillA ,fillA $ume '.1 ).fill (2 ).fill (3 ).fill (fill (slash
volume.slash.fill (zzz +.fill !w.circle ).fill #square ).fill "ake %.circle ,.fill #llet.bifoldG ..fillG (pass ,.fill (sensor.tag.radiowaves.left.and.rightL L.fillL
wand.and.outlineI 1.inverseI *rays ..inverse *sparklesG 2.inverseG +tars /.inverse #rninglightD -.fillD #sherA '.circleD ..fillD (fillA #tch.analogD &face.applewatch.case
water.wavesA ,.and.arrow.downA ;.trianglebadge.exclamationmarkA 7trianglehead.downG H.trianglebadge.exclamationmarkG DupG 7upA -slashA &bottleD ,.fillD #ve.3.backward 0.circle 7.fill (downG ,.car.sideG 5.fillG
wave.3.down.circleG 3.fillG .onvertible.sideG =.fillG -pickup.sideG 8.fillG -suv.sideG 5.fillG (forward /.circle 6.fill (left ,.circle 3.fill (right -.circle
wave.3.right.circle.fill (upG *.circleG 1.fillG %form ).and.magnifyingglass /ic .person.filledD *badge.checkmarkH 0exclamationmark 0magnifyingglassD 1icD 3rophoneG 2nus 0plus 0xmarkH
waveform.circle 0.fill *lowL *midL *path ..badge.minus 5plus /ecg 2.magnifyingglassH 3rectangle <.fill 3textH 7.clipboardH A.fillH 8pageH <.fillH
waveform.slashA "eb.cameraA +.fillA "heelchairG "idget.extralargeG 2.badge.plusG (largeG -.badge.plusG (mediumG ..badge.plusG (smallG -.badge.plusG #fi %.badge.lockL &circle ,.fill
wifi.exclamationmark 5.circleD <.fillD &routerA ,.fillA &slash 'quare ,.fill #nd %.circleA ,.fillA &snow *.circleA 1.fillA %ow.awningA ..closedA
window.casementA 0.closedA )eilingA /.closedA (horizontalA 2.closedA (shade.closedA .openA (vertical.closed 1open %shield.front.and.fluid ;.and.sprayB 6heat.wavesB 6sprayB 6wiper ;.and.drop
windshield.front.and.wiper.and.sprayB <exclamationmarkB <intermittentB ,rear.and.fluid :.and.sprayB 5heat.wavesB 5sprayB 5wiper :.and.dropB ?sprayB ;exclamationmarkB ;intermittentB $eglass *.fill "onsign (.arrow.circlepathD
wonsign.arrow.trianglehead.counterclockwise.rotate.90G )bank.buildingG 6.fillG )circle /.fill )gauge.chart.lefthalf.righthalfG 9third.topthird.rightthirdG )ringG -.dashedG )square /.fill "rench '.adjustable 2.fill )nd.screwdriver 7.fill
wrench.fill #ongwaysignB -.fillB !x.circle ).fill #square ).fill )root "box.logo "mark &.app *.fill 'bin *.circle 1.fill +fill
xmark.circle -.badge.airplaneL <.fillL .fill 'diamond ..fill 'icloud -.fill 'octagon ..fill 'rectangle 0.fill 1portrait 9.fill 'seal +.fill
xmark.shield -.fill (quare -.fill 'triangle.circle.squareG =.fillG "serve '.raidD !y.circle ).fill #square ).fill "ensign (.arrow.circlepathD /trianglehead.counterclockwise.rotate.90G )bank.buildingG
yensign.bank.building.fillG )circle /.fill )gauge.chart.lefthalf.righthalfG 9third.topthird.rightthirdG )ringG -.dashedG )square /.fill "ieldsignD *.fillD !z.circle ).fill #square ).fill "ipper.pageG
zl.button.roundedtop.horizontalD @.fillD $rectangle.roundedtop 8.fill "r.button.roundedtop.horizontalD @.fillD $rectangle.roundedtop 8.fill "zz
"""#

    /// Names that are newer than iOS 15, each with an older one of the same symbol.
    static let renamed =
"""
10.arrow.trianglehead.clockwise goforward.10
10.arrow.trianglehead.counterclockwise gobackward.10
15.arrow.trianglehead.clockwise goforward.15
15.arrow.trianglehead.counterclockwise gobackward.15
30.arrow.trianglehead.clockwise goforward.30
30.arrow.trianglehead.counterclockwise gobackward.30
45.arrow.trianglehead.clockwise goforward.45
45.arrow.trianglehead.counterclockwise gobackward.45
5.arrow.trianglehead.clockwise goforward.5
5.arrow.trianglehead.counterclockwise gobackward.5
60.arrow.trianglehead.clockwise goforward.60
60.arrow.trianglehead.counterclockwise gobackward.60
75.arrow.trianglehead.clockwise goforward.75
75.arrow.trianglehead.counterclockwise gobackward.75
90.arrow.trianglehead.clockwise goforward.90
90.arrow.trianglehead.counterclockwise gobackward.90
airplay.audio airplayaudio
airplay.audio.badge.exclamationmark airplayaudio.badge.exclamationmark
airplay.audio.circle airplayaudio.circle
airplay.audio.circle.fill airplayaudio.circle.fill
airplay.video airplayvideo
airplay.video.badge.exclamationmark airplayvideo.badge.exclamationmark
airplay.video.circle airplayvideo.circle
airplay.video.circle.fill airplayvideo.circle.fill
airpods.max airpodsmax
airpods.pro airpodspro
airpods.pro.chargingcase.wireless airpodspro.chargingcase.wireless
airpods.pro.chargingcase.wireless.fill airpodspro.chargingcase.wireless.fill
airpods.pro.chargingcase.wireless.radiowaves.left.and.right airpodspro.chargingcase.wireless.radiowaves.left.and.right
airpods.pro.chargingcase.wireless.radiowaves.left.and.right.fill airpodspro.chargingcase.wireless.radiowaves.left.and.right.fill
airpods.pro.left airpodpro.left
airpods.pro.right airpodpro.right
american.football football
american.football.circle football.circle
american.football.circle.fill football.circle.fill
american.football.fill football.fill
append.page doc.append
append.page.fill doc.append.fill
apple.books.pages apple.book.pages
apple.books.pages.fill apple.book.pages.fill
apple.homekit homekit
apple.logo applelogo
apple.terminal terminal
apple.terminal.fill terminal.fill
arcade.stick.and.arrow.left.and.arrow.right.outward arcade.stick.and.arrow.left.and.arrow.right
arrow.down.document arrow.down.doc
arrow.down.document.fill arrow.down.doc.fill
arrow.right.page.on.clipboard arrow.right.doc.on.clipboard
arrow.trianglehead.2.clockwise.rotate.90 arrow.triangle.2.circlepath
arrow.trianglehead.2.clockwise.rotate.90.camera arrow.triangle.2.circlepath.camera
arrow.trianglehead.2.clockwise.rotate.90.camera.fill arrow.triangle.2.circlepath.camera.fill
arrow.trianglehead.2.clockwise.rotate.90.circle arrow.triangle.2.circlepath.circle
arrow.trianglehead.2.clockwise.rotate.90.circle.fill arrow.triangle.2.circlepath.circle.fill
arrow.trianglehead.2.clockwise.rotate.90.icloud arrow.triangle.2.circlepath.icloud
arrow.trianglehead.2.clockwise.rotate.90.icloud.fill arrow.triangle.2.circlepath.icloud.fill
arrow.trianglehead.2.clockwise.rotate.90.page.on.clipboard arrow.triangle.2.circlepath.doc.on.clipboard
arrow.trianglehead.branch arrow.triangle.branch
arrow.trianglehead.clockwise goforward
arrow.trianglehead.clockwise.heart arrow.clockwise.heart
arrow.trianglehead.clockwise.heart.fill arrow.clockwise.heart.fill
arrow.trianglehead.clockwise.icloud arrow.clockwise.icloud
arrow.trianglehead.clockwise.icloud.fill arrow.clockwise.icloud.fill
arrow.trianglehead.counterclockwise gobackward
arrow.trianglehead.counterclockwise.icloud arrow.counterclockwise.icloud
arrow.trianglehead.counterclockwise.icloud.fill arrow.counterclockwise.icloud.fill
arrow.trianglehead.counterclockwise.rotate.90 arrow.circlepath
arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right arrow.left.and.right.righttriangle.left.righttriangle.right
arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right.fill arrow.left.and.right.righttriangle.left.righttriangle.right.fill
arrow.trianglehead.merge arrow.triangle.merge
arrow.trianglehead.pull arrow.triangle.pull
arrow.trianglehead.rectanglepath arrow.rectanglepath
arrow.trianglehead.swap arrow.triangle.swap
arrow.trianglehead.topright.capsulepath.clockwise arrow.triangle.capsulepath
arrow.trianglehead.turn.up.right.circle arrow.triangle.turn.up.right.circle
arrow.trianglehead.turn.up.right.circle.fill arrow.triangle.turn.up.right.circle.fill
arrow.trianglehead.turn.up.right.diamond arrow.triangle.turn.up.right.diamond
arrow.trianglehead.turn.up.right.diamond.fill arrow.triangle.turn.up.right.diamond.fill
arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down arrow.up.and.down.righttriangle.up.righttriangle.down
arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down.fill arrow.up.and.down.righttriangle.up.righttriangle.down.fill
arrow.up.document arrow.up.doc
arrow.up.document.fill arrow.up.doc.fill
arrow.up.page.on.clipboard arrow.up.doc.on.clipboard
australiandollarsign.arrow.trianglehead.counterclockwise.rotate.90 australiandollarsign.arrow.circlepath
australsign.arrow.trianglehead.counterclockwise.rotate.90 australsign.arrow.circlepath
automatic.brakesignal auto.brakesignal
automatic.headlight.high.beam auto.headlight.high.beam
automatic.headlight.high.beam.fill auto.headlight.high.beam.fill
automatic.headlight.low.beam auto.headlight.low.beam
automatic.headlight.low.beam.fill auto.headlight.low.beam.fill
axle.2 axel.2
axle.2.front.and.rear.engaged axel.2.front.and.rear.engaged
axle.2.front.engaged axel.2.front.engaged
axle.2.rear.engaged axel.2.rear.engaged
bahtsign.arrow.trianglehead.counterclockwise.rotate.90 bahtsign.arrow.circlepath
battery.0percent battery.0
battery.100percent battery.100
battery.100percent.bolt battery.100.bolt
battery.100percent.circle battery.100.circle
battery.100percent.circle.fill battery.100.circle.fill
battery.25percent battery.25
battery.50percent battery.50
battery.75percent battery.75
beats.fitpro beats.fit.pro
beats.fitpro.chargingcase beats.fit.pro.chargingcase
beats.fitpro.chargingcase.fill beats.fit.pro.chargingcase.fill
beats.fitpro.left beats.fit.pro.left
beats.fitpro.right beats.fit.pro.right
beats.powerbeats.pro beats.powerbeatspro
beats.powerbeats.pro.chargingcase beats.powerbeatspro.chargingcase
beats.powerbeats.pro.chargingcase.fill beats.powerbeatspro.chargingcase.fill
beats.powerbeats.pro.left beats.powerbeatspro.left
beats.powerbeats.pro.right beats.powerbeatspro.right
beats.studiobuds.left beats.studiobud.left
beats.studiobuds.plus beats.studiobudsplus
beats.studiobuds.plus.chargingcase beats.studiobudsplus.chargingcase
beats.studiobuds.plus.chargingcase.fill beats.studiobudsplus.chargingcase.fill
beats.studiobuds.plus.left beats.studiobudsplus.left
beats.studiobuds.plus.right beats.studiobudsplus.right
beats.studiobuds.right beats.studiobud.right
bell.badge.waveform bell.and.waveform
bell.badge.waveform.fill bell.and.waveform.fill
bitcoinsign.arrow.trianglehead.counterclockwise.rotate.90 bitcoinsign.arrow.circlepath
bolt.badge.automatic bolt.badge.a
bolt.badge.automatic.fill bolt.badge.a.fill
brazilianrealsign.arrow.trianglehead.counterclockwise.rotate.90 brazilianrealsign.arrow.circlepath
button.roundedbottom.horizontal rectangle.roundedbottom
button.roundedbottom.horizontal.fill rectangle.roundedbottom.fill
button.roundedtop.horizontal rectangle.roundedtop
button.roundedtop.horizontal.fill rectangle.roundedtop.fill
calendar.badge.lock calendar.and.lock
camera.badge.ellipsis.fill camera.fill.badge.ellipsis
car.top.arrowtriangle.front.left car.top.frontleft.arrowtriangle
car.top.arrowtriangle.front.left.fill car.top.frontleft.arrowtriangle.fill
car.top.arrowtriangle.front.right car.top.frontright.arrowtriangle
car.top.arrowtriangle.front.right.fill car.top.frontright.arrowtriangle.fill
car.top.arrowtriangle.rear.left car.top.rearleft.arrowtriangle
car.top.arrowtriangle.rear.left.fill car.top.rearleft.arrowtriangle.fill
car.top.arrowtriangle.rear.right car.top.rearright.arrowtriangle
car.top.arrowtriangle.rear.right.fill car.top.rearright.arrowtriangle.fill
cedisign.arrow.trianglehead.counterclockwise.rotate.90 cedisign.arrow.circlepath
centsign.arrow.trianglehead.counterclockwise.rotate.90 centsign.arrow.circlepath
character a
character.magnify a.magnify
characters.uppercase abc
chart.bar.horizontal.page chart.bar.doc.horizontal
chart.bar.horizontal.page.fill chart.bar.doc.horizontal.fill
checkmark.arrow.trianglehead.counterclockwise checkmark.gobackward
chineseyuanrenminbisign.arrow.trianglehead.counterclockwise.rotate.90 chineseyuanrenminbisign.arrow.circlepath
circle.bottomrighthalf.pattern.checkered circle.bottomrighthalf.checkered
clock.arrow.trianglehead.2.counterclockwise.rotate.90 clock.arrow.2.circlepath
clock.arrow.trianglehead.counterclockwise.rotate.90 clock.arrow.circlepath
cloud.rainbow.crop cloud.rainbow.half
cloud.rainbow.crop.fill cloud.rainbow.half.fill
coloncurrencysign.arrow.trianglehead.counterclockwise.rotate.90 coloncurrencysign.arrow.circlepath
contextualmenu.and.pointer.arrow contextualmenu.and.cursorarrow
creditcard.and.numbers creditcard.and.123
cruzeirosign.arrow.trianglehead.counterclockwise.rotate.90 cruzeirosign.arrow.circlepath
danishkronesign.arrow.trianglehead.counterclockwise.rotate.90 danishkronesign.arrow.circlepath
degreesign.fahrenheit degreesign.farenheit
dial.high dial.max
dial.high.fill dial.max.fill
dial.low dial.min
dial.low.fill dial.min.fill
document doc
document.badge.arrow.up doc.badge.arrow.up
document.badge.arrow.up.fill doc.badge.arrow.up.fill
document.badge.clock doc.badge.clock
document.badge.clock.fill doc.badge.clock.fill
document.badge.ellipsis doc.badge.ellipsis
document.badge.ellipsis.fill doc.fill.badge.ellipsis
document.badge.gearshape doc.badge.gearshape
document.badge.gearshape.fill doc.badge.gearshape.fill
document.badge.plus doc.badge.plus
document.badge.plus.fill doc.fill.badge.plus
document.circle doc.circle
document.circle.fill doc.circle.fill
document.fill doc.fill
document.on.clipboard doc.on.clipboard
document.on.clipboard.fill doc.on.clipboard.fill
document.on.document doc.on.doc
document.on.document.fill doc.on.doc.fill
document.on.trash doc.on.trash
document.on.trash.fill doc.on.trash.fill
document.viewfinder doc.text.viewfinder
document.viewfinder.fill doc.viewfinder.fill
dollarsign.arrow.trianglehead.counterclockwise.rotate.90 dollarsign.arrow.circlepath
dongsign.arrow.trianglehead.counterclockwise.rotate.90 dongsign.arrow.circlepath
dot.circle.and.pointer.arrow dot.circle.and.cursorarrow
dots.and.line.vertical.and.pointer.arrow.rectangle dots.and.line.vertical.and.cursorarrow.rectangle
duffle.bag gym.bag
duffle.bag.fill gym.bag.fill
ear.badge.waveform ear.and.waveform
envelope.and.arrow.trianglehead.branch envelope.arrow.triangle.branch
envelope.and.arrow.trianglehead.branch.fill envelope.arrow.triangle.branch.fill
eurosign.arrow.trianglehead.counterclockwise.rotate.90 eurosign.arrow.circlepath
eurozonesign.arrow.trianglehead.counterclockwise.rotate.90 eurozonesign.arrow.circlepath
exclamationmark.arrow.trianglehead.2.clockwise.rotate.90 exclamationmark.arrow.triangle.2.circlepath
exclamationmark.arrow.trianglehead.counterclockwise.rotate.90 exclamationmark.arrow.circlepath
face.smiling.inverse face.smiling.fill
fan fanblades
fan.fill fanblades.fill
fan.slash fanblades.slash
fan.slash.fill fanblades.slash.fill
figure.indoor.rowing figure.rower
figure.indoor.soccer figure.soccer
figure.seated.side.left figure.seated.side
figure.seated.side.left.air.distribution.lower figure.seated.side.air.lower
figure.seated.side.left.air.distribution.middle figure.seated.side.air.upper
figure.seated.side.left.air.distribution.middle.and.lower figure.seated.side.air.upper.and.lower
figure.seated.side.left.air.distribution.middle.and.lower.angled figure.seated.side.air.distribution.middle.and.lower.angled
figure.seated.side.left.air.distribution.upper figure.seated.side.air.windshield
figure.seated.side.left.air.distribution.upper.angled.and.lower.angled figure.seated.side.air.distribution.upper.angled.and.lower.angled
figure.seated.side.left.air.distribution.upper.angled.and.middle figure.seated.side.air.distribution.upper.angled.and.middle
figure.seated.side.left.air.distribution.upper.angled.and.middle.and.lower.angled figure.seated.side.air.distribution.upper.angled.and.middle.and.lower.angled
figure.seated.side.left.airbag.off figure.seated.side.airbag.off
figure.seated.side.left.airbag.off.2 figure.seated.side.airbag.off.2
figure.seated.side.left.airbag.on figure.seated.side.airbag.on
figure.seated.side.left.airbag.on.2 figure.seated.side.airbag.on.2
figure.seated.side.left.automatic figure.seated.side.automatic
figure.seated.side.left.windshield.front.and.heat.waves figure.seated.side.windshield.front.and.heat.waves
figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.lower figure.seated.side.windshield.front.and.heat.waves.air.distribution.lower
figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.middle figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle
figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.middle.and.lower figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle.and.lower
figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper
figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.lower figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.lower
figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle
figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower
figure.skateboarding figure.skating
figure.stand.dress.line.vertical.figure figure.dress.line.vertical.figure
filemenu.and.pointer.arrow filemenu.and.cursorarrow
flag.pattern.checkered flag.checkered
flag.pattern.checkered.2.crossed flag.checkered.2.crossed
flag.pattern.checkered.circle flag.checkered.circle
flag.pattern.checkered.circle.fill flag.checkered.circle.fill
florinsign.arrow.trianglehead.counterclockwise.rotate.90 florinsign.arrow.circlepath
francsign.arrow.trianglehead.counterclockwise.rotate.90 francsign.arrow.circlepath
gauge.open.with.lines.needle.33percent.and.arrow.trianglehead.from.0percent.to.50percent gauge.open.with.lines.needle.33percent.and.arrowtriangle.from.0percent.to.50percent
gauge.with.dots.needle.67percent speedometer
gauge.with.dots.needle.bottom.0percent gauge.low
gauge.with.dots.needle.bottom.100percent gauge.high
gauge.with.dots.needle.bottom.50percent gauge
gauge.with.dots.needle.bottom.50percent.badge.minus gauge.badge.minus
gauge.with.dots.needle.bottom.50percent.badge.plus gauge.badge.plus
gauge.with.needle fitness.timer
gauge.with.needle.fill fitness.timer.fill
gearshape.arrow.trianglehead.2.clockwise.rotate.90 gearshape.arrow.triangle.2.circlepath
guaranisign.arrow.trianglehead.counterclockwise.rotate.90 guaranisign.arrow.circlepath
guidepoint.vertical.arrowtriangle.forward guidepoint.arrowtriangle.forward
guidepoint.vertical.numbers guidepoint.numbers
hand.raised.app hand.app
hand.raised.app.fill hand.app.fill
hands.and.sparkles hands.sparkles
hands.and.sparkles.fill hands.sparkles.fill
head.profile.arrow.forward.and.vision.pro head.profile.arrow.forward.and.visionpro
hifispeaker.and.homepod.mini hifispeaker.and.homepodmini
hifispeaker.and.homepod.mini.fill hifispeaker.and.homepodmini.fill
homepod.and.homepod.mini homepod.and.homepodmini
homepod.and.homepod.mini.fill homepod.and.homepodmini.fill
homepod.mini homepodmini
homepod.mini.2 homepodmini.2
homepod.mini.2.fill homepodmini.2.fill
homepod.mini.and.appletv homepodmini.and.appletv
homepod.mini.and.appletv.fill homepodmini.and.appletv.fill
homepod.mini.fill homepodmini.fill
hourglass.badge.lock hourglass.and.lock
hryvniasign.arrow.trianglehead.counterclockwise.rotate.90 hryvniasign.arrow.circlepath
indianrupeesign.arrow.trianglehead.counterclockwise.rotate.90 indianrupeesign.arrow.circlepath
inset.filled.applewatch.case applewatch.case.inset.filled
inset.filled.bottomhalf.rectangle rectangle.bottomhalf.inset.filled
inset.filled.bottomhalf.rectangle.portrait rectangle.portrait.bottomhalf.inset.filled
inset.filled.bottomleading.rectangle rectangle.inset.bottomleading.filled
inset.filled.bottomleading.rectangle.portrait rectangle.portrait.bottomleading.inset.filled
inset.filled.bottomleft.rectangle rectangle.inset.bottomleft.fill
inset.filled.bottomleft.rectangle.portrait rectangle.portrait.bottomleft.inset.filled
inset.filled.bottomright.rectangle rectangle.inset.bottomright.fill
inset.filled.bottomright.rectangle.portrait rectangle.portrait.bottomright.inset.filled
inset.filled.bottomthird.rectangle rectangle.bottomthird.inset.fill
inset.filled.bottomthird.rectangle.portrait rectangle.portrait.bottomthird.inset.filled
inset.filled.bottomthird.square square.bottomthird.inset.filled
inset.filled.bottomtrailing.rectangle rectangle.inset.bottomtrailing.filled
inset.filled.bottomtrailing.rectangle.portrait rectangle.portrait.bottomtrailing.inset.filled
inset.filled.capsule capsule.inset.filled
inset.filled.capsule.portrait capsule.portrait.inset.filled
inset.filled.center.rectangle rectangle.center.inset.fill
inset.filled.center.rectangle.badge.plus rectangle.center.inset.filled.badge.plus
inset.filled.center.rectangle.portrait rectangle.portrait.center.inset.filled
inset.filled.circle largecircle.fill.circle
inset.filled.circle.dashed circle.dashed.inset.filled
inset.filled.diamond diamond.inset.filled
inset.filled.leadinghalf.arrow.leading.rectangle rectangle.leadinghalf.inset.filled.arrow.leading
inset.filled.leadinghalf.rectangle rectangle.leadinghalf.inset.filled
inset.filled.leadinghalf.rectangle.portrait rectangle.portrait.leadinghalf.inset.filled
inset.filled.leadingthird.rectangle rectangle.leadingthird.inset.filled
inset.filled.leadingthird.rectangle.portrait rectangle.portrait.leadingthird.inset.filled
inset.filled.leadingthird.square square.leadingthird.inset.filled
inset.filled.lefthalf.arrow.left.rectangle rectangle.lefthalf.inset.fill.arrow.left
inset.filled.lefthalf.rectangle rectangle.lefthalf.inset.fill
inset.filled.lefthalf.rectangle.portrait rectangle.portrait.lefthalf.inset.filled
inset.filled.leftthird.rectangle rectangle.leftthird.inset.fill
inset.filled.leftthird.rectangle.portrait rectangle.portrait.leftthird.inset.filled
inset.filled.leftthird.square square.leftthird.inset.filled
inset.filled.oval oval.inset.filled
inset.filled.oval.portrait oval.portrait.inset.filled
inset.filled.rectangle rectangle.inset.fill
inset.filled.rectangle.and.person.filled rectangle.inset.filled.and.person.filled
inset.filled.rectangle.and.pointer.arrow rectangle.inset.filled.and.cursorarrow
inset.filled.rectangle.badge.record rectangle.inset.filled.badge.record
inset.filled.rectangle.on.rectangle rectangle.inset.filled.on.rectangle
inset.filled.rectangle.portrait rectangle.portrait.inset.filled
inset.filled.righthalf.arrow.right.rectangle rectangle.righthalf.inset.fill.arrow.right
inset.filled.righthalf.rectangle rectangle.righthalf.inset.fill
inset.filled.righthalf.rectangle.portrait rectangle.portrait.righthalf.inset.filled
inset.filled.rightthird.rectangle rectangle.rightthird.inset.fill
inset.filled.rightthird.rectangle.portrait rectangle.portrait.rightthird.inset.filled
inset.filled.rightthird.square square.rightthird.inset.filled
inset.filled.square square.inset.filled
inset.filled.square.dashed square.dashed.inset.filled
inset.filled.tophalf.rectangle rectangle.tophalf.inset.filled
inset.filled.tophalf.rectangle.portrait rectangle.portrait.tophalf.inset.filled
inset.filled.topleading.rectangle rectangle.inset.topleading.filled
inset.filled.topleading.rectangle.portrait rectangle.portrait.topleading.inset.filled
inset.filled.topleft.rectangle rectangle.inset.topleft.fill
inset.filled.topleft.rectangle.portrait rectangle.portrait.topleft.inset.filled
inset.filled.topright.rectangle rectangle.inset.topright.fill
inset.filled.topright.rectangle.portrait rectangle.portrait.topright.inset.filled
inset.filled.topthird.rectangle rectangle.topthird.inset
inset.filled.topthird.rectangle.portrait rectangle.portrait.topthird.inset.filled
inset.filled.topthird.square square.topthird.inset.filled
inset.filled.toptrailing.rectangle rectangle.inset.toptrailing.filled
inset.filled.toptrailing.rectangle.portrait rectangle.portrait.toptrailing.inset.filled
inset.filled.trailinghalf.arrow.trailing.rectangle rectangle.trailinghalf.inset.filled.arrow.trailing
inset.filled.trailinghalf.rectangle rectangle.trailinghalf.inset.filled
inset.filled.trailinghalf.rectangle.portrait rectangle.portrait.trailinghalf.inset.filled
inset.filled.trailingthird.rectangle rectangle.trailingthird.inset.filled
inset.filled.trailingthird.rectangle.portrait rectangle.portrait.trailingthird.inset.filled
inset.filled.trailingthird.square square.trailingthird.inset.filled
inset.filled.triangle triangle.inset.filled
inset.filled.tv tv.inset.filled
ipad.gen1 ipad.homebutton
ipad.gen1.badge.play ipad.homebutton.badge.play
ipad.gen1.landscape ipad.homebutton.landscape
ipad.gen1.landscape.badge.play ipad.homebutton.landscape.badge.play
ipad.landscape.and.iphone ipad.and.iphone
ipad.landscape.and.iphone.slash ipad.and.iphone.slash
iphone.and.arrow.forward.inward iphone.and.arrow.forward
iphone.and.arrow.left.and.arrow.right.inward iphone.and.arrow.left.and.arrow.right
iphone.gen1 iphone.homebutton
iphone.gen1.badge.play iphone.homebutton.badge.play
iphone.gen1.circle iphone.homebutton.circle
iphone.gen1.circle.fill iphone.homebutton.circle.fill
iphone.gen1.crop.homebutton.circle iphone.gen1.crop.homebutton
iphone.gen1.landscape iphone.homebutton.landscape
iphone.gen1.radiowaves.left.and.right iphone.homebutton.radiowaves.left.and.right
iphone.gen1.radiowaves.left.and.right.circle iphone.homebutton.radiowaves.left.and.right.circle
iphone.gen1.radiowaves.left.and.right.circle.fill iphone.homebutton.radiowaves.left.and.right.circle.fill
iphone.gen1.slash iphone.homebutton.slash
iphone.gen1.slash.circle iphone.homebutton.slash.circle
iphone.gen1.slash.circle.fill iphone.homebutton.slash.circle.fill
ipod.shuffle.gen1 ipodshuffle.gen1
ipod.shuffle.gen2 ipodshuffle.gen2
ipod.shuffle.gen3 ipodshuffle.gen3
ipod.shuffle.gen4 ipodshuffle.gen4
ipod.touch ipodtouch
ipod.touch.landscape ipodtouch.landscape
ipod.touch.slash ipodtouch.slash
kipsign.arrow.trianglehead.counterclockwise.rotate.90 kipsign.arrow.circlepath
l.button.roundedbottom.horizontal l.rectangle.roundedbottom
l.button.roundedbottom.horizontal.fill l.rectangle.roundedbottom.fill
l1.button.roundedbottom.horizontal l1.rectangle.roundedbottom
l1.button.roundedbottom.horizontal.fill l1.rectangle.roundedbottom.fill
l2.button.roundedtop.horizontal l2.rectangle.roundedtop
l2.button.roundedtop.horizontal.fill l2.rectangle.roundedtop.fill
larisign.arrow.trianglehead.counterclockwise.rotate.90 larisign.arrow.circlepath
lasso.badge.sparkles lasso.and.sparkles
lb.button.roundedbottom.horizontal lb.rectangle.roundedbottom
lb.button.roundedbottom.horizontal.fill lb.rectangle.roundedbottom.fill
leaf.arrow.trianglehead.clockwise leaf.arrow.triangle.circlepath
line.diagonal.trianglehead.up.right line.diagonal.arrow
lirasign.arrow.trianglehead.counterclockwise.rotate.90 lirasign.arrow.circlepath
livephoto.badge.automatic livephoto.badge.a
lock.document lock.doc
lock.document.fill lock.doc.fill
lock.open.rotation lock.rotation.open
lt.button.roundedtop.horizontal lt.rectangle.roundedtop
lt.button.roundedtop.horizontal.fill lt.rectangle.roundedtop.fill
macbook.and.ipad laptopcomputer.and.ipad
macbook.and.iphone laptopcomputer.and.iphone
macbook.and.vision.pro macbook.and.visionpro
macwindow.and.pointer.arrow macwindow.and.cursorarrow
manatsign.arrow.trianglehead.counterclockwise.rotate.90 manatsign.arrow.circlepath
message.badge.waveform message.and.waveform
message.badge.waveform.fill message.and.waveform.fill
microphone mic
microphone.and.signal.meter mic.and.signal.meter
microphone.and.signal.meter.fill mic.and.signal.meter.fill
microphone.badge.plus mic.badge.plus
microphone.badge.plus.fill mic.fill.badge.plus
microphone.badge.xmark mic.badge.xmark
microphone.badge.xmark.fill mic.fill.badge.xmark
microphone.circle mic.circle
microphone.circle.fill mic.circle.fill
microphone.fill mic.fill
microphone.slash mic.slash
microphone.slash.circle mic.slash.circle
microphone.slash.circle.fill mic.slash.circle.fill
microphone.slash.fill mic.slash.fill
microphone.square mic.square
microphone.square.fill mic.square.fill
millsign.arrow.trianglehead.counterclockwise.rotate.90 millsign.arrow.circlepath
minus.arrow.trianglehead.counterclockwise gobackward.minus
music.microphone music.mic
music.microphone.circle music.mic.circle
music.microphone.circle.fill music.mic.circle.fill
nairasign.arrow.trianglehead.counterclockwise.rotate.90 nairasign.arrow.circlepath
norwegiankronesign.arrow.trianglehead.counterclockwise.rotate.90 norwegiankronesign.arrow.circlepath
numbers textformat.123
numbers.rectangle 123.rectangle
numbers.rectangle.fill 123.rectangle.fill
pad.header note
person.2.arrow.trianglehead.counterclockwise person.2.gobackward
person.and.arrow.left.and.arrow.right.outward person.and.arrow.left.and.arrow.right
person.fill.and.arrow.left.and.arrow.right.outward person.fill.and.arrow.left.and.arrow.right
pesetasign.arrow.trianglehead.counterclockwise.rotate.90 pesetasign.arrow.circlepath
pesosign.arrow.trianglehead.counterclockwise.rotate.90 pesosign.arrow.circlepath
phone.arrow.down.left.fill phone.fill.arrow.down.left
phone.arrow.right.fill phone.fill.arrow.right
phone.arrow.up.right.fill phone.fill.arrow.up.right
phone.badge.waveform phone.and.waveform
phone.badge.waveform.fill phone.and.waveform.fill
phone.bubble phone.bubble.left
phone.bubble.fill phone.bubble.left.fill
phone.connection.fill phone.fill.connection
playstation.logo logo.playstation
plus.arrow.trianglehead.clockwise goforward.plus
point.bottomleft.forward.to.arrow.triangle.uturn.scurvepath point.bottomleft.forward.to.arrowtriangle.uturn.scurvepath
point.bottomleft.forward.to.arrow.triangle.uturn.scurvepath.fill point.bottomleft.forward.to.arrowtriangle.uturn.scurvepath.fill
point.topleft.down.to.point.bottomright.curvepath point.topleft.down.curvedto.point.bottomright.up
point.topleft.down.to.point.bottomright.curvepath.fill point.topleft.down.curvedto.point.bottomright.up.fill
point.topleft.down.to.point.bottomright.filled.curvepath point.topleft.down.curvedto.point.filled.bottomright.up
point.topleft.filled.down.to.point.bottomright.curvepath point.filled.topleft.down.curvedto.point.bottomright.up
pointer.arrow cursorarrow
pointer.arrow.and.square.on.square.dashed cursorarrow.and.square.on.square.dashed
pointer.arrow.click cursorarrow.click
pointer.arrow.click.2 cursorarrow.click.2
pointer.arrow.click.badge.clock cursorarrow.click.badge.clock
pointer.arrow.motionlines cursorarrow.motionlines
pointer.arrow.motionlines.click cursorarrow.motionlines.click
pointer.arrow.rays cursorarrow.rays
pointer.arrow.slash cursorarrow.slash
pointer.arrow.slash.square cursorarrow.slash.square
pointer.arrow.slash.square.fill cursorarrow.slash.square.fill
pointer.arrow.square cursorarrow.square
pointer.arrow.square.fill cursorarrow.square.fill
polishzlotysign.arrow.trianglehead.counterclockwise.rotate.90 polishzlotysign.arrow.circlepath
questionmark.text.page doc.questionmark
questionmark.text.page.fill doc.questionmark.fill
r.button.roundedbottom.horizontal r.rectangle.roundedbottom
r.button.roundedbottom.horizontal.fill r.rectangle.roundedbottom.fill
r1.button.roundedbottom.horizontal r1.rectangle.roundedbottom
r1.button.roundedbottom.horizontal.fill r1.rectangle.roundedbottom.fill
r2.button.roundedtop.horizontal r2.rectangle.roundedtop
r2.button.roundedtop.horizontal.fill r2.rectangle.roundedtop.fill
rb.button.roundedbottom.horizontal rb.rectangle.roundedbottom
rb.button.roundedbottom.horizontal.fill rb.rectangle.roundedbottom.fill
rectangle.3.group.bubble rectangle.3.group.bubble.left
rectangle.3.group.bubble.fill rectangle.3.group.bubble.left.fill
rectangle.pattern.checkered checkerboard.rectangle
repeat.badge.xmark repeat.badge.xmark.circle.fill
richtext.page doc.richtext
richtext.page.fill doc.richtext.fill
rt.button.roundedtop.horizontal rt.rectangle.roundedtop
rt.button.roundedtop.horizontal.fill rt.rectangle.roundedtop.fill
rublesign.arrow.trianglehead.counterclockwise.rotate.90 rublesign.arrow.circlepath
rupeesign.arrow.trianglehead.counterclockwise.rotate.90 rupeesign.arrow.circlepath
sharedwithyou shared.with.you
sharedwithyou.circle shared.with.you.circle
sharedwithyou.circle.fill shared.with.you.circle.fill
sharedwithyou.slash sharedwithyou.circle.slash
shekelsign.arrow.trianglehead.counterclockwise.rotate.90 shekelsign.arrow.circlepath
shield.pattern.checkered shield.checkerboard
shoe.arrow.trianglehead.up.right shoe.front.lift
shoe.arrow.trianglehead.up.right.circle shoe.front.lift.circle
shoe.arrow.trianglehead.up.right.circle.fill shoe.front.lift.circle.fill
shoe.arrow.trianglehead.up.right.fill shoe.front.lift.fill
slider.horizontal.2.arrow.trianglehead.counterclockwise slider.horizontal.2.gobackward
slider.horizontal.2.rectangle.and.arrow.trianglehead.2.clockwise.rotate.90 slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath
speaker.wave.2.bubble speaker.wave.2.bubble.left
speaker.wave.2.bubble.fill speaker.wave.2.bubble.left.fill
square.2.layers.3d square.2.stack.3d
square.2.layers.3d.bottom.filled square.2.stack.3d.bottom.filled
square.2.layers.3d.top.filled square.2.stack.3d.top.filled
square.3.layers.3d square.3.stack.3d
square.3.layers.3d.bottom.filled square.3.stack.3d.bottom.filled
square.3.layers.3d.middle.filled square.3.stack.3d.middle.filled
square.3.layers.3d.slash square.3.stack.3d.slash
square.3.layers.3d.top.filled square.3.stack.3d.top.filled
square.stack.3d.up.badge.automatic square.stack.3d.up.badge.a
square.stack.3d.up.badge.automatic.fill square.stack.3d.up.badge.a.fill
squareshape.dotted.squareshape squareshape.dashed.squareshape
squareshape.split.2x2.dotted.inside squareshape.split.2x2.dotted
squareshape.split.2x2.dotted.inside.and.outside squareshape.dotted.split.2x2
squareshape.squareshape.dotted squareshape.squareshape.dashed
steeringwheel.badge.lock steeringwheel.and.lock
sterlingsign.arrow.trianglehead.counterclockwise.rotate.90 sterlingsign.arrow.circlepath
sun.horizon sun.and.horizon
sun.horizon.circle sun.and.horizon.circle
sun.horizon.circle.fill sun.and.horizon.circle.fill
sun.horizon.fill sun.and.horizon.fill
swedishkronasign.arrow.trianglehead.counterclockwise.rotate.90 swedishkronasign.arrow.circlepath
tengesign.arrow.trianglehead.counterclockwise.rotate.90 tengesign.arrow.circlepath
text.document doc.text
text.document.fill doc.text.fill
text.pad.header note.text
text.pad.header.badge.plus note.text.badge.plus
text.page doc.plaintext
text.page.badge.magnifyingglass doc.text.magnifyingglass
text.page.fill doc.plaintext.fill
text.rectangle.page doc.text.image
text.rectangle.page.fill doc.text.image.fill
textformat.characters textformat.abc
textformat.characters.dottedunderline textformat.abc.dottedunderline
textformat.numbers textformat.12
thermometer.medium thermometer
truck.box box.truck
truck.box.badge.clock box.truck.badge.clock
truck.box.badge.clock.fill box.truck.badge.clock.fill
truck.box.fill box.truck.fill
tugriksign.arrow.trianglehead.counterclockwise.rotate.90 tugriksign.arrow.circlepath
turkishlirasign.arrow.trianglehead.counterclockwise.rotate.90 turkishlirasign.arrow.circlepath
video.badge.waveform video.and.waveform
video.badge.waveform.fill video.and.waveform.fill
video.bubble video.bubble.left
video.bubble.fill video.bubble.left.fill
vision.pro visionpro
vision.pro.and.arrow.forward visionpro.and.arrow.forward
vision.pro.and.arrow.forward.fill visionpro.and.arrow.forward.fill
vision.pro.badge.exclamationmark visionpro.badge.exclamationmark
vision.pro.badge.exclamationmark.fill visionpro.badge.exclamationmark.fill
vision.pro.badge.play visionpro.badge.play
vision.pro.badge.play.fill visionpro.badge.play.fill
vision.pro.circle visionpro.circle
vision.pro.circle.fill visionpro.circle.fill
vision.pro.fill visionpro.fill
vision.pro.slash visionpro.slash
vision.pro.slash.circle visionpro.slash.circle
vision.pro.slash.circle.fill visionpro.slash.circle.fill
vision.pro.slash.fill visionpro.slash.fill
wand.and.sparkles wand.and.stars
wand.and.sparkles.inverse wand.and.stars.inverse
water.waves.and.arrow.trianglehead.down water.waves.and.arrow.down
water.waves.and.arrow.trianglehead.down.trianglebadge.exclamationmark water.waves.and.arrow.down.trianglebadge.exclamationmark
water.waves.and.arrow.trianglehead.up water.waves.and.arrow.up
waveform.badge.magnifyingglass waveform.and.magnifyingglass
waveform.badge.microphone waveform.and.mic
waveform.path.ecg.text.page doc.text.below.ecg
waveform.path.ecg.text.page.fill doc.text.below.ecg.fill
windshield.front.and.spray windshield.front.and.fluid
windshield.rear.and.spray windshield.rear.and.fluid
wonsign.arrow.trianglehead.counterclockwise.rotate.90 wonsign.arrow.circlepath
yensign.arrow.trianglehead.counterclockwise.rotate.90 yensign.arrow.circlepath
zipper.page doc.zipper
zl.button.roundedtop.horizontal zl.rectangle.roundedtop
zl.button.roundedtop.horizontal.fill zl.rectangle.roundedtop.fill
zr.button.roundedtop.horizontal zr.rectangle.roundedtop
zr.button.roundedtop.horizontal.fill zr.rectangle.roundedtop.fill
"""
}
