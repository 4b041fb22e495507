import type { View } from './sketch.ts'

/** A view of a car on a canvas of 240 by 120: filled paths, glass, lines, and wheels as [x, y, radius]. */
export interface Outline {
  readonly bodywork: string
  readonly glas: string
  readonly lines: string
  readonly raeder: readonly (readonly [number, number, number])[]
}

const SEITE: Outline = {
  bodywork:
    'M14 86V72q0-9 11-11l34-6 28-24q7-6 17-6h42q13 0 23 8l27 21 16 5q9 3 9 13v14q0 5-5 5H19q-5 0-5-5z',
  glas: 'M72 55l22-19q4-4 11-4h15v23zM127 32h19q9 0 16 6l21 17h-56z',
  lines: 'M123 57v30M70 58q-3 15 1 29M184 58q4 14-1 29M132 64h9M79 64h9M14 72h11M210 68h11',
  raeder: [
    [54, 90, 17],
    [186, 90, 17],
  ],
}

/** The front points left on the left side, from above and in the interior. */
export const OUTLINES: Readonly<Record<View, Outline>> = {
  links: SEITE,
  rechts: SEITE,
  vorne: {
    bodywork:
      'M62 98V70q0-8 7-12l11-5 12-23q5-8 14-8h28q9 0 14 8l12 23 11 5q7 4 7 12v28q0 4-4 4h-12q-4 0-4-4v-4H82v4q0 4-4 4H66q-4 0-4-4z',
    glas: 'M89 53l10-19q2-4 8-4h26q6 0 8 4l10 19z',
    lines: 'M96 76h48M96 82h48M104 88h32M120 53v9',
    raeder: [
      [76, 69, 7],
      [164, 69, 7],
    ],
  },
  hinten: {
    bodywork:
      'M62 98V66q0-8 6-12l8-5 14-21q5-8 14-8h32q9 0 14 8l14 21 8 5q6 4 6 12v32q0 4-4 4h-12q-4 0-4-4v-4H82v4q0 4-4 4H66q-4 0-4-4z',
    glas: 'M88 49l11-16q2-4 8-4h26q6 0 8 4l11 16z',
    lines: 'M66 64h18v10H66M174 64h-18v10h18M104 76h32v9h-32zM84 56h72',
    raeder: [],
  },
  oben: {
    bodywork: 'M16 60q0-30 22-33l40-4h100q40 0 46 18 2 9 2 19t-2 19q-6 18-46 18H78l-40-4Q16 90 16 60z',
    glas: 'M74 32q-10 28 0 56l19-7q-6-21 0-42zM176 34q9 26 0 52l-17-6q5-20 0-40zM82 28h86l-12 7H98zM82 92h86l-12-7H98z',
    lines: 'M30 36q-8 24 0 48M34 38l36-6M34 82l36 6M98 40h56v40H98z',
    raeder: [],
  },
  innen: {
    bodywork: 'M16 60q0-30 22-33l40-4h100q40 0 46 18 2 9 2 19t-2 19q-6 18-46 18H78l-40-4Q16 90 16 60z',
    glas: 'M72 32q-10 28 0 56l9-3q-8-25 0-50z',
    lines:
      'M96 34h22q5 0 5 5v10q0 5-5 5H96q-5 0-5-5V39q0-5 5-5zM96 66h22q5 0 5 5v10q0 5-5 5H96q-5 0-5-5V71q0-5 5-5zM147 36h18q5 0 5 5v38q0 5-5 5h-18q-5 0-5-5V41q0-5 5-5zM142 60h28M190 34q8 26 0 52',
    raeder: [[82, 76, 8]],
  },
}
