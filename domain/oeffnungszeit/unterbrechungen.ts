import { type Issue, issue } from '../issue.ts'
import { knownUhrzeit } from '../time/uhrzeit.ts'
import type { Unterbrechung } from './types.ts'

/** The maximum of breaks per day, which gives five open spans. */
export const MOST_UNTERBRECHUNGEN = 4

/** Wall times, HH:mm. */
interface Span {
  readonly von: string
  readonly bis: string
}

/** A day's opening hours as edited. */
export interface Hours extends Span {
  readonly unterbrechungen?: readonly Span[] | undefined
}

const isAfter = (a: Span, b: Span) => a.von > b.bis

const liesWithin = ({ von, bis }: Hours, one: Span) => von < one.von && one.von < one.bis && one.bis < bis

/**
 * Why hours and breaks are invalid: each must start before it ends, lie within the hours, and be disjoint
 * from the others.
 */
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
 * The sorted breaks to save. A client that does not know breaks sends none, and changes none: existing ones
 * stay as far as they lie within the hours.
 */
export function savedUnterbrechungen(hours: Hours, before: Hours | undefined): Span[] {
  const kept = before?.unterbrechungen?.filter((one) => liesWithin(hours, one)) ?? []
  return (hours.unterbrechungen ?? kept).toSorted(byStart)
}

/** Converts a validated break. @throws Error for an invalid one, which is a bug */
export const unterbrechungOf = ({ von, bis }: Span): Unterbrechung => ({
  von: knownUhrzeit(von),
  bis: knownUhrzeit(bis),
})
