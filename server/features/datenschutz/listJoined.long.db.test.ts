import { address } from '@platzwart/contract/operation'
import * as benutzer from '@platzwart/contract/operations/benutzer'
import * as fahrten from '@platzwart/contract/operations/fahrt'
import * as fuehrerschein from '@platzwart/contract/operations/fuehrerschein'
import * as liveWire from '@platzwart/contract/operations/live'
import * as protokoll from '@platzwart/contract/operations/protokoll'
import { BERECHTIGUNGEN } from '@platzwart/domain/berechtigung/names'
import type { Namensgrund } from '@platzwart/domain/datenschutz/namesOthers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { NAMES_OTHERS, POLICIES } from '../../platform/http/policy.ts'
import { type TestApp, type TestRequest, testApp } from '../../testing/app.ts'
import { createTestFlotte } from '../../testing/fahrzeug.ts'
import { createPerson, createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'
import { type DocumentedOperation, documentedOperations, House, sampleOf } from '../../testing/samples.ts'

let app: TestApp
let haus: TestMandant
let house: House
/** May do everything, and has nothing to do with what the others do. */
let pflege: TestPerson
/** Is put out while the mode is on, with what they have booked. */
let geht: TestPerson
let operations: readonly DocumentedOperation[]

beforeAll(async () => {
  app = await testApp('2026-11-23T08:00:00Z')
  haus = await createTestMandant(app, 'haus')
  house = new House(app, haus, await createTestFlotte(app, haus))
  pflege = await haus.scoped((tx) => createPerson(app, tx, 'pflege', 'haus', [...BERECHTIGUNGEN]))
  geht = await haus.scoped((tx) => createPerson(app, tx, 'geht', 'haus', []))
  await haus.scoped(async (tx) => {
    await tx.raw(`update benutzer set vorname = 'Kanarie' || vorname where mandant_id = $1 and id <> $2`, [
      haus.id,
      pflege.id,
    ])
    for (const [option, wert] of [
      ['leseraum.maxBuchungenProWoche', '0'],
      ['leseraum.mehrerePlaetzeGleichzeitig', 'true'],
    ])
      await tx.raw(
        'insert into einstellung_wert (mandant_id, id, option_name, wert) values ($1, gen_random_uuid(), $2, $3)',
        [haus.id, option, wert],
      )
    await tx.raw('update mandant set stand = stand + 1 where id = $1', [haus.id])
  })
  operations = (await documentedOperations(app)).filter(
    ({ operationId, path }) => path !== liveWire.live.path && POLICIES.get(operationId)?.who !== 'betreiber',
  )
  for (const person of [haus.anna, haus.ben, haus.leitung, geht])
    for (let i = 0; i < 3; i++) {
      await house.booked(person)
      // What is done at one moment is done for one reason; people book at moments of their own.
      app.clock.set(app.deps.clock.now().add({ seconds: 61 }).toString())
    }
  for (const operation of operations) await ask(operation, haus.leitung)
  await driveTrips()
  await haus.scoped((tx) =>
    tx.raw(
      `update mandant set personalrat_seit = timestamptz '2026-11-01', mindestgruppe = 5, stand = stand + 1 where id = $1`,
      [haus.id],
    ),
  )
}, 240_000)

afterAll(() => app.close())

/** Trips of several people, at moments of their own, booked by themselves. */
async function driveTrips() {
  const { fahrerin, fahrer, fuhrpark, bus, passat } = house.flotte
  const begin = Temporal.Instant.from('2027-01-11T08:00:00Z')
  const drivers = [fahrerin, fahrer, fuhrpark]
  for (let nr = 0; nr < 9; nr++) {
    const von = begin.add({ hours: 24 * nr, minutes: 15 * nr })
    const answer = await app.request(fahrten.bookFahrt.path, {
      as: drivers[nr % drivers.length]?.token ?? '',
      host: haus.host,
      body: {
        fahrzeugId: nr % 2 === 0 ? bus : passat,
        fahrtgrund: 'Termin',
        von: von.toString(),
        bis: von.add({ hours: 2 }).toString(),
      },
    })
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)])
    app.clock.set(app.deps.clock.now().add({ seconds: 61 }).toString())
  }
}

/** Whoever puts somebody out cancels what they have booked at the same moment; who does it here is none of the people whose bookings are looked for. */
async function putOut({ id }: TestPerson) {
  const answer = await app.request(address(benutzer.deactivateBenutzer, { id }), {
    as: pflege.token,
    host: haus.host,
    method: 'POST',
    headers: { 'if-match': '"1"' },
    body: { buchungenStornieren: true },
  })
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
}

/** The whole trail, page by page. */
async function readTrail(suche = ''): Promise<Told[]> {
  const told: Told[] = []
  let cursor: unknown = ''
  do {
    const path = `${protokoll.listProtokoll.path}?limit=200&suche=${encodeURIComponent(suche)}${cursor}`
    const { json, text } = await app.request(path, { as: pflege.token, host: haus.host })
    told.push(...recordsOf(JSON.parse(text), 'listProtokoll', suche))
    cursor = typeof json.cursor === 'string' ? `&cursor=${json.cursor}` : null
  } while (typeof cursor === 'string')
  return told
}

/** What an operation answers, and the address of which it answers. */
async function ask(operation: DocumentedOperation, who: TestPerson) {
  const { path, query, ...request } = await sampleOf(operation, house)
  const asked = `${path}${query}`
  const { text } = await app.request(asked, { ...request, as: who.token, host: haus.host })
  return { address: asked, text }
}

/** One record of an answer: what it says itself, with what belongs to it alone, and without the records of its lists. */
interface Told {
  readonly operation: string
  readonly text: string
  readonly keys: readonly string[]
}

const KEY = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/g

function recordsOf(value: unknown, operation: string, asked: string): Told[] {
  const found: Told[] = []
  const own = (inner: unknown): string => {
    if (Array.isArray(inner)) {
      // A list of words is part of its record; a list of records is not.
      if (inner.every((one) => typeof one !== 'object')) return JSON.stringify(inner)
      for (const one of inner) visit(one)
      return ''
    }
    if (typeof inner !== 'object' || inner === null) return JSON.stringify(inner ?? '')
    return Object.values(inner).map(own).join(' ')
  }
  const visit = (record: unknown) => {
    const text = own(record)
    // Who is asked about stands in the address, and not in the answer.
    found.push({ operation, text: `${asked} ${text}`, keys: text.match(KEY) ?? [] })
  }
  visit(value)
  return found
}

/** Whoever has the address in the mail is the second person: what they are told is about their own booking. */
const BY_MAIL: ReadonlySet<string> = new Set(['readZusage', 'acceptZusage', 'refuseZusage'])

interface Row {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** By key the records that name one person beside it. */
function leadsOf(told: readonly Told[], people: readonly Row[]) {
  const leads = new Map<string, Map<string, Told>>()
  for (const { id, name, email } of people)
    for (const one of told.filter(({ text }) => [id, name, email].some((word) => text.includes(word))))
      for (const key of one.keys) leads.set(key, (leads.get(key) ?? new Map()).set(id, one))
  return leads
}

type Beside = readonly [key: string, owner: string, one: Told]

/** Why a trip has its driver's name beside it: what these answers say of it is said for that reason, and leads nowhere else. */
const REASONS_OF_TRIPS: ReadonlySet<string | undefined> = new Set<Namensgrund>([
  'uebergabe',
  'freigabe',
  'fremdbuchung',
  'fahrtenbuch',
])

const namesTrips = ({ operation }: Told) => REASONS_OF_TRIPS.has(NAMES_OTHERS.get(operation)?.stays)

/** Pairs of operations of which the first names somebody beside an id or a moment that stands, in the second, with what is theirs. */
function joinsOf(
  naming: readonly Told[],
  told: readonly Told[],
  people: readonly Row[],
  owned: readonly Pick<Row, 'id' | 'name'>[],
): string[] {
  const owners = new Map<string, string>(owned.map(({ id, name }) => [id, name]))
  const beside = told.flatMap((one) =>
    one.keys.flatMap((id) => {
      const owner = owners.get(id)
      return owner === undefined ? [] : one.keys.map((key): Beside => [key, owner, one])
    }),
  )
  // What stands beside bookings of several people, as a plan and a seat do, leads to none of them.
  const ownersBeside = Map.groupBy(beside, ([key]) => key)
  const alone = (key: string) => new Set(ownersBeside.get(key)?.map(([, owner]) => owner)).size === 1
  const leads = leadsOf(naming, people)
  const pairs = beside.flatMap(([key, owner, one]) => {
    const by = leads.get(key)
    return by?.size === 1 && by.has(owner) && alone(key)
      ? `${by.get(owner)?.operation} and ${one.operation}`
      : []
  })
  return [...new Set(pairs)].toSorted()
}

it('gives no booking and no trip a name by an id or a moment that two answers share', async () => {
  const told: Told[] = []
  await putOut(geht)
  for (const operation of operations.filter(({ operationId }) => !BY_MAIL.has(operationId))) {
    const { address: asked, text } = await ask(operation, pflege)
    if (/^[[{]/.test(text)) told.push(...recordsOf(JSON.parse(text), operation.operationId, asked))
  }
  const rows = async (sql: string) => (await haus.scoped((tx) => tx.raw<Row>(sql, [haus.id]))).rows
  const people = await rows(
    `select id, vorname || ' ' || nachname as name, email from benutzer where mandant_id = $1 and vorname like 'Kanarie%'`,
  )
  // The samples ask about one person; a head of house asks about everybody.
  const asked = async (operation: string, path: string, request: TestRequest = {}) => {
    const { text } = await app.request(path, { ...request, as: pflege.token, host: haus.host })
    told.push(...recordsOf(JSON.parse(text), operation, path))
  }
  for (const { id } of people)
    await asked('listBenutzerBuchungen', address(benutzer.listBenutzerBuchungen, { id }))
  for (const { id } of [house.flotte.fahrerin, house.flotte.fahrer, house.flotte.fuhrpark]) {
    const ban = { aenderung: 'karte', fahrverbot: 'true' }
    const path = address(fuehrerschein.listFuehrerscheinBetroffene, { benutzerId: id })
    await asked('listFuehrerscheinBetroffene', `${path}?${new URLSearchParams(ban)}`)
    await asked('checkFuehrerschein', address(fuehrerschein.checkFuehrerschein, { benutzerId: id }), {
      method: 'POST',
      body: { inOrdnung: false },
    })
  }
  for (const suche of ['', ...people.map(({ email }) => email)]) told.push(...(await readTrail(suche)))
  expect(told.length).toBeGreaterThan(200)
  const booked = await rows(
    'select id, benutzer1_id as name from leseraum_buchung where mandant_id = $1 and benutzer1_id is not null',
  )
  expect(joinsOf(told, told, people, booked)).toEqual([])
  const driven = await rows(
    'select id, coalesce(fahrer_id, benutzer_id) as name from fahrzeug_buchung where mandant_id = $1',
  )
  expect(new Set(driven.map(({ name }) => name)).size).toBeGreaterThan(2)
  expect(
    joinsOf(
      told.filter((one) => !namesTrips(one)),
      told,
      people,
      driven,
    ),
  ).toEqual([])
  // What is refused with the trips that it hits says how many, and shows none of them.
  const hits = told.filter(
    ({ operation, text }) => operation === 'checkFuehrerschein' && text.includes('Storno'),
  )
  expect(hits.length).toBeGreaterThan(3)
  for (const { keys } of hits) expect(keys.filter((key) => key.includes('T'))).toEqual([])
}, 240_000)
