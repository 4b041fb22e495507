import { address } from '@platzwart/contract/operation'
import * as dateiWire from '@platzwart/contract/operations/hausdatei'
import * as wire from '@platzwart/contract/operations/mandant'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { createTestMandant, type TestMandant } from '../../testing/mandant.ts'
import { hashCheaply } from '../../testing/password.ts'
import { MONDAY } from '../../testing/suites/haus.ts'
import { hashCode } from '../sitzung/zweitfaktor/createCodes.ts'

const PASSWORD = 'ein langer Satz als Passwort'
const CODE = '0123456789ABCDEF'
const host = 'localhost:3000'
let app: TestApp
let haus: TestMandant
let token: string

beforeAll(async () => {
  app = await testApp(MONDAY, { operatorsProve: true })
  haus = await createTestMandant(app, 'haus')
  await directory(
    `insert into auth."user" (id, name, email, "emailVerified") values ('op', 'Op', 'op@betrieb.example', true)`,
  )
  await directory(
    `insert into auth.account (id, "accountId", "providerId", "userId", password) values ('op', 'op', 'credential', 'op', $1)`,
    [await hashCheaply(PASSWORD)],
  )
  await directory(`insert into auth.betreiber (user_id) values ('op')`)
})

afterAll(() => app.close())

beforeEach(async () => {
  token = uuidv7()
  await directory(
    `insert into auth.session (id, "expiresAt", token, "userId") values ($1, now() + interval '1 hour', $1, 'op')`,
    [token],
  )
})

const directory = (text: string, values: unknown[] = []) => app.deps.authPool.query(text, values)
function ask(path: string, body?: object) {
  const headers = { origin: `http://${host}` }
  if (body === undefined) return app.request(path, { as: token, host, headers })
  if (body !== FILE) return app.request(path, { as: token, host, headers, body })
  const bytes = { ...headers, 'content-type': 'application/octet-stream' }
  return app.request(path, { as: token, host, method: 'POST', headers: bytes, bytes: FILE })
}
const outcome = async (path: string, body?: object) => {
  const { status, json } = await ask(path, body)
  return [status, json.code]
}

const FILE = new Uint8Array([1, 2, 3])

function newHouse() {
  const name = `neu-${uuidv7()}`
  const admin = { email: `neu@${name}.example`, vorname: 'Neu', nachname: 'Neu' }
  return { name, domains: [`${name}.localhost`], admin }
}

/** Houses that come, go, or leave as a file. */
const WHOLE = [
  ['createMandant', () => [wire.createMandant.path, newHouse()]],
  ['deleteMandant', () => [address(wire.deleteMandant, { id: haus.id }), { name: 'haus' }]],
  ['exportMandant', () => [address(dateiWire.exportMandant, { id: haus.id }), {}]],
  ['importMandant', () => [`${dateiWire.importMandant.path}?name=haus.zst`, FILE]],
] as const satisfies readonly (readonly [string, () => readonly [string, object]])[]

describe('an operator beyond this machine', () => {
  it('works at nothing without a second factor, and can set one up', async () => {
    expect(await outcome(wire.listMandanten.path)).toEqual([403, 'betreiber.faktorNoetig'])
    expect((await ask('/api/auth/begin-factor', { password: PASSWORD })).status).toBe(200)
    await directory(`update auth.zweitfaktor set geheimnis = neu, seit = now() where user_id = 'op'`)
    expect((await ask(wire.listMandanten.path)).status).toBe(200)
    expect((await ask('/api/auth/account')).json.zweitfaktor).toMatchObject({ noetig: true })
  })

  it.each(WHOLE)('shows again who they are: %s', async (_, asked) => {
    const [path, body] = asked()
    expect(await outcome(path, body)).toEqual([403, 'sitzung.nochmal'])
    expect(await outcome('/api/auth/prove', { password: PASSWORD })).toEqual([403, 'sitzung.nochmal'])
    await directory('insert into auth.zweitfaktor_code (user_id, pruefwert) values ($1, $2)', [
      'op',
      hashCode(CODE),
    ])
    expect(await outcome('/api/auth/prove', { password: PASSWORD, code: CODE })).toEqual([200, undefined])
    expect(await outcome(path, body)).not.toContain('sitzung.nochmal')
    await directory(`update auth.session set "bewiesen" = now() - interval '11 minutes'`)
    expect(await outcome(path, body)).toEqual([403, 'sitzung.nochmal'])
  })
})
