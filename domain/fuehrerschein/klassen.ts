/** The 17 licence classes of SPECIFICATION section 3, in its order. */
export const FUEHRERSCHEINKLASSEN = [
  'AM',
  'A1',
  'A2',
  'A',
  'B1',
  'B',
  'C1',
  'C',
  'D1',
  'D',
  'BE',
  'C1E',
  'CE',
  'D1E',
  'DE',
  'L',
  'T',
] as const

export type Fuehrerscheinklasse = (typeof FUEHRERSCHEINKLASSEN)[number]
