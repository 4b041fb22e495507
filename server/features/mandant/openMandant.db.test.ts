import { randomUUID } from 'node:crypto'
import { ENDPOINTS } from '@platzwart/contract/paths'
import { BERECHTIGUNGEN } from '@platzwart/domain/berechtigung/names'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Tx } from '../../platform/database/tx.ts'
import { forMandant } from '../../platform/jobs/forMandant.ts'
import { hashCheaply } from '../../testing/password.ts'
import { app, fremd, haus, hausSuite, MONDAY } from '../../testing/suites/haus.ts'

hausSuite(MONDAY, { fremd: true })

const EMAIL = 'betrieb@platzwart.test'
const PASSWORD = 'ein langer Satz als Passwort'
/** At the installation's own address, which belongs to no house. */
const HOST = 'localhost:3000'
let token: string
let akteur: string

async function signIn(email: string, password: string, host = HOST) {
  return app.request(ENDPOINTS.signIn, {
    host,
    body: { email, password },
    headers: { origin: `http://${host}` },
  })
}

async function account(email: string): Promise<string> {
  const id = randomUUID()
  const { authPool } = app.deps
  await authPool.query('insert into auth."user" (id, name, email) values ($1, $2, $3)', [id, 'Bea', email])
  await authPool.query(
    'insert into auth.account (id, "accountId", "providerId", "userId", password) values ($1, $1, $2, $1, $3)',
    [id, 'credential', await hashCheaply(PASSWORD)],
  )
  return id
}

const tokenOf = (cookie: string | null) =>
  decodeURIComponent(/session_token=([^;]*)/.exec(cookie ?? '')?.[1] ?? '').split('.')[0] ?? ''

interface Asked {
  readonly method?: string
  readonly body?: object
  readonly key?: string
  readonly version?: string
}

function ask(path: string, { method = 'GET', body, key, version }: Asked = {}) {
  return app.request(path, {
    as: token,
    host: HOST,
    method,
    ...(body && { body }),
    headers: { ...(key && { 'idempotency-key': key }), ...(version && { 'if-match': version }) },
  })
}

const start = (as = token, host = HOST) => app.request('/api/start', { as, host })

async function trail() {
  const { rows } = await app.deps.authPool.query(
    'select betreiber_id, email, aktion, mandant_id, status, antwort from auth.betreiber_protokoll order by zeit desc, id',
  )
  return rows
}

const sessionSet = (text: string) =>
  app.deps.authPool.query(`update auth.session set ${text} where token = $1`, [token])

beforeAll(async () => {
  const id = await account(EMAIL)
  const { rows } = await app.deps.authPool.query(
    'insert into auth.betreiber (user_id) values ($1) returning id',
    [id],
  )
  akteur = rows[0].id
})

describe('an operator who is nobody’s person', () => {
  beforeAll(async () => {
    const answer = await signIn(EMAIL, PASSWORD)
    expect(answer.status).toBe(200)
    token = tokenOf(answer.headers.get('set-cookie'))
  })

  afterEach(() => sessionSet('"updatedAt" = now(), "createdAt" = now()'))

  it('is known to the start, at the installation’s address and at any house’s', async () => {
    for (const host of [HOST, haus.host]) {
      const { status, json } = await start(token, host)
      expect([status, json]).toMatchObject([
        200,
        { mandant: null, sitzung: null, betreiber: { id: expect.any(String), name: 'Bea', email: EMAIL } },
      ])
    }
    expect((await start(haus.anna.token, haus.host)).json.betreiber).toBeNull()
    expect((await app.request('/api/start', { host: haus.host })).json.betreiber).toBeNull()
  })

  it('works at the houses, and at nothing inside them', async () => {
    expect((await ask('/api/mandanten')).status).toBe(200)
    expect((await ask(`/api/mandanten/${haus.id}`)).json).toMatchObject({ id: haus.id, einladbar: true })
    expect((await ask('/api/grundrisse')).status).toBe(401)
    expect((await ask('/api/mandant')).json.code).toBe('sitzung.benutzerMussExistieren')
  })

  it('is nobody any more after twelve hours without use, after a week, and after signing out', async () => {
    for (const over of [
      '"updatedAt" = now() - interval \'12 hours 1 minute\'',
      '"createdAt" = now() - interval \'8 days\'',
    ]) {
      await sessionSet(over)
      expect([(await ask('/api/mandanten')).json.code, (await start()).json.betreiber]).toEqual([
        'sitzung.abgelaufen',
        null,
      ])
      await sessionSet('"updatedAt" = now(), "createdAt" = now()')
    }
    const other = tokenOf((await signIn(EMAIL, PASSWORD)).headers.get('set-cookie'))
    await app.request(ENDPOINTS.signOut, {
      as: other,
      host: HOST,
      body: {},
      headers: { origin: `http://${HOST}` },
    })
    expect((await start(other)).json.betreiber).toBeNull()
  })

  it('leaves a line in the trail of the operators and one in the house’s, both naming them', async () => {
    const changed = await ask(`/api/mandanten/${fremd.id}`, {
      method: 'PATCH',
      body: { name: 'Fremdes Haus' },
      version: (await ask(`/api/mandanten/${fremd.id}`)).headers.get('etag') ?? '',
    })
    expect(changed.status).toBe(200)
    expect((await trail())[0]).toEqual({
      betreiber_id: akteur,
      email: EMAIL,
      aktion: 'updateMandant',
      mandant_id: fremd.id,
      status: 200,
      antwort: null,
    })
    const rows = await fremd.scoped(
      async (tx) => (await tx.raw("select akteur_id from protokoll where aktion = 'updateMandant'")).rows,
    )
    expect(rows).toEqual([{ akteur_id: akteur }])
  })

  it('leaves none for what was refused or read', async () => {
    const before = await trail()
    await ask('/api/mandanten')
    expect(
      (await ask(`/api/mandanten/${fremd.id}`, { method: 'PATCH', body: { name: 'X' } })).json.code,
    ).toBe('anfrage.versionFehlt')
    const stale = await ask(`/api/mandanten/${fremd.id}`, {
      method: 'PATCH',
      body: { name: 'X' },
      version: '"99"',
    })
    expect([stale.status, stale.json]).toMatchObject([
      412,
      { code: 'anfrage.versionVeraltet', current: { name: 'Fremdes Haus' } },
    ])
    expect(await trail()).toEqual(before)
  })

  it('tells the second of two when, and nobody of the house by name', async () => {
    const patch = (impressum: string) =>
      ask(`/api/mandanten/${fremd.id}`, { method: 'PATCH', body: { impressum }, version: '"99"' })
    await fremd.scoped((tx) =>
      tx.raw(
        `insert into protokoll (mandant_id, id, akteur_id, aktion, objekt, objekt_id)
         values ($1, gen_random_uuid(), $2, 'changeMandant', 'mandant', $1)`,
        [fremd.id, fremd.anna.id],
      ),
    )
    const late = await patch('Zweite')
    expect([late.status, late.json.geaendert]).toEqual([412, { von: null, zeit: expect.any(String) }])
  })

  it('does a thing once under a key, and is answered the same without the link that was shown', async () => {
    const admin = { email: 'erste@neu.example', vorname: 'Eva', nachname: 'Erste' }
    const body = { name: 'Einmal', domains: ['einmal.localhost'], admin }
    const [one, two] = await Promise.all(
      ['', ''].map(() => ask('/api/mandanten', { method: 'POST', body, key: 'einmal' })),
    )
    expect([one?.status, two?.status]).toEqual([201, 201])
    expect(one?.json.haus).toEqual(two?.json.haus)
    const links = [one, two].map((answer) => answer?.json.einladung?.link)
    expect(links.filter((link) => link !== null)).toEqual([
      expect.stringMatching(/^http:\/\/einmal\.localhost:3000\/auth\/confirm\?token=einladung-/),
    ])
    expect(JSON.stringify(await trail())).not.toContain('einladung-')
    const list = await ask('/api/mandanten?suche=einmal')
    expect(list.json.items).toHaveLength(1)
    const other = await ask('/api/mandanten', {
      method: 'POST',
      body: { ...body, name: 'Zweimal' },
      key: 'einmal',
    })
    expect([other.status, other.json.code]).toEqual([422, 'anfrage.schluesselVerbraucht'])
  })
})

describe('the list of houses', () => {
  it('finds by name and by domain, and counts what is theirs', async () => {
    const find = async (suche: string) =>
      (await ask(`/api/mandanten?suche=${encodeURIComponent(suche)}`)).json.items as unknown as {
        name: string
      }[]
    expect((await find('HAUS.local')).map(({ name }) => name)).toEqual(['haus'])
    expect((await find('fremdes')).map(({ name }) => name)).toEqual(['Fremdes Haus'])
    for (const suche of ['%', '_', "'); drop table mandant; --", '\\', 'x'.repeat(120)])
      expect(await find(suche)).toEqual([])
    expect((await ask('/api/mandanten?suche=%00')).status).toBe(422)
    await haus.scoped(async (tx) => {
      for (const [tag, status] of [
        ['2026-11-30', 'reserviert'],
        ['2026-11-24', 'storniert'],
        ['2026-12-01', 'reserviert'],
      ])
        await tx.raw(
          `insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, status, benutzer1_id, zeitraum)
           values ($1, $2, $3, $4, $5::date, $6, $7, tstzrange($5::date + interval '9 hours', $5::date + interval '10 hours'))`,
          [haus.id, randomUUID(), haus.seats[0], haus.grundrissId, tag, status, haus.anna.id],
        )
    })
    expect((await find('haus.local'))[0]).toMatchObject({
      menschen: 3,
      buchungen: 1,
      bytes: 0,
      gesperrt: false,
    })
  })
})

describe('a new house', () => {
  const make = (body: object) => {
    const name = `neu${randomUUID().slice(0, 8)}`
    const admin = { email: `erste@${name}.example`, vorname: 'Eva', nachname: 'Erste' }
    return ask('/api/mandanten', { method: 'POST', body: { name, admin, ...body } })
  }

  it.each([
    ['de', ['Administration', 'Fahren', 'Fuhrpark', 'Führerscheinprüfung', 'Leitung', 'Sonderfahrten']],
    ['en', ['Administration', 'Driving', 'Fleet', 'Licence checks', 'Management', 'Special trips']],
  ])('has roles that are called in its language, %s', async (sprache, names) => {
    const { json } = await make({ sprache })
    const { id } = json.haus as unknown as { id: string }
    const { rows } = await forMandant(app.jobs.pool, id, (tx) =>
      tx.raw<{ name: string }>('select name from rolle where mandant_id = $1', [id]),
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual(names)
  })

  it.each(['officelocker', 'chatbot'])('is not given %s, which has no pages', async (modul) => {
    const refused = await make({ module: ['leseraum', modul] })
    expect([refused.status, refused.json.issues]).toMatchObject([
      422,
      [{ code: 'mandant.modulOhneSeiten', field: 'module.1', data: { modul } }],
    ])
  })

  it('keeps one that it has, and gets none when it is changed', async () => {
    const { json } = await make({ module: ['leseraum'] })
    const { id } = json.haus as unknown as { id: string }
    const change = async (module: readonly string[]) => {
      const { version } = (await ask(`/api/mandanten/${id}`)).json
      return ask(`/api/mandanten/${id}`, { method: 'PATCH', body: { module }, version: `"${version}"` })
    }
    expect((await change(['leseraum', 'chatbot'])).status).toBe(422)
    await forMandant(app.jobs.pool, id, (tx) =>
      tx.raw("update mandant set module = '{leseraum,chatbot}' where id = $1", [id]),
    )
    const kept = await change(['chatbot', 'arbeitswelt'])
    expect([kept.status, kept.json.module]).toEqual([200, ['chatbot', 'arbeitswelt']])
    expect((await change(['arbeitswelt'])).status).toBe(200)
    expect((await change(['arbeitswelt', 'chatbot'])).json.code).toBe('mandant.modulOhneSeiten')
  })
})

describe('another administrator of a house in which nobody has been', () => {
  let id: string
  const of = <R>(work: (tx: Tx) => Promise<R>) => forMandant(app.jobs.pool, id, work)
  const invite = (email: string) =>
    ask(`/api/mandanten/${id}/einladung`, {
      method: 'POST',
      body: { email, vorname: 'Ada', nachname: 'Neu' },
    })
  const rolesOf = async (email: string) => {
    const text = `select r.name, count(*)::int as rechte from benutzer b
      join benutzer_rolle br on br.mandant_id = b.mandant_id and br.benutzer_id = b.id
      join rolle r on r.mandant_id = br.mandant_id and r.id = br.rolle_id
      join rolle_berechtigung rb on rb.mandant_id = r.mandant_id and rb.rolle_id = r.id
      where b.mandant_id = $1 and b.email = $2 group by r.name`
    return (await of((tx) => tx.raw(text, [id, email]))).rows
  }
  const all = BERECHTIGUNGEN.length

  beforeEach(async () => {
    const name = `ohne${randomUUID().slice(0, 8)}`
    const admin = { email: `erste@${name}.example`, vorname: 'Eva', nachname: 'Erste' }
    const made = await ask('/api/mandanten', { method: 'POST', body: { name, admin } })
    id = (made.json.haus as unknown as { id: string }).id
  })

  it('is one whatever the role is called, and where there is none any more', async () => {
    await of((tx) =>
      tx.raw("update rolle set name = 'Chefs' where mandant_id = $1 and name = 'Administration'", [id]),
    )
    expect((await invite('zwei@ohne.example')).status).toBe(201)
    expect(await rolesOf('zwei@ohne.example')).toEqual([{ name: 'Chefs', rechte: all }])
    const lose = `delete from rolle_berechtigung where mandant_id = $1 and berechtigung = 'benutzer_pflegen'`
    await of((tx) => tx.raw(lose, [id]))
    await of((tx) =>
      tx.raw("update rolle set name = 'Administration' where mandant_id = $1 and name = 'Chefs'", [id]),
    )
    expect((await invite('drei@ohne.example')).status).toBe(201)
    expect(await rolesOf('drei@ohne.example')).toEqual([{ name: 'Administration 2', rechte: all }])
  })

  it('may be one of its people, who becomes one, and nobody who was put out', async () => {
    const email = 'schon@ohne.example'
    const konto = await account(email)
    const person =
      'insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email) values ($1, $2, $3, $4, $5, $6)'
    await of((tx) => tx.raw(person, [id, randomUUID(), konto, 'Schon', 'Da', email]))
    for (const _ of [1, 2]) expect((await invite(email)).status).toBe(201)
    expect(await rolesOf(email)).toEqual([{ name: 'Administration', rechte: all }])
    await of((tx) =>
      tx.raw("update benutzer set status = 'inaktiv' where mandant_id = $1 and email = $2", [id, email]),
    )
    const refused = await invite(email)
    expect([refused.status, refused.json.code]).toEqual([409, 'benutzer.inaktiv'])
    expect(refused.json.issues).toMatchObject([{ field: 'email' }])
  })
})

describe('a suspended house', () => {
  let id: string
  const email = 'anna.neu@fremd.example'
  const path = () => `/api/mandanten/${id}/sperre`
  const host = () => fremd.host

  beforeAll(async () => {
    id = fremd.id
    const konto = await account(email)
    await fremd.scoped((tx) =>
      tx.raw(
        'insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email) values ($1, $2, $3, $4, $5, $6)',
        [id, randomUUID(), konto, 'Anna', 'Neu', email],
      ),
    )
  })

  it('lets nobody in, tells who has the right password, and has ended what was signed in', async () => {
    const inside = tokenOf((await signIn(email, PASSWORD, host())).headers.get('set-cookie'))
    const plans = (as: string) => app.request('/api/grundrisse', { as, host: host() })
    expect((await plans(inside)).status).toBe(200)
    const suspended = await ask(path(), { method: 'PUT' })
    expect([suspended.status, suspended.json.gesperrt]).toEqual([200, '2026-11-23T08:00:00Z'])
    expect((await plans(inside)).json.code).toBe('mandant.gesperrt')
    const right = await signIn(email, PASSWORD, host())
    expect([right.status, right.json.code]).toEqual([403, 'mandant.gesperrt'])
    expect((await signIn(email, 'ein ganz falsches Passwort', host())).json.code).toBe('sitzung.falsch')
    expect((await app.request('/api/start', { host: host() })).json.mandant).toMatchObject({ gesperrt: true })
    expect((await ask(path(), { method: 'PUT' })).json.version).toBe(suspended.json.version)
    const open = await ask(path(), { method: 'DELETE' })
    expect([open.status, open.json.gesperrt]).toEqual([200, null])
    expect((await plans(inside)).status).toBe(401)
    expect((await signIn(email, PASSWORD, host())).status).toBe(200)
  })

  it('has had people: its admin is not invited by an operator any more', async () => {
    const body = { email: 'ich@platzwart.test', vorname: 'Ich', nachname: 'Selbst' }
    const refused = await ask(`/api/mandanten/${id}/einladung`, { method: 'POST', body })
    expect([refused.status, refused.json.code]).toEqual([409, 'mandant.hatAnmeldungen'])
    const list = await ask('/api/mandanten?suche=fremd.local')
    expect(list.json.items).toMatchObject([{ letzteAnmeldung: expect.stringMatching(/^20.*Z$/) }])
  })
})

describe('what an operator may give a house', () => {
  const update = async (body: object) =>
    ask(`/api/mandanten/${haus.id}`, {
      method: 'PATCH',
      body,
      version: (await ask(`/api/mandanten/${haus.id}`)).headers.get('etag') ?? '',
    })

  it('is kept, and holds at once', async () => {
    const given = {
      zone: 'Europe/Vienna',
      sprache: 'en',
      akzent: '#0B6E4F',
      kundenname: 'Altkunde',
      altseiteMuster: 'https://{subdomain}.alt.example/',
      leerlaufStunden: 48,
      gesamtStunden: 720,
      impressum: 'Stadt',
    }
    const { json } = await update(given)
    expect(json).toMatchObject({ ...given, akzent: '#0b6e4f' })
    const { mandant } = (await start(haus.anna.token, haus.host)).json
    expect(mandant).toMatchObject({
      zone: 'Europe/Vienna',
      akzent: '#0b6e4f',
      altseite: 'https://haus.alt.example/',
    })
    const back = await update({ kundenname: '', altseiteMuster: '', akzent: null })
    expect(back.json).toMatchObject({ kundenname: '', altseiteMuster: '', akzent: null, leerlaufStunden: 48 })
  })

  it('ends sessions by the limits that it sets', async () => {
    await update({ leerlaufStunden: 1 })
    await app.deps.authPool.query(
      `update auth.session set "updatedAt" = now() - interval '61 minutes' where token = $1`,
      [haus.leitung.token],
    )
    const asked = await app.request('/api/mandant', { as: haus.leitung.token, host: haus.host })
    expect([asked.status, asked.json.code]).toEqual([401, 'sitzung.abgelaufen'])
    expect((await app.request('/api/mandant', { as: haus.anna.token, host: haus.host })).status).toBe(200)
  })

  it.each([
    [{ zone: 'Europe/Lindenau' }, 'mandant.zoneUnbekannt'],
    [{ akzent: '#ffff00' }, 'mandant.akzentKontrast'],
    [{ akzent: 'red' }, 'feld.format'],
    [{ name: '' }, 'feld.zuKurz'],
    [{ name: 'x'.repeat(121) }, 'feld.zuLang'],
    [{ kundenname: 'x'.repeat(121) }, 'feld.zuLang'],
    [{ leerlaufStunden: 0 }, 'feld.zuKlein'],
    [{ gesamtStunden: 9601 }, 'feld.zuGross'],
    [{ sprache: 'fr' }, 'feld.auswahl'],
    [{ stand: 1 }, 'feld.unbekannt'],
  ])('is not %o', async (body, code) => {
    const { status, json } = await update(body)
    expect([status, json.issues]).toMatchObject([422, [{ code }]])
  })

  it('may be a name that another house has', async () => {
    expect((await update({ name: 'Fremdes Haus' })).status).toBe(200)
  })
})
