import { type Issue, issue } from '../issue.ts'
import { minutesBetween, type Zeitraum } from '../time/zeitraum.ts'

/** What may be right and seldom is: it is asked before it is written, and never refused. */
export const RUECKFRAGEN = [
  'fahrzeug.frageSprung',
  'fahrzeug.frageTempo',
  'fahrzeug.frageStrecke',
  'fahrzeug.frageDauer',
] as const
export type Rueckfrage = (typeof RUECKFRAGEN)[number]
export type Frage = Issue & { readonly code: Rueckfrage }

/** A car that moves a little between two trips was parked elsewhere, or washed. */
const JUMP_KM = 50
/** Kilometres in an hour, as the mean of a whole trip. */
const TEMPO = 130
/** Whoever checks in late has driven a little already. */
const HEAD_START_KM = 10
/** More than one drives in a day, unless it was planned. */
const STRECKE_KM = 1_000
/** Later than booked, whatever the length of the trip. */
const DAUER_STUNDEN = 12

const kilometer = { field: 'kilometerstand' } as const

/** A distance that is worth a second look: more than one drives in a day, and more than twice what was planned. */
export function isFar(gefahren: number, geplantKm: number | null): boolean {
  return gefahren > Math.max(STRECKE_KM, 2 * (geplantKm ?? 0))
}

/** At check-in: the odometer shows far more than the last trip has left. */
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
  /** Planned distance; null when nobody said. */
  readonly geplantKm: number | null
}

/** At check-out: faster than a car drives, farther than anybody planned, much longer than booked. */
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

/** Questions that the person has not answered yet. */
export function openFragen(fragen: readonly Frage[], bestaetigt: readonly Rueckfrage[]): Frage[] {
  return fragen.filter(({ code }) => !bestaetigt.includes(code))
}
