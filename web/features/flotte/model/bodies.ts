import type { Kategorie } from '@platzwart/domain/fahrzeug/types'
import { OUTLINES, type Outline } from './outlines.ts'
import type { View } from './sketch.ts'

type Body = Readonly<Record<View, Outline>>

const NO_WHEELS: Outline['raeder'] = []
const LIGHTS: Outline['raeder'] = [
  [78, 74, 7],
  [162, 74, 7],
]

const TALL_FRONT =
  'M64 100V60q0-8 3-14l8-24q3-8 12-8h66q9 0 12 8l8 24q3 6 3 14v40q0 4-4 4h-12q-4 0-4-4v-4H84v4q0 4-4 4H68q-4 0-4-4z'
const ONE_BOX = 'M12 88V70q0-9 7-14l19-28q6-9 17-9h152q15 0 17 13l6 48v8q0 6-6 6H18q-6 0-6-6z'
const ONE_BOX_ABOVE =
  'M14 60q0-28 16-34l28-4h150q18 0 20 16 2 10 2 22t-2 22q-2 16-20 16H58l-28-4Q14 88 14 60z'
const WINDSCREEN_ABOVE = 'M46 30q-10 30 0 60l16-6q-5-24 0-48z'
const WHEELS: Outline['raeder'] = [
  [54, 92, 16],
  [188, 92, 16],
]
const VAN_FRONT: Outline = {
  bodywork: TALL_FRONT,
  glas: 'M76 50l8-24q1-4 6-4h60q5 0 6 4l8 24q-44 6-88 0z',
  lines: 'M92 74h56M92 80h56M100 90h40M120 53v9',
  raeder: LIGHTS,
}

function sides(one: Outline): Pick<Body, 'links' | 'rechts'> {
  return { links: one, rechts: one }
}

/** Windows all around and three rows of seats. */
const BUS: Body = {
  ...sides({
    bodywork: ONE_BOX,
    glas: 'M46 33q3-4 9-4h15v25H33zM78 29h36v25H78zM122 29h36v25h-36zM166 29h36q8 0 9 7l3 18h-48z',
    lines: 'M74 26v64M118 26v64M162 26v64M82 62h9M126 62h9M118 58h104M12 74h12M228 72h-9',
    raeder: WHEELS,
  }),
  vorne: VAN_FRONT,
  hinten: {
    bodywork: TALL_FRONT,
    glas: 'M76 50l7-24q1-4 6-4h62q5 0 6 4l7 24z',
    lines: 'M66 64h9v20h-9M174 64h-9v20h9M104 78h32v9h-32zM112 66h16',
    raeder: NO_WHEELS,
  },
  oben: {
    bodywork: ONE_BOX_ABOVE,
    glas: `${WINDSCREEN_ABOVE}M220 36q5 24 0 48l-9-4q4-20 0-40z`,
    lines: 'M27 38q-6 22 0 44M76 34h126v52H76zM108 34v52M140 34v52M172 34v52',
    raeder: NO_WHEELS,
  },
  innen: {
    bodywork: ONE_BOX_ABOVE,
    glas: WINDSCREEN_ABOVE,
    lines:
      'M84 32h16q4 0 4 4v14q0 4-4 4H84zM84 66h16q4 0 4 4v14q0 4-4 4H84zM128 32h16q4 0 4 4v48q0 4-4 4h-16zM128 51h20M128 70h20M176 32h16q4 0 4 4v48q0 4-4 4h-16zM176 51h20M176 70h20',
    raeder: [[72, 77, 7]],
  },
}

/** A windowless load compartment behind the seats. */
const PANEL_VAN: Body = {
  ...sides({
    bodywork: ONE_BOX,
    glas: 'M46 33q3-4 9-4h15v25H33zM78 29h22v25H78z',
    lines: 'M74 26v64M106 24v66M82 62h9M166 24v66M114 62h9M106 58h118M12 74h12M228 72h-9',
    raeder: WHEELS,
  }),
  vorne: VAN_FRONT,
  hinten: {
    bodywork: TALL_FRONT,
    glas: '',
    lines: 'M120 15v83M67 62h8v22h-8M173 62h-8v22h8M111 64h-5M129 64h5M84 22h72M78 46h84M104 84h32v9h-32z',
    raeder: NO_WHEELS,
  },
  oben: {
    bodywork: ONE_BOX_ABOVE,
    glas: WINDSCREEN_ABOVE,
    lines: 'M27 38q-6 22 0 44M80 30h136v60H80zM114 30v60M148 30v60M182 30v60',
    raeder: NO_WHEELS,
  },
  innen: {
    bodywork: ONE_BOX_ABOVE,
    glas: WINDSCREEN_ABOVE,
    lines:
      'M84 30h14q4 0 4 4v10q0 4-4 4H84zM84 52h14q4 0 4 4v8q0 4-4 4H84zM84 72h14q4 0 4 4v10q0 4-4 4H84zM114 28h102v64H114zM148 28v64M182 28v64',
    raeder: [[72, 80, 7]],
  },
}

const CAB_ABOVE = 'M14 60q0-28 14-34l20-4h30v76H48l-20-4Q14 88 14 60z'
const CAB_SEATS = 'M58 32h12v18H58zM58 70h12v18H58z'
const LONG_WHEELS: Outline['raeder'] = [
  [50, 92, 16],
  [182, 92, 16],
]

/** A cab and an open bed behind it. */
const FLATBED: Body = {
  ...sides({
    bodywork: 'M12 88V68q0-8 8-11l14-5 14-26q4-7 12-7h22q8 0 8 8v33h134q4 0 4 4v24q0 6-6 6H18q-6 0-6-6z',
    glas: 'M52 31q2-4 7-4h23v25H41z',
    lines: 'M84 56v36M74 60h8M94 60v30M98 66h126M138 62v24M180 62v24M12 72h10',
    raeder: LONG_WHEELS,
  }),
  vorne: VAN_FRONT,
  hinten: {
    bodywork:
      'M76 56l8-34q2-8 11-8h50q9 0 11 8l8 34h12q4 0 4 4v40q0 4-4 4h-12q-4 0-4-4v-6H80v6q0 4-4 4H64q-4 0-4-4V60q0-4 4-4z',
    glas: 'M90 48l5-20q1-5 6-5h38q5 0 6 5l5 20z',
    lines: 'M60 62h120M66 84h10M164 84h10M100 56v34M140 56v34M108 80h24v8h-24z',
    raeder: NO_WHEELS,
  },
  oben: {
    bodywork: `${CAB_ABOVE}M84 20h140q4 0 4 4v72q0 4-4 4H84z`,
    glas: 'M42 32q-8 28 0 56l13-6q-4-22 0-44z',
    lines: 'M92 28h128v64H92zM124 28v64M156 28v64M188 28v64',
    raeder: NO_WHEELS,
  },
  innen: {
    bodywork: `${CAB_ABOVE}M84 20h140q4 0 4 4v72q0 4-4 4H84z`,
    glas: 'M42 32q-8 28 0 56l6-3q-5-25 0-50z',
    lines: `${CAB_SEATS}M92 28h128v64H92z`,
    raeder: [[52, 79, 5]],
  },
}

/** A cab and a box of the maximum height. */
const LORRY: Body = {
  ...sides({
    bodywork:
      'M12 90V50q0-7 3-13l9-15q3-6 11-6h28q7 0 7 7v55h4V10q0-4 4-4h148q4 0 4 4v74q0 6-6 6H18q-6 0-6-6z',
    glas: 'M27 46l10-19q2-4 7-4h18v23z',
    lines: 'M62 52v34M52 56h8M12 64h10M78 78h152M116 10v68M154 10v68M192 10v68',
    raeder: [
      [42, 94, 15],
      [166, 94, 15],
      [200, 94, 15],
    ],
  }),
  vorne: {
    bodywork: 'M66 102V22q0-10 10-10h88q10 0 10 10v80q0 4-4 4h-12q-4 0-4-4v-4H86v4q0 4-4 4H70q-4 0-4-4z',
    glas: 'M76 26q0-4 4-4h80q4 0 4 4v28H76z',
    lines: 'M90 66h60M90 74h60M104 88h32M59 30v20M181 30v20',
    raeder: [
      [78, 84, 6],
      [162, 84, 6],
    ],
  },
  hinten: {
    bodywork: 'M64 94V10q0-4 4-4h104q4 0 4 4v84h-8v10h-16V94H88v10H72V94z',
    glas: '',
    lines: 'M120 8v80M64 88h112M112 54h-5M128 54h5M70 26h8M70 70h8M170 26h-8M170 70h-8',
    raeder: NO_WHEELS,
  },
  oben: {
    bodywork:
      'M12 60q0-26 6-32 4-6 12-6h30q6 0 6 6v64q0 6-6 6H30q-8 0-12-6-6-6-6-32zM74 16h150q4 0 4 4v80q0 4-4 4H74z',
    glas: 'M30 32q-6 28 0 56l10-5q-3-23 0-46z',
    lines: 'M66 60h8M112 16v88M150 16v88M188 16v88',
    raeder: NO_WHEELS,
  },
  innen: {
    bodywork:
      'M12 60q0-26 6-32 4-6 12-6h30q6 0 6 6v64q0 6-6 6H30q-8 0-12-6-6-6-6-32zM74 16h150q4 0 4 4v80q0 4-4 4H74z',
    glas: 'M30 32q-6 28 0 56l5-3q-4-25 0-50z',
    lines: 'M46 32h12v18H46zM46 70h12v18H46zM82 24h138v72H82z',
    raeder: [[41, 79, 5]],
  },
}

const ESTATE_SIDE: Outline = {
  bodywork: 'M14 86V72q0-9 11-11l34-6 28-24q7-6 17-6h84q14 0 20 8l10 22q4 4 6 12v12q0 8-5 8H19q-5 0-5-5z',
  glas: 'M72 55l22-19q4-4 11-4h15v23zM127 32h36v23h-36zM170 32h16q9 0 13 7l7 16h-36z',
  lines: 'M123 57v30M70 58q-3 15 1 29M166 58v14M206 58l10 8M132 64h9M79 64h9M14 72h11M212 70h12',
  raeder: [
    [54, 90, 17],
    [186, 90, 17],
  ],
}
const ESTATE_ABOVE = 'M16 60q0-30 22-33l40-4h120q24 0 26 18 1 9 1 19t-1 19q-2 18-26 18H78l-40-4Q16 90 16 60z'

/** A car whose roof extends to its tail. */
const ESTATE: Body = {
  ...OUTLINES,
  ...sides(ESTATE_SIDE),
  hinten: {
    bodywork:
      'M62 98V60q0-8 4-13l12-22q5-8 14-8h56q9 0 14 8l12 22q4 5 4 13v38q0 4-4 4h-12q-4 0-4-4v-4H82v4q0 4-4 4H66q-4 0-4-4z',
    glas: 'M82 50l9-20q2-4 8-4h42q6 0 8 4l9 20z',
    lines: 'M66 60h10v16H66M174 60h-10v16h10M104 78h32v9h-32zM80 56h80M112 67h16',
    raeder: NO_WHEELS,
  },
  oben: {
    bodywork: ESTATE_ABOVE,
    glas: 'M74 32q-10 28 0 56l19-7q-6-21 0-42zM208 34q8 26 0 52l-11-5q4-21 0-42zM82 28h112l-10 7H98zM82 92h112l-10-7H98z',
    lines: 'M30 36q-8 24 0 48M34 38l36-6M34 82l36 6M98 40h88v40H98zM104 44h76M104 76h76',
    raeder: NO_WHEELS,
  },
  innen: {
    bodywork: ESTATE_ABOVE,
    glas: OUTLINES.innen.glas,
    lines: `${OUTLINES.innen.lines}M178 30h34v60h-34z`,
    raeder: OUTLINES.innen.raeder,
  },
}

/** The drawing for each kind of vehicle: the place of a damage means little on the wrong body. */
const BODY_OF: Readonly<Record<Kategorie, Body>> = {
  kleinwagen: OUTLINES,
  kompaktklasse: OUTLINES,
  mittelklasse: OUTLINES,
  kombi: ESTATE,
  oberklasse: OUTLINES,
  van: BUS,
  kleinbus: BUS,
  transporter: PANEL_VAN,
  pritsche: FLATBED,
  lkw: LORRY,
}

export function outlineOf(kategorie: Kategorie, ansicht: View): Outline {
  return BODY_OF[kategorie][ansicht]
}
