import { address } from '@platzwart/contract/operation'
import * as benutzerWire from '@platzwart/contract/operations/benutzer'
import { ENDPOINTS } from '@platzwart/contract/paths'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { app, fremd, haus, hausSuite } from '../../testing/suites/haus.ts'
import { ready } from '../database/tx.ts'
import { uuidv7 } from '../database/uuid.ts'
import { placeToken } from './place.ts'

hausSuite(undefined, { fremd: true })

/** The shared sign-in host, which belongs to no house. */
const LOGIN = 'localhost:3000'
/** Anna's id in the other house. */
const dort = uuidv7()
/** Her sessions in both. */
let here: string
let there: string

const directory = (text: string, values: unknown[] = []) => app.deps.authPool.query(text, values)
const anna = () => `user-${haus.anna.id}`

const ask = (path: string, as: string, host: string, body?: object) =>
  app.request(path, { as, host, headers: { origin: `http://${host}` }, ...(body && { body }) })
const PATHS = ['/api/mandant', '/api/auth/account', '/api/auth/houses', '/api/auth/list-sessions']
const statuses = async (as: string, host: string) => {
  const answers = await Promise.all(PATHS.map((path) => ask(path, as, host)))
  return answers.map(({ status }) => status)
}
const OPEN = PATHS.map(() => 200)
const SHUT = PATHS.map(() => 401)

async function begin(userId: string, token: string): Promise<string> {
  await directory(
    `insert into auth.session (id, "expiresAt", token, "userId") values ($1, now() + interval '24 hours', $1, $2)`,
    [token, userId],
  )
  return token
}

const signedIn = (mandantId: string, benutzerId: string, userId = anna()) =>
  begin(userId, placeToken(uuidv7(), { mandantId, benutzerId }))

const join = (id: string, userId: string, email: string) =>
  fremd.scoped((tx) =>
    tx.raw(
      `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email) values ($1, $2, $3, 'Anna', 'Muster', $4)`,
      [fremd.id, id, userId, email],
    ),
  )

beforeAll(async () => {
  await join(dort, anna(), haus.anna.email)
})

beforeEach(async () => {
  await directory('delete from auth.session where "userId" = $1', [anna()])
  here = await signedIn(haus.id, haus.anna.id)
  there = await signedIn(fremd.id, dort)
})

describe('a session of one house', () => {
  it('is valid at its host and at the shared one', async () => {
    for (const host of [haus.host, LOGIN]) expect(await statuses(here, host)).toEqual(OPEN)
    for (const host of [fremd.host, LOGIN]) expect(await statuses(there, host)).toEqual(OPEN)
    expect((await ask('/api/mandant', here, LOGIN)).json.id).toBe(haus.id)
    expect((await ask('/api/mandant', there, LOGIN)).json.id).toBe(fremd.id)
  })

  it('is invalid at the other house’s host, where its holder is a guest', async () => {
    expect(await statuses(here, fremd.host)).toEqual(SHUT)
    expect((await ask('/api/start', here, fremd.host)).json).toMatchObject({ sitzung: null, betreiber: null })
    expect((await ask('/api/auth/get-session', here, fremd.host)).status).toBe(401)
    expect((await ask(ENDPOINTS.switchHouse, here, fremd.host, { haus: fremd.id })).status).toBe(401)
    expect(await statuses(here, haus.host)).toEqual(OPEN)
  })
})

async function endSitzungen(): Promise<void> {
  // Signs in for it, because closing the house has ended its admin's session, too.
  const as = await signedIn(fremd.id, fremd.leitung.id, `user-${fremd.leitung.id}`)
  const path = address(benutzerWire.endSitzungen, { id: dort })
  expect((await app.request(path, { as, host: fremd.host, method: 'DELETE' })).status).toBe(204)
}

/** Ways in which the other house ends sessions. */
const ENDINGS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['ending them', endSitzungen],
  [
    'closing, and opening again',
    async () => {
      await fremd.scoped(async (tx) => {
        await tx.raw('update mandant set gesperrt = now() where id = $1', [fremd.id])
        await tx.run(ready('select auth.end_mandant_sitzungen()'))
      })
      await fremd.scoped((tx) => tx.raw('update mandant set gesperrt = null where id = $1', [fremd.id]))
    },
  ],
  [
    'putting the person out, and letting them in again',
    async () => {
      for (const status of ['inaktiv', 'aktiv'])
        await fremd.scoped((tx) => tx.raw('update benutzer set status = $2 where id = $1', [dort, status]))
    },
  ],
]

describe.each(ENDINGS)('a house, by %s,', (_, end) => {
  it('ends its sessions permanently, including older tokens, and no other house’s', async () => {
    const before = await begin(anna(), uuidv7())
    await end()
    for (const token of [there, before])
      for (const host of [fremd.host, LOGIN]) expect(await statuses(token, host)).toEqual(SHUT)
    expect(await statuses(here, fremd.host)).toEqual(SHUT)
    expect(await statuses(here, haus.host)).toEqual(OPEN)
  })

  it('cannot be entered with a session opened elsewhere before', async () => {
    await end()
    const moved = await ask(ENDPOINTS.switchHouse, here, LOGIN, { haus: fremd.id })
    expect([moved.status, moved.json.code]).toEqual([409, 'sitzung.hausNeuAnmelden'])
    const later = await signedIn(haus.id, haus.anna.id)
    expect((await ask(ENDPOINTS.switchHouse, later, LOGIN, { haus: fremd.id })).status).toBe(200)
    expect(await statuses(here, LOGIN)).toEqual(OPEN)
  })
})

describe('a session that switches to the house while that ends its sessions', () => {
  it('is not valid there afterwards, in either order', async () => {
    for (let turn = 0; turn < 12; turn++) {
      const token = await signedIn(haus.id, haus.anna.id)
      const moving = ask(ENDPOINTS.switchHouse, token, LOGIN, { haus: fremd.id })
      const ending = endSitzungen()
      await Promise.all([moving, ending])
      const { rows } = await directory(
        `select 1 from auth.session where "userId" = $1 and "expiresAt" > now() and token like '%\\_' || $2 || '\\_%'`,
        [anna(), fremd.id],
      )
      expect(rows).toEqual([])
    }
  })
})

describe('an operator’s session', () => {
  const op = 'op-of-foreign-house'
  const inside = uuidv7()
  let plain: string
  let placed: string

  beforeAll(async () => {
    const user = 'insert into auth."user" (id, name, email, "emailVerified") values ($1, $1, $2, true)'
    await directory(user, [op, 'op@betrieb.example'])
    await directory('insert into auth.betreiber (user_id) values ($1)', [op])
    await join(inside, op, 'op@betrieb.example')
    plain = await begin(op, uuidv7())
    placed = await signedIn(fremd.id, inside, op)
  })

  const operates = async (as: string, host: string) => (await ask('/api/mandanten', as, host)).status

  it('that started without a house operates from everywhere, and belongs to none', async () => {
    for (const host of [LOGIN, haus.host, fremd.host]) {
      expect(await operates(plain, host)).toBe(200)
      expect((await ask('/api/mandant', plain, host)).status).toBe(401)
      expect((await ask('/api/start', plain, host)).json).toMatchObject({
        sitzung: null,
        betreiber: { name: op },
      })
    }
  })

  it('of a house belongs to it alone, and is refused at another’s host', async () => {
    for (const host of [LOGIN, fremd.host])
      expect([await operates(placed, host), (await ask('/api/mandant', placed, host)).status]).toEqual([
        200, 200,
      ])
    expect(await operates(placed, haus.host)).toBe(401)
    expect(await statuses(placed, haus.host)).toEqual(SHUT)
  })

  it('moves to another of their houses by switching', async () => {
    const moved = await ask(ENDPOINTS.switchHouse, plain, LOGIN, { haus: fremd.id })
    expect(moved.status).toBe(200)
  })
})
