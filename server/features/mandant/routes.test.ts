import { mandantCreateSchema } from '@platzwart/contract/mandant'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestMandant, TestPerson } from '../../testing/mandant.ts'
import { app, fremd, haus, hausSuite, MONDAY } from '../../testing/suites/haus.ts'
import { createByCommand } from './create.ts'

let betreiber: TestPerson
/** Names them in the trails. */
let akteur: string

hausSuite(MONDAY, { fremd: true })

beforeAll(async () => {
  betreiber = haus.ben
  const { rows } = await app.deps.authPool.query(
    'insert into auth.betreiber (user_id) values ($1) returning id',
    [`user-${betreiber.id}`],
  )
  akteur = rows[0].id
})

function ask(
  person: TestPerson,
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) {
  return app.request(path, {
    as: person.token,
    host: haus.host,
    method,
    ...(body ? { body } : {}),
    ...(headers && { headers }),
  })
}

const versionOf = async (id: string) =>
  String((await ask(betreiber, 'GET', `/api/mandanten/${id}`)).headers.get('etag'))

/** As it was read a moment ago. */
async function update(id: string, body: object) {
  return ask(betreiber, 'PATCH', `/api/mandanten/${id}`, body, { 'if-match': await versionOf(id) })
}

const admin = { email: 'chefin@neu.example', vorname: 'Clara', nachname: 'Chefin' }

async function count(table: string): Promise<number> {
  const { rows } = await app.deps.authPool.query(`select count(*)::int as n from ${table}`)
  return rows[0].n
}

async function auditOf(mandant: TestMandant, aktion: string) {
  return mandant.scoped(
    async (tx) =>
      (
        await tx.raw('select akteur_id, vorher, nachher from protokoll where aktion = $1 order by id', [
          aktion,
        ])
      ).rows,
  )
}

describe('one’s own Mandant', () => {
  it('is shown with its domains and the name in the older site', async () => {
    await haus.scoped((tx) => tx.raw("insert into mandant_legacy values ($1, 'Altes Haus')", [haus.id]))
    const answer = await ask(haus.anna, 'GET', '/api/mandant')
    expect(answer.json).toEqual({
      id: haus.id,
      name: 'haus',
      zone: 'Europe/Berlin',
      sprache: 'de',
      module: ['systemeinstellungen', 'einstellungen', 'leseraum'],
      logo: null,
      logoDunkel: null,
      datenschutz: '',
      datenschutzEn: '',
      impressum: '',
      impressumEn: '',
      barrierefreiheit: '',
      barrierefreiheitEn: '',
      kundenname: 'Altes Haus',
      domains: ['haus.localhost'],
      akzent: null,
      leerlaufStunden: 720,
      gesamtStunden: 9600,
      zugriffBis: null,
      version: 1,
    })
    const other = await app.request('/api/mandant', { as: fremd.anna.token, host: fremd.host })
    expect(other.json).toMatchObject({ id: fremd.id, kundenname: null, domains: ['fremd.localhost'] })
  })

  const detail = () => ask(haus.leitung, 'GET', '/api/mandant')

  /** As it was read a moment ago. */
  async function change(body: object, person = haus.leitung) {
    const version = String((await detail()).headers.get('etag'))
    return ask(person, 'PATCH', '/api/mandant', body, { 'if-match': version })
  }

  const texte = (host: string) => app.request('/api/rechtstexte', { host })

  it('has its name, zone, colour, language and texts changed, one by one, at once for everybody', async () => {
    const changed = await change({ impressum: 'Stadt Lindenau', impressumEn: 'City of Lindenau' })
    expect(changed.json).toMatchObject({ impressum: 'Stadt Lindenau', sprache: 'de', version: 2 })
    await change({ sprache: 'en', name: 'Haus am See', zone: 'Europe/Lisbon', akzent: '#0B6E4F' })
    const start = await app.request('/api/start', { as: haus.anna.token, host: haus.host })
    expect(start.json.mandant).toMatchObject({
      sprache: 'en',
      name: 'Haus am See',
      zone: 'Europe/Lisbon',
      akzent: '#0b6e4f',
    })
    expect((await texte(haus.host)).json).toEqual({
      impressum: 'Stadt Lindenau',
      impressumEn: 'City of Lindenau',
      datenschutz: '',
      datenschutzEn: '',
      barrierefreiheit: '',
      barrierefreiheitEn: '',
      // No address in the imprint, and no mails are sent here.
      kontakt: null,
    })
    expect(await auditOf(haus, 'changeMandant')).toMatchObject([
      { akteur_id: haus.leitung.id, vorher: { impressum: '' }, nachher: { impressum: 'Stadt Lindenau' } },
      { vorher: { name: 'haus' }, nachher: { sprache: 'en', name: 'Haus am See' } },
    ])
    await change({ sprache: 'de', name: 'haus', zone: 'Europe/Berlin', akzent: null })
    await change({ impressum: 'Stadt Lindenau, Post an post@lindenau.example' })
    expect((await texte(haus.host)).json).toMatchObject({ kontakt: 'post@lindenau.example' })
    await change({ impressum: 'Stadt Lindenau' })
  })

  it('tells the second of two what the first has changed, and writes nothing of theirs', async () => {
    const version = String((await detail()).headers.get('etag'))
    const save = (body: object) => ask(haus.leitung, 'PATCH', '/api/mandant', body, { 'if-match': version })
    expect((await save({ impressum: 'Erste' })).status).toBe(200)
    const late = await save({ impressum: 'Zweite' })
    expect([late.status, late.json.code]).toEqual([412, 'anfrage.versionVeraltet'])
    expect(late.json.current).toMatchObject({ impressum: 'Erste' })
    expect((await detail()).json).toMatchObject({ impressum: 'Erste' })
    const without = await ask(haus.leitung, 'PATCH', '/api/mandant', { impressum: 'Dritte' })
    expect([without.status, without.json.code]).toEqual([428, 'anfrage.versionFehlt'])
  })

  it('is no other for being saved as it is', async () => {
    const before = await detail()
    const saved = await change({ name: 'haus' })
    expect([saved.status, saved.json.version]).toEqual([200, before.json.version])
  })

  it('says of itself what it says to whoever stands before it, and of another house nothing', async () => {
    await change({ datenschutz: 'Nur hier' })
    expect((await texte(haus.host)).json).toMatchObject({ datenschutz: 'Nur hier' })
    expect((await texte(fremd.host)).json).toMatchObject({ datenschutz: '', impressum: '' })
    expect((await texte('nirgends.localhost:3000')).status).toBe(404)
    const there = { as: fremd.leitung.token, host: fremd.host, method: 'PATCH' }
    const headers = { 'if-match': '"1"' }
    await app.request('/api/mandant', { ...there, headers, body: { impressum: 'Woanders' } })
    expect((await texte(haus.host)).json).not.toMatchObject({ impressum: 'Woanders' })
  })

  it('refuses guests, people without the right, and what cannot be', async () => {
    expect((await app.request('/api/mandant', { host: haus.host })).json.code).toBe('sitzung.keine')
    expect((await change({ impressum: 'X' }, haus.anna)).json.code).toBe('recht.fehlt')
    const cases: [object, string][] = [
      [{ id: fremd.id }, 'feld.unbekannt'],
      [{ module: [] }, 'feld.unbekannt'],
      [{ logo: 'logo-0123456789abcdef.png' }, 'feld.unbekannt'],
      [{ name: ' ' }, 'feld.zuKurz'],
      [{ name: 'x'.repeat(121) }, 'feld.zuLang'],
      [{ name: 'a\u0000' }, 'feld.steuerzeichen'],
      [{ zone: 'Europe/Lindenau' }, 'mandant.zoneUnbekannt'],
      [{ sprache: 'fr' }, 'feld.auswahl'],
      [{ akzent: '#ffee00' }, 'mandant.akzentKontrast'],
      [{ akzent: 'rot' }, 'feld.format'],
      [{ akzent: '#000;--x:1' }, 'feld.format'],
      [{ datenschutz: 'a\u0000' }, 'feld.steuerzeichen'],
      [{ datenschutzEn: 'a\ud800b' }, 'feld.steuerzeichen'],
      [{ impressum: 'x'.repeat(50_001) }, 'feld.zuLang'],
      [{ impressumEn: 7 }, 'feld.typ'],
    ]
    const before = (await detail()).json
    for (const [body, code] of cases) {
      const answer = await change(body)
      expect([body, answer.status, answer.json.issues]).toMatchObject([body, 422, [{ code }]])
    }
    expect((await detail()).json).toEqual(before)
  })
})

describe('a new Mandant', () => {
  let before: number[]
  const state = () => Promise.all(['public.mandant', 'auth.mandant_domain', 'public.benutzer'].map(count))

  beforeEach(async () => {
    before = await state()
  })

  it('stands with roles, domains, audit row and invitation, and is reached at its domain at once', async () => {
    const answer = await ask(betreiber, 'POST', '/api/mandanten', {
      name: 'Neu',
      domains: ['neu.localhost', 'b.localhost'],
      admin,
    })
    expect(answer.status).toBe(201)
    const id = String(answer.json.haus?.id)
    expect(answer.json.haus).toMatchObject({
      name: 'Neu',
      zone: 'Europe/Berlin',
      domains: ['b.localhost', 'neu.localhost'],
      einladbar: true,
    })
    const start = await app.request('/api/start', { host: 'neu.localhost:3000' })
    expect(start.json.mandant).toMatchObject({ id, name: 'Neu' })
    const { rows } = await app.deps.authPool.query(
      'select email from public.benutzer where mandant_id = $1',
      [id],
    )
    expect(rows).toEqual([{ email: admin.email }])
    const list = await ask(betreiber, 'GET', '/api/mandanten')
    expect(list.json.items).toContainEqual({
      id,
      name: 'Neu',
      module: expect.any(Array),
      domains: ['b.localhost', 'neu.localhost'],
      gesperrt: false,
      menschen: 1,
      buchungen: 0,
      bytes: 0,
      letzteAnmeldung: null,
    })
  })

  it('is listed by pages, each Mandant once', async () => {
    interface Page {
      readonly items: readonly { readonly id: string; readonly name: string }[]
      readonly cursor: string | null
    }
    const page = async (query: string) =>
      (await ask(betreiber, 'GET', `/api/mandanten?${query}`)).json as unknown as Page
    const all = (await page('limit=200')).items
    expect(all.length).toBeGreaterThan(1)
    const walked: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const one: Page = await page(`limit=1${cursor && `&cursor=${cursor}`}`)
      expect(one.items).toHaveLength(1)
      walked.push(...one.items.map(({ id }) => id))
      cursor = one.cursor
    }
    expect(walked).toEqual(all.map(({ id }) => id))
  })

  it('leaves nothing behind when one of its domains is taken', async () => {
    const body = { name: 'Halb', domains: ['frei.localhost', 'fremd.localhost'], admin }
    const answer = await ask(betreiber, 'POST', '/api/mandanten', body)
    expect([answer.status, answer.json.code]).toEqual([409, 'mandant.domainVergeben'])
    expect(answer.json.issues).toMatchObject([{ field: 'domains.1', data: { domain: 'fremd.localhost' } }])
    expect(await state()).toEqual(before)
    expect((await app.request('/api/start', { host: 'frei.localhost:3000' })).json.mandant).toBeNull()
  })

  it('leaves nothing behind when the mail cannot be queued', async () => {
    const broken = { ...app.deps, mailer: { queue: () => Promise.reject(new Error('no queue')) } }
    const input = mandantCreateSchema.parse({ name: 'Halb', domains: ['frei.localhost'], admin })
    await expect(createByCommand(broken, input)).rejects.toThrow('no queue')
    expect(await state()).toEqual(before)
  })

  it('is one of two when both want the same domain at the same moment', async () => {
    const body = (name: string) => ({
      name,
      domains: ['begehrt.localhost'],
      admin: { ...admin, email: `${name}@neu.example` },
    })
    const answers = await Promise.all(
      ['eins', 'zwei'].map((name) => ask(betreiber, 'POST', '/api/mandanten', body(name))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect((await state())[0]).toBe((before[0] ?? 0) + 1)
  })

  it('is made by operators only, of input that has its shape', async () => {
    const body = { name: 'X', domains: [], admin }
    expect((await ask(haus.leitung, 'POST', '/api/mandanten', body)).json.code).toBe('recht.nurBetreiber')
    for (const domain of ['Leer zeichen', 'http://x', 'x:3000', '-x.de', 'x..de', '']) {
      const answer = await ask(betreiber, 'POST', '/api/mandanten', { ...body, domains: [domain] })
      expect([domain, answer.status]).toEqual([domain, 422])
    }
    expect(await state()).toEqual(before)
  })
})

describe('an operator', () => {
  const unknown = '01980000-0000-7000-8000-00000000ffff'

  it('gives and takes domains; the host counts at once, and the trail of that Mandant names who did it', async () => {
    const path = `/api/mandanten/${fremd.id}/domains`
    const given = await ask(betreiber, 'POST', path, { domain: 'Zweit.localhost' })
    expect([given.status, given.json.domains]).toEqual([201, ['fremd.localhost', 'zweit.localhost']])
    expect((await ask(betreiber, 'POST', path, { domain: 'zweit.localhost' })).status).toBe(201)
    const start = () => app.request('/api/start', { host: 'zweit.localhost:3000' })
    expect((await start()).json.mandant).toMatchObject({ id: fremd.id })
    expect((await ask(betreiber, 'DELETE', `${path}/zweit.localhost`)).status).toBe(204)
    expect((await start()).json.mandant).toBeNull()
    expect((await ask(betreiber, 'DELETE', `${path}/zweit.localhost`)).status).toBe(404)
    const trail = [...(await auditOf(fremd, 'addDomain')), ...(await auditOf(fremd, 'removeDomain'))]
    expect(trail).toEqual([
      { akteur_id: akteur, vorher: null, nachher: { domain: 'zweit.localhost' } },
      { akteur_id: akteur, vorher: { domain: 'zweit.localhost' }, nachher: null },
    ])
  })

  it.each(['localhost', '127.0.0.1', '10.1.2.3', 'drucker.local'])(
    'gives nobody the host %s',
    async (domain) => {
      const path = `/api/mandanten/${fremd.id}/domains`
      const { status, json } = await ask(betreiber, 'POST', path, { domain })
      expect([status, json.code]).toEqual([422, 'mandant.domainReserviert'])
    },
  )

  it('gives and takes e-mail domains, each to one Mandant, and they are no hosts', async () => {
    const path = (id: string) => `/api/mandanten/${id}/maildomains`
    const given = await ask(betreiber, 'POST', path(fremd.id), { domain: 'Fremd.example' })
    expect([given.status, given.json.mailDomains, given.json.domains]).toEqual([
      201,
      ['fremd.example'],
      ['fremd.localhost'],
    ])
    expect((await app.request('/api/start', { host: 'fremd.example' })).status).toBe(421)
    const taken = await ask(betreiber, 'POST', path(haus.id), { domain: 'fremd.example' })
    expect([taken.status, taken.json.code]).toEqual([409, 'mandant.domainVergeben'])
    expect((await ask(betreiber, 'DELETE', `${path(haus.id)}/fremd.example`)).status).toBe(404)
    expect((await ask(betreiber, 'DELETE', `${path(fremd.id)}/fremd.example`)).status).toBe(204)
    const trail = [...(await auditOf(fremd, 'addMailDomain')), ...(await auditOf(fremd, 'removeMailDomain'))]
    expect(trail).toEqual([
      { akteur_id: akteur, vorher: null, nachher: { domain: 'fremd.example' } },
      { akteur_id: akteur, vorher: { domain: 'fremd.example' }, nachher: null },
    ])
  })

  it('is refused a domain that another Mandant has, and cannot take it from there', async () => {
    const taken = await ask(betreiber, 'POST', `/api/mandanten/${fremd.id}/domains`, {
      domain: 'haus.localhost',
    })
    expect([taken.status, taken.json.code]).toEqual([409, 'mandant.domainVergeben'])
    expect((await ask(betreiber, 'DELETE', `/api/mandanten/${fremd.id}/domains/haus.localhost`)).status).toBe(
      404,
    )
    expect(
      (await ask(betreiber, 'POST', `/api/mandanten/${unknown}/domains`, { domain: 'x.localhost' })).status,
    ).toBe(404)
    expect((await app.request('/api/start', { host: haus.host })).json.mandant).toMatchObject({ id: haus.id })
  })

  it('renames a Mandant and switches its modules, which closes and opens their routes at once', async () => {
    const plans = () => app.request('/api/grundrisse', { as: fremd.anna.token, host: fremd.host })
    expect((await plans()).status).toBe(200)
    const off = await update(fremd.id, { name: 'Umbenannt', module: ['einstellungen'] })
    expect(off.json).toMatchObject({
      id: fremd.id,
      name: 'Umbenannt',
      module: ['einstellungen'],
      domains: ['fremd.localhost'],
    })
    expect((await plans()).json.code).toBe('modul.aus')
    await update(fremd.id, { module: ['einstellungen', 'leseraum'] })
    expect((await plans()).status).toBe(200)
    expect(await auditOf(fremd, 'updateMandant')).toMatchObject([
      { akteur_id: akteur, vorher: { name: 'fremd' }, nachher: { name: 'Umbenannt' } },
      {},
    ])
    expect((await update(fremd.id, { module: ['raumfahrt'] })).json.issues).toMatchObject([
      { code: 'feld.auswahl' },
    ])
    const gone = await ask(
      betreiber,
      'PATCH',
      `/api/mandanten/${unknown}`,
      { name: 'X' },
      { 'if-match': '"1"' },
    )
    expect(gone.status).toBe(404)
  })

  it('is an operator, and not an admin of some Mandant or a guest', async () => {
    const calls: [string, string, object?][] = [
      ['GET', '/api/mandanten'],
      ['GET', `/api/mandanten/${fremd.id}`],
      ['PATCH', `/api/mandanten/${fremd.id}`, { name: 'X' }],
      ['PUT', `/api/mandanten/${fremd.id}/sperre`],
      ['DELETE', `/api/mandanten/${fremd.id}/sperre`],
      ['POST', `/api/mandanten/${fremd.id}/einladung`, admin],
      ['POST', `/api/mandanten/${fremd.id}/domains`, { domain: 'x.localhost' }],
      ['DELETE', `/api/mandanten/${fremd.id}/domains/fremd.localhost`],
    ]
    for (const [method, path, body] of calls) {
      expect([path, (await ask(haus.leitung, method, path, body)).json.code]).toEqual([
        path,
        'recht.nurBetreiber',
      ])
      const guest = await app.request(path, { host: haus.host, method, ...(body ? { body } : {}) })
      expect([path, guest.status]).toEqual([path, 401])
    }
  })
})
