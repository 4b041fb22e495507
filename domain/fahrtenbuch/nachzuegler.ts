import { SKEW_MINUTES } from '../fahrzeug/moment.ts'
import type { Issue } from '../issue.ts'
import type { IssueCode } from '../issueCodes.ts'

/** What is said of a handover that was made and cannot be placed any more. What can still be put right on the device is none of it. */
const UNPLACEABLE: ReadonlySet<IssueCode> = new Set<IssueCode>([
  'buchung.schonStorniert',
  'buchung.checkInZuFrueh',
  'buchung.checkInZuSpaet',
  'fahrzeug.nichtFreigegeben',
  'fahrzeug.nichtAktiv',
  'fahrzeug.zeitpunktUnmoeglich',
  'fahrzeug.kilometerZuKlein',
  'fahrzeug.kilometerZuGross',
])

/** Whether a handover has waited on its device: whoever made it has driven since, and a refusal undoes nothing. */
export function hasWaited(zeit: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return zeit !== null && Temporal.Instant.compare(zeit.add({ minutes: SKEW_MINUTES }), now) < 0
}

/** Whether it is kept for the fleet manager to enter: it does not fit into what is known, and nobody could mend it where it was made. */
export function isToBeEntered(issues: readonly Issue[]): boolean {
  return issues.length > 0 && issues.every(({ code }) => UNPLACEABLE.has(code))
}

/** Readings of the odometer around a moment, by other trips; null where there is none. */
export interface Umgebung {
  readonly davor: number | null
  readonly danach: number | null
}

/** What the odometer may have shown then. */
export interface Grenzen {
  readonly von: number
  readonly bis: number | null
}

/**
 * What a reading is judged by: as long as nobody has taken the car since, its present mileage; otherwise the readings around its own moment.
 *
 * @param begun with what the trip itself began
 */
export function grenzenOf({ davor, danach }: Umgebung, kilometerstand: number, begun = 0): Grenzen {
  if (danach === null) return { von: kilometerstand, bis: null }
  return { von: Math.max(davor ?? 0, begun), bis: danach }
}
