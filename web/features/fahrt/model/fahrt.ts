import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { checkInMissed } from '@platzwart/domain/buchung/checkInWindow'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { carStandOf } from '@platzwart/domain/fahrzeug/bereit'
import { isReleased } from '@platzwart/domain/fahrzeug/transitions'
import { later } from '@platzwart/domain/time/zeitraum'
import type { UebergabeArt } from '../../uebergabe/model/angaben.ts'
import type { Uebergabe } from '../../uebergabe/model/uebergabe.ts'

const at = (instant: string) => Temporal.Instant.from(instant)
const { compare } = Temporal.Instant

type Release = Pick<Effective, 'fahrzeug.freigabeFensterMinuten'>

/** The trip with the handovers queued on this device applied: after a check-in, the car is on the road. */
export function withWaiting(
  fahrt: FahrzeugBuchungView,
  uebergaben: readonly Uebergabe[],
): FahrzeugBuchungView {
  const own = uebergaben.filter(({ buchungId, abgelehnt }) => buchungId === fahrt.id && abgelehnt === null)
  const checkIn = own.find(({ art }) => art === 'checkIn')
  const checkOut = own.find(({ art }) => art === 'checkOut')
  const last = checkOut ?? checkIn
  if (last === undefined) return fahrt
  return {
    ...fahrt,
    status: checkOut ? 'durchgeführt' : 'aktiv',
    ...(checkIn && { beginnIst: checkIn.zeit, kmBeginn: null, kmVon: null }),
    ...(checkOut && { endeIst: checkOut.zeit }),
    kilometerstand: last.angaben.kilometerstand,
  }
}

/** Under way past its end, by the current time. */
export function isLate(fahrt: Pick<FahrzeugBuchungView, 'status' | 'bis'>, now: Temporal.Instant): boolean {
  return fahrt.status === 'aktiv' && compare(at(fahrt.bis), now) < 0
}

/** The displayed state of a trip: its status, or what follows from the time. */
export type FahrtStand =
  | FahrzeugBuchungView['status']
  | 'ueberfaellig'
  | 'verpasst'
  | 'wartend'
  | 'ohneFahrzeug'

type When = Pick<FahrzeugBuchungView, 'von' | 'bis' | 'bereitAb' | 'erstellt' | 'freigaben'>

/** The times of a trip, as the rules need them. */
export function whenOf({ von, bis, bereitAb, erstellt, freigaben }: When) {
  const approved = freigaben.flatMap(({ isFreigegeben, freigegebenAt }) =>
    isFreigegeben === true && freigegebenAt ? [at(freigegebenAt)] : [],
  )
  return {
    zeitraum: { von: at(von), bis: at(bis) },
    // A stored answer of an older version may lack the field.
    bereitAb: bereitAb ? at(bereitAb) : null,
    giltSeit: approved.reduce(later, at(erstellt)),
  }
}

/** Whether it waits for its car, or never got it. */
function carStand(fahrt: When & Pick<FahrzeugBuchungView, 'status' | 'nichtZurueck'>, now: Temporal.Instant) {
  return carStandOf({ ...whenOf(fahrt), status: fahrt.status }, now, fahrt.nichtZurueck === true)
}

/** Nobody checked in in time, although the car was there. */
function isMissed(fahrt: FahrzeugBuchungView, now: Temporal.Instant): boolean {
  return carStand(fahrt, now) === null && checkInMissed(fahrt.status, at(fahrt.checkInBis), now)
}

export function standOf(fahrt: FahrzeugBuchungView, now: Temporal.Instant): FahrtStand {
  if (isLate(fahrt, now)) return 'ueberfaellig'
  return carStand(fahrt, now) ?? (isMissed(fahrt, now) ? 'verpasst' : fahrt.status)
}

export function isApproved(
  fahrt: When & Pick<FahrzeugBuchungView, 'freigabeGruende' | 'freigaben'>,
  now: Temporal.Instant,
  einstellungen: Release,
): boolean {
  return isReleased(
    {
      ...whenOf(fahrt),
      freigabeGruende: fahrt.freigabeGruende,
      freigaben: fahrt.freigaben.map((one) => one.isFreigegeben),
    },
    now,
    einstellungen,
  )
}

export type CheckInStand = 'zuFrueh' | 'nichtFreigegeben' | 'moeglich' | 'wartend' | 'vorbei'

export function checkInStand(
  fahrt: FahrzeugBuchungView,
  now: Temporal.Instant,
  einstellungen: Release,
): CheckInStand {
  if (carStand(fahrt, now) === 'wartend') return 'wartend'
  if (compare(now, at(fahrt.checkInBis)) > 0) return 'vorbei'
  if (!isApproved(fahrt, now, einstellungen)) return 'nichtFreigegeben'
  return compare(now, at(fahrt.checkInVon)) < 0 ? 'zuFrueh' : 'moeglich'
}

export interface Possible {
  readonly schritt: UebergabeArt | null
  readonly aendern: boolean
  readonly stornieren: boolean
  readonly rueckgaengig: boolean
  /** After a missed check-in: cancel, and book the rest again. */
  readonly rebook: boolean
  /** It may be extended. */
  readonly moveReturn: boolean
  /** Another car may be requested. */
  readonly ersatz: boolean
}

/** The actions of a trip. The server decides; this only hides what it would refuse. */
export function possibleOf(
  fahrt: FahrzeugBuchungView,
  now: Temporal.Instant,
  { einstellungen, pflege }: { readonly einstellungen: Release; readonly pflege: boolean },
): Possible {
  const own = fahrt.rolle !== 'andere'
  const ahead = fahrt.status === 'vorgemerkt' || fahrt.status === 'reserviert'
  const over = compare(at(fahrt.bis), now) <= 0
  const missed = isMissed(fahrt, now)
  const stand = checkInStand(fahrt, now, einstellungen)
  // Only the server knows whether the car is back: offline it is left open.
  const waits = stand === 'wartend' && isApproved(fahrt, now, einstellungen)
  const checkIn = own && ahead && (stand === 'moeglich' || waits)
  const checkOut = fahrt.status === 'aktiv' && (own || pflege)
  return {
    schritt: checkIn ? 'checkIn' : checkOut ? 'checkOut' : null,
    aendern: own && ahead && compare(now, at(fahrt.von)) < 0,
    stornieren: ahead && (own || pflege) && !over,
    rueckgaengig:
      fahrt.status === 'storniert' && fahrt.gehaltenBis !== null && compare(now, at(fahrt.gehaltenBis)) < 0,
    moveReturn: checkOut,
    rebook: own && missed && !over,
    ersatz: own && ahead && !over && !missed,
  }
}

export interface Gruppen {
  readonly unterwegs: readonly FahrzeugBuchungView[]
  readonly naechste: readonly FahrzeugBuchungView[]
}

/** Current and future trips, earliest first. */
export function grouped(fahrten: readonly FahrzeugBuchungView[]): Gruppen {
  const sorted = fahrten.toSorted((a, b) => compare(at(a.von), at(b.von)))
  return {
    unterwegs: sorted.filter(({ status }) => status === 'aktiv'),
    naechste: sorted.filter(({ status }) => status === 'vorgemerkt' || status === 'reserviert'),
  }
}

/**
 * Cancelled by the system or an admin, with a reason, before its time is over: the person probably still
 * wants to drive. Not a rejected one.
 */
export function fellAway(
  fahrt: Pick<FahrzeugBuchungView, 'status' | 'informationstext' | 'gehaltenBis' | 'bis' | 'freigaben'>,
  now: Temporal.Instant,
): boolean {
  if (fahrt.freigaben.some(({ isFreigegeben }) => isFreigegeben === false)) return false
  const { status, informationstext, gehaltenBis } = fahrt
  const undone = gehaltenBis !== null && compare(now, at(gehaltenBis)) < 0
  return status === 'storniert' && informationstext !== '' && !undone && compare(now, at(fahrt.bis)) < 0
}
