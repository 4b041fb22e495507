/** Every figure once, as small as can be, to see that it comes (`bench/smoke.ts`); its size says nothing then. */
const isSmoke = process.env.PLATZWART_BENCH === 'smoke'

/** How large or long something is in a measurement, and where a figure is only to come. */
export const sized = <M, S = M>(measured: M, smoke: S): M | S => (isSmoke ? smoke : measured)
