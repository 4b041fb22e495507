import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf, type TestApp, testApp } from '../../testing/app.ts'
import { createTestFlotte, type TestFlotte } from '../../testing/fahrzeug.ts'
import { broughtFile, fetchAt, picture, putFile, storedKeys } from '../../testing/files.ts'
import { createTestMandant, type TestMandant } from '../../testing/mandant.ts'
import { type Served, serve } from '../../testing/serve.ts'
import { loseCommitAfter } from '../../testing/wire/loseCommit.ts'
import { newKey } from './uploadDatei.ts'

const NOW = '2026-11-23T08:00:00Z'

let app: TestApp
let haus: TestMandant
let flotte: TestFlotte
let served: Served

beforeAll(async () => {
  app = await testApp(NOW)
  haus = await createTestMandant(app, 'haus')
  flotte = await createTestFlotte(app, haus)
  served = await serve(app)
})

afterAll(async () => {
  await served.close()
  await app.close()
})

function sending(name: string, headers: Record<string, string | number>) {
  return request({
    port: served.port,
    host: '127.0.0.1',
    method: 'PUT',
    path: `/api/dateien/fahrzeuge/${name}`,
    headers: { host: haus.host, cookie: cookieOf(flotte.fahrerin.token), ...headers },
  })
}

const stored = () => storedKeys(app, haus)

async function recorded(): Promise<string[]> {
  const { rows } = await haus.scoped((tx) => tx.raw<{ schluessel: string }>('select schluessel from datei'))
  return rows.map((row) => row.schluessel).toSorted()
}

const aside = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('platzwart-upload-'))

describe('an upload that breaks off', () => {
  it.each([1, 50, 99])('at %i per cent leaves no record, no bytes and nothing aside', async (percent) => {
    const bytes = await picture('png', 900, 900)
    const noise = Buffer.concat([bytes, Buffer.alloc(2_000_000, 7)])
    for (const headers of [{ 'content-length': noise.length }, { 'transfer-encoding': 'chunked' }]) {
      const before = [await stored(), await recorded()]
      const cut = sending('ab.png', headers)
      cut.on('error', () => undefined)
      cut.write(noise.subarray(0, Math.floor((noise.length * percent) / 100)))
      await new Promise((resolve) => setTimeout(resolve, 60))
      cut.destroy()
      await expect.poll(aside).toEqual([])
      expect([await stored(), await recorded()]).toEqual(before)
    }
  })

  it('keeps what was there before', async () => {
    const id = await broughtFile(app, haus, flotte.fahrerin, 'bleibt.jpg')
    const before = [await stored(), await recorded()]
    const cut = sending('bleibt.jpg', { 'content-length': 5000 })
    cut.on('error', () => undefined)
    cut.write((await picture('jpeg')).subarray(0, 200))
    await new Promise((resolve) => setTimeout(resolve, 60))
    cut.destroy()
    await expect.poll(aside).toEqual([])
    expect([await stored(), await recorded()]).toEqual(before)
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('an upload whose record is committed while the connection to the database is lost', () => {
  it('is there with its bytes when it is sent once more under its key', async () => {
    loseCommitAfter(app.deps.appPool, /insert into "datei"/)
    const bytes = await picture('png')
    const headers = { 'idempotency-key': 'verloren-01' }
    const put = () => putFile(app, haus, flotte.fahrerin, 'verloren.png', bytes, { headers })
    expect((await put()).status).toBe(503)
    const again = await put()
    expect(again.status).toBe(201)
    expect(await stored()).toEqual(await recorded())
    const { status } = await fetchAt(app, again.json.url, haus, flotte.fahrerin)
    expect(status).toBe(200)
  })
})

describe('a person who brings many at once', () => {
  it('waits for their own, keeps nobody else from bringing one, and leaves nothing aside', async () => {
    const cuts = Array.from({ length: 4 }, (_, nr) => sending(`viele-${nr}.png`, { 'content-length': 5000 }))
    for (const cut of cuts) {
      cut.on('error', () => undefined)
      cut.write(Buffer.alloc(100))
    }
    await expect.poll(async () => (await aside()).length).toBe(4)
    const one = await putFile(app, haus, flotte.fahrerin, 'fuenfte.png', await picture('png'))
    expect([one.status, one.headers.get('retry-after'), one.json.issues]).toMatchObject([
      429,
      '5',
      [{ code: 'anfrage.zuViele' }],
    ])
    expect((await putFile(app, haus, flotte.fahrer, 'andere.png', await picture('png'))).status).toBe(201)
    for (const cut of cuts) cut.destroy()
    await expect.poll(aside).toEqual([])
    expect((await putFile(app, haus, flotte.fahrerin, 'danach.png', await picture('png'))).status).toBe(201)
  })
})

describe('a gigabyte', () => {
  it('without a length is refused before much of it was sent, with little memory, and the server goes on', async () => {
    const before = process.memoryUsage.rss()
    let peak = before
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss())
    }, 5)
    const upload = sending('gross.png', { 'transfer-encoding': 'chunked' })
    upload.on('error', () => undefined)
    const answered = once(upload, 'response') as Promise<[IncomingMessage]>
    const piece = Buffer.alloc(256 * 1024, 1)
    let sent = 0
    let over = false
    void answered.then(() => {
      over = true
    })
    while (!over && sent < 2 ** 30 && !upload.destroyed) {
      sent += piece.length
      if (!upload.write(piece)) await Promise.race([once(upload, 'drain').catch(() => undefined), answered])
    }
    const [answer] = await answered
    answer.resume()
    clearInterval(watch)
    upload.destroy()
    expect(answer.statusCode).toBe(413)
    expect(sent).toBeLessThan(100 * 1024 * 1024)
    expect(peak - before).toBeLessThan(200 * 1024 * 1024)
    await expect.poll(aside).toEqual([])
    expect((await app.request('/api/health/live')).status).toBe(200)
  })
})

describe('the sweep', () => {
  it('takes bytes without a record after an hour, and nothing that a record names', async () => {
    const now = Temporal.Instant.from(NOW)
    await broughtFile(app, haus, flotte.fahrerin, 'benannt.jpg')
    const named = await recorded()
    const old = newKey(haus.id, 'fahrzeuge', now.subtract({ minutes: 61 }))
    const young = newKey(haus.id, 'fahrzeuge', now.subtract({ minutes: 59 }))
    const export_ = newKey(haus.id, 'ausfuhren', now.subtract({ hours: 5 }))
    for (const key of [old, young, export_]) await app.deps.storage.put(key, Buffer.from('x'))
    await haus.scoped((tx) =>
      tx.raw(
        `insert into ausfuhr (mandant_id, id, art, format, auswahl, benutzer_id, schluessel)
         values ($1, $2, 'fahrtenbuch', 'pdf', '{}', $3, $4)`,
        [haus.id, flotte.golf, flotte.fuhrpark.id, export_],
      ),
    )
    // Of a house that is not ours: the store may be shared.
    const foreign = newKey(flotte.golf, 'fahrzeuge', now.subtract({ hours: 5 }))
    await app.deps.storage.put(foreign, Buffer.from('x'))
    await app.jobs.runNow('datei.aufraeumen')
    expect(await stored()).toEqual([...named, young, export_].toSorted())
    expect(await app.deps.storage.get(foreign)).not.toBeNull()
  })

  it('takes files of vehicles that nothing refers to after four days, and keeps those that something does', async () => {
    const golf = await broughtFile(app, haus, flotte.fuhrpark, 'golf.jpg')
    const loose = await broughtFile(app, haus, flotte.fuhrpark, 'lose.jpg')
    await haus.scoped((tx) => tx.raw('update fahrzeug set bild_id = $1 where id = $2', [golf, flotte.golf]))
    app.clock.set('2026-11-27T07:59:00Z')
    await app.jobs.runNow('datei.aufraeumen')
    const ids = async () =>
      (await haus.scoped((tx) => tx.raw<{ id: string }>('select id from datei'))).rows.map((row) => row.id)
    expect(await ids()).toContain(loose)
    app.clock.set('2026-11-27T09:01:00Z')
    await app.jobs.runNow('datei.aufraeumen')
    expect(await ids()).toEqual([golf])
    await app.jobs.runNow('datei.aufraeumen')
    expect(await stored()).toEqual((await recorded()).concat(await exports()).toSorted())
    const health = app.jobs.health().find(({ name }) => name === 'datei.aufraeumen')
    expect(health).toMatchObject({ lastError: null, red: false })
  })
})

const exports = async () =>
  (await haus.scoped((tx) => tx.raw<{ schluessel: string }>('select schluessel from ausfuhr'))).rows.map(
    (row) => row.schluessel,
  )
