import type { Ersatz } from '@platzwart/contract/fahrzeugBuchung'
import { proposeErsatz as propose } from '@platzwart/domain/fahrzeug/ersatz'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { mayRead, readBooking } from '../buchung/transition.ts'
import type { FlottenFahrzeug } from '../flotte/flotte.ts'
import { flotteOf } from '../flotte/flotte.ts'
import { FAHRT } from './art.ts'
import { wishOfRow } from './changeFahrt.ts'
import { factsOf, readBelegungen, readDriver } from './facts.ts'
import type { FahrtRow } from './queries.ts'
import { nearestCars } from './refuseFahrt.ts'

/** Proposed at most. */
const PROPOSED = 5
/** Looked at: the nearest in place and size. */
const CANDIDATES = 200
/** Trips whose mails propose cars themselves: somebody waits for the change that cancels them, and holds the car's lock. */
const TOLD = 20

function present(car: FlottenFahrzeug): Ersatz[number] {
  return {
    fahrzeugId: car.id,
    kennzeichen: car.kennzeichen,
    fahrzeug: car.name,
    kategorie: car.kategorie,
    standort: car.stammdaten.standort.name,
    bild: car.stammdaten.bild,
  }
}

/** Other cars for a trip as it is booked, the best first; none for a block, or for a trip that is over. */
async function readErsatz(call: Call, row: FahrtRow): Promise<FlottenFahrzeug[]> {
  const { tx, konfiguration, now } = call
  const flotte = await flotteOf({ tx, konfiguration })
  const wish = wishOfRow(row, flotte)
  if (!wish || Temporal.Instant.compare(row.zeitraum.bis, now) <= 0) return []
  const cars = nearestCars(flotte, wish.fahrzeug, CANDIDATES)
  const bucher = await konfiguration.person(tx, row.benutzer_id)
  const ids = cars.map((car) => car.id)
  const driver = await readDriver(call, flotte, wish.fahrerId, wish.zeitraum)
  if (!driver) return []
  const facts = factsOf(call, bucher, driver, await readBelegungen(call, ids, wish.zeitraum))
  return propose(wish, cars, facts, PROPOSED)
}

/**
 * What can be driven instead of trips that the system cancels, by trip, as their mails tell it: of the soonest ones. The mail of a later one
 * leads to its page, which proposes as well.
 */
export async function readErsatzOf(call: Call, rows: readonly FahrtRow[]) {
  const ersatz = new Map<string, { kennzeichen: string; fahrzeug: string }[]>()
  const soonest = rows.toSorted((a, b) => Temporal.Instant.compare(a.zeitraum.von, b.zeitraum.von))
  for (const row of soonest.slice(0, TOLD)) {
    const cars = await readErsatz(call, row)
    ersatz.set(
      row.id,
      cars.map((car) => ({ kennzeichen: car.kennzeichen, fahrzeug: car.name })),
    )
  }
  return ersatz
}

/** What could be driven instead, for the people of a trip and those who maintain vehicles. */
export async function proposeErsatz(call: Call, id: string) {
  const row = await readBooking(call.tx, FAHRT, id)
  if (!row || !mayRead(call, FAHRT, row)) return refuse({ status: 404, code: 'nichtGefunden' })
  const waits = ['vorgemerkt', 'reserviert', 'storniert'].includes(row.status)
  const cars = waits ? await readErsatz(call, row) : []
  return { status: 200, body: cars.map(present) satisfies Ersatz } as const
}
