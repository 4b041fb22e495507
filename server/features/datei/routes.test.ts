import { rasterisePdf } from '@platzwart/libs/media/drawPdf'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { cookieOf, type TestApp, testApp } from '../../testing/app.ts'
import { createTestFlotte, type TestFlotte } from '../../testing/fahrzeug.ts'
import {
  bomb,
  broughtFile,
  paper,
  photograph,
  picture,
  putFile,
  type Sending,
  storedKeys,
} from '../../testing/files.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'
import { serveS3 } from '../../testing/s3.ts'

let app: TestApp
let haus: TestMandant
let fremd: TestMandant
let flotte: TestFlotte
let s3: Awaited<ReturnType<typeof serveS3>>

beforeAll(async () => {
  s3 = await serveS3()
  app = await testApp('2026-11-23T08:00:00Z', { s3Url: s3.url })
  haus = await createTestMandant(app, 'haus')
  fremd = await createTestMandant(app, 'fremd')
  flotte = await createTestFlotte(app, haus)
  await createTestFlotte(app, fremd)
})

afterAll(async () => {
  await app.close()
  await s3.close()
})

const put = (person: TestPerson | null, name: string, bytes: Uint8Array, sending?: Sending) =>
  putFile(app, haus, person, name, bytes, sending)

async function get(person: TestPerson, url: string, headers: Record<string, string> = {}, method = 'GET') {
  const host = person.email.includes('fremd') ? fremd.host : haus.host
  const answer = await app.app.request(`http://localhost:3000${url}`, {
    method,
    headers: { host, cookie: cookieOf(person.token), ...headers },
  })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

const stored = () => storedKeys(app, haus)

async function recorded(): Promise<string[]> {
  const { rows } = await haus.scoped((tx) => tx.raw<{ schluessel: string }>('select schluessel from datei'))
  return rows.map((row) => row.schluessel)
}

const refer = (id: string) =>
  haus.scoped((tx) => tx.raw('update fahrzeug set bild_id = $1 where id = $2', [id, flotte.golf]))

describe('an upload', () => {
  it('is there with what it is, and comes back with a cache of an hour and nothing that runs', async () => {
    const made = await put(flotte.fahrerin, 'Mein Golf.jpg', await picture('jpeg', 3000, 2000))
    expect([made.status, made.json]).toMatchObject([
      201,
      {
        bucket: 'fahrzeuge',
        dateiname: 'Mein Golf.jpg',
        inhaltstyp: 'image/jpeg',
        breite: 2400,
        hoehe: 1600,
      },
    ])
    const { url, bytes } = made.json
    const back = await get(flotte.fahrerin, url)
    expect([back.status, back.bytes.length]).toEqual([200, bytes])
    expect(Object.fromEntries(back.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'content-disposition': `inline; filename="Mein Golf.jpg"; filename*=UTF-8''Mein%20Golf.jpg`,
    })
    const etag = back.headers.get('etag') ?? ''
    expect((await get(flotte.fahrerin, url, { 'if-none-match': etag })).status).toBe(304)
    const head = await get(flotte.fahrerin, url, {}, 'HEAD')
    expect([head.status, head.bytes.length, head.headers.get('content-length')]).toEqual([
      200,
      0,
      String(bytes),
    ])
    const [row] = (await haus.scoped((tx) => tx.raw("select * from datei where dateiname = 'Mein Golf.jpg'")))
      .rows as { schluessel: string }[]
    expect(row?.schluessel).toMatch(new RegExp(`^${haus.id}/fahrzeuge/[0-9a-f-]{36}$`))
  })

  it('takes the place of one’s own of the same name: same id, other address, old bytes gone', async () => {
    const first = await put(flotte.fahrerin, 'platz.png', await picture('png'))
    const second = await put(flotte.fahrerin, 'platz.png', await picture('png', 30, 30, '#ff0000'))
    expect([first.status, second.status]).toEqual([201, 200])
    expect(second.json.id).toBe(first.json.id)
    expect(second.json.url).not.toBe(first.json.url)
    const { bytes } = await get(flotte.fahrerin, second.json.url)
    expect((await sharp(bytes).stats()).dominant).toMatchObject({ r: 248, b: 8 })
    await expect.poll(async () => (await stored()).toSorted()).toEqual((await recorded()).toSorted())
  })

  it('is done once when it is sent twice with one key, and leaves no second copy', async () => {
    const bytes = await picture('png', 20, 20)
    const headers = { 'idempotency-key': uuidv7() }
    const first = await put(flotte.fahrerin, 'einmal.png', bytes, { headers })
    const again = await put(flotte.fahrerin, 'einmal.png', bytes, { headers })
    expect([first.status, again.status, again.json]).toEqual([201, 201, first.json])
    const other = await put(flotte.fahrerin, 'einmal.png', await picture('png', 21, 20), { headers })
    expect([other.status, other.json.code]).toEqual([422, 'anfrage.schluesselVerbraucht'])
    expect((await stored()).toSorted()).toEqual((await recorded()).toSorted())
  })

  it('loses camera, place and all that stood behind the picture, and stands upright', async () => {
    const photo = await photograph()
    expect(photo.includes('Kanarie')).toBe(true)
    const made = await put(
      flotte.fahrerin,
      'foto.jpg',
      Buffer.concat([photo, Buffer.from('<script>1</script>')]),
    )
    expect([made.status, made.json.breite, made.json.hoehe]).toEqual([201, 40, 80])
    const { bytes } = await get(flotte.fahrerin, made.json.url)
    const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc, orientation }).toEqual({})
    expect(bytes.includes('Kanarie') || bytes.includes('script')).toBe(false)
  })

  it('of a PDF is a picture of its first page, or a document of all pages in which nothing runs', async () => {
    const script = paper(3, '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>')
    const shown = await put(flotte.fahrerin, 'schein.pdf', script)
    expect(shown.json).toMatchObject({ inhaltstyp: 'image/png', breite: 1695, hoehe: 2400 })
    const paperwork = await put(flotte.fahrerin, 'rechnung.pdf', script, { als: 'dokument' })
    expect(paperwork.json).toMatchObject({ inhaltstyp: 'application/pdf', breite: null })
    const { bytes, headers } = await get(flotte.fahrerin, paperwork.json.url)
    expect(headers.get('content-disposition')).toContain('attachment; filename="rechnung.pdf"')
    expect(bytes.toString('latin1')).toMatch(/^%PDF-1\.4/)
    expect(bytes.toString('latin1')).toContain('/Count 3')
    expect(bytes.toString('latin1')).not.toMatch(/JavaScript|OpenAction|alert/)
    const { width, height } = await rasterisePdf(bytes)
    expect([width, height]).toEqual([1413, 2000])
  })
})

describe('what is no png, jpg or pdf by its content', () => {
  const HOSTILE: [string, () => Promise<Uint8Array> | Uint8Array, string][] = [
    ['seite.png', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'datei.typ'],
    [
      'bild.svg',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'datei.typ',
    ],
    [
      'bild.png',
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'datei.typ',
    ],
    ['bild.gif', () => Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), 'datei.typ'],
    [
      'webp.png',
      () =>
        sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
          .webp()
          .toBuffer(),
      'datei.typ',
    ],
    ['spaet.pdf', () => Buffer.from(`<html>${' '.repeat(1024)}${paper()}`), 'datei.typ'],
    ['null.png', () => new Uint8Array(500), 'datei.typ'],
    ['kopf.png', async () => (await picture('png')).subarray(0, 40), 'datei.unlesbar'],
    ['halb.jpg', async () => (await picture('jpeg', 800, 800)).subarray(0, 700), 'datei.unlesbar'],
    ['kaputt.pdf', () => Buffer.from('%PDF-1.7\nnothing of it\n%%EOF'), 'datei.unlesbar'],
    ['leer.png', () => new Uint8Array(0), 'datei.leer'],
  ]

  it.each(HOSTILE)('%s is refused with the reason, and leaves nothing', async (name, make, code) => {
    const before = [await stored(), await recorded()]
    const answer = await put(flotte.fahrerin, name, await make(), { headers: { 'accept-language': 'en' } })
    expect([answer.status, answer.json]).toMatchObject([
      422,
      {
        code: 'datei.fehlgeschlagen',
        title: expect.stringMatching(/^Error uploading the file: \w/),
        issues: [{ code, field: 'datei' }],
      },
    ])
    expect([await stored(), await recorded()]).toEqual(before)
  })

  it('is refused before it is unpacked: with two seconds of the processor and 200 MB', async () => {
    const cases: [string, Uint8Array, string][] = [
      ['bombe.png', bomb(16_000), 'datei.zuVielePixel'],
      ['faden.png', bomb(1, 40_000_000), 'datei.zuLang'],
      ['band.png', bomb(40_000_000, 1), 'datei.zuLang'],
      ['roman.pdf', paper(1000), 'datei.zuVieleSeiten'],
    ]
    for (const [name, bytes, code] of cases) {
      const before = process.memoryUsage.rss()
      let peak = before
      const watch = setInterval(() => {
        peak = Math.max(peak, process.memoryUsage.rss())
      }, 5)
      const started = process.cpuUsage()
      const answer = await put(flotte.fahrerin, name, bytes)
      clearInterval(watch)
      expect([answer.status, answer.json.issues[0].code]).toEqual([422, code])
      // Its own work, whatever else the machine does.
      const { user, system } = process.cpuUsage(started)
      expect((user + system) / 1_000).toBeLessThan(2_000)
      expect(peak - before).toBeLessThan(200 * 1024 * 1024)
    }
  })

  it('is refused by its length alone when it is too long', async () => {
    const answer = await put(flotte.fahrerin, 'gross.png', new Uint8Array(15 * 1024 * 1024 + 1))
    expect([answer.status, answer.json.issues[0]]).toMatchObject([
      413,
      { code: 'datei.zuGross', data: { megabyte: 15 } },
    ])
  })
})

describe('a name', () => {
  it('that leads elsewhere, or is none, is refused, and no store is asked', async () => {
    const bytes = await picture('png')
    const before = [await stored(), await recorded()]
    const names = [
      '../a.png',
      '..',
      'a/../../b.png',
      'a\\b.png',
      '/etc/passwd',
      'a\0b.png',
      'CON',
      'nul.png',
      ' a',
      'a.',
      '.a',
      'x'.repeat(300),
      '\ud800.png',
      'a\nb',
      '',
    ]
    for (const name of names) {
      const safe = name.isWellFormed() ? encodeURIComponent(name) : '%ED%A0%80.png'
      for (const written of new Set([safe, encodeURI(safe), safe.replaceAll('.', '%2e')])) {
        for (const method of ['PUT', 'GET', 'DELETE']) {
          const answer = await app.app.request(`http://localhost:3000/api/dateien/fahrzeuge/${written}`, {
            method,
            headers: { host: haus.host, cookie: cookieOf(flotte.fuhrpark.token) },
            ...(method === 'PUT' ? { body: new Uint8Array(bytes) } : {}),
          })
          expect([name, method, [400, 404, 415, 422].includes(answer.status), answer.status]).toEqual([
            name,
            method,
            true,
            answer.status,
          ])
        }
      }
    }
    for (const bucket of [`..%2F${fremd.id}`, `../${fremd.id}/fahrzeuge`, 'geheim', 'FAHRZEUGE']) {
      const answer = await get(flotte.fuhrpark, `/api/dateien/${bucket}/a.png`)
      expect([bucket, [404, 422].includes(answer.status)]).toEqual([bucket, true])
    }
    expect([await stored(), await recorded()]).toEqual(before)
  })

  it('may be in any language', async () => {
    const made = await put(
      flotte.fahrerin,
      'Kühlerhaube (vorn) – 損傷.jpg'.replace(' –', ''),
      await picture('jpeg'),
    )
    expect(made.status).toBe(201)
    const { headers, status } = await get(flotte.fahrerin, made.json.url)
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      `inline; filename="Ku_hlerhaube (vorn) __.jpg"; filename*=UTF-8''K%C3%BChlerhaube%20%28vorn%29%20%E6%90%8D%E5%82%B7.jpg`,
    ])
  })
})

describe('who', () => {
  it('may bring, see, replace and remove what', async () => {
    const bytes = await picture('png')
    expect((await put(null, 'gast.png', bytes)).status).toBe(401)
    expect((await put(haus.anna, 'anna.png', bytes)).json.code).toBe('recht.fehlt')
    expect((await put(flotte.fahrerin, 'logo.png', bytes, { bucket: 'logos' })).json.code).toBe('recht.fehlt')
    expect((await put(haus.leitung, 'logo.png', bytes, { bucket: 'logos' })).status).toBe(201)
    expect((await get(haus.anna, '/api/dateien/logos/logo.png')).status).toBe(200)

    const { url, id } = (await put(flotte.fahrerin, 'beule.png', bytes)).json
    expect((await get(flotte.fahrer, url)).status).toBe(404)
    expect((await get(flotte.fuhrpark, url)).status).toBe(200)
    expect((await put(flotte.fahrer, 'beule.png', bytes)).json.code).toBe('feld.vergeben')
    expect((await get(flotte.fahrer, url, {}, 'DELETE')).status).toBe(404)
    await refer(id)
    // A picture of a vehicle is for everybody, and no longer its driver's to change.
    expect((await get(haus.anna, url)).status).toBe(200)
    expect((await put(flotte.fahrerin, 'beule.png', bytes)).json.code).toBe('datei.inGebrauch')
    expect((await get(flotte.fuhrpark, url, {}, 'DELETE')).status).toBe(409)
    expect((await put(flotte.fuhrpark, 'beule.png', bytes)).status).toBe(200)
    expect((await get(fremd.leitung, url)).status).toBe(404)
    expect((await get(fremd.leitung, url, {}, 'DELETE')).status).toBe(404)
    await haus.scoped((tx) => tx.raw('update fahrzeug set bild_id = null'))
    expect((await get(flotte.fuhrpark, url, {}, 'DELETE')).status).toBe(204)
    expect((await get(flotte.fuhrpark, url)).status).toBe(404)
    await expect.poll(async () => (await stored()).toSorted()).toEqual((await recorded()).toSorted())
  })

  it('lists what, a hundred from the first on', async () => {
    await broughtFile(app, haus, flotte.fahrer, 'liste-a.jpg')
    await broughtFile(app, haus, flotte.fahrer, 'liste-b.jpg')
    const ask = async (person: TestPerson, query = '') =>
      JSON.parse((await get(person, `/api/dateien/fahrzeuge${query}`)).bytes.toString())
    const own = await ask(flotte.fahrer)
    expect([own.gesamt, own.items.map((one: { dateiname: string }) => one.dateiname)]).toEqual([
      2,
      ['liste-a.jpg', 'liste-b.jpg'],
    ])
    expect((await ask(flotte.fahrer, '?limit=1&offset=1')).items).toEqual([own.items[1]])
    expect((await ask(flotte.fuhrpark)).gesamt).toBeGreaterThan(2)
    expect((await ask(fremd.leitung)).gesamt).toBe(0)
  })

  it('finds no bucket of a module that is off', async () => {
    const ohne = await createTestMandant(app, 'ohne')
    const answer = await putFile(app, ohne, ohne.leitung, 'a.png', await picture('png'))
    expect([answer.status, answer.json.code]).toEqual([404, 'modul.aus'])
    const at = async (bucket: string, method = 'GET') => {
      const { status, body } = await app.app.request(`http://localhost:3000/api/dateien/${bucket}`, {
        method,
        headers: { host: ohne.host, cookie: cookieOf(ohne.leitung.token), origin: `http://${ohne.host}` },
      })
      return [status, body === null ? null : JSON.parse(await new Response(body).text()).code]
    }
    expect(await at('fahrzeuge')).toEqual([404, 'modul.aus'])
    expect(await at('fahrzeuge/a.png')).toEqual([404, 'modul.aus'])
    expect(await at('fahrzeuge/a.png', 'DELETE')).toEqual([404, 'modul.aus'])
    expect(await at('grundrisse')).toEqual([200, undefined])
  })
})
