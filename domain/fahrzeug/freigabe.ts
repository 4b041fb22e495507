import { deny } from '../buchung/actor.ts'
import type { Effective } from '../einstellung/resolve.ts'
import { issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import { minutesBetween } from '../time/zeitraum.ts'
import { isOutside } from './buchungszeiten.ts'
import type { FahrtCommand, FahrzeugFacts } from './facts.ts'
import { type Buchungszeiten, type FahrzeugBuchung, FREIGABE_GRUENDE, type FreigabeGrund } from './types.ts'

/** The booking times that apply: none if the house has switched individual times off (E6). */
export function zeitenOf(
  fahrzeug: { readonly buchungszeiten: Buchungszeiten | null },
  einstellungen: Pick<Effective, 'fahrzeug.individuelleZeiten'>,
): Buchungszeiten | null {
  return einstellungen['fahrzeug.individuelleZeiten'].value ? fahrzeug.buchungszeiten : null
}

/** Why a trip is special and needs approval; empty if it does not. A limit of 0 is none. */
export function freigabeGruende(
  command: Pick<FahrtCommand, 'fahrzeug' | 'zeitraum' | 'entfernungKm' | 'ausland'>,
  facts: Pick<FahrzeugFacts, 'einstellungen' | 'zone'>,
): FreigabeGrund[] {
  const { einstellungen, zone } = facts
  const stunden = einstellungen['fahrzeug.freigabeAbStunden'].value
  const km = einstellungen['fahrzeug.freigabeAbKm'].value
  const { fahrzeug, zeitraum, entfernungKm, ausland } = command
  const holds: Record<FreigabeGrund, boolean> = {
    dauer: stunden > 0 && minutesBetween(zeitraum.von, zeitraum.bis) >= stunden * 60,
    entfernung: km > 0 && entfernungKm !== null && entfernungKm >= km,
    ausserhalb:
      einstellungen['fahrzeug.freigabeAusserhalb'].value &&
      isOutside(zeitenOf(fahrzeug, einstellungen), zeitraum, zone),
    ausland: ausland && einstellungen['fahrzeug.freigabeAusland'].value,
  }
  return (Object.keys(holds) as FreigabeGrund[]).filter((grund) => holds[grund])
}

/**
 * Why a trip needs approval after a change. A trip that awaits its approvers keeps the reasons given to them:
 * undoing what made it special does not avoid the review. They decide, or the trip is cancelled.
 */
export function freigabeGruendeAfter(
  buchung: Pick<FahrzeugBuchung, 'status' | 'freigabeGruende'>,
  neu: readonly FreigabeGrund[],
): FreigabeGrund[] {
  const asked = buchung.status === 'vorgemerkt' ? buchung.freigabeGruende : []
  return FREIGABE_GRUENDE.filter((grund) => neu.includes(grund) || asked.includes(grund))
}

export interface Entscheidung {
  readonly benutzerId: string
  /** Whether this person is an approver of the trip. */
  readonly gefragt: boolean
  readonly freigegeben: boolean
  /** The reason for a rejection. */
  readonly grund: string
}

/**
 * Decides what an approver's answer makes of a trip (P6): the first decision is final, nobody decides a trip
 * that they drive or booked, and a rejection gives a reason. A trip that began meanwhile, released by its
 * start, can still be approved; it stays what it is.
 */
export function decideFreigabe(
  buchung: Pick<FahrzeugBuchung, 'status' | 'benutzerId' | 'fahrerId' | 'freigabeGruende' | 'freigaben'>,
  entscheidung: Entscheidung,
): Result<{ readonly status: FahrzeugBuchung['status'] }> {
  const { benutzerId, gefragt, freigegeben, grund } = entscheidung
  if (buchung.freigabeGruende.length === 0) return deny('freigabe.nichtNoetig')
  if (benutzerId === buchung.fahrerId || benutzerId === buchung.benutzerId)
    return deny('freigabe.nichtEigene')
  if (!gefragt) return deny('freigabe.nichtGefragt')
  if (buchung.freigaben.some((decided) => decided !== null)) return deny('freigabe.schonEntschieden')
  if (buchung.status === 'storniert') return deny('buchung.schonStorniert')
  if (freigegeben) return ok({ status: buchung.status === 'vorgemerkt' ? 'reserviert' : buchung.status })
  if (grund.trim() === '') return refused(issue('freigabe.grundFehlt', {}, { field: 'grund' }))
  return buchung.status === 'vorgemerkt' ? ok({ status: 'storniert' }) : deny('fahrzeug.laeuftSchon')
}
