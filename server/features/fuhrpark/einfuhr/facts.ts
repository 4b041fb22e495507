import { changesOf, isAffected } from '@platzwart/domain/fahrzeug/betroffene'
import type { FahrzeugBekannt, FahrzeugUmfeld, Place } from '@platzwart/domain/fahrzeug/einfuhr/urteil'
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

/** The vehicles of the fleet with these plates. */
export async function readKnown(
  tx: Tx,
  plates: readonly string[],
): Promise<ReadonlyMap<string, Stammdaten & FahrzeugBekannt>> {
  const rows = await readByKennzeichen(tx, plates)
  return new Map(rows.map((row) => [row.kennzeichen, row]))
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
