import { address } from '@platzwart/contract/operation'
import { exportMandant } from '@platzwart/contract/operations/hausdatei'
import * as wire from '@platzwart/contract/operations/protokoll'
import type { ProtokollEintrag } from '@platzwart/contract/protokoll'
import { BERECHTIGUNGEN } from '@platzwart/domain/berechtigung/names'
import { tagOf } from '@platzwart/domain/time/zone'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { record } from '../../platform/database/record.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { fetchAt } from '../../testing/files.ts'
import { createPerson, createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'
import { fileInZip } from '../../testing/zip.ts'

/** When the rows begin to be written; midnight may come before they are read. */
const BEGIN = systemClock.now()

let app: TestApp
let haus: TestMandant
let other: TestMandant
let lea: TestPerson
/** May do everything but read the trail. */
let vergeber: TestPerson
/** May read the trail, and nothing else. */
let prueferin: TestPerson

const seat = uuidv7()

beforeAll(async () => {
  app = await testApp(BEGIN.toString())
  haus = await createTestMandant(app, 'lindenau')
  other = await createTestMandant(app, 'nordhafen')
  await haus.scoped(async (tx) => {
    lea = await createPerson(app, tx, 'lea', 'lindenau', ['benutzer_pflegen'])
    const others = BERECHTIGUNGEN.filter((name) => name !== 'protokoll_einsicht')
    vergeber = await createPerson(app, tx, 'vergeber', 'lindenau', others)
    prueferin = await createPerson(app, tx, 'prueferin', 'lindenau', ['protokoll_einsicht'])
    record(tx, {
      aktion: 'book',
      objekt: 'leseraum_buchung',
      objektId: seat,
      imAuftragId: haus.anna.id,
      nachher: { leseraumId: haus.seats[0], benutzer1Id: haus.anna.id, status: 'reserviert', version: 1 },
    })
    for (let i = 0; i < 5; i++)
      record(tx, {
        aktion: 'saveStandort',
        objekt: 'standort',
        objektId: haus.standortId,
        vorher: { name: `Haus ${i}` },
        nachher: { name: `Haus ${i + 1}` },
      })
  })
})

afterAll(() => app.close())

const list = (query = '', person = haus.leitung, { host } = haus) =>
  app.request(`${wire.listProtokoll.path}${query}`, { as: person.token, host })

const itemsOf = async (query = '') =>
  ((await list(query)).json as unknown as { items: readonly ProtokollEintrag[] }).items

/** The server's day; the rows are of the database's, which may be the next by now. */
const today = tagOf(BEGIN, 'Europe/Berlin')
const days = `von=${today}&bis=${today.add({ days: 1 })}`

describe('the audit trail', () => {
  it('tells who did what, for whom, and what was there before, by the names of today', async () => {
    const [booking] = await itemsOf(`?${days}&bereich=buchungen`)
    expect(booking).toMatchObject({
      aktion: 'book',
      objekt: 'leseraum_buchung',
      objektId: seat,
      akteur: null,
      imAuftrag: { id: haus.anna.id, name: 'anna Muster' },
    })
    expect(booking?.name).toBe((await itemsOf(`?${days}&suche=${seat}`))[0]?.name)
    expect(booking?.felder).toContainEqual({ feld: 'benutzer1Id', alt: null, neu: 'anna Muster' })
    expect(booking?.felder.map(({ feld }) => feld)).not.toContain('version')
    // Of one transaction: they are of one moment, and in no order.
    const places = await itemsOf(`?${days}&bereich=dinge`)
    const last = places.find(({ name }) => name === 'Haus 5')
    expect(last?.felder).toEqual([{ feld: 'name', alt: 'Haus 4', neu: 'Haus 5' }])
  })

  it('comes page by page, each change once, the newest first', async () => {
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { json } = await list(`?${days}&limit=2${cursor && `&cursor=${cursor}`}`)
      const page = json as unknown as { items: readonly ProtokollEintrag[]; cursor: string | null }
      expect(page.items.length).toBeLessThanOrEqual(2)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.cursor
    }
    const all = await itemsOf(`?${days}&limit=200`)
    expect(seen).toEqual(all.map(({ id }) => id))
    expect(new Set(seen).size).toBe(seen.length)
    const times = all.map(({ zeit }) => Temporal.Instant.from(zeit).epochMilliseconds)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it.each([
    ['anna', 1],
    ['ANNA MUSTER', 1],
    ['%', 0],
    ['niemand', 0],
    [seat.toUpperCase(), 1],
  ])('is searched for %s', async (suche, found) => {
    expect(await itemsOf(`?${days}&suche=${encodeURIComponent(suche)}`)).toHaveLength(found)
  })

  it.each([
    ['von=2026-02-02&bis=2026-02-01', 'zeitraum.startNichtVorEnde'],
    ['von=2025-01-01&bis=2026-02-01', 'protokoll.zeitraumZuLang'],
    ['von=31.12.2026', 'anfrage.ungueltig'],
    ['bereich=alles', 'anfrage.ungueltig'],
    ['suche=%00', 'anfrage.ungueltig'],
    ['cursor=xyz', 'anfrage.ungueltig'],
  ])('refuses %s by %s', async (query, code) => {
    const { status, json } = await list(`?${query}`)
    expect([status, json.code]).toEqual([422, code])
  })

  it('is for those who have the right to it, whatever else they may, and of one house', async () => {
    for (const person of [haus.anna, lea, vergeber]) expect((await list('', person)).status).toBe(403)
    expect((await list('', prueferin)).status).toBe(200)
    expect((await app.request(wire.listProtokoll.path, { host: haus.host })).status).toBe(401)
    const { json } = await list(`?${days}`, other.leitung, other)
    const strangers = (json as unknown as { items: readonly ProtokollEintrag[] }).items
    expect(strangers.filter(({ objektId }) => [seat, haus.standortId].includes(objektId))).toEqual([])
  })
})

describe('a change of rights', () => {
  it('is told in words, and found by whom it was made for', async () => {
    const rollen = await haus.scoped(async (tx) => {
      const ids = [uuidv7(), uuidv7()]
      for (const [i, id] of ids.entries())
        await tx.raw('insert into rolle (mandant_id, id, name) values ($1, $2, $3)', [
          tx.scope.mandantId,
          id,
          `Rolle ${i}`,
        ])
      return ids
    })
    const path = `/api/benutzer/${haus.anna.id}`
    const { headers } = await app.request(path, { as: haus.leitung.token, host: haus.host })
    const { status } = await app.request(`${path}/rechte`, {
      method: 'PUT',
      as: haus.leitung.token,
      host: haus.host,
      headers: { 'if-match': headers.get('etag') ?? '' },
      body: { gruppenIds: [], rollenIds: rollen, berechtigungen: ['fahrzeug_buchen'] },
    })
    expect(status).toBe(200)
    const [change] = (await itemsOf(`?${days}&bereich=personen&suche=anna`)).filter(
      ({ aktion }) => aktion === 'changeRechte',
    )
    expect(change).toMatchObject({ objektId: haus.anna.id, akteur: { id: haus.leitung.id } })
    expect(change?.felder).toContainEqual({ feld: 'rollenIds', alt: '', neu: 'Rolle 0, Rolle 1' })
    expect(JSON.stringify(change?.felder)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/)
    expect(await itemsOf(`?${days}&suche=lea`)).not.toContainEqual(change)
  })
})

describe('what is done to a licence', () => {
  it('is found by whose it is', async () => {
    await haus.scoped(async (tx) => {
      record(tx, {
        aktion: 'checkFuehrerschein',
        objekt: 'fuehrerschein',
        objektId: haus.ben.id,
        nachher: {},
      })
    })
    const found = await itemsOf(`?${days}&bereich=personen&suche=ben`)
    expect(found.map(({ aktion, name }) => [aktion, name])).toContainEqual([
      'checkFuehrerschein',
      'ben Muster',
    ])
    expect((await itemsOf(`?${days}&suche=lea`)).map(({ aktion }) => aktion)).not.toContain(
      'checkFuehrerschein',
    )
  })
})

describe('what an operator does to a house', () => {
  it('is told as theirs, although they are nobody there', async () => {
    await app.deps.authPool.query('insert into auth.betreiber (user_id) values ($1)', [
      `user-${other.leitung.id}`,
    ])
    const { status } = await app.request(address(exportMandant, { id: haus.id }), {
      as: other.leitung.token,
      host: other.host,
      method: 'POST',
    })
    expect(status).toBe(201)
    const [written] = (await itemsOf(`?${days}&bereich=haus`)).filter(
      ({ aktion }) => aktion === 'exportMandant',
    )
    expect(written?.akteur).toMatchObject({ name: null })
    const book = await fetchAt(app, `${wire.exportProtokoll.path}?${days}&bereich=haus`, haus, haus.leitung)
    expect(fileInZip(new Uint8Array(await book.arrayBuffer()), 'xl/worksheets/sheet1.xml')).toContain(
      'Der Betreiber der Installation',
    )
  })
})

describe('the workbook of the trail', () => {
  it('is a file, and that it was taken stands in the trail', async () => {
    const { status, headers } = await app.request(`${wire.exportProtokoll.path}?${days}&bereich=dinge`, {
      as: haus.leitung.token,
      host: haus.host,
    })
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe(`attachment; filename="protokoll-${today}.xlsx"`)
    const [taken] = await itemsOf(`?${days}&bereich=haus`)
    expect(taken).toMatchObject({ aktion: 'exportProtokoll', akteur: { id: haus.leitung.id } })
    expect(taken?.felder).toContainEqual({ feld: 'bereich', alt: null, neu: 'dinge' })
  })

  it('is refused to who may not read it', async () => {
    for (const { token } of [haus.anna, vergeber]) {
      const { status } = await app.request(wire.exportProtokoll.path, { as: token, host: haus.host })
      expect(status).toBe(403)
    }
  })
})
