/** Units of a notification's duration (SPECIFICATION section 9), in minutes. */
const MINUTES = { minuten: 1, stunden: 60, tage: 24 * 60 } as const

export type Dauereinheit = keyof typeof MINUTES

export const DAUEREINHEITEN = Object.keys(MINUTES) as Dauereinheit[]

/** "2 days before": a length in the unit that the person chose. */
export interface Dauer {
  readonly anzahl: number
  readonly einheit: Dauereinheit
}

/**
 * Minutes of a duration. A day counts 24 hours: a notice is due exactly that long before, whatever the wall
 * clocks do.
 */
export function minutesOfDauer(dauer: Dauer): number {
  return dauer.anzahl * MINUTES[dauer.einheit]
}

/** Expresses minutes in the largest unit without a fraction, so that 2880 is shown as 2 days. */
export function dauerOfMinutes(minutes: number): Dauer {
  const fits = (einheit: Dauereinheit) => minutes > 0 && minutes % MINUTES[einheit] === 0
  const einheit = [...DAUEREINHEITEN].reverse().find(fits) ?? 'minuten'
  return { anzahl: minutes / MINUTES[einheit], einheit }
}
