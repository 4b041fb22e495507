import * as healthWire from '@platzwart/contract/operations/health'
import * as benutzerWire from '@platzwart/contract/operations/start'
import { PAGE } from '@platzwart/contract/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { createTestMandant } from '../../testing/mandant.ts'
import { addressList } from '../addressList.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp('2026-11-23T08:00:00Z', { publicUrl: 'https://platzwart.example.org' })
  const { id } = await createTestMandant(app, 'haus')
  await app.deps.authPool.query('insert into mandant_domain values ($1, $2)', ['haus.example.org', id])
  await app.deps.domains.refresh()
})

afterAll(() => app.close())

const statusAt = async (host: string, path: string = benutzerWire.start.path) =>
  (await app.request(path, { host })).status

describe('guardDoor', () => {
  it.each([
    'platzwart.example.org',
    'PLATZWART.example.org:443',
    'haus.example.org',
    'localhost:3000',
    'anything.localhost',
    '127.0.0.1:3000',
    '[::1]:3000',
  ])('answers at %s', async (host) => {
    expect(await statusAt(host)).toBe(200)
  })

  it.each([
    'evil.example',
    '203.0.113.7',
    '10.0.0.5:3000',
    'platzwart.example.org.evil.example',
    'localhost.evil.example',
  ])('refuses %s and says what to do', async (host) => {
    const answer = await app.request(benutzerWire.start.path, { host, headers: { 'accept-language': 'en' } })
    expect([answer.status, answer.json.code]).toEqual([421, 'anfrage.hostUnbekannt'])
    expect(String(answer.json.title)).toMatch(/sets PUBLIC_URL to this address/)
    const page = await app.request(PAGE.login, { host })
    expect([page.status, page.headers.get('content-type')]).toEqual([421, 'text/plain; charset=utf-8'])
    expect(page.text).toMatch(/setzt PUBLIC_URL auf diese Adresse/)
  })

  it('answers probes by address', async () => {
    for (const path of [healthWire.liveness.path, healthWire.readiness.path])
      expect(await statusAt('10.0.0.5:3000', path)).toBe(200)
  })

  it('learns of a domain added elsewhere once its cache expires', async () => {
    expect(await statusAt('neu.example.org')).toBe(421)
    const { rows } = await app.deps.authPool.query<{ id: string }>(
      `select mandant_id as id from mandant_domain where domain = 'haus.example.org'`,
    )
    await app.deps.authPool.query('insert into mandant_domain values ($1, $2)', [
      'neu.example.org',
      rows[0]?.id,
    ])
    await expect.poll(() => statusAt('neu.example.org'), { timeout: 20_000 }).toBe(200)
  })
})

describe('the implicit demo', () => {
  const here = (headers: Record<string, string>, demoHere = true) => {
    const { deps } = app
    const facts = { demo: [], build: 'test' }
    const demo = createApp({ deps, facts, web: null, trusted: addressList(['::1']), demoHere })
    return demo.request(`http://localhost:3000${benutzerWire.start.path}`, {
      headers: { host: 'localhost:3000', ...headers },
    })
  }

  it.each([{}, { host: 'haus.localhost:3000' }, { host: '127.0.0.1:3000' }])(
    'answers here: %j',
    async (headers) => {
      expect((await here(headers)).status).toBe(200)
    },
  )

  it.each([
    { host: 'platzwart.example.org' },
    { host: 'haus.example.org' },
    { 'x-forwarded-for': '198.51.100.7' },
    { 'x-forwarded-proto': 'https' },
    { 'x-real-ip': '198.51.100.7' },
    { forwarded: 'for=198.51.100.7' },
    { via: '1.1 proxy' },
  ])('refuses others and says what to do: %j', async (headers) => {
    const answer = await here({ ...headers, 'accept-language': 'en' })
    expect(answer.status).toBe(421)
    expect(await answer.json()).toMatchObject({
      code: 'demo.nurHier',
      title: expect.stringMatching(/set PUBLIC_URL=https:.* start it with DEMO=on/),
    })
    expect((await here(headers, false)).status).toBe(200)
  })
})
