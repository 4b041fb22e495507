/** Units of a notification's duration (SPECIFICATION section 9), in minutes. */
const MINUTES = { minuten: 1, stunden: 60, tage: 24 * 60 } as const

export type Dauereinheit = keyof typeof MINUTES

export const DAUEREINHEITEN = Object.keys(MINUTES) as Dauereinheit[]

/** "2 days before": how long, in the unit in which a person chose it. */
export interface Dauer {
  readonly anzahl: number
  readonly einheit: Dauereinheit
}

/** A day counts as 24 hours here: a notice is due that long before, whatever the clocks on the wall do. */
export function minutesOfDauer(dauer: Dauer): number {
  return dauer.anzahl * MINUTES[dauer.einheit]
}

/** Minutes in the largest unit that needs no fraction, so that 2880 is shown as 2 days. */
export function dauerOfMinutes(minutes: number): Dauer {
  const fits = (einheit: Dauereinheit) => minutes > 0 && minutes % MINUTES[einheit] === 0
  const einheit = [...DAUEREINHEITEN].reverse().find(fits) ?? 'minuten'
  return { anzahl: minutes / MINUTES[einheit], einheit }
}
