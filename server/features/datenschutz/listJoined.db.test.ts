import { address } from '@platzwart/contract/operation'
import * as benutzer from '@platzwart/contract/operations/benutzer'
import * as liveWire from '@platzwart/contract/operations/live'
import * as protokoll from '@platzwart/contract/operations/protokoll'
import { BERECHTIGUNGEN } from '@platzwart/domain/berechtigung/names'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { POLICIES } from '../../platform/http/policy.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
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
  await haus.scoped((tx) =>
    tx.raw(
      `update mandant set personalrat_seit = timestamptz '2026-11-01', mindestgruppe = 5, stand = stand + 1 where id = $1`,
      [haus.id],
    ),
  )
}, 240_000)

afterAll(() => app.close())

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

it('gives no booking a name by an id or a moment that two answers share', async () => {
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
  for (const { id } of people) {
    const path = address(benutzer.listBenutzerBuchungen, { id })
    const { text } = await app.request(path, { as: pflege.token, host: haus.host })
    told.push(...recordsOf(JSON.parse(text), 'listBenutzerBuchungen', path))
  }
  for (const suche of ['', ...people.map(({ email }) => email)]) told.push(...(await readTrail(suche)))
  const booked = await rows(
    'select id, benutzer1_id as name from leseraum_buchung where mandant_id = $1 and benutzer1_id is not null',
  )
  const owners = new Map<string, string>(booked.map(({ id, name }) => [id, name]))
  const beside = told.flatMap((one) =>
    one.keys.flatMap((id) => {
      const owner = owners.get(id)
      return owner === undefined ? [] : one.keys.map((key): Beside => [key, owner, one])
    }),
  )
  // What stands beside bookings of several people, as a plan and a seat do, leads to none of them.
  const ownersBeside = Map.groupBy(beside, ([key]) => key)
  const alone = (key: string) => new Set(ownersBeside.get(key)?.map(([, owner]) => owner)).size === 1
  const leads = leadsOf(told, people)
  const named = beside.flatMap(([key, owner, one]) => {
    const by = leads.get(key)
    return by?.size === 1 && by.has(owner) && alone(key)
      ? `${by.get(owner)?.operation} and ${one.operation}`
      : []
  })
  expect(told.length).toBeGreaterThan(200)
  expect([...new Set(named)].toSorted()).toEqual([])
}, 240_000)
