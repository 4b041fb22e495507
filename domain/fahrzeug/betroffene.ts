import type { Zeitraum } from '../time/zeitraum.ts'
import { buchungszeitenIssues, gueltigIssues } from './buchungszeiten.ts'
import type { Buchungszeiten, FahrzeugBuchung } from './types.ts'

/** A change of a vehicle that its bookings may not survive (F4, F6). */
export type FahrzeugChange =
  | { readonly art: 'standort' }
  | {
      readonly art: 'gueltigkeit'
      readonly gueltigVon: Temporal.PlainDate | null
      readonly gueltigBis: Temporal.PlainDate | null
    }
  | { readonly art: 'buchungszeiten'; readonly buchungszeiten: Buchungszeiten | null }
  | { readonly art: 'deaktivierung' }

/** Which of the three texts of SPECIFICATION section 8 a cancelled booking gets. */
export const STORNO_TEXT = {
  standort: 'stornoStandort',
  gueltigkeit: 'stornoNichtBuchbar',
  buchungszeiten: 'stornoNichtBuchbar',
  deaktivierung: 'stornoDeaktiviert',
} as const satisfies Record<FahrzeugChange['art'], string>

/** The part of a booking that decides whether a change affects it. */
export type Trip = Pick<FahrzeugBuchung, 'status' | 'typ' | 'zeitraum'>

/** A trip yet to be driven: not begun, not over, not a block. */
export function isAhead({ status, typ, zeitraum }: Trip, now: Temporal.Instant): boolean {
  const waits = status === 'vorgemerkt' || status === 'reserviert'
  return waits && typ === 'BUCHUNG' && Temporal.Instant.compare(zeitraum.bis, now) > 0
}

function survives(aenderung: FahrzeugChange, zeitraum: Zeitraum, zone: string): boolean {
  switch (aenderung.art) {
    case 'standort':
    case 'deaktivierung':
      return false
    case 'gueltigkeit':
      return gueltigIssues({ kennzeichen: '', ...aenderung }, zeitraum, zone).length === 0
    case 'buchungszeiten':
      return buchungszeitenIssues(aenderung.buchungszeiten, '', zeitraum, zone).length === 0
  }
}

/**
 * Whether a change of the vehicle cancels a booking: another location and deactivation cancel all future
 * ones, valid days and booking times those that no longer fit, from 00:00 of the first to the end of the last
 * day. Trips under way continue.
 */
export function isAffected(
  buchung: Trip,
  aenderung: FahrzeugChange,
  now: Temporal.Instant,
  zone: string,
): boolean {
  return isAhead(buchung, now) && !survives(aenderung, buchung.zeitraum, zone)
}

const dayOf = (text: string | null) => (text === null ? null : Temporal.PlainDate.from(text))

/** The parts of a vehicle's record that its bookings depend on. */
interface Held {
  readonly standortId: string
  readonly gueltigVon: string | null
  readonly gueltigBis: string | null
}

/**
 * The changes of a vehicle's record that its bookings may not survive: another location, and other valid
 * days.
 */
export function changesOf(before: Held, after: Held): FahrzeugChange[] {
  const { gueltigVon, gueltigBis } = after
  const moved = before.standortId !== after.standortId
  const shifted = before.gueltigVon !== gueltigVon || before.gueltigBis !== gueltigBis
  return [
    ...(moved ? [{ art: 'standort' } as const] : []),
    ...(shifted
      ? [{ art: 'gueltigkeit', gueltigVon: dayOf(gueltigVon), gueltigBis: dayOf(gueltigBis) } as const]
      : []),
  ]
}
