import { type Issue, issue } from '../issue.ts'
import { minutesBetween, type Zeitraum } from '../time/zeitraum.ts'

/** Values that may be right but seldom are: the person confirms them first; they are never refused. */
export const RUECKFRAGEN = [
  'fahrzeug.frageSprung',
  'fahrzeug.frageTempo',
  'fahrzeug.frageStrecke',
  'fahrzeug.frageDauer',
] as const
export type Rueckfrage = (typeof RUECKFRAGEN)[number]
export type Frage = Issue & { readonly code: Rueckfrage }

/** Kilometres between two trips that need no question: a car may be parked elsewhere or washed. */
const JUMP_KM = 50
/** Average speed of a whole trip, in km/h. */
const TEMPO = 130
/** A late check-in comes after the first kilometres. */
const HEAD_START_KM = 10
/** More than a day's drive, unless it was planned. */
const STRECKE_KM = 1_000
/** Later than booked, whatever the length of the trip. */
const DAUER_STUNDEN = 12

const kilometer = { field: 'kilometerstand' } as const

/**
 * Whether a distance deserves a question: more than a day's drive, and more than twice the planned distance.
 */
export function isFar(gefahren: number, geplantKm: number | null): boolean {
  return gefahren > Math.max(STRECKE_KM, 2 * (geplantKm ?? 0))
}

/** At check-in: the odometer shows far more than after the last trip. */
export function checkInFragen(kilometerstand: number, letzterStand: number): Frage[] {
  const km = kilometerstand - letzterStand
  return km > JUMP_KM ? [issue('fahrzeug.frageSprung', { km, letzterStand }, kilometer) as Frage] : []
}

export interface Arrival {
  /** The odometer now, and as it was at check-in. */
  readonly kilometerstand: number
  readonly letzterStand: number
  /** From the check-in to now. */
  readonly gefahren: Zeitraum
  readonly gebucht: Zeitraum
  /** Planned distance; null if not stated. */
  readonly geplantKm: number | null
}

/** At check-out: faster than a car drives, farther than planned, much longer than booked. */
export function checkOutFragen({
  kilometerstand,
  letzterStand,
  gefahren,
  gebucht,
  geplantKm,
}: Arrival): Frage[] {
  const km = kilometerstand - letzterStand
  const minuten = Math.max(1, Math.round(minutesBetween(gefahren.von, gefahren.bis)))
  const spaeter = Math.floor(minutesBetween(gebucht.bis, gefahren.bis) / 60)
  const len = minutesBetween(gebucht.von, gebucht.bis) / 60
  const found: Issue[] = []
  if (km > HEAD_START_KM + (TEMPO * minuten) / 60)
    found.push(issue('fahrzeug.frageTempo', { km, minuten }, kilometer))
  if (isFar(km, geplantKm)) found.push(issue('fahrzeug.frageStrecke', { km }, kilometer))
  if (spaeter >= Math.max(DAUER_STUNDEN, len))
    found.push(issue('fahrzeug.frageDauer', { stunden: spaeter }, kilometer))
  return found as Frage[]
}

/** The questions that the person has not confirmed yet. */
export function openFragen(fragen: readonly Frage[], bestaetigt: readonly Rueckfrage[]): Frage[] {
  return fragen.filter(({ code }) => !bestaetigt.includes(code))
}
