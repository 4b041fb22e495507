import { type Issue, issue } from '../issue.ts'
import { knownUhrzeit } from '../time/uhrzeit.ts'
import type { Unterbrechung } from './types.ts'

/** Breaks of one day: so many leave five spans in which it is open. */
export const MOST_UNTERBRECHUNGEN = 4

/** Wall times, HH:mm. */
interface Span {
  readonly von: string
  readonly bis: string
}

/** Opening hours of a day as they are written. */
export interface Hours extends Span {
  readonly unterbrechungen?: readonly Span[] | undefined
}

const isAfter = (a: Span, b: Span) => a.von > b.bis

const liesWithin = ({ von, bis }: Hours, one: Span) => von < one.von && one.von < one.bis && one.bis < bis

/** Why hours and their breaks are none: each begins before it ends, within the hours, and apart from the others. */
export function hoursIssues({ von, bis, unterbrechungen = [] }: Hours): Issue[] {
  if (von >= bis) return [issue('zeitraum.startNichtVorEnde', {}, { field: 'bis' })]
  return unterbrechungen.flatMap((one, i) => {
    const place = `unterbrechungen.${i}`
    if (one.von >= one.bis) return [issue('zeitraum.startNichtVorEnde', {}, { field: `${place}.bis` })]
    if (one.von <= von)
      return [issue('oeffnungszeit.pauseAusserhalb', { von, bis }, { field: `${place}.von` })]
    if (one.bis >= bis)
      return [issue('oeffnungszeit.pauseAusserhalb', { von, bis }, { field: `${place}.bis` })]
    const met = unterbrechungen.slice(0, i).find((other) => !isAfter(one, other) && !isAfter(other, one))
    const data = met && { von: met.von, bis: met.bis }
    return data ? [issue('oeffnungszeit.pauseDoppelt', data, { field: `${place}.von` })] : []
  })
}

const byStart = (a: Span, b: Span) => (a.von < b.von ? -1 : 1)

/**
 * The breaks that hours are saved with, in their order. Who does not know of breaks gives none, and changes none: those that stand there stay as
 * far as they lie within the hours.
 */
export function savedUnterbrechungen(hours: Hours, before: Hours | undefined): Span[] {
  const kept = before?.unterbrechungen?.filter((one) => liesWithin(hours, one)) ?? []
  return (hours.unterbrechungen ?? kept).toSorted(byStart)
}

/** Of a break whose shape was looked at already. @throws Error for any other, which is a fault of ours */
export const unterbrechungOf = ({ von, bis }: Span): Unterbrechung => ({
  von: knownUhrzeit(von),
  bis: knownUhrzeit(bis),
})
