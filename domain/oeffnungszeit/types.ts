import { issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import type { Uhrzeit } from '../time/uhrzeit.ts'
import type { Wochentag } from '../time/wochentag.ts'

/** A break within opening hours, wall times: closed in between. */
export interface Unterbrechung {
  readonly von: Uhrzeit
  readonly bis: Uhrzeit
}

/** Weekly opening hours, wall times in the Mandant's zone. A weekday without one is closed. */
export interface Oeffnungszeit {
  readonly wochentag: Wochentag
  readonly von: Uhrzeit
  readonly bis: Uhrzeit
  readonly geoeffnet: boolean
  /** Sorted; empty if there are none. */
  readonly unterbrechungen?: readonly Unterbrechung[]
}

export type Sonderstatus = 'offen' | 'geschlossen'

/** Deviating times from a first to a last day (both inclusive); they override the week. */
export interface Sonderoeffnungszeit {
  readonly gueltigVon: Temporal.PlainDate
  readonly gueltigBis: Temporal.PlainDate
  readonly von: Uhrzeit
  readonly bis: Uhrzeit
  readonly status: Sonderstatus
  readonly unterbrechungen?: readonly Unterbrechung[]
  /** Reason in German and in English; the second is empty if one is for everybody. */
  readonly warum?: readonly [string, string]
}

/** Everything that decides when a floor plan is open. */
export interface Kalender {
  /** IANA time zone of the wall times. */
  readonly zone: string
  readonly oeffnungszeiten: readonly Oeffnungszeit[]
  readonly sonderoeffnungszeiten: readonly Sonderoeffnungszeit[]
}

/** SPECIFICATION section 9. */
export const DEFAULT_OEFFNUNG = {
  von: { stunden: 8, minuten: 0 },
  bis: { stunden: 18, minuten: 0 },
} as const

/** 'Status {x} unbekannt' for anything but offen and geschlossen. */
export function parseSonderstatus(text: string): Result<Sonderstatus> {
  if (text === 'offen' || text === 'geschlossen') return ok(text)
  return refused(issue('status.unbekannt', { x: text }))
}
