/** Every figure once, as small as can be, to see that it comes (`bench/smoke.ts`); its size says nothing then. */
const isSmoke = process.env.PLATZWART_BENCH === 'smoke'

/** How large or long something is in a measurement, and where a figure is only to come. */
export const sized = <T>(measured: T, smoke: T): T => (isSmoke ? smoke : measured)
