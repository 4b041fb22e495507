import * as wire from '@platzwart/contract/operations/fahrt'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import { RUECKFRAGEN } from '@platzwart/domain/fahrzeug/rueckfragen'
import type { Kategorie } from '@platzwart/domain/fahrzeug/types'
import type { Fuehrerscheinklasse } from '@platzwart/domain/fuehrerschein/klassen'
import { expect } from 'vitest'
import { build } from '../platform/database/sql.ts'
import type { Tx } from '../platform/database/tx.ts'
import { uuidv7 } from '../platform/database/uuid.ts'
import { raiseStand } from '../platform/konfiguration/mandant.ts'
import type { TestApp } from './app.ts'
import { createPerson, type TestMandant, type TestPerson } from './mandant.ts'

export interface TestFlotte {
  /** Two compact cars, a mid-size one, a minibus with nine seats, a van that needs BE; no booking times of their own. */
  readonly golf: string
  readonly polo: string
  readonly passat: string
  readonly bus: string
  readonly transporter: string
  /** All of them, in that order. */
  readonly cars: readonly string[]
  /** Two who may book for themselves, with a licence of class B. */
  readonly fahrerin: TestPerson
  readonly fahrer: TestPerson
  /** May book, has no licence. */
  readonly ohne: TestPerson
  /** The fleet manager: maintains, books for others, reads logbooks. */
  readonly fuhrpark: TestPerson
  readonly freigabe: TestPerson
  readonly pruefer: TestPerson
}

const CARS = [
  { kategorie: 'kompaktklasse', marke: 'VW', modell: 'Golf', sitze: 5, klasse: 'B' },
  { kategorie: 'kompaktklasse', marke: 'VW', modell: 'Polo', sitze: 5, klasse: 'B' },
  { kategorie: 'mittelklasse', marke: 'VW', modell: 'Passat', sitze: 5, klasse: 'B' },
  { kategorie: 'kleinbus', marke: 'VW', modell: 'Bulli', sitze: 9, klasse: 'B' },
  { kategorie: 'transporter', marke: 'VW', modell: 'Crafter', sitze: 3, klasse: 'BE' },
] as const satisfies readonly {
  kategorie: Kategorie
  marke: string
  modell: string
  sitze: number
  klasse: Fuehrerscheinklasse
}[]

const PEOPLE = {
  fahrerin: ['fahrzeug_buchen'],
  fahrer: ['fahrzeug_buchen'],
  ohne: ['fahrzeug_buchen'],
  fuhrpark: ['fahrzeug_pflege', 'fahrzeug_buchen', 'fahrzeug_fremdbuchung', 'fahrzeug_logbuch_report'],
  freigabe: ['fahrzeug_freigabe_von_sonderfahrten'],
  pruefer: ['fahrzeug_fuehrerscheinpruefung'],
} as const satisfies Record<string, readonly Berechtigung[]>

interface NewCar {
  readonly kategorie?: Kategorie
  readonly marke?: string
  readonly modell?: string
  readonly sitze?: number
  readonly klasse?: Fuehrerscheinklasse
  readonly fahrtenbuch?: 'einfach' | 'steuerlich'
}

let plates = 0

/** One more car at the house's location. */
export async function createCar(haus: TestMandant, car: NewCar = {}): Promise<string> {
  const id = uuidv7()
  await haus.scoped(async (tx) => {
    await insertCar(tx, haus, id, car)
    await raiseStand(tx)
  })
  return id
}

async function insertCar(tx: Tx, haus: TestMandant, id: string, car: NewCar): Promise<void> {
  await tx.run(
    build.insertInto('fahrzeug').values({
      mandant_id: haus.id,
      id,
      standort_id: haus.standortId,
      kategorie: car.kategorie ?? 'kompaktklasse',
      marke: car.marke ?? 'VW',
      modell: car.modell ?? 'Golf',
      kennzeichen: `NH-PW ${100 + plates++}`,
      kraftstoff: 'diesel',
      leistung_kw: 85,
      getriebe: 'schaltung',
      koffer_liter: 380,
      sitze: car.sitze ?? 5,
      tueren: 5,
      farbe: 'grau',
      fuehrerscheinklasse: car.klasse ?? 'B',
      fahrtenbuch: car.fahrtenbuch ?? 'einfach',
      kilometerstand: 10_000,
      tank_prozent: 80,
      sauberkeit_aussen: 'sauber',
      sauberkeit_innen: 'sauber',
      stellplatz: 'P1',
    }),
  )
}

/** A licence that was issued ten years ago, checked a month ago, and is to be checked in a year. */
export async function giveLicence(
  app: TestApp,
  haus: TestMandant,
  benutzerId: string,
  klassen: readonly Fuehrerscheinklasse[] = ['AM', 'B', 'L'],
): Promise<void> {
  const heute = app.clock.now().toZonedDateTimeISO('Europe/Berlin').toPlainDate()
  await haus.scoped(async (tx) => {
    await tx.run(
      build.insertInto('fuehrerschein').values({
        mandant_id: haus.id,
        benutzer_id: benutzerId,
        nummer: 'B072RRE2I55',
        ausgestellt_am: heute.subtract({ years: 10 }),
        gueltig_bis: heute.add({ years: 5 }),
        letzte_pruefung: heute.subtract({ months: 1 }),
        naechste_pruefung: heute.add({ years: 1 }),
        klassen: [...klassen],
      }),
    )
    await raiseStand(tx)
  })
}

/** Sets the value that a setting has for the whole house; `wert` as it is stored. */
export async function setSetting(haus: TestMandant, name: string, wert: string): Promise<void> {
  await haus.scoped(async (tx) => {
    await tx.run(build.deleteFrom('einstellung_wert').where('option_name', '=', name))
    await tx.run(
      build
        .insertInto('einstellung_wert')
        .values({ mandant_id: haus.id, id: uuidv7(), option_name: name, wert }),
    )
    await raiseStand(tx)
  })
}

/** Vehicle booking switched on, with five cars and the people around them. `leitung` gets a licence, too. */
export async function createTestFlotte(app: TestApp, haus: TestMandant): Promise<TestFlotte> {
  const ids = CARS.map(() => uuidv7())
  const domain = haus.host.split('.')[0] ?? ''
  const people = await haus.scoped(async (tx) => {
    await tx.raw("update mandant set module = array_append(module, 'fahrzeugbuchung') where id = $1", [
      haus.id,
    ])
    for (const [i, car] of CARS.entries()) await insertCar(tx, haus, ids[i] as string, car)
    const made: Record<string, TestPerson> = {}
    for (const [name, rechte] of Object.entries(PEOPLE)) {
      made[name] = await createPerson(app, tx, name, domain, rechte)
    }
    await raiseStand(tx)
    return made as Record<keyof typeof PEOPLE, TestPerson>
  })
  for (const person of [people.fahrerin, people.fahrer, people.fuhrpark, haus.leitung]) {
    await giveLicence(app, haus, person.id)
  }
  const [golf = '', polo = '', passat = '', bus = '', transporter = ''] = ids
  return { golf, polo, passat, bus, transporter, cars: ids, ...people }
}

/** What a check-in or check-out says when all is well. */
export const ZUSTAND = {
  kilometerstand: 10_000,
  tankProzent: 80,
  sauberkeitAussen: 'sauber',
  sauberkeitInnen: 'sauber',
  stellplatz: 'P1',
  // The clocks of tests stand still while their cars drive.
  bestaetigteFragen: [...RUECKFRAGEN],
}

/** What the tests of vehicles do all the time, for one house. */
export function fahrzeugDriver(app: () => TestApp, haus: () => TestMandant, flotte: () => TestFlotte) {
  let slots = 0

  /** A slot of its own for each test, hours apart: from a Tuesday on, 09:00 to 18:00 in Berlin. */
  function slot(minutes = 60) {
    const nr = slots++
    const von = Temporal.Instant.from('2026-11-24T08:00:00Z').add({
      hours: (nr % 4) * 2 + Math.floor(nr / 4) * 24,
    })
    return { von: von.toString(), bis: von.add({ minutes }).toString() }
  }

  function bookAs(person: TestPerson, body: object = {}, headers: Record<string, string> = {}) {
    const wish = { fahrzeugId: flotte().golf, fahrtgrund: 'Kundentermin', zielort: 'Kiel' }
    const times = 'von' in body ? {} : slot()
    return app().request(wire.bookFahrt.path, {
      as: person.token,
      host: haus().host,
      body: { ...wish, ...times, ...body },
      headers,
    })
  }

  async function booked(person: TestPerson, body: object = {}): Promise<string> {
    const answer = await bookAs(person, body)
    expect([answer.status, answer.text]).toEqual([201, expect.stringContaining('"id"')])
    return String(answer.json.id)
  }

  function get(person: TestPerson, path: string) {
    return app().request(path, { as: person.token, host: haus().host })
  }

  /** `verb` as in the path: `cancel`, `check-in`. */
  function post(person: TestPerson, id: string, verb: string, body?: unknown, key?: string) {
    return app().request(`${wire.bookFahrt.path}/${id}/${verb}`, {
      as: person.token,
      host: haus().host,
      method: 'POST',
      ...(body === undefined ? {} : { body }),
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    })
  }

  const LOOKED = { beleuchtung: true, reifen: true, ladung: true }
  const checkIn = (person: TestPerson, id: string, body: object = {}, key?: string) =>
    post(person, id, 'check-in', { ...ZUSTAND, sichtpruefung: LOOKED, ...body }, key)

  const checkOut = (person: TestPerson, id: string, body: object = {}) =>
    post(person, id, 'check-out', { ...ZUSTAND, kilometerstand: 10_050, bestaetigt: true, ...body })

  async function rows(text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
    return haus().scoped(async (tx) => (await tx.raw<Record<string, unknown>>(text, values)).rows)
  }

  async function statusOf(id: string): Promise<unknown> {
    return (await rows('select status from fahrzeug_buchung where id = $1', [id]))[0]?.status
  }

  return { slot, bookAs, booked, get, post, checkIn, checkOut, rows, statusOf }
}
