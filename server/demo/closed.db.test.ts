import * as benachrichtigungWire from '@platzwart/contract/operations/benachrichtigung'
import * as mandantWire from '@platzwart/contract/operations/mandant'
import * as benutzerWire from '@platzwart/contract/operations/start'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authOf } from '../features/sitzung/auth.ts'
import { createFirstOperatorLink } from '../features/sitzung/createFirstOperatorLink.ts'
import { createConfirmationCode } from '../features/sitzung/createLink.ts'
import { systemClock } from '../platform/clock.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { hashCheaply } from '../testing/password.ts'
import { countClosed } from './closed.ts'
import { fillDemo } from './fill.ts'
import { DEMO_PASSWORD, loginOf } from './logins.ts'

const now = systemClock.now()
const HOST = 'lindenau.localhost:3000'
const LOGINS = [loginOf('leserin'), loginOf('leitung'), loginOf('betreiber')].map(({ email }) => email)

let database: TestDatabase
let admin: pg.Client
/** Two servers on the same data: one that serves the demo, and one that was started without it. */
let demo: TestApp
let real: TestApp

beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  demo = await testApp(now.toString(), { database, demo: true })
  real = await testApp(now.toString(), { database })
  const { appPool, authPool } = demo.deps
  await fillDemo({ appPool, authPool, hashPassword: hashCheaply, now })
  for (const app of [demo, real]) await app.deps.domains.refresh()
})

afterAll(async () => {
  await demo.close()
  await real.close()
  await admin.end()
  await database.drop()
})

function post(app: TestApp, path: string, body: object) {
  return app.request(`/api/auth${path}`, { host: HOST, headers: { origin: `http://${HOST}` }, body })
}

const signIn = (app: TestApp, email: string, password = DEMO_PASSWORD) =>
  post(app, '/sign-in/email', { email, password })

async function newest(sql: string, email: string): Promise<string> {
  const { rows } = await admin.query<{ text: string }>(sql, [email])
  return rows[0]?.text ?? ''
}

const SESSION = `select s.token as text from auth.session s join auth."user" u on u.id = s."userId" where u.email = $1`
const LINK = `
  select n.daten ->> 'link' as text from benachrichtigung n
  join benutzer b on b.mandant_id = n.mandant_id and b.id = n.empfaenger_id where b.email = $1 order by n.erstellt desc`

describe('while the demo is off, an account of the demo', () => {
  it.each(LOGINS)('%s cannot sign in, and is answered like a stranger', async (email) => {
    expect((await signIn(demo, email)).status).toBe(200)
    for (const who of [email, 'niemand@lindenau.example']) {
      const refused = await signIn(real, who)
      expect([refused.status, refused.json.code]).toEqual([401, 'sitzung.falsch'])
      expect(refused.headers.getSetCookie()).toEqual([])
    }
  })

  it.each(LOGINS)('%s is out with the sessions it had', async (email) => {
    await signIn(demo, email)
    const token = await newest(SESSION, email)
    const paths = [
      mandantWire.showMandant.path,
      benachrichtigungWire.listOwnMails.path,
      '/api/auth/list-sessions',
    ]
    const statuses = (app: TestApp) =>
      Promise.all(paths.map(async (path) => (await app.request(path, { as: token, host: HOST })).status))
    expect(await statuses(demo)).toEqual([200, 200, 200])
    expect(await statuses(real)).toEqual([401, 401, 401])
    expect((await real.request('/api/auth/get-session', { as: token, host: HOST })).status).toBe(401)
    const start = await real.request(benutzerWire.start.path, { as: token, host: HOST })
    expect([start.status, start.json.code]).toEqual([401, 'sitzung.benutzerMussExistieren'])
    expect(start.headers.getSetCookie().join()).toContain('Max-Age=0')
  })

  it('gets no mail for recovery, and a link of before sets no password', async () => {
    const { email } = loginOf('leser')
    await post(demo, '/request-password-reset', { email })
    const link = await newest(LINK, email)
    const token = new URL(link).searchParams.get('token')
    expect((await post(real, '/request-password-reset', { email })).status).toBe(200)
    expect(await newest(LINK, email)).toBe(link)
    const body = { token, newPassword: 'ein anderer langer Satz' }
    expect((await post(real, '/reset-password', body)).json.code).toBe('sitzung.codeUngueltig')
    expect((await signIn(demo, email)).status).toBe(200)
    expect((await post(demo, '/reset-password', body)).status).toBe(200)
    expect((await signIn(real, email, body.newPassword)).status).toBe(401)
  })

  it('is not confirmed by a link of before', async () => {
    const { email } = loginOf('leserin')
    const { rows } = await admin.query<{ id: string }>('select id from auth."user" where email = $1', [email])
    const { code } = await createConfirmationCode(authOf(demo.deps), rows[0]?.id ?? '', 3600)
    await admin.query('update auth."user" set "emailVerified" = false where email = $1', [email])
    const confirm = (app: TestApp) => post(app, '/confirm-email', { token: code })
    const verified = `select "emailVerified"::text as text from auth."user" where email = $1`
    expect((await confirm(real)).json.code).toBe('sitzung.codeUngueltig')
    expect(await newest(verified, email)).toBe('false')
    expect((await confirm(demo)).status).toBe(200)
    expect(await newest(verified, email)).toBe('true')
  })

  it('is counted for the sentence of the start, and is no operator: the first one gets a link', async () => {
    expect(await countClosed(demo.deps.authPool)).toBe(0)
    expect(await countClosed(real.deps.authPool)).toBe(68)
    const taken = loginOf('betreiber').email
    const free = 'verwaltung@platzwart.example' as const
    expect(await createFirstOperatorLink(authOf(real.deps), [taken])).toBeNull()
    expect((await createFirstOperatorLink(authOf(real.deps), [taken, free]))?.email).toBe(free)
    expect(await createFirstOperatorLink(authOf(demo.deps), [taken, free])).toBeNull()
  })
})

it('an account that somebody had before the demo came stays theirs', async () => {
  const own = await testDatabase()
  const app = await testApp(now.toString(), { database: own })
  const { appPool, authPool } = app.deps
  const { email } = loginOf('leserin')
  await authPool.query(`insert into "user" (id, name, email) values ('own', 'Own', $1)`, [email])
  await authPool.query(
    `insert into account (id, "accountId", "providerId", "userId", password) values ('own', 'own', 'credential', 'own', $1)`,
    [await hashCheaply('ein eigener langer Satz')],
  )
  await fillDemo({ appPool, authPool, hashPassword: hashCheaply, now })
  await app.deps.domains.refresh()
  expect((await signIn(app, email, 'ein eigener langer Satz')).status).toBe(200)
  expect((await signIn(app, loginOf('leser').email)).status).toBe(401)
  expect(await countClosed(authPool)).toBe(67)
  await app.close()
  await own.drop()
})
