import { changesOf, isAffected } from '@platzwart/domain/fahrzeug/betroffene'
import type { FahrzeugUmfeld, KnownFahrzeug, Place } from '@platzwart/domain/fahrzeug/einfuhr/urteil'
import { bareKennzeichen, isSameKennzeichen } from '@platzwart/domain/fahrzeug/kennzeichen'
import type { Tx } from '../../../platform/database/tx.ts'
import { readMandant } from '../../../platform/konfiguration/mandant.ts'
import { readWaiting } from '../../buchung/readWaiting.ts'
import { FAHRT } from '../../fahrt/art.ts'
import { readByKennzeichen, type Stammdaten } from '../../flotte/flotte.ts'
import { readPlaces } from '../../flotte/queries.ts'

/** What is the same for every line of a file. */
export interface House {
  readonly zone: string
  readonly now: Temporal.Instant
  readonly standorte: FahrzeugUmfeld['standorte']
  readonly ersteZeile: FahrzeugUmfeld['ersteZeile']
}

const key = (name: string) => name.trim().toLowerCase()

export async function readHouse(
  tx: Tx,
  now: Temporal.Instant,
  ersteZeile: House['ersteZeile'],
): Promise<House> {
  const [{ zone }, standorte] = await Promise.all([readMandant(tx), readPlaces(tx)])
  const byName = Map.groupBy<string, Place>(standorte, ({ name }) => key(name))
  return { zone, now, ersteZeile, standorte: (name) => byName.get(key(name)) ?? [] }
}

type Known = Stammdaten & KnownFahrzeug

/** The vehicles of the fleet that a plate can be of: one, or several where nobody sees in it which letters are the district. */
export async function readAlike(
  tx: Tx,
  plates: readonly string[],
): Promise<(plate: string) => readonly Known[]> {
  const rows = await readByKennzeichen(tx, plates)
  const byBare = Map.groupBy(rows, ({ kennzeichen }) => bareKennzeichen(kennzeichen))
  return (plate) => {
    const alike = byBare.get(bareKennzeichen(plate)) ?? []
    const exact = alike.filter(({ kennzeichen }) => kennzeichen === plate)
    return exact.length > 0 ? exact : alike.filter(({ kennzeichen }) => isSameKennzeichen(kennzeichen, plate))
  }
}

/** Of a vehicle's record that its bookings hang on. */
interface Change {
  readonly fahrzeugId: string
  readonly before: Parameters<typeof changesOf>[0]
  readonly after: Parameters<typeof changesOf>[1]
}

/** How many bookings a change would cancel. */
export async function countHits(
  tx: Tx,
  { now, zone }: Pick<House, 'now' | 'zone'>,
  { fahrzeugId, before, after }: Change,
): Promise<number> {
  const changes = changesOf(before, after)
  if (changes.length === 0) return 0
  const waiting = await readWaiting(tx, FAHRT, ['resource', fahrzeugId], now, false)
  return waiting.filter(({ zeitraum, status, typ }) =>
    changes.some((change) =>
      isAffected({ zeitraum, status: status as never, typ: typ as never }, change, now, zone),
    ),
  ).length
}
