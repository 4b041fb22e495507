import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/anmeldedienst'
import { PAGE } from '@platzwart/contract/paths'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { CLIENT_ID, CLIENT_SECRET, Jar, openForger, openService } from '../../testing/anmeldedienst.ts'
import { cookieOf, type Loose, type TestAnswer } from '../../testing/app.ts'
import { app, fremd, haus, hausSuite, MONDAY } from '../../testing/suites/haus.ts'

hausSuite(MONDAY, { fremd: true, innerAddresses: ['127.0.0.1'] })

type Service = Awaited<ReturnType<typeof openService>>
type Forger = Awaited<ReturnType<typeof openForger>>

let service: Service
let forger: Forger
let admin: pg.Pool

const PEOPLE = {
  alma: {
    email: 'alma@nirgends.example',
    email_verified: true,
    name: 'Alma Sommer',
    given_name: 'Alma',
    family_name: 'Sommer',
    groups: ['leser', 'verwaltung'],
  },
  ohne: { name: 'Otto Ohne', groups: [] },
  anna: { email: 'anna@haus.example', email_verified: true, name: 'Anna Muster' },
  fremder: { email: 'x@fremd-mail.example', email_verified: true, name: 'X Y' },
  unbestaetigt: { email: 'u@nirgends.example', email_verified: false, name: 'U V' },
}

beforeAll(async () => {
  service = await openService({ people: PEOPLE, redirects: ['http://haus.localhost:3000/unset'] })
  forger = await openForger()
  admin = new pg.Pool({ connectionString: app.database.adminUrl, max: 1 })
})
afterAll(async () => {
  await admin.end()
  service.close()
  forger.close()
})

interface Asked {
  readonly as?: string
  readonly host?: string
  readonly method?: string
  readonly body?: unknown
  readonly jar?: Jar
  readonly headers?: Record<string, string>
}

async function ask(path: string, { jar, headers = {}, ...more }: Asked = {}): Promise<TestAnswer> {
  const cookie = [more.as === undefined ? '' : cookieOf(more.as), jar?.header ?? '']
    .filter(Boolean)
    .join('; ')
  const { as: _, ...rest } = more
  const answer = await app.request(path, {
    host: haus.host,
    ...rest,
    headers: cookie === '' ? headers : Object.assign({ cookie }, headers),
  })
  jar?.take(answer.headers)
  return answer
}

interface Settings {
  readonly zutritt?: 'alle' | 'gruppe' | 'eingeladen'
  readonly zutrittGruppe?: string | null
  readonly zuordnung?: readonly object[]
  readonly pflicht?: boolean
  readonly aktiv?: boolean
  readonly issuer?: string
}

let id = ''
let version = 0

async function setUp(settings: Settings = {}): Promise<void> {
  const { issuer = service.issuer, ...rest } = settings
  const draft = {
    name: 'Uni-Konto',
    aussteller: issuer,
    clientId: CLIENT_ID,
    bereiche: 'openid email profile groups',
    gruppenAngabe: 'groups',
  }
  if (id === '') {
    const created = await ask(wire.createAnmeldedienst.path, {
      as: haus.leitung.token,
      body: Object.assign({ geheimnis: CLIENT_SECRET }, draft),
    })
    expect(created.status, created.text).toBe(201)
    id = String(created.json.id)
    version = 1
    expect(created.text).not.toContain(CLIENT_SECRET)
  }
  const changed = await ask(address(wire.updateAnmeldedienst, { id }), {
    as: haus.leitung.token,
    method: 'PUT',
    headers: { 'if-match': `"${version}"` },
    body: Object.assign(
      { zutritt: 'alle', zutrittGruppe: null, zuordnung: [], aktiv: true, pflicht: false },
      draft,
      rest,
    ),
  })
  expect(changed.status, changed.text).toBe(200)
  version = Number(changed.json.version)
  const { dort } = changed.json as unknown as { dort: { rueckkehr: string[]; abmeldung: string } }
  service.set(dort.rueckkehr, dort.abmeldung)
}

afterEach(() => forger.lie({}))

const start = (jar: Jar, more: Asked = {}) =>
  ask(address(wire.startAnmeldung, { id }), { jar, body: {}, ...more })

async function signIn(name: string, jar = new Jar(), more: Asked = {}): Promise<TestAnswer> {
  service.as(name)
  const started = await start(jar, more)
  expect(started.status, started.text).toBe(200)
  const back = await new Jar().follow(String(started.json.adresse))
  const url = new URL(back)
  return ask(url.pathname + url.search, { jar })
}

const goesTo = (answer: TestAnswer) => [answer.status, answer.headers.get('location')]
const refusedAs = (grund: string) => [303, `${PAGE.loginDienst}?grund=${grund}`]

async function whoIs(jar: Jar): Promise<Loose | undefined> {
  const started = await ask('/api/start', { jar })
  return (started.json.sitzung as Loose | undefined)?.benutzer
}

async function lastRefusals(): Promise<readonly string[]> {
  const listed = await ask(wire.listAnmeldedienste.path, { as: haus.leitung.token })
  const { dienste } = listed.json as unknown as { dienste: { ablehnungen: { grund: string }[] }[] }
  return dienste[0]?.ablehnungen.map(({ grund }) => grund) ?? []
}

describe('signing in by a service', () => {
  it('lets somebody new in, with their names, and knows them again by issuer and subject', async () => {
    await setUp()
    const jar = new Jar()
    expect(goesTo(await signIn('alma', jar))).toEqual([303, PAGE.login])
    const first = await whoIs(jar)
    expect(first).toMatchObject({ vorname: 'Alma', nachname: 'Sommer', email: 'alma@nirgends.example' })
    const again = new Jar()
    await signIn('alma', again)
    expect((await whoIs(again))?.id).toBe(first?.id)
  })

  it('gives and takes the groups that are mapped, and leaves them where the service does not say', async () => {
    const gruppe = await haus.scoped(async (tx) => {
      const { rows } = await tx.raw<{ id: string }>(
        `insert into gruppe (mandant_id, id, name) values ($1, gen_random_uuid(), 'Leser') returning id`,
        [haus.id],
      )
      return rows[0]?.id ?? ''
    })
    await setUp({ zuordnung: [{ wert: 'Leser', gruppeId: gruppe, rolleId: null }] })
    const groups = async () => {
      const { rows } = await haus.scoped((tx) =>
        tx.raw<{ n: number }>(
          `select count(*)::int as n from benutzer_gruppe g join benutzer b on b.id = g.benutzer_id
           where b.email = 'alma@nirgends.example' and g.gruppe_id = $1`,
          [gruppe],
        ),
      )
      return rows[0]?.n
    }
    await signIn('alma')
    expect(await groups()).toBe(1)
    const told = PEOPLE.alma as { groups?: readonly string[] }
    delete told.groups
    await signIn('alma')
    expect(await groups()).toBe(1)
    told.groups = ['verwaltung']
    await signIn('alma')
    expect(await groups()).toBe(0)
    told.groups = ['leser', 'verwaltung']
  })

  it('keeps out who was put out, and who is in another group', async () => {
    await setUp()
    await haus.scoped((tx) =>
      tx.raw("update benutzer set status = 'inaktiv' where email = 'alma@nirgends.example'"),
    )
    expect(goesTo(await signIn('alma'))).toEqual(refusedAs('inaktiv'))
    await haus.scoped((tx) =>
      tx.raw("update benutzer set status = 'aktiv' where email = 'alma@nirgends.example'"),
    )
    await setUp({ zutritt: 'gruppe', zutrittGruppe: 'andere' })
    expect(goesTo(await signIn('alma'))).toEqual(refusedAs('nichtInGruppe'))
    await setUp({ zutritt: 'eingeladen' })
    expect(goesTo(await signIn('ohne'))).toEqual(refusedAs('nichtEingeladen'))
    expect((await lastRefusals()).slice(0, 3)).toEqual(['nichtEingeladen', 'nichtInGruppe', 'inaktiv'])
  })

  it('refuses an address that is unconfirmed, and one of another house', async () => {
    await setUp()
    expect(goesTo(await signIn('unbestaetigt'))).toEqual(refusedAs('adresseUnbestaetigt'))
    await admin.query(
      "insert into auth.mandant_maildomain values ('fremd-mail.example', $1) on conflict do nothing",
      [fremd.id],
    )
    expect(goesTo(await signIn('fremder'))).toEqual(refusedAs('adresseFremd'))
  })

  it('makes nobody one and the same by an equal address: they sign in as before, and agree', async () => {
    await setUp()
    const jar = new Jar()
    expect(goesTo(await signIn('anna', jar))).toEqual([303, PAGE.loginDienst])
    expect((await ask(wire.showOffen.path, { jar })).json.offen).toEqual({
      grund: 'verbinden',
      dienst: 'Uni-Konto',
      email: haus.anna.email,
    })
    expect(await whoIs(jar)).toBeUndefined()
    // Somebody else's browser has nothing that waits.
    expect((await ask(wire.addIdentitaet.path, { as: haus.anna.token, method: 'POST' })).status).toBe(409)
    expect((await ask(wire.addIdentitaet.path, { as: haus.anna.token, jar, method: 'POST' })).status).toBe(
      204,
    )
    const later = new Jar()
    expect(goesTo(await signIn('anna', later))).toEqual([303, PAGE.login])
    expect((await whoIs(later))?.id).toBe(haus.anna.id)
  })

  it('asks who has no address for one, and lets them in by it', async () => {
    await setUp()
    const jar = new Jar()
    expect(goesTo(await signIn('ohne', jar))).toEqual([303, PAGE.loginDienst])
    const done = await ask(wire.completeAnmeldung.path, { jar, body: { email: 'otto@nirgends.example' } })
    expect([done.status, done.json]).toEqual([200, { status: 'angemeldet' }])
    expect(await whoIs(jar)).toMatchObject({ vorname: 'Otto', email: 'otto@nirgends.example' })
  })

  it('refuses an answer in another browser, twice, and at another house', async () => {
    await setUp()
    const jar = new Jar()
    service.as('alma')
    const answerOf = async () => {
      const url = new URL(await new Jar().follow(String((await start(jar)).json.adresse)))
      return url.pathname + url.search
    }
    expect(goesTo(await ask(await answerOf(), { jar: new Jar() }))).toEqual(refusedAs('vorbei'))
    const back = await answerOf()
    expect(goesTo(await ask(back, { jar }))).toEqual([303, PAGE.login])
    expect(goesTo(await ask(back, { jar }))).toEqual(refusedAs('vorbei'))
    expect(goesTo(await ask(await answerOf(), { jar, host: fremd.host }))).toEqual(refusedAs('fremd'))
    expect((await start(jar, { host: fremd.host })).status).toBe(404)
  })

  it('is of its own house alone: nobody goes on to another one by it', async () => {
    await setUp()
    const jar = new Jar()
    await signIn('alma', jar)
    const { benutzer } = (await ask('/api/start', { jar })).json.sitzung as { benutzer: Loose }
    await fremd.scoped(async (tx) => {
      const account = await haus.scoped(async (own) => {
        const { rows } = await own.raw<{ a: string }>(
          'select anmeldung_id as a from benutzer where id = $1',
          [benutzer.id],
        )
        return rows[0]?.a
      })
      await tx.raw(
        `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email) values ($1, gen_random_uuid(), $2, 'A', 'S', 'a@fremd.example')`,
        [fremd.id, account],
      )
    })
    const moved = await ask('/api/auth/switch-house', { jar, body: { haus: fremd.id } })
    expect([moved.status, moved.json.code]).toEqual([409, 'sitzung.hausNeuAnmelden'])
  })
})

describe('signing out', () => {
  it('leads to the service, and ends what the service ends', async () => {
    await setUp()
    const jar = new Jar()
    await signIn('alma', jar)
    const left = await ask(wire.leaveAnmeldedienst.path, { jar, method: 'POST' })
    const url = new URL(String(left.json.adresse))
    expect(url.origin).toBe(service.issuer)
    expect(url.searchParams.get('id_token_hint')).toMatch(/\./)
    expect(await ask(wire.leaveAnmeldedienst.path, { as: haus.ben.token, method: 'POST' })).toMatchObject({
      json: { adresse: null },
    })
  })

  it('believes a logout token once, and none that is not one', async () => {
    await setUp({ issuer: forger.issuer })
    const jar = new Jar()
    const forgedIn = async () => {
      const started = await start(jar)
      const url = new URL(forger.answerTo(String(started.json.adresse)))
      return ask(url.pathname + url.search, { jar })
    }
    forger.lie({ payload: { sid: 'session-1', sub: 'logout', email: 'l@nirgends.example' } })
    expect(goesTo(await forgedIn())).toEqual([303, PAGE.login])
    expect(await whoIs(jar)).toBeDefined()
    const now = Math.floor(systemClock.now().epochMilliseconds / 1000)
    const claims = (more: object) =>
      Object.assign(
        {
          iss: forger.issuer,
          aud: CLIENT_ID,
          iat: now,
          exp: now + 120,
          jti: 'j1',
          sid: 'session-1',
          events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
        },
        more,
      )
    const end = (token: string) =>
      app.request(`/api/auth/dienst/${id}/abmeldung`, {
        host: haus.host,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        bytes: new TextEncoder().encode(new URLSearchParams({ logout_token: token }).toString()),
      })
    for (const [what, token] of [
      ['without events', forger.token(claims({ events: undefined, jti: 'a' }))],
      ['with a nonce', forger.token(claims({ nonce: 'n', jti: 'b' }))],
      ['for somebody else', forger.token(claims({ aud: 'other', jti: 'c' }))],
      ['of another issuer', forger.token(claims({ iss: 'http://evil.example', jti: 'd' }))],
      ['an old one', forger.token(claims({ iat: now - 86_400, exp: now + 60, jti: 'e' }))],
      ['none', 'x.y.z'],
    ] as const)
      expect((await end(token)).status, what).toBe(400)
    forger.lie({ key: forger.foreign })
    expect((await end(forger.token(claims({ jti: 'f' })))).status).toBe(400)
    forger.lie({})
    expect((await end(forger.token(claims({ sid: 'session-2', jti: 'g' })))).status).toBe(204)
    expect(await whoIs(jar)).toBeDefined()
    const good = forger.token(claims({}))
    expect((await end(good)).status).toBe(204)
    expect(await whoIs(jar)).toBeUndefined()
    expect((await end(good)).status).toBe(400)
  })
})

describe('a service that lies', () => {
  const tryIt = async (lie: Parameters<Forger['lie']>[0]) => {
    const jar = new Jar()
    forger.lie({})
    const started = await start(jar)
    expect(started.status, started.text).toBe(200)
    forger.lie(lie)
    const url = new URL(forger.answerTo(String(started.json.adresse)))
    const answer = await ask(url.pathname + url.search, { jar })
    expect(await whoIs(jar)).toBeUndefined()
    return goesTo(answer)
  }
  const hour = () => Math.floor(systemClock.now().epochMilliseconds / 1000) + 3600

  it('lets in whom it names when it is honest, so that what follows shows something', async () => {
    await setUp({ issuer: forger.issuer })
    const jar = new Jar()
    const url = new URL(forger.answerTo(String((await start(jar)).json.adresse)))
    expect(goesTo(await ask(url.pathname + url.search, { jar }))).toEqual([303, PAGE.login])
  })

  it.each([
    ['alg none', () => ({ header: { alg: 'none' }, key: null }), 'unterschrift'],
    ['a foreign key', () => ({ key: forger.foreign }), 'unterschrift'],
    [
      'HS256 with the public key',
      () => ({ header: { alg: 'HS256', kid: 'k' }, key: forger.publicPem }),
      'unterschrift',
    ],
    [
      'HS256 with the client secret',
      () => ({ header: { alg: 'HS256', kid: 'k' }, key: CLIENT_SECRET }),
      'unterschrift',
    ],
    ['an unknown key', () => ({ header: { alg: 'RS256', kid: 'new' }, key: forger.foreign }), 'unterschrift'],
    ['another issuer', () => ({ payload: { iss: 'http://evil.example' } }), 'nachweis'],
    ['another audience', () => ({ payload: { aud: 'other' } }), 'nachweis'],
    ['two audiences, for another one', () => ({ payload: { aud: [CLIENT_ID, 'x'], azp: 'x' } }), 'nachweis'],
    ['an expired one', () => ({ payload: { exp: 1 } }), 'nachweis'],
    ['one of tomorrow', () => ({ payload: { nbf: hour() } }), 'nachweis'],
    ['no nonce', () => ({ without: ['nonce'] }), 'nachweis'],
    ['another nonce', () => ({ payload: { nonce: 'x' } }), 'nachweis'],
    ['no subject', () => ({ without: ['sub'] }), 'nachweis'],
    ['an empty subject', () => ({ payload: { sub: '' } }), 'nachweis'],
    ['no end', () => ({ without: ['exp'] }), 'nachweis'],
    ['no ID token', () => ({ noIdToken: true }), 'nachweis'],
  ])('is not believed: %s', async (_, lie, grund) => {
    expect(await tryIt(lie())).toEqual(refusedAs(grund))
    expect((await lastRefusals())[0]).toBe(grund)
  })

  it.each([
    ['names another issuer', { issuer: 'http://evil.example' }, 'anmeldedienst.einrichtung'],
    ['leads on', { redirects: true }, 'anmeldedienst.unerreichbar'],
    ['hangs', { hangs: true }, 'anmeldedienst.unerreichbar'],
    ['floods', { floods: true }, 'anmeldedienst.unerreichbar'],
  ])('is not asked further where it %s', async (_, lie, code) => {
    // A changed setting is asked anew.
    await setUp({ issuer: forger.issuer })
    forger.lie(lie)
    const started = await start(new Jar())
    expect([started.status, started.json.code]).toEqual([409, code])
  })

  it.each(['http://127.0.0.2:1', 'http://169.254.169.254', 'http://[::1]:1', 'http://10.0.0.1'])(
    'is not asked inside: %s',
    async (issuer) => {
      await setUp({ issuer })
      const started = await start(new Jar())
      expect([started.status, started.json.code]).toEqual([409, 'anmeldedienst.einrichtung'])
    },
  )
})
