import { createPublicKey, verify } from 'node:crypto'
import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/benachrichtigung'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FEATURES } from '../../../features.ts'
import { mailsOfAll } from '../../../platform/mail/mails.ts'
import type { TestPerson } from '../../../testing/mandant.ts'
import { testPushDienst } from '../../../testing/pushDienst.ts'
import { app, fremd, haus, hausSuite, leseraeume, MONDAY } from '../../../testing/suites/haus.ts'
import { sendMail } from '../sendMail.ts'
import { type PushJob, sendMitteilung } from './sendMitteilung.ts'

type Dienst = Awaited<ReturnType<typeof testPushDienst>>

const dienste: string[] = []
let dienst: Dienst

hausSuite(MONDAY, { fremd: true, anew: true, pushDienste: dienste })
beforeAll(async () => {
  dienst = await testPushDienst()
  dienste.push(dienst.origin)
})
beforeEach(() => {
  dienst.told.length = 0
  dienst.answers.status = 201
})
afterAll(() => dienst.close())

const { booked, rows } = leseraeume

const ask = (method: string, path: string, { token }: TestPerson, body?: unknown, host = haus.host) =>
  app.request(path, { as: token, host, method, ...(body === undefined ? {} : { body }) })

const listed = async (person: TestPerson) => {
  const { status, json } = await ask('GET', wire.listGeraete.path, person)
  expect(status).toBe(200)
  return json as unknown as {
    schluessel: string
    geraete: { id: string; bezeichnung: string; kennung: string }[]
  }
}

let browsers = 0
const newBrowser = () => dienst.browser(`w${browsers++}`)
type Browser = ReturnType<typeof newBrowser>

const save = (person: TestPerson, { save }: Browser, bezeichnung = 'Firefox, Linux') =>
  ask('POST', wire.saveGeraet.path, person, { ...save, bezeichnung })

/** On, and its id. */
async function switchedOn(person: TestPerson, browser = newBrowser()) {
  const { status, json } = await save(person, browser)
  expect(status).toBe(201)
  const { geraete } = json as unknown as { geraete: { id: string }[] }
  return { ...browser, id: geraete[0]?.id ?? '' }
}

const work = async () =>
  (
    await rows(
      "select data from pgboss.job where name = 'push' and data->>'mandantId' = $1 order by created_on, id",
      [haus.id],
    )
  ).map(({ data }) => data as PushJob)

const deps = () => ({ ...app.deps, pool: app.jobs.pool })

async function tellAll() {
  for (const data of await work()) await sendMitteilung(deps(), { data })
}

/** All mails of the house go out, and what goes along with them. */
async function sendAll(transport = app.deps.transport) {
  const waiting = await rows(
    "select id from benachrichtigung where mandant_id = $1 and status = 'wartend' order by id",
    [haus.id],
  )
  const mailDeps = {
    ...deps(),
    transport,
    jobs: app.jobs,
    originOf: async () => 'http://haus.localhost:3000',
    mails: mailsOfAll(FEATURES, app.jobs.pool),
  }
  const failures: unknown[] = []
  for (const { id } of waiting) {
    const data = { mandantId: haus.id, benachrichtigungId: String(id) }
    await sendMail(mailDeps, { data, retries: 0, last: false }).catch((error) => failures.push(error))
  }
  return failures
}

const nameOfHouse = async () => (await rows('select name from mandant where id = $1', [haus.id]))[0]?.name

const asksBen = () =>
  booked(haus.anna, { leseraumId: haus.room, gruppengroesse: 2, zweitePerson: haus.ben.email })

describe('one’s own devices', () => {
  it('are switched on, found again by their browser and switched off by their person alone', async () => {
    const browser = await switchedOn(haus.anna)
    const { geraete } = await listed(haus.anna)
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(browser.save.adresse))
    expect(geraete).toEqual([
      {
        id: browser.id,
        bezeichnung: 'Firefox, Linux',
        erstellt: MONDAY,
        kennung: Buffer.from(digest).toString('base64url'),
      },
    ])
    expect((await listed(haus.ben)).geraete).toEqual([])
    const off = address(wire.deleteGeraet, { id: browser.id })
    expect((await ask('DELETE', off, haus.ben)).status).toBe(404)
    expect((await listed(haus.anna)).geraete).toHaveLength(1)
    expect((await ask('DELETE', off, haus.anna)).status).toBe(204)
    expect((await ask('DELETE', off, haus.anna)).status).toBe(404)
    expect((await listed(haus.anna)).geraete).toEqual([])
    const trail = await rows(
      "select aktion, akteur_id from protokoll where mandant_id = $1 and objekt = 'geraet' order by nr",
      [haus.id],
    )
    expect(trail).toEqual([
      { aktion: 'saveGeraet', akteur_id: haus.anna.id },
      { aktion: 'deleteGeraet', akteur_id: haus.anna.id },
    ])
  })

  it('are one for one browser, of whoever switched it on last', async () => {
    const browser = newBrowser()
    await switchedOn(haus.anna, browser)
    await switchedOn(haus.anna, browser)
    expect((await listed(haus.anna)).geraete).toHaveLength(1)
    await switchedOn(haus.ben, browser)
    expect((await listed(haus.anna)).geraete).toEqual([])
    expect((await listed(haus.ben)).geraete).toHaveLength(1)
  })

  it('are ten at most: the oldest goes', async () => {
    for (let nr = 0; nr < 11; nr++) {
      app.clock.set(Temporal.Instant.from(MONDAY).add({ seconds: nr }).toString())
      expect((await save(haus.anna, newBrowser(), `Gerät ${nr}`)).status).toBe(201)
    }
    app.clock.set(MONDAY)
    const { geraete } = await listed(haus.anna)
    expect(geraete.map(({ bezeichnung }) => bezeichnung)).toEqual(
      [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((nr) => `Gerät ${nr}`),
    )
  })

  it.each([
    ['adresse', 'http://127.0.0.1:5432/', 'geraet.dienstFremd'],
    ['adresse', 'https://fcm.googleapis.com@10.0.0.1/', 'geraet.dienstFremd'],
    ['adresse', 'https://fcm.googleapis.com/\u0000', 'feld.steuerzeichen'],
    ['schluessel', '?'.repeat(87), null],
    ['schluessel', `B${'A'.repeat(86)}`, 'feld.format'],
    ['schluessel', 'A'.repeat(87), 'feld.format'],
    ['geheimnis', 'kurz', null],
    ['bezeichnung', ' ', null],
    ['bezeichnung', '\ud800', 'feld.steuerzeichen'],
  ])('are refused with %s %j, and nothing is kept', async (field, value, code) => {
    const body = { ...newBrowser().save, bezeichnung: 'Chrome', [field]: value }
    const { status, json } = await ask('POST', wire.saveGeraet.path, haus.anna, body)
    expect(status).toBe(422)
    const [issue] = json.issues as unknown as { field: string; code: string }[]
    expect(issue?.field).toBe(field)
    if (code !== null) expect(issue?.code).toBe(code)
    expect((await listed(haus.anna)).geraete).toEqual([])
  })

  it('are reached from no other house', async () => {
    const { id } = await switchedOn(haus.anna)
    const { anna } = fremd
    expect((await ask('POST', address(wire.sendProbe, { id }), anna, {}, fremd.host)).status).toBe(404)
    expect(
      (await ask('DELETE', address(wire.deleteGeraet, { id }), anna, undefined, fremd.host)).status,
    ).toBe(404)
    expect((await listed(haus.anna)).geraete).toHaveLength(1)
  })
})

describe('what cannot wait', () => {
  it('is told on the receiver’s devices, readable for them alone and signed by this installation', async () => {
    const { schluessel } = await listed(haus.ben)
    const phone = await switchedOn(haus.ben)
    const desk = await switchedOn(haus.ben)
    await switchedOn(haus.anna)
    const id = await asksBen()
    await sendAll()
    await tellAll()
    expect(dienst.told.map(({ path }) => dienst.origin + path).toSorted()).toEqual(
      [phone.save.adresse, desk.save.adresse].toSorted(),
    )
    const ofPhone = dienst.told.find(({ path }) => phone.save.adresse.endsWith(path))
    const { titel, text, pfad } = phone.read(ofPhone?.body ?? Buffer.alloc(0)) as Record<string, string>
    expect(titel).toBe(await nameOfHouse())
    expect(text).toMatch(/^Vorgemerkt: /)
    expect(pfad).toMatch(new RegExp(`^/zusage\\?token=.*${id}`))
    expect(() => desk.read(ofPhone?.body ?? Buffer.alloc(0))).toThrow(/authenticate/)
    expect(ofPhone?.headers).toMatchObject({ ttl: '14400', urgency: 'high', 'content-encoding': 'aes128gcm' })
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(ofPhone?.headers.authorization ?? '') ?? []
    expect(key).toBe(schluessel)
    const [head, body, signature = ''] = token.split('.')
    const raw = Buffer.from(schluessel, 'base64url')
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: raw.subarray(1, 33).toString('base64url'),
      y: raw.subarray(33).toString('base64url'),
    }
    const signed = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
    expect(
      verify('sha256', Buffer.from(`${head}.${body}`), signed, Buffer.from(signature, 'base64url')),
    ).toBe(true)
    expect(JSON.parse(Buffer.from(body ?? '', 'base64url').toString()).aud).toBe(dienst.origin)
  })

  it('is queued once, however often the mail is tried', async () => {
    await switchedOn(haus.ben)
    await asksBen()
    const down = async () => Promise.reject(new Error('the mail server is down'))
    expect(await sendAll({ ...app.deps.transport, send: down })).toHaveLength(2)
    expect(await work()).toHaveLength(1)
    expect(await sendAll()).toEqual([])
    expect(await work()).toHaveLength(1)
  })

  it('is not what somebody has done themselves, and nothing goes where nobody wants it', async () => {
    await switchedOn(haus.anna)
    await asksBen()
    await sendAll()
    expect(await work()).toEqual([])
  })

  it('is told to nobody who left, and not to who has the device since', async () => {
    const browser = await switchedOn(haus.ben)
    await asksBen()
    await sendAll()
    await switchedOn(haus.anna, browser)
    await tellAll()
    expect(dienst.told).toEqual([])
    await switchedOn(haus.ben, browser)
    await rows("update benutzer set status = 'inaktiv' where mandant_id = $1 and id = $2", [
      haus.id,
      haus.ben.id,
    ])
    await tellAll()
    expect(dienst.told).toEqual([])
  })

  it.each([404, 410])('ends where the push service answers %i: the device is forgotten', async (status) => {
    await switchedOn(haus.ben)
    await asksBen()
    await sendAll()
    dienst.answers.status = status
    await tellAll()
    expect((await listed(haus.ben)).geraete).toEqual([])
    await tellAll()
    expect(dienst.told).toHaveLength(1)
  })

  it.each([429, 500, 503])('is tried again where it answers %i', async (status) => {
    await switchedOn(haus.ben)
    await asksBen()
    await sendAll()
    dienst.answers.status = status
    await expect(tellAll()).rejects.toThrow(`answers ${status}`)
    expect((await listed(haus.ben)).geraete).toHaveLength(1)
  })

  it.each([302, 400, 403, 413])('is given up where it answers %i, and leads nowhere else', async (status) => {
    await switchedOn(haus.ben)
    await asksBen()
    await sendAll()
    dienst.answers.status = status
    await tellAll()
    expect(dienst.told).toHaveLength(1)
    expect((await listed(haus.ben)).geraete).toHaveLength(1)
  })
})

describe('a try', () => {
  it('tells the device what it looks like, ten times an hour', async () => {
    const { id, read } = await switchedOn(haus.anna)
    const probe = address(wire.sendProbe, { id })
    expect((await ask('POST', probe, haus.ben)).status).toBe(404)
    const statuses: number[] = []
    for (let nr = 0; nr < 11; nr++) statuses.push((await ask('POST', probe, haus.anna)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(204), 429])
    await tellAll()
    expect(dienst.told).toHaveLength(10)
    expect(read(dienst.told[0]?.body ?? Buffer.alloc(0))).toEqual({
      titel: await nameOfHouse(),
      text: 'So sehen Mitteilungen auf diesem Gerät aus.',
      pfad: '/einstellungen',
      marke: id,
    })
  })
})
