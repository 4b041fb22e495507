import { address } from '@platzwart/contract/operation'
import * as einstellungWire from '@platzwart/contract/operations/einstellung'
import * as leseraumWire from '@platzwart/contract/operations/leseraum'
import * as liveWire from '@platzwart/contract/operations/live'
import { BERECHTIGUNGEN } from '@platzwart/domain/berechtigung/names'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestAnswer, type TestApp, testApp } from '../../testing/app.ts'
import { createTestFlotte } from '../../testing/fahrzeug.ts'
import { createPerson, createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'
import { type DocumentedOperation, documentedOperations, House, sampleOf } from '../../testing/samples.ts'
import { uuidv7 } from '../database/uuid.ts'
import { POLICIES } from './policy.ts'

let app: TestApp
let haus: TestMandant
let fremd: TestMandant
let beide: TestPerson
let house: House
let admin: pg.Client
let operations: readonly DocumentedOperation[]

/** Callers, about records of `haus` that Anna booked; her name must not appear in others' answers. */
const CALLERS = {
  guest: () => ({ host: haus.host }),
  anna: () => ({ host: haus.host, as: haus.anna.token }),
  ben: () => ({ host: haus.host, as: haus.ben.token }),
  leitung: () => ({ host: haus.host, as: haus.leitung.token }),
  /** An operator who is also a person without permissions of another Mandant. */
  betreiber: () => ({ host: fremd.host, as: fremd.ben.token }),
  'admin of another Mandant, there': () => ({ host: fremd.host, as: fremd.leitung.token }),
  'admin of another Mandant, here': () => ({ host: haus.host, as: fremd.leitung.token }),
  /** Has all permissions in both houses, and signed in at the other one. */
  'admin of both, signed in there': () => ({ host: haus.host, as: beide.token }),
  'betreiber, signed in there': () => ({ host: haus.host, as: fremd.ben.token }),
} as const

type Caller = keyof typeof CALLERS
const ALL = Object.keys(CALLERS) as Caller[]
/** A session of another house is invalid here, whatever the account's permissions. */
const NO_SESSION_HERE: ReadonlySet<Caller> = new Set([
  'guest',
  'admin of another Mandant, here',
  'admin of both, signed in there',
  'betreiber, signed in there',
])
const everybody = (status: number): Partial<Record<Caller, number>> =>
  Object.fromEntries(ALL.map((caller) => [caller, status]))
const CANARY = /kanarie/i
/** Readers are told whom to turn to: that is what these are for. */
const SHOWS_WHOM_TO_ASK: ReadonlySet<string> = new Set(['listPruefer'])

/** Those who maintain bookings see who booked; the other admin sees a person of the same name in the own house. */
const SEES_NAMES: ReadonlySet<Caller> = new Set(['leitung', 'admin of another Mandant, there'])
const OVERRIDES = ['x-http-method-override', 'x-http-method', 'x-method-override']

beforeAll(async () => {
  app = await testApp('2026-11-23T08:00:00Z')
  haus = await createTestMandant(app, 'haus')
  fremd = await createTestMandant(app, 'fremd')
  house = new House(app, haus, await createTestFlotte(app, haus))
  await createTestFlotte(app, fremd)
  for (const one of [haus, fremd])
    await one.scoped((tx) =>
      tx.raw("update mandant set module = array_append(module, 'arbeitswelt') where id = $1", [one.id]),
    )
  admin = new pg.Client({ connectionString: app.database.adminUrl })
  await admin.connect()
  await admin.query(
    `insert into auth.betreiber select anmeldung_id from benutzer where id = '${fremd.ben.id}'`,
  )
  await inBoth()
  for (const person of [haus.leitung, fremd.leitung]) {
    await admin.query(
      `update benutzer set vorname = 'Kanarie', email = 'kanarie-' || email where id = '${person.id}'`,
    )
  }
  await haus.scoped(async (tx) => {
    for (const [option, wert] of [
      ['leseraum.maxBuchungenProWoche', '0'],
      ['leseraum.mehrerePlaetzeGleichzeitig', 'true'],
    ]) {
      await tx.raw(
        'insert into einstellung_wert (mandant_id, id, option_name, wert) values ($1, $2, $3, $4)',
        [haus.id, uuidv7(), option, wert],
      )
    }
  })
  // So that her name could appear.
  for (let i = 0; i < 5; i++) await house.booked(haus.leitung)
  operations = (await documentedOperations(app)).filter(({ path }) => path !== liveWire.live.path)
})

afterAll(async () => {
  await admin.end()
  await app.close()
})

async function inBoth(): Promise<void> {
  const rechte = [...BERECHTIGUNGEN]
  beide = await fremd.scoped((tx) => createPerson(app, tx, 'beide', 'fremd', rechte))
  await haus.scoped(async (tx) => {
    await tx.raw(
      `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email) values ($1, $2, $3, 'beide', 'Muster', $4)`,
      [haus.id, beide.id, `user-${beide.id}`, beide.email],
    )
    await tx.raw(
      'insert into benutzer_berechtigung (mandant_id, benutzer_id, berechtigung) select $1, $2, unnest($3::text[])',
      [haus.id, beide.id, rechte],
    )
  })
}

/** Answers beyond the policy, because of the booking, mail or plan in the request. */
const BEYOND: Record<string, Partial<Record<Caller, number>>> = {
  // No service can be asked here, and none has sent anybody.
  startProbe: everybody(404),
  showProbe: everybody(404),
  startAnmeldung: everybody(404),
  startLinking: everybody(404),
  completeAnmeldung: everybody(409),
  addIdentitaet: everybody(409),
  // Their own, and there is no password to come back with; of others by those who look after people.
  removeIdentitaet: { anna: 404, ben: 409 },
  readLeseraumBuchung: { ben: 404 },
  showMail: { ben: 404 },
  changeLeseraumBuchung: { ben: 404 },
  cancelLeseraumBuchung: { ben: 404 },
  undoCancelLeseraumBuchung: { ben: 404 },
  // The booking is in the body.
  sendBuchungMail: { ben: 404, betreiber: 404, 'admin of another Mandant, there': 404 },
  proposeSerie: { betreiber: 404, 'admin of another Mandant, there': 404 },
  // A series belongs to its booker, and only movable bookings succeed.
  proposeWechsel: { ben: 404, leitung: 404, betreiber: 404, 'admin of another Mandant, there': 404 },
  changeSerie: { ben: 409, leitung: 409, betreiber: 409, 'admin of another Mandant, there': 409 },
  // A day early; ownership is checked first.
  checkInLeseraumBuchung: { anna: 422, ben: 404, leitung: 422 },
  // Nobody has checked in.
  checkOutLeseraumBuchung: { anna: 422, ben: 404, leitung: 422 },
  undoCheckOutLeseraumBuchung: { anna: 422, ben: 404, leitung: 422 },
  pauseLeseraumBuchung: { anna: 422, ben: 404, leitung: 422 },
  resumeLeseraumBuchung: { anna: 422, ben: 404, leitung: 422 },
  resumeAmPlatz: { anna: 422, ben: 404, leitung: 422 },
  // The code is invalid; ownership is checked first.
  checkInAmPlatz: { anna: 422, ben: 404, leitung: 422 },
  // A day early; maintainers see all bookings.
  checkInAmEmpfang: { leitung: 422 },
  // Only the second person may.
  confirmLeseraumBuchung: { anna: 422, leitung: 422 },
  // Only members of the group may.
  setSichtbarkeit: { betreiber: 404, 'admin of another Mandant, there': 404 },
  // A device belongs to its person.
  deleteGeraet: { anna: 404, ben: 404 },
  sendProbe: { anna: 404, ben: 404 },
  // So does a token.
  revokeZugriffstoken: { anna: 404, ben: 404 },
  // The screen is at the other house's host.
  pairAnzeigegeraet: { 'admin of another Mandant, there': 422 },
  // A place in a queue belongs to its person.
  leaveWarteliste: { ben: 404, leitung: 404 },
  acceptAngebot: { ben: 404, leitung: 404 },
  // A trip is visible to its people and to maintainers of vehicles.
  readFahrt: { anna: 404, ben: 404 },
  changeFahrt: { anna: 404, ben: 404 },
  cancelFahrt: { anna: 404, ben: 404 },
  undoCancelFahrt: { anna: 404, ben: 404 },
  proposeErsatz: { anna: 404, ben: 404 },
  takeErsatz: { anna: 404, ben: 404 },
  // Not their trip, and days early.
  checkInFahrt: { anna: 404, ben: 404, leitung: 422 },
  checkOutFahrt: { anna: 404, ben: 404, leitung: 422 },
  correctUebergabe: { anna: 404, ben: 404, leitung: 422 },
  // The car is in the body.
  bookFahrt: { 'admin of another Mandant, there': 404 },
  closeFahrzeug: { 'admin of another Mandant, there': 404 },
  // Only its driver and maintainers of vehicles may.
  completeFahrt: { anna: 404, ben: 404 },
  removeDomain: { betreiber: 404 },
  removeMailDomain: { betreiber: 404 },
  // Named by file name, which does not exist in their own house.
  readDatei: { betreiber: 404, 'admin of another Mandant, there': 404 },
  // The same name is free there.
  uploadDatei: { 'admin of another Mandant, there': 201 },
  deleteDatei: { 'admin of another Mandant, there': 404 },
  // The other house's version does not match their own.
  changeMandant: { 'admin of another Mandant, there': 412 },
  changePersonalratsmodus: { 'admin of another Mandant, there': 412 },
  // Everybody sees the logo of the house at this host, and no other.
  readLogo: { betreiber: 404, 'admin of another Mandant, there': 404 },
  // The ticket is valid for one session.
  readDatenauskunft: { anna: 404, ben: 404, betreiber: 404, 'admin of another Mandant, there': 404 },
  // The link works only at its house's hosts.
  readKalender: { betreiber: 404, 'admin of another Mandant, there': 404 },
  readZusage: { betreiber: 404, 'admin of another Mandant, there': 404 },
  acceptZusage: { betreiber: 404, 'admin of another Mandant, there': 404 },
  refuseZusage: { betreiber: 404, 'admin of another Mandant, there': 404 },
  // The location belongs to the other house.
  createFahrzeug: { 'admin of another Mandant, there': 404 },
  importGrundriss: { 'admin of another Mandant, there': 404 },
  // Person and group belong to the other house.
  explainEinstellungen: { 'admin of another Mandant, there': 404 },
  createWert: { 'admin of another Mandant, there': 404 },
  // Does not exist in their own house, so no version matches.
  createLoeschsperre: { 'admin of another Mandant, there': 404 },
  saveStandort: { 'admin of another Mandant, there': 412 },
  saveGrundriss: { 'admin of another Mandant, there': 412 },
  saveLeseraum: { 'admin of another Mandant, there': 412 },
  saveAusstattung: { 'admin of another Mandant, there': 412 },
}

/** The path contains an id. */
const NAMED = /\{(?:id|\w+Id)\}/

/** From elsewhere, such a request is about one's own house. */
const namesNothing = (path: string, query: string, body: unknown) =>
  !`${path}${query}${JSON.stringify(body)}`.match(
    new RegExp([haus.id, haus.grundrissId, ...haus.seats].join('|')),
  ) && !/[0-9a-f]{8}-[0-9a-f]{4}-/.test(path)

const openTo = ({ successes }: DocumentedOperation, beyond: number | undefined) =>
  beyond === undefined ? successes : [beyond]

function expected(operation: DocumentedOperation, caller: Caller, own: boolean): readonly number[] {
  const policy = POLICIES.get(operation.operationId)
  const beyond = BEYOND[operation.operationId]?.[caller]
  if (policy?.who === 'offen') return openTo(operation, beyond)
  // A person is not a screen.
  if (NO_SESSION_HERE.has(caller) || policy?.who === 'anzeigegeraet') return [401]
  if (policy?.who === 'betreiber')
    return caller === 'betreiber' ? (beyond ? [beyond] : operation.successes) : [403]
  const elsewhere = caller === 'betreiber' || caller === 'admin of another Mandant, there'
  const maintains = caller === 'leitung' || caller === 'admin of another Mandant, there'
  if (policy?.anyOf && !maintains) return [403]
  if (beyond !== undefined) return [beyond]
  // Foreign and unknown ids look the same; a list filtered by a foreign plan is empty.
  if (elsewhere && !own) return operation.method === 'GET' && !NAMED.test(operation.path) ? [200] : [404]
  return operation.successes
}

/** A number that every change increments. */
async function changes(): Promise<number> {
  const { rows } = await admin.query(
    'select (select count(*) from protokoll) + (select sum(stand) from mandant) + (select count(*) from auth.mandant_domain) as n',
  )
  return Number(rows[0].n)
}

/** Lists what is wrong with one answer. */
async function faults(
  operation: DocumentedOperation,
  caller: Caller,
  sample: Awaited<ReturnType<typeof sampleOf>>,
): Promise<string[]> {
  const { path, query, ...request } = sample
  const before = await changes()
  const answer = await app.request(`${path}${query}`, { ...request, ...CALLERS[caller]() })
  const may = expected(operation, caller, namesNothing(path, query, request.body))
  const refused = answer.status >= 400
  const betreiber = POLICIES.get(operation.operationId)?.who === 'betreiber'
  const elsewhere = caller === 'betreiber' || caller.endsWith(', there')
  const holds: readonly (readonly [boolean, string])[] = [
    [may.includes(answer.status), `${answer.status}, not ${may}: ${answer.text.slice(0, 200)}`],
    [!refused || (await changes()) === before, 'refused, and changed something'],
    [!refused || typeof answer.json.code === 'string', 'refused without a code'],
    [
      SEES_NAMES.has(caller) || SHOWS_WHOM_TO_ASK.has(operation.operationId) || !CANARY.test(answer.text),
      'tells a name',
    ],
    [!elsewhere || betreiber || !answer.text.includes(haus.id), 'tells the Mandant'],
  ]
  return holds.flatMap(([held, what]) => (held ? [] : [`${operation.operationId} × ${caller}: ${what}`]))
}

const policyOf = ({ operationId }: DocumentedOperation) => POLICIES.get(operationId)?.who

describe('every operation × everybody', () => {
  it('answers exactly as its policy says, changes nothing when it refuses, and reveals no name', async () => {
    expect(operations.length).toBeGreaterThan(30)
    const found: string[] = []
    for (const operation of operations) {
      const open = policyOf(operation) === 'offen'
      const first = await sampleOf(operation, house)
      found.push(...(await faults(operation, ALL[0] ?? 'guest', first)))
      for (const caller of ALL.slice(1)) {
        // Callers without a session change nothing and can repeat the guest's request.
        const again = !open && NO_SESSION_HERE.has(caller)
        found.push(...(await faults(operation, caller, again ? first : await sampleOf(operation, house))))
      }
    }
    expect(found).toEqual([])
  }, 600_000)

  it('reveals no name in refusals', async () => {
    const slot = house.slot()
    const ask = (person: TestPerson, body: object) =>
      app.request(leseraumWire.bookLeseraum.path, { as: person.token, host: haus.host, body })
    expect((await ask(haus.leitung, slot)).status).toBe(201)
    for (const body of [
      slot,
      { ...slot, zweitePerson: haus.leitung.email },
      { ...slot, gruppengroesse: 999 },
    ]) {
      const refused = await ask(haus.ben, body)
      expect(refused.status).toBeGreaterThanOrEqual(409)
      expect(refused.text).not.toMatch(CANARY)
      expect(refused.text).not.toContain(haus.leitung.id)
    }
  })

  it('lets only maintainers of settings change a limit, by any method', async () => {
    const path = address(einstellungWire.saveEinstellung, { name: 'leseraum.maxBuchungenProWoche' })
    const attempts = [
      { method: 'PUT', body: { wert: 5, schicht: 'benutzer' } },
      { method: 'DELETE' },
    ] as const
    for (const caller of ALL) {
      const maintains = caller === 'leitung' || caller === 'admin of another Mandant, there'
      const guest = NO_SESSION_HERE.has(caller)
      for (const attempt of attempts) {
        const { status } = await app.request(path, { ...attempt, ...CALLERS[caller]() })
        expect([caller, attempt.method, status]).toEqual([
          caller,
          attempt.method,
          guest ? 401 : maintains ? 204 : 403,
        ])
      }
    }
  })

  it('treats a foreign id like an unknown one', async () => {
    const told = ({ status, json }: TestAnswer) => ({ ...json, status, instance: '' })
    const named = operations.filter((one) => one.path.includes('{id}') && policyOf(one) !== 'betreiber')
    expect(named.length).toBeGreaterThan(12)
    for (const operation of named) {
      const { path, query, ...request } = await sampleOf(operation, house)
      const nowhere = path.replace(/[0-9a-f-]{36}/, '01980000-0000-7000-8000-00000000dead')
      const there = { ...request, ...CALLERS['admin of another Mandant, there']() }
      const foreign = await app.request(`${path}${query}`, there)
      const unknown = await app.request(`${nowhere}${query}`, there)
      expect([operation.operationId, told(foreign)]).toEqual([operation.operationId, told(unknown)])
    }
  })

  it('accepts only its own method: neither GET nor HEAD, nor method overrides', async () => {
    // A literal segment may match another operation's parameter and is then an unknown id.
    const isAt = (method: string, path: string) =>
      operations.some(
        (one) =>
          one.method === method && new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
      )
    for (const operation of operations.filter(({ method }) => method !== 'GET')) {
      const { path, query: _, body, method, headers } = await sampleOf(operation, house)
      const caller = CALLERS[policyOf(operation) === 'betreiber' ? 'betreiber' : 'leitung']()
      const override = Object.fromEntries(OVERRIDES.map((name) => [name, method]))
      const attempts = ['GET', 'HEAD', 'POST'].filter(
        (other) => !isAt(other === 'POST' ? 'POST' : 'GET', operation.path),
      )
      const before = await changes()
      for (const other of attempts) {
        const answer = await app.request(`${path}?_method=${method}`, {
          ...caller,
          method: other,
          headers: { ...headers, ...override },
          ...(other === 'POST' && { body: { ...(body as object), _method: method } }),
        })
        expect([operation.operationId, other, answer.status]).toEqual([operation.operationId, other, 404])
      }
      // A GET operation at the same address only reads.
      for (const other of ['GET', 'HEAD'])
        await app.request(`${path}?_method=${method}`, { ...caller, method: other, headers: override })
      expect([operation.operationId, await changes()]).toEqual([operation.operationId, before])
    }
  })
})
