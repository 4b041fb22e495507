import type { BuchungView, LiveBuchung } from '@platzwart/contract/leseraum'
import { checkInMissed } from '@platzwart/domain/buchung/checkInWindow'
import { tagOf } from '@platzwart/domain/time/zone'

const at = (instant: string) => Temporal.Instant.from(instant)
const compare = Temporal.Instant.compare

/**
 * The bookings of the overview: future and running ones, and just cancelled or ended ones while that can be
 * undone.
 */
export function upcoming(buchungen: readonly BuchungView[], now: Temporal.Instant): BuchungView[] {
  return buchungen
    .filter((one) =>
      one.status === 'storniert' ? isHeld(one, now) : compare(now, at(one.bis)) < 0 || isEnded(one, now),
    )
    .toSorted((a, b) => compare(at(a.von), at(b.von)))
}

/**
 * The bookings that their people lost without cancelling them, until they would have ended: nobody confirmed or
 * checked in, or the house cancelled.
 */
export function lostOf(buchungen: readonly BuchungView[], now: Temporal.Instant): BuchungView[] {
  return buchungen
    .filter((one) => one.status === 'storniert' && !isHeld(one, now) && compare(now, at(one.bis)) < 0)
    .filter(({ storniertDurch, informationstext }) =>
      storniertDurch === 'abgesagt' ? informationstext !== '' : storniertDurch != null,
    )
}

/** A cancelled booking that can still be undone. */
export function isHeld(buchung: Pick<BuchungView, 'status' | 'gehaltenBis'>, now: Temporal.Instant): boolean {
  return (
    buchung.status === 'storniert' &&
    buchung.gehaltenBis !== null &&
    compare(now, at(buchung.gehaltenBis)) < 0
  )
}

/** Ended early, which can still be undone. */
function isEnded(buchung: Pick<BuchungView, 'ruecknahmeBis'>, now: Temporal.Instant): boolean {
  return buchung.ruecknahmeBis !== null && compare(now, at(buchung.ruecknahmeBis)) < 0
}

export type CheckIn = 'zuFrueh' | 'moeglich' | 'vorbei'

export function checkInOf(
  buchung: Pick<BuchungView, 'checkInVon' | 'checkInBis'>,
  now: Temporal.Instant,
): CheckIn {
  if (compare(now, at(buchung.checkInVon)) < 0) return 'zuFrueh'
  return compare(now, at(buchung.checkInBis)) <= 0 ? 'moeglich' : 'vorbei'
}

/** A booking's displayed status: its status, or a missed check-in if one is required. */
export function standOf(
  {
    status,
    checkInBis,
    freigabeOhneCheckIn,
  }: Pick<BuchungView, 'status' | 'checkInBis' | 'freigabeOhneCheckIn'>,
  now: Temporal.Instant,
): BuchungView['status'] | 'verpasst' {
  return freigabeOhneCheckIn && checkInMissed(status, at(checkInBis), now) ? 'verpasst' : status
}

export interface Possible {
  readonly bestaetigen: boolean
  readonly einchecken: boolean
  readonly stornieren: boolean
  readonly aendern: boolean
}

/** Whether the person at the seat can check in now, by whatever method the house requires. */
export function mayCheckIn(buchung: BuchungView, now: Temporal.Instant): boolean {
  const { status, rolle } = buchung
  return status === 'reserviert' && rolle !== 'andere' && checkInOf(buchung, now) === 'moeglich'
}

/** The buttons of a booking. The server decides; this only avoids clicks that it would refuse. */
export function possibleOf(buchung: BuchungView, now: Temporal.Instant): Possible {
  const { status, rolle } = buchung
  const begun = compare(at(buchung.von), now) <= 0
  // A server of the previous version does not send it.
  const bestaetigenBis = at(buchung.bestaetigenBis ?? buchung.von)
  return {
    bestaetigen: status === 'vorgemerkt' && rolle === 'zweite' && compare(now, bestaetigenBis) < 0,
    einchecken: mayCheckIn(buchung, now) && !buchung.checkInMitCode,
    stornieren: (status === 'reserviert' || status === 'vorgemerkt') && rolle !== 'andere',
    aendern: (status === 'reserviert' || status === 'vorgemerkt') && rolle === 'bucher' && !begun,
  }
}

/**
 * Converts one's own change to the live event that others get, so that both update the plan's day in the same
 * way.
 */
export function liveOf(buchung: BuchungView, zone: string): LiveBuchung {
  return {
    art: 'leseraumBuchung',
    id: buchung.id,
    grundrissId: buchung.grundrissId,
    leseraumId: buchung.leseraumId,
    tag: tagOf(at(buchung.von), zone).toString(),
    von: buchung.von,
    bis: buchung.bis,
    status: buchung.status,
    gehaltenBis: buchung.gehaltenBis,
    eigene: buchung.rolle === 'bucher' ? 1 : buchung.rolle === 'zweite' ? 2 : 0,
    version: buchung.version,
  }
}
