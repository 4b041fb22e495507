import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import { address } from '@platzwart/contract/operation'
import * as einfuhrWire from '@platzwart/contract/operations/einfuhr'
import * as wire from '@platzwart/contract/operations/leseraum'
import { tablesUnder } from '@platzwart/domain/grundriss/drawRoom'
import { describe, expect, it } from 'vitest'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { nothingOfWhatBreaksOff } from '../../../testing/suites/breakingOff.ts'
import { einfuhrDriver } from '../../../testing/suites/einfuhr.ts'
import { app, fremd, haus, hausSuite, leseraeume } from '../../../testing/suites/haus.ts'
import { as, person } from '../../../testing/suites/people.ts'
import { PLAETZE_RULES } from './judgeLines.ts'

hausSuite(undefined, { fremd: true, anew: true })

const { uploadOf, send, show, judge, work, idOf, brought, broughtThousand, lines, refusedIn, apply, renew } =
  einfuhrDriver('plaetze', PLAETZE_RULES, () => haus.grundrissId)

const HEAD = 'Name;Art;Zone;Personen;Ausstattung;x;y;Drehung'
const table = (...rows: string[]) => [HEAD, ...rows].join('\r\n')

async function seats(): Promise<Map<string, LeseraumDetail>> {
  const { json } = await as(haus.leitung, address(wire.listLeseraeume, { id: haus.grundrissId }))
  const { leseraeume: all } = json as never as { leseraeume: LeseraumDetail[] }
  return new Map(all.map((seat) => [seat.bezeichnung, seat]))
}

async function planRow() {
  const [row] = await leseraeume.rows('select version, zeichnung from grundriss where id = $1', [
    haus.grundrissId,
  ])
  return row as {
    readonly version: number
    readonly zeichnung: { readonly art: string; readonly d: string }[]
  }
}

describe('a table of seats', () => {
  nothingOfWhatBreaksOff(() =>
    uploadOf(table(...Array.from({ length: 2000 }, (_, nr) => `N${nr};;Ruhe;2;Lampe;;;`))),
  )

  it('says what each line would come to, and does nothing yet', async () => {
    const before = await planRow()
    const einfuhr = await brought(
      table('A 1;;;;;;;', 'P1;;Ruhe;2;Lampe;;;', 'P2;Einzelplatz;;1;;250;100;', 'A 2;Sofa;;;;;;'),
    )
    expect(einfuhr).toMatchObject({
      status: 'bereit',
      gesamt: 4,
      erledigt: 4,
      anzahl: { neu: 1, geaendert: 1, unveraendert: 1, abgelehnt: 1 },
    })
    const all = await lines(einfuhr.id)
    expect(all.map(({ urteil, titel, zusatz }) => [urteil, titel, zusatz])).toEqual([
      ['neu', 'A 1', ''],
      ['geaendert', 'P1', 'Ruhe'],
      ['unveraendert', 'P2', ''],
      ['abgelehnt', 'A 2', ''],
    ])
    expect(all[1]?.aenderungen).toEqual([
      { spalte: 'Zone', vorher: '', nachher: 'Ruhe' },
      { spalte: 'Personen', vorher: '1', nachher: '2' },
    ])
    expect(all[3]?.verstoesse[0]).toMatchObject({ spalte: 'Art', wert: 'Sofa' })
    expect([(await seats()).size, await planRow()]).toEqual([5, before])
  })

  it('is done whole, once, with tables under new seats and those that are moved, and is on record', async () => {
    const { version } = await planRow()
    const einfuhr = await brought(
      table('A 1;;;;2x lampe;500;500;90', 'A 2;Gruppenraum;Ecke;8;;;;', 'P1;;;;;400;300;180', 'P2;;;3;;;;'),
    )
    const [first, again] = await Promise.all([apply(einfuhr.id), apply(einfuhr.id)])
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.json).toEqual(first.json)
    const now = await seats()
    expect(now.get('A 1')).toMatchObject({
      art: 'platz',
      kapazitaet: 1,
      x: 500,
      y: 500,
      drehung: 90,
      breite: 100,
      hoehe: 90,
      aktiv: true,
      ausstattung: [{ id: haus.ausstattungId, anzahl: 2 }],
    })
    expect(now.get('A 2')).toMatchObject({ art: 'gruppenraum', zone: 'Ecke', kapazitaet: 8, breite: 360 })
    expect(now.get('P1')).toMatchObject({ x: 400, y: 300, drehung: 180, version: 2, kapazitaet: 1 })
    expect(now.get('P2')).toMatchObject({ kapazitaet: 3, version: 2, x: 250 })
    expect(now.get('P3')).toMatchObject({ version: 1 })
    const plan = await planRow()
    expect(plan.version).toBe(version + 1)
    const seat = { x: 500, y: 500, breite: 100, hoehe: 90, drehung: 90 }
    expect(plan.zeichnung.map(({ d }) => d)).toContain(tablesUnder([seat])[0]?.d)
    const trail = await leseraeume.rows(
      "select aktion, objekt_id, nachher from protokoll where aktion in ('importLeseraeume', 'applyEinfuhr') and mandant_id = $1",
      [haus.id],
    )
    expect(trail).toHaveLength(2)
    expect(trail.find(({ aktion }) => aktion === 'importLeseraeume')).toMatchObject({
      objekt_id: haus.grundrissId,
      nachher: {
        neu: [{ bezeichnung: 'A 1' }, { bezeichnung: 'A 2' }],
        geaendert: [
          { bezeichnung: 'P1', x: '400' },
          { bezeichnung: 'P2', kapazitaet: '3' },
        ],
      },
    })
  })

  it('has seats that stand nowhere stand clear of what is drawn', async () => {
    const wand = JSON.stringify([{ art: 'wand', d: 'M0 200H1000V220H0Z' }])
    await leseraeume.rows('update grundriss set zeichnung = $2::jsonb where id = $1 returning 1', [
      haus.grundrissId,
      wand,
    ])
    const einfuhr = await brought(table('A 1;;;;;;;', 'A 2;Gruppenraum;;4;;;;'))
    expect((await apply(einfuhr.id)).status).toBe(200)
    const now = await seats()
    for (const name of ['A 1', 'A 2']) {
      const { y = 0, hoehe = 0 } = now.get(name) ?? {}
      expect(y + hoehe / 2 < 200 || y - hoehe / 2 > 220).toBe(true)
    }
  })

  it('brought a second time comes to nothing', async () => {
    const text = table('A 1;;Ruhe;;Lampe;;;', 'A 2;;;;;;;270', 'P1;;Ruhe;;;;;')
    expect((await apply((await brought(text)).id)).status).toBe(200)
    expect((await brought(text)).anzahl).toEqual({ neu: 0, geaendert: 0, unveraendert: 3, abgelehnt: 0 })
  })

  it('names line, column and rule of 20 bad lines in 1,000, and takes the others', async () => {
    await leseraeume.rows('update grundriss set breite = 20000, hoehe = 20000 where id = $1 returning 1', [
      haus.grundrissId,
    ])
    const { id, refused } = await broughtThousand(
      HEAD,
      (nr) => `N${nr};;;;;;;`,
      (nr) => `B${nr};;;;;30000;;`,
    )
    expect(refused[0]?.verstoesse[0]).toMatchObject({ spalte: 'x (cm)', wert: '30000' })
    expect((await apply(id)).status).toBe(200)
    const now = await seats()
    expect(now.size).toBe(985)
    const spots = new Set([...now.values()].map(({ x, y }) => `${x} ${y}`))
    expect(spots.size).toBe(985)
  })

  it('refuses what stands there twice, what is off the plan, unknown equipment and shortened numbers', async () => {
    const einfuhr = await brought(
      table(
        'A;;;;;;;',
        'A;;;;;;;',
        'B;;;;;5000;10;',
        'C;;;;;10;;',
        'D;;;;Sofa;;;',
        '1,23457E+11;;;;;;;',
        `${'x'.repeat(61)};;;;;;;`,
      ),
    )
    const { refused, where } = await refusedIn(einfuhr.id)
    expect(where).toEqual([
      [3, 'Name'],
      [4, 'x (cm)'],
      [5, 'y (cm)'],
      [6, 'Ausstattung'],
      [7, 'Name'],
      [8, 'Name'],
    ])
    expect(refused.map(({ verstoesse: [one] }) => one?.detail)).toEqual(
      ['Zeile 2', 'B', 'gehören zusammen', 'Sofa', 'gekürzt', '60'].map((word) =>
        expect.stringContaining(word),
      ),
    )
  })

  it('is read in whichever encoding, and is none of something else', async () => {
    const latin = Uint8Array.from('Name;Zone\nSüd 1;Süden', (sign) => sign.charCodeAt(0))
    const read = await brought(latin)
    expect([read.kodierung, (await lines(read.id))[0]?.titel]).toEqual(['windows-1252', 'Süd 1'])
    const [english] = await lines((await brought('\ufeffSeat\tKind\nS 1\tGroup room')).id)
    expect(english).toMatchObject({ urteil: 'neu', titel: 'S 1' })
    for (const [content, words] of [
      [new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'keine CSV-Datei'],
      [Uint8Array.from(Buffer.from(`\ufeff${table('A\0;;;;;;;')}`, 'utf16le')), 'keine CSV-Datei'],
      ['Zone\nRuhe', 'Name'],
      [HEAD, 'keine Zeilen'],
    ] as const)
      expect((await brought(content)).fehler).toContain(words)
  })

  it('has cells and headings that are too long, and whose end falls into a sign of two halves', async () => {
    const cell = `${'x'.repeat(2000)}📚`
    const heading = `${'y'.repeat(99)}📚`
    const einfuhr = await brought(`Name;Zone;${heading}\nA;Ruhe;1\n${cell};Ruhe;1`)
    expect(einfuhr).toMatchObject({ status: 'bereit', anzahl: { neu: 1, abgelehnt: 1 } })
    expect((await refusedIn(einfuhr.id)).where).toEqual([[3, 'Name']])
  })

  it('is judged in a process of its own, and one that was killed leaves nothing half done', async () => {
    const id = idOf(await send(table('A 1;;;;;;;')))
    await expect(
      work(id, { connectionString: 'postgres://niemand:falsch@127.0.0.1:1/nichts' }),
    ).rejects.toThrow()
    expect(await show(id)).toMatchObject({ status: 'fehlgeschlagen' })
    expect(await lines(id)).toEqual([])
    const other = idOf(await send(table('A 1;;;;;;;')))
    await work(other)
    expect(await show(other)).toMatchObject({ status: 'bereit', anzahl: { neu: 1 } })
  })
})

describe('between preview and taking over', () => {
  it('a change of the plan is told, and then nothing is done', async () => {
    const einfuhr = await brought(table('A 1;;;;;;;', 'P1;;Ruhe;;;;;'))
    const there = (await seats()).get('P1')
    const { id = '', ...more } = there ?? {}
    const taken = await as(haus.leitung, address(wire.createLeseraeume, { id: haus.grundrissId }), {
      body: { leseraeume: [{ bezeichnung: 'A 1', x: 1, y: 1, breite: 80, hoehe: 60 }] },
      version: (await planRow()).version,
    })
    expect(taken.status).toBe(201)
    const refused = await apply(einfuhr.id)
    expect([refused.status, refused.json.code]).toEqual([409, 'einfuhr.veraltet'])
    expect((await seats()).get('P1')).toEqual({ ...more, id })
    expect((await renew(einfuhr.id)).json).toMatchObject({ status: 'wartend' })
    await judge(einfuhr.id)
    expect((await show(einfuhr.id)).anzahl).toMatchObject({ neu: 0, geaendert: 1, unveraendert: 1 })
  })

  it('a place that somebody else has taken meanwhile is told', async () => {
    const einfuhr = await brought(table('A 1;;;;;;;'))
    const before = await seats()
    const free = await brought(table('B 1;;;;;;;'))
    expect((await apply(free.id)).status).toBe(200)
    expect((await apply(einfuhr.id)).json.code).toBe('einfuhr.veraltet')
    expect((await seats()).size).toBe(before.size + 1)
  })

  it('two files with the same seat are done one after the other, and the second is told', async () => {
    const pflege = await person('ausstattungs_pflege')
    const a = await brought(table('A 1;;;;;;;'))
    const b = await brought(table('A 1;;;;;;;'), pflege)
    const answers = await Promise.all([apply(a.id), apply(b.id, { who: pflege })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await seats()).size).toBe(6)
  })

  it('a seat may be booked: whoever books is not kept waiting, and loses nothing', async () => {
    const einfuhr = await brought(table('P1;;Ruhe;;;;;'))
    const [done, booked] = await Promise.all([
      apply(einfuhr.id),
      leseraeume.bookAs(haus.anna, { leseraumId: haus.seats[0], ...leseraeume.slot() }),
    ])
    expect([done.status, booked.status]).toEqual([200, 201])
  })
})

describe('a table of seats is a matter of those who keep them', () => {
  it('and of the one who brought it, under its own kind', async () => {
    const pflege = await person('ausstattungs_pflege')
    const personen = await person('benutzer_pflegen')
    const einfuhr = await brought(table('A 1;;;;;;;'))
    const path = address(einfuhrWire.showEinfuhr, { art: 'plaetze', id: einfuhr.id })
    for (const [who, status] of [
      [haus.anna, 403],
      [personen, 403],
      [pflege, 404],
    ] as const)
      expect((await as(who, path)).status).toBe(status)
    expect((await apply(einfuhr.id, { who: pflege })).status).toBe(404)
    expect(
      (await as(haus.leitung, address(einfuhrWire.showEinfuhr, { art: 'personen', id: einfuhr.id }))).status,
    ).toBe(404)
    expect((await send(table('A;;;;;;;'), { who: personen })).status).toBe(403)
  })

  it('and about a plan of the house', async () => {
    const about = async (plan: string) => (await send(table('A;;;;;;;'), { about: plan })).status
    expect([await about(fremd.grundrissId), await about(uuidv7()), await about('x')]).toEqual([404, 404, 422])
    const path = `${address(einfuhrWire.uploadEinfuhr, { art: 'plaetze' })}?dateiname=a.csv`
    const sent = { as: haus.leitung.token, host: haus.host, headers: { 'content-type': 'text/csv' } }
    const bytes = new TextEncoder().encode(table('A;;;;;;;'))
    expect((await app.request(path, { ...sent, bytes })).json).toMatchObject({
      status: 422,
      issues: [{ field: 'ziel', code: 'feld.fehlt' }],
    })
    const people = `${address(einfuhrWire.uploadEinfuhr, { art: 'personen' })}?dateiname=a.csv&ziel=${haus.grundrissId}`
    expect((await app.request(people, { ...sent, bytes })).status).toBe(404)
  })

  it('and goes with its plan', async () => {
    const einfuhr = await brought(table('A 1;;;;;;;'))
    await leseraeume.rows('delete from leseraum where mandant_id = $1 returning 1', [haus.id])
    await leseraeume.rows('delete from grundriss where mandant_id = $1 returning 1', [haus.id])
    expect((await apply(einfuhr.id)).status).toBe(404)
  })

  it('and invites nobody', async () => {
    const einfuhr = await brought(table('A 1;;;;;;;'))
    const refused = await apply(einfuhr.id, { body: { einladen: true } })
    expect([refused.status, refused.json.code]).toEqual([422, 'anfrage.ungueltig'])
    expect((await seats()).size).toBe(5)
  })

  it('and is not there in a house without reading rooms', async () => {
    await leseraeume.rows("update mandant set module = '{}', stand = stand + 1 where id = $1 returning 1", [
      haus.id,
    ])
    expect((await send(table('A;;;;;;;'))).json.code).toBe('modul.aus')
  })
})

describe('the seats of a plan in a table', () => {
  const fetched = (language = 'de', id = haus.grundrissId) =>
    app.request(address(einfuhrWire.exportLeseraeume, { id }), {
      as: haus.leitung.token,
      host: haus.host,
      headers: { 'accept-language': language },
    })

  it('come back unchanged in either language, as does the template', async () => {
    await leseraeume.rows("update leseraum set drehung = -90, zone = '=Ruhe;1' where id = $1 returning 1", [
      haus.seats[0],
    ])
    for (const language of ['de', 'en']) {
      const file = await fetched(language)
      expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect((await brought(file.text)).anzahl).toEqual({
        neu: 0,
        geaendert: 0,
        unveraendert: 5,
        abgelehnt: 0,
      })
    }
    const template = await app.request(address(einfuhrWire.readTemplate, { art: 'plaetze' }), {
      as: haus.leitung.token,
      host: haus.host,
    })
    expect((await brought(template.text)).anzahl).toMatchObject({ neu: 1, abgelehnt: 0 })
  })

  it('stand in the order of their names, and nothing in them is calculated', async () => {
    await leseraeume.rows(
      "update leseraum set bezeichnung = 'P10', zone = '=1+1' where id = $1 returning 1",
      [haus.seats[0]],
    )
    const [head, ...rows] = (await fetched()).text.replace('\ufeff', '').trimEnd().split('\r\n')
    expect(head).toMatch(/^Name;Art;Zone;Personen;Ausstattung;x \(cm\)/)
    expect(rows.map((row) => row.split(';')[0])).toEqual(['G1', 'P2', 'P3', 'P4', 'P10'])
    expect(rows.at(-1)).toContain(";'=1+1;1;Lampe;")
    expect(rows[0]).toContain('Gruppenraum')
  })

  it('are those of a plan of the house, for who keeps seats', async () => {
    expect((await fetched('de', fremd.grundrissId)).status).toBe(404)
    const path = address(einfuhrWire.exportLeseraeume, { id: haus.grundrissId })
    expect((await as(haus.anna, path)).status).toBe(403)
  })
})
