import { SKEW_MINUTES } from '../fahrzeug/moment.ts'
import type { Issue } from '../issue.ts'
import type { IssueCode } from '../issueCodes.ts'

/**
 * Reasons that a handover can no longer be placed. It excludes reasons that can still be corrected on the
 * device.
 */
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

/** Whether a handover waited on its device: the driver has driven on since, and a refusal undoes nothing. */
export function hasWaited(zeit: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return zeit !== null && Temporal.Instant.compare(zeit.add({ minutes: SKEW_MINUTES }), now) < 0
}

/**
 * Whether the fleet manager has to enter it: it contradicts what is known, and nobody can correct it on the
 * device.
 */
export function isToBeEntered(issues: readonly Issue[]): boolean {
  return issues.length > 0 && issues.every(({ code }) => UNPLACEABLE.has(code))
}

/** Odometer readings of other trips before and after a moment; null where there is none. */
export interface Umgebung {
  readonly davor: number | null
  readonly danach: number | null
}

/** The range that the odometer may have shown at a moment. */
export interface Grenzen {
  readonly von: number
  readonly bis: number | null
}

/**
 * The range to check a reading against: from the current mileage on, if nobody has taken the car since;
 * otherwise between the readings around its own moment.
 * @param begun the initial mileage of the trip itself
 */
export function grenzenOf({ davor, danach }: Umgebung, kilometerstand: number, begun = 0): Grenzen {
  if (danach === null) return { von: kilometerstand, bis: null }
  return { von: Math.max(davor ?? 0, begun), bis: danach }
}
