import { buffer } from 'node:stream/consumers'
import { address, type RecordOperation } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/ausfuhr'
import * as fahrtenbuchWire from '@platzwart/contract/operations/fahrtenbuch'
import * as heftWire from '@platzwart/contract/operations/heft'
import * as benutzerWire from '@platzwart/contract/operations/start'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { cookieOf, type TestApp, testApp } from '../../../testing/app.ts'
import { asOwner, fahrtOf, recorded } from '../../../testing/fahrtenbuch.ts'
import { createCar, createTestFlotte, type TestFlotte } from '../../../testing/fahrzeug.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../../../testing/mandant.ts'
import { pdfText } from '../../../testing/pdf.ts'
import { fileInZip } from '../../../testing/zip.ts'
import { insertEintrag, lockHead } from '../chainEintrag.ts'
import { deleteAusfuhren } from './deleteAusfuhren.ts'
import { exportFahrten } from './exportFahrten.ts'
import type { AusfuhrJob } from './queueAusfuhr.ts'

let app: TestApp
let haus: TestMandant
let fremd: TestMandant
let flotte: TestFlotte
/** With every kind of row. */
let car: string

const NOW = '2026-11-20T08:00:00Z'
const CANARIES = ['=SUM(1)', '+1', '-1', '@SUM(1)', '\t=1', '_x0041_', '<b>&"', 'Çelik 漢']
const day = (text: string) => Temporal.Instant.from(`2026-11-${text}:00Z`)

beforeAll(async () => {
  app = await testApp(NOW)
  haus = await createTestMandant(app, 'haus')
  fremd = await createTestMandant(app, 'fremd')
  flotte = await createTestFlotte(app, haus)
  await createTestFlotte(app, fremd)
  car = await createCar(haus)
  const [first = ''] = await recorded(
    haus,
    car,
    flotte.fahrerin,
    { zweck: '', abfahrt: day('02T08:00') },
    { fahrtart: 'privat', abfahrt: day('03T08:00') },
    { kmStart: 10_100, abfahrt: day('04T08:00'), umweg: 'Baustelle' },
  )
  await write(flotte.fahrerin, fahrtenbuchWire.completeFahrt, first, { zweck: 'Messe' })
  await write(flotte.fuhrpark, fahrtenbuchWire.correctFahrt, first, {
    zweck: 'Besuch',
    kmEnde: 10_030,
    grund: 'vertippt',
    stand: 4,
  })
})

afterAll(() => app.close())

async function write(
  person: TestPerson,
  operation: RecordOperation,
  id: string,
  body: object,
): Promise<void> {
  const answer = await app.request(address(operation, { id }), { as: person.token, host: haus.host, body })
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
}

const ask = (person: TestPerson, path: string, body?: object, house = haus) =>
  app.request(path, { as: person.token, host: house.host, ...(body ? { body } : {}) })
const wish = (more: object = {}) => ({
  format: 'xlsx',
  fahrzeugIds: [car],
  von: '2026-11-01',
  bis: '2026-11-30',
  ...more,
})
const depsOf = () => ({ ...app.deps, pool: app.jobs.pool, connectionString: app.database.appUrl })
const jobOf = (id: string, retries = 0): { data: AusfuhrJob; retries: number; last: boolean } => ({
  data: { mandantId: haus.id, ausfuhrId: id },
  retries,
  last: retries === 2,
})

async function requested(more: object = {}, person = flotte.fuhrpark): Promise<string> {
  const answer = await ask(person, wire.listAusfuhren.path, wish(more))
  expect([answer.status, answer.text]).toEqual([201, expect.stringContaining('wartend')])
  return String(answer.json.id)
}

const show = (id: string, person = flotte.fuhrpark) => ask(person, address(wire.showAusfuhr, { id }))

async function download(id: string): Promise<Buffer> {
  const answer = await app.app.request(`http://localhost:3000${address(wire.readAusfuhrDatei, { id })}`, {
    headers: { host: haus.host, cookie: cookieOf(flotte.fuhrpark.token) },
  })
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringMatching(
      /^attachment; filename="(?:Fahrtenbuch|Logbook)-2026-11-\d\d-2026-11-30\.(?:xlsx|pdf)"$/,
    ),
  ])
  return Buffer.from(await answer.arrayBuffer())
}

async function exported(more: object = {}): Promise<Buffer> {
  const id = await requested(more)
  await exportFahrten(depsOf(), jobOf(id))
  expect((await show(id)).json).toMatchObject({ status: 'fertig', fehler: null })
  return download(id)
}

const sheet = (bytes: Buffer, nr = 1) => fileInZip(bytes, `xl/worksheets/sheet${nr}.xml`)
const rowsOf = (xml: string) =>
  [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, inner]) => inner ?? '')
const texts = (row = '') => [...row.matchAll(/<t [^>]*>(.*?)<\/t>/gs)].map(([, text]) => text)

describe('a trip told afterwards', () => {
  it('is marked in both files, with its reason, and an explained gap of business kilometres is incomplete', async () => {
    const marked = await createCar(haus)
    await haus.scoped((tx) =>
      tx.raw("update fahrzeug set fahrtenbuch = 'steuerlich' where id = $1", [marked]),
    )
    await recorded(haus, marked, flotte.fahrerin, { abfahrt: day('05T08:00') }, { kmStart: 10_060 })
    const explained = await ask(flotte.fuhrpark, address(fahrtenbuchWire.explainLuecke, { id: marked }), {
      kmVon: 10_050,
      kmBis: 10_060,
      fahrtart: 'dienstlich',
      grund: 'Probefahrt',
    })
    const told = await ask(flotte.fuhrpark, address(fahrtenbuchWire.tellFahrt, { id: marked }), {
      fahrer: 'Aushilfe Muster',
      fahrtart: 'dienstlich',
      abfahrt: '2026-11-05T10:10:00Z',
      ankunft: '2026-11-05T10:40:00Z',
      kmStart: 10_040,
      kmEnde: 10_050,
      zielort: 'Husum',
      zweck: 'Pumpe',
      zielperson: 'Werft Süd',
      grund: 'ohne Buchung gefahren',
    })
    expect([explained.status, told.status]).toEqual([201, 201])
    const rows = rowsOf(sheet(await exported({ fahrzeugIds: [marked] }))).map(texts)
    const row = rows.find((cells) => cells.includes('Fahrt, nacherfasst'))
    expect(row).toEqual(expect.arrayContaining(['Aushilfe Muster', 'Husum', 'ohne Buchung gefahren']))
    expect(row?.join(' ')).toContain('nacherfasst, verspätet ergänzt')
    expect(rows.find((cells) => cells.includes('Lücke, erklärt'))).toContain('unvollständig')
    const pages = await pdfText(await exported({ fahrzeugIds: [marked], format: 'pdf' }))
    const pdf = pages.join(' ').replaceAll(/\s+/g, ' ')
    expect(pdf).toContain('Nacherfasst am 20.11.2026')
    expect(pdf).toContain('ohne Buchung gefahren')
  })
})

describe('a check-in put right', () => {
  it('is a line of its own in both files, with both readings and without kilometres', async () => {
    const here = await createCar(haus)
    await haus.scoped(async (tx) => {
      const head = await lockHead(tx, here)
      if (!head) throw new Error('the car is there')
      await insertEintrag(
        tx,
        head,
        {
          ...fahrtOf(here, flotte.fahrerin, { abfahrt: day('06T08:00') }),
          id: uuidv7(),
          art: 'uebergabe',
          ankunft: day('06T08:00'),
          kmStart: 100_000,
          kmEnde: 10_000,
          zielort: '',
          zweck: '',
          zielperson: '',
          bezugNummer: null,
          grund: 'Komma vergessen',
          verspaetet: false,
        },
        'correctUebergabe',
      )
    })
    await recorded(haus, here, flotte.fahrerin, { abfahrt: day('06T08:00') })
    const workbook = await exported({ fahrzeugIds: [here] })
    const rows = rowsOf(sheet(workbook))
    expect(rows.slice(3).map((row) => texts(row)[1])).toEqual(['Check-in, berichtigt', 'Fahrt'])
    const [event = ''] = rows.slice(3)
    expect(texts(event)).toEqual(expect.arrayContaining(['Komma vergessen']))
    expect(texts(event)).not.toContain('dienstlich')
    expect([...event.matchAll(/<v>(\d+)<\/v>/g)].map(([, value]) => Number(value))).toEqual(
      expect.arrayContaining([100_000, 10_000, 0]),
    )
    // One trip of 40 km on business, and two entries that were checked.
    const sums = [...(rowsOf(sheet(workbook, 2))[3] ?? '').matchAll(/<v>(\d+)<\/v>/g)]
    expect(sums.map(([, value]) => value)).toEqual(['1', '40', '0', '0', '2'])
    const pages = await pdfText(await exported({ fahrzeugIds: [here], format: 'pdf' }))
    const pdf = pages.join(' ').replaceAll(/\s+/g, ' ')
    expect(pdf).toContain('Check-in, berichtigt: Komma vergessen')
    expect(pdf).toContain('100.000')
    expect(pdf).toContain('Summe: 40 km dienstlich')
  })
})

describe('an odometer that was replaced', () => {
  it('is a line of its own in both files, and a trip that passes it counts what both showed', async () => {
    const here = await createCar(haus)
    const passing = { abfahrt: day('07T08:00'), ankunft: day('07T10:00'), kmStart: 10_000, kmEnde: 32 }
    await recorded(haus, here, flotte.fahrerin, passing, {
      abfahrt: day('08T08:00'),
      kmStart: 35,
      kmEnde: 40,
    })
    const replaced = await ask(flotte.fuhrpark, address(heftWire.replaceTacho, { id: here }), {
      zeit: '2026-11-07T09:00:00Z',
      kmStart: 10_020,
      kmEnde: 12,
      grund: 'Kombiinstrument ersetzt',
    })
    expect(replaced.status).toBe(201)
    const workbook = await exported({ fahrzeugIds: [here] })
    const rows = rowsOf(sheet(workbook)).slice(3)
    expect(rows.map((row) => texts(row)[1])).toEqual([
      'Fahrt',
      'Tacho, ersetzt',
      'Lücke ohne Erklärung',
      'Fahrt',
    ])
    expect(texts(rows[0]).join(' ')).not.toContain('steht nun als Fahrt')
    const numbers = (row = '') =>
      [...row.matchAll(/<c r="[HIJ]\d+" s="\d+"><v>(\d+)<\/v>/g)].map(([, km]) => km)
    expect(rows.map(numbers)).toEqual([
      ['10000', '32', '40'],
      ['10020', '12', '0'],
      ['32', '35', '3'],
      ['35', '40', '5'],
    ])
    const sums = [...(rowsOf(sheet(workbook, 2))[3] ?? '').matchAll(/<v>(\d+)<\/v>/g)]
    expect(sums.map(([, value]) => value)).toEqual(['2', '45', '0', '0', '3'])
    const pages = await pdfText(await exported({ fahrzeugIds: [here], format: 'pdf' }))
    const pdf = pages.join(' ').replaceAll(/\s+/g, ' ')
    expect(pdf).toContain('Tacho, ersetzt: Kombiinstrument ersetzt')
    expect(pdf).toContain('Summe: 45 km dienstlich')
  })
})

describe('a workbook', () => {
  it('holds trips with what they were, gaps and the reasons, typed cell by cell', async () => {
    const rows = rowsOf(sheet(await exported()))
    expect(rows.map((row) => texts(row)[1])).toEqual([
      undefined,
      undefined,
      'Nr.',
      'Fahrt',
      'Nachtrag',
      'Korrektur',
      // The correction has left ten kilometres to nobody.
      'Lücke ohne Erklärung',
      'Fahrt',
      'Lücke ohne Erklärung',
      'Fahrt',
    ])
    expect(texts(rows[1])[0]).toMatch(/^Kopie vom 20\.11\.2026 09:00\. Es gilt das elektronische Fahrtenbuch/)
    const [trip, , change, , , gap] = rows.slice(3)
    // 2 November, 9:00 in Berlin, as a number with the style of a moment.
    expect(trip).toContain('<c r="F4" s="4"><v>46328.375</v></c>')
    expect(trip).toContain('<c r="I4" s="3"><v>10030</v></c>')
    expect(texts(trip)).toEqual(expect.arrayContaining(['Besuch', 'geändert, verspätet ergänzt']))
    // What it was, struck through: the style of old numbers and old texts.
    expect(change).toContain('<c r="I6" s="6"><v>10040</v></c>')
    expect(change).toMatch(/<c r="L6" s="5" t="inlineStr"><is><t xml:space="preserve">Messe</)
    expect(texts(change)).toContain('vertippt')
    expect(gap).toContain('<c r="J9" s="3"><v>20</v></c>')
  })

  it('seals every vehicle: what its check found, the last checksum, the kilometres', async () => {
    const rows = rowsOf(sheet(await exported(), 2))
    expect(texts(rows[3])).toEqual(
      expect.arrayContaining([
        'Geprüft am 20.11.2026 09:00: 5 Einträge, ohne Lücke verkettet und unverändert.',
        expect.stringMatching(/^[0-9a-f]{64}$/),
      ]),
    )
    expect([...(rows[3] ?? '').matchAll(/<v>(\d+)<\/v>/g)].map(([, value]) => value)).toEqual([
      '3',
      '70',
      '40',
      '0',
      '5',
    ])
  })

  it('counts of an explained gap what no trip tells, and says so of the rest', async () => {
    const own = await createCar(haus)
    const [, second = ''] = await recorded(
      haus,
      own,
      flotte.fahrerin,
      { abfahrt: day('02T08:00') },
      { kmStart: 10_090, kmEnde: 10_140, abfahrt: day('03T08:00') },
    )
    const gap = { kmVon: 10_040, kmBis: 10_090, fahrtart: 'privat', grund: 'unbekannt' }
    const path = address(fahrtenbuchWire.explainLuecke, { id: own })
    expect((await ask(flotte.fuhrpark, path, gap)).status).toBe(201)
    await write(flotte.fuhrpark, fahrtenbuchWire.correctFahrt, second, {
      kmStart: 10_060,
      grund: 'vertippt',
      stand: 2,
    })
    const book = await exported({ fahrzeugIds: [own] })
    const sums = [...(rowsOf(sheet(book, 2))[3] ?? '').matchAll(/<v>(\d+)<\/v>/g)].map(([, value]) => value)
    expect(sums).toEqual(['3', '120', '20', '0', '4'])
    expect(rowsOf(sheet(book)).flatMap((row) => texts(row))).toContain('steht nun als Fahrt')
    const pdf = await pdfText(await exported({ fahrzeugIds: [own], format: 'pdf' }))
    expect(pdf.join(' ').replaceAll(/\s+/g, ' ')).toContain('120 km dienstlich, 20 km privat')
  })

  it('makes no formula of what people type, and gives it back sign by sign', async () => {
    const own = await createCar(haus)
    await recorded(
      haus,
      own,
      flotte.fahrerin,
      ...CANARIES.map((zweck) => ({ zweck, zielort: zweck, fahrerName: zweck })),
    )
    const bytes = await exported({ fahrzeugIds: [own] })
    const all = sheet(bytes) + sheet(bytes, 2)
    expect(all).not.toMatch(/<f[ >]/)
    const cells = [
      ...sheet(bytes).matchAll(/<c r="L\d+" s="2" t="inlineStr"><is><t xml:space="preserve">(.*?)<\/t>/gs),
    ]
    expect(cells.map(([, text]) => text)).toEqual([
      ...CANARIES.slice(0, 5),
      '_x005F_x0041_',
      '&lt;b&gt;&amp;&quot;',
      'Çelik 漢',
    ])
    // Whoever edits such a cell still has a text.
    const formats = /<cellXfs[^>]*>(.*)<\/cellXfs>/s.exec(fileInZip(bytes, 'xl/styles.xml'))?.[1] ?? ''
    expect(formats.match(/<xf [^>]*>/g)?.[2]).toContain('quotePrefix="1"')
  })

  it('holds only what was asked for, and says that it is an extract', async () => {
    const own = await createCar(haus)
    await recorded(haus, own, flotte.fahrerin, { zweck: 'Messe' }, { kmStart: 10_500, zweck: 'Termin' })
    const rows = rowsOf(sheet(await exported({ fahrzeugIds: [own], zweck: 'messe' })))
    expect(rows).toHaveLength(4)
    expect(texts(rows[1])[0]).toContain('Auszug')
    expect(rowsOf(sheet(await exported({ fahrzeugIds: [own], von: '2026-11-30' })))).toHaveLength(3)
  })
})

describe('a PDF', () => {
  it('holds the same, with old values, totals, what is carried forward, and the seal', async () => {
    const [page = ''] = await pdfText(await exported({ format: 'pdf' }))
    for (const words of [
      'Fahrtenbuch NH-PW',
      'VW Golf · einfaches Fahrtenbuch · 01.11.2026 bis 30.11.2026',
      'Kopie vom 20.11.2026 09:00.',
      '02.11.2026 09:00',
      'Korrektur 5 vom 20.11.2026 09:00, fuhrpark Muster, vertippt:',
      'Messe',
      'Zweck Besuch statt Messe',
      'Lücke ohne Erklärung: 10.080 – 10.100 (20 km)',
      'Umweg: Baustelle',
      'Summe dieser Seite: 70 km dienstlich, 40 km privat, 0 km Arbeitsweg',
      'Siegel. Geprüft am 20.11.2026 09:00: 5 Einträge, ohne Lücke verkettet und unverändert.',
      'Letzte Prüfsumme (SHA-256): ',
      'Seite 1',
    ])
      expect(page.replaceAll(/\s+/g, ' ')).toContain(words)
  })

  it('has totals on every page that add up to the whole', async () => {
    const own = await createCar(haus)
    await recorded(
      haus,
      own,
      flotte.fahrerin,
      ...Array.from({ length: 70 }, () => ({ zielort: 'Kiel '.repeat(20) })),
    )
    const pages = await pdfText(await exported({ format: 'pdf', fahrzeugIds: [own], bis: '2026-11-30' }))
    expect(pages.length).toBeGreaterThan(2)
    const numbers = (pattern: RegExp) =>
      pages.map((page) =>
        Number((pattern.exec(page.replaceAll(/\s+/g, ' '))?.[1] ?? '-1').replaceAll('.', '')),
      )
    const totals = numbers(/Summe dieser Seite: ([\d.]+) km dienstlich/)
    const trips = pages.join(' ').match(/Besprechung/g)?.length ?? 0
    expect(totals.every((total) => total >= 0)).toBe(true)
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(trips * 40)
    // The head of a page says what its predecessors add up to.
    const carried = numbers(/Übertrag: ([\d.]+) km dienstlich/)
    for (const [i, total] of carried.entries())
      if (i > 0) expect(total).toBe(totals.slice(0, i).reduce((sum, one) => sum + one, 0))
  })

  it('says in the reader’s language when the chain is broken, and where', async () => {
    const own = await createCar(haus)
    await recorded(haus, own, flotte.fahrerin, {}, {})
    await asOwner(
      app,
      "update fahrtenbuch_eintrag set zielort = 'Rom' where fahrzeug_id = $1 and nummer = 2",
      [own],
    )
    const english = await app.request(benutzerWire.changeSprache.path, {
      as: flotte.fuhrpark.token,
      host: haus.host,
      method: 'PUT',
      body: { sprache: 'en' },
    })
    expect(english.status).toBe(204)
    const [page = ''] = await pdfText(await exported({ format: 'pdf', fahrzeugIds: [own] }))
    expect(page.replaceAll(/\s+/g, ' ')).toContain(
      'Seal. Checked on 20 Nov 2026 09:00: Entry 2 is no longer as it was written.',
    )
    await app.request(benutzerWire.changeSprache.path, {
      as: flotte.fuhrpark.token,
      host: haus.host,
      method: 'PUT',
      body: { sprache: 'de' },
    })
  })
})

describe('a sign that the font does not have', () => {
  it('is seen to be missing', async () => {
    const own = await createCar(haus)
    await recorded(haus, own, flotte.fahrerin, { zweck: 'Çelik Łódź Σίσυφος Жук 漢😀' })
    const [page = ''] = await pdfText(await exported({ format: 'pdf', fahrzeugIds: [own] }))
    expect(page.replaceAll(/\s+/g, ' ')).toContain('Çelik Łódź Σίσυφος Жук ??')
  })
})

describe('an export', () => {
  it('is for who asked for it: for nobody else, in this house or another', async () => {
    const id = await requested()
    await exportFahrten(depsOf(), jobOf(id))
    for (const [person, house] of [
      [haus.leitung, haus],
      [fremd.leitung, fremd],
    ] as const) {
      for (const operation of [wire.showAusfuhr, wire.readAusfuhrDatei])
        expect((await ask(person, address(operation, { id }), undefined, house)).status).toBe(404)
      expect((await ask(person, wire.listAusfuhren.path, undefined, house)).text).not.toContain(id)
    }
    expect((await ask(flotte.fuhrpark, wire.listAusfuhren.path)).text).toContain(id)
    expect((await ask(flotte.fahrerin, wire.listAusfuhren.path, wish())).status).toBe(403)
  })

  it('counts what it has done, is made once, and is not there before', async () => {
    const id = await requested()
    expect((await ask(flotte.fuhrpark, address(wire.readAusfuhrDatei, { id }))).status).toBe(404)
    await exportFahrten(depsOf(), jobOf(id))
    const ready = await show(id)
    expect(ready.json).toMatchObject({ status: 'fertig', erledigt: 3, gesamt: 3 })
    await exportFahrten(depsOf(), jobOf(id, 1))
    expect((await show(id)).json).toEqual(ready.json)
  })

  it('is tried again when the store fails, and says so to who waits when it is given up', async () => {
    const id = await requested()
    const broken = {
      ...depsOf(),
      storage: {
        ...app.deps.storage,
        put: async () => Promise.reject(new Error('full')),
        remove: async () => undefined,
      },
    }
    await expect(exportFahrten(broken, jobOf(id))).rejects.toThrow('full')
    expect((await show(id)).json.status).toBe('laeuft')
    await expect(exportFahrten(broken, jobOf(id, 2))).rejects.toThrow('full')
    expect((await show(id)).json).toMatchObject({
      status: 'fehlgeschlagen',
      fehler: 'Die Datei konnte nicht geschrieben werden. Bitte noch einmal versuchen.',
    })
  })

  it('fails with its own process, and the server goes on', async () => {
    const id = await requested()
    const url = new URL(app.database.appUrl)
    url.pathname = '/nowhere'
    const lost = { ...depsOf(), connectionString: url.href }
    await expect(exportFahrten(lost, jobOf(id))).rejects.toThrow('database "nowhere" does not exist')
    expect((await show(id)).json.status).toBe('laeuft')
    await exportFahrten(depsOf(), jobOf(id, 1))
    expect((await show(id)).json.status).toBe('fertig')
  })

  it('is refused for foreign cars, days in the wrong order, unknown formats, and one too many', async () => {
    const other = await createTestMandant(app, 'dritte')
    const { golf } = await createTestFlotte(app, other)
    for (const [body, status] of [
      [wish({ fahrzeugIds: [golf] }), 404],
      [wish({ fahrzeugIds: [] }), 422],
      [wish({ bis: '2026-10-31' }), 422],
      [wish({ format: 'csv' }), 422],
      [wish({ von: '31.11.2026' }), 422],
      [wish({ mehr: 1 }), 422],
    ] as const)
      expect([body, (await ask(haus.leitung, wire.requestAusfuhr.path, body)).status]).toEqual([body, status])
    for (let i = 0; i < 5; i++)
      expect((await ask(haus.leitung, wire.listAusfuhren.path, wish())).status).toBe(201)
    const sixth = await ask(haus.leitung, wire.listAusfuhren.path, wish())
    expect([sixth.status, sixth.json.code]).toEqual([429, 'anfrage.zuViele'])
  })

  it('is gone after a day, with its bytes', async () => {
    const id = await requested()
    await exportFahrten(depsOf(), jobOf(id))
    const key = `${haus.id}/ausfuhren/${id}.xlsx`
    const stored = await app.deps.storage.get(key)
    expect((await buffer(stored ?? new ReadableStream())).length).toBeGreaterThan(1_000)
    const deps = { ...depsOf(), mandanten: async () => [haus.id] }
    const at = (text: string) => ({
      name: text,
      von: Temporal.Instant.from(text),
      now: Temporal.Instant.from(text),
    })
    await deleteAusfuhren(deps, at('2026-11-21T08:00:00Z'))
    expect((await show(id)).status).toBe(200)
    await deleteAusfuhren(deps, at('2026-11-21T08:00:01Z'))
    expect((await show(id)).status).toBe(404)
    expect(await app.deps.storage.get(key)).toBeNull()
  })
})
