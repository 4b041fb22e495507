import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fill } from '@platzwart/contract/operation'
import { listGrundrisse, readPlanTag, showGrundriss } from '@platzwart/contract/operations/grundriss'
import { listEinstellungen, start } from '@platzwart/contract/operations/start'
import { PAGE } from '@platzwart/contract/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { createTestMandant, type TestMandant } from '../../testing/mandant.ts'
import { MONDAY } from '../../testing/suites/haus.ts'

const FILE = '<!doctype html><html><body><div id="root"></div></body></html>'

let web: string
let app: TestApp
let haus: TestMandant
let fremd: TestMandant

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'platzwart-web-'))
  writeFileSync(join(web, 'index.html'), FILE)
  app = await testApp(MONDAY, { web })
  fremd = await createTestMandant(app, 'fremd')
  haus = await createTestMandant(app, 'haus')
})

afterAll(async () => {
  await app.close()
  rmSync(web, { recursive: true })
})

const ELEMENT = /<script type="application\/json" id="first">(.*?)<\/script>/

function answersIn(html: string): Readonly<Record<string, unknown>> {
  return JSON.parse(ELEMENT.exec(html)?.[1] ?? '{}')
}

const open = (path: string, as?: string) =>
  app.request(path, { host: haus.host, ...(as !== undefined && { as }) })
const ask = async (address: string) => (await open(address, haus.anna.token)).json
const planOf = (id: string) => fill(showGrundriss.path, { id })
const dayOf = (id: string, tag: string) => fill(readPlanTag.path, { id, tag })

describe('the page of the map', () => {
  it('carries what it shows first, as the operations answer it', async () => {
    const page = await open(PAGE.karte, haus.anna.token)
    const answers = answersIn(page.text)
    const addresses = [
      start.path,
      listGrundrisse.path,
      listEinstellungen.path,
      planOf(haus.grundrissId),
      dayOf(haus.grundrissId, '2026-11-23'),
    ]
    expect(Object.keys(answers).toSorted()).toEqual(addresses.toSorted())
    for (const address of addresses) expect(answers[address]).toEqual(await ask(address))
  })

  it('is kept by nobody, and runs nothing that stands in it', async () => {
    const { headers } = await open(PAGE.karte, haus.anna.token)
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null])
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
  })

  it('carries the plan and the day of its address', async () => {
    const page = await open(`${PAGE.karte}?tag=2026-11-25&grundriss=${haus.grundrissId}`, haus.anna.token)
    expect(answersIn(page.text)[dayOf(haus.grundrissId, '2026-11-25')]).toMatchObject({ tag: '2026-11-25' })
  })

  it('carries nothing of another house, whatever its address says', async () => {
    const page = await open(`${PAGE.karte}?grundriss=${fremd.grundrissId}`, haus.anna.token)
    expect(Object.keys(answersIn(page.text)).toSorted()).toEqual(
      [start.path, listGrundrisse.path, listEinstellungen.path].toSorted(),
    )
  })

  it('cannot be broken out of by what people name their rooms', async () => {
    const name = '</script><script>alert(1)</script><!--'
    await haus.scoped((tx) =>
      tx.raw('update grundriss set bezeichnung = $1 where id = $2', [name, haus.grundrissId]),
    )
    const { text } = await open(PAGE.karte, haus.anna.token)
    expect(text.match(/<\/script>/g)).toHaveLength(1)
    expect(text).not.toContain('<!--')
    expect(answersIn(text)[listGrundrisse.path]).toMatchObject([{ bezeichnung: name }])
  })

  it.each(['', 'no session of ours'])('is the file for all to who has no session (%j)', async (token) => {
    const page = await open(PAGE.karte, token === '' ? undefined : token)
    expect([page.status, page.text]).toEqual([200, FILE])
    expect(page.headers.get('etag')).not.toBeNull()
  })
})

it('carries nothing with a page that does not ask for it', async () => {
  expect((await open(PAGE.liste, haus.anna.token)).text).toBe(FILE)
})
