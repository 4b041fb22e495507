import { address } from '@platzwart/contract/operation'
import * as fahrtWire from '@platzwart/contract/operations/fahrt'
import * as wire from '@platzwart/contract/operations/fuhrpark'
import { beforeEach, describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { createCar } from '../../testing/fahrzeug.ts'
import type { TestPerson } from '../../testing/mandant.ts'
import { fahrten, flotte, flotteSuite, foreignOnes } from '../../testing/suites/flotte.ts'
import { app, fremd, haus, MONDAY } from '../../testing/suites/haus.ts'

const DAY = { von: '2026-11-25T00:00:00Z', bis: '2026-11-26T00:00:00Z' }

let car: string

flotteSuite(MONDAY, { fremd: true })

beforeEach(async () => {
  await haus.scoped((tx) =>
    tx.raw(
      "update fahrzeug_buchung set status = 'storniert', gehalten_bis = null, gehalten_status = null",
      [],
    ),
  )
  car = await createCar(haus)
})

const { booked, bookAs, get, post, rows, statusOf } = fahrten

function close(body: object = {}, person: TestPerson = flotte.fuhrpark) {
  return app.request(wire.closeFahrzeug.path, {
    as: person.token,
    host: haus.host,
    body: { fahrzeugId: car, typ: 'WARTUNG', ...DAY, ...body },
  })
}

function storno(body: object, person: TestPerson = flotte.fuhrpark) {
  return app.request(fahrtWire.cancelFahrten.path, {
    as: person.token,
    host: haus.host,
    body: { informationstext: 'Betriebsausflug', ...body },
  })
}

const trip = (hour: number, person = flotte.fahrerin) =>
  booked(person, {
    fahrzeugId: car,
    von: `2026-11-25T${String(hour).padStart(2, '0')}:00:00Z`,
    bis: `2026-11-25T${String(hour + 1).padStart(2, '0')}:00:00Z`,
  })

describe('a block for maintenance, service or a defect', () => {
  it('proposes other cars in the mails of the twenty soonest trips, however many it hits', async () => {
    const first = Temporal.Instant.from('2026-11-25T08:00:00Z')
    // The last one first.
    const trips = Array.from({ length: 22 }, (_, i) => {
      const von = first.add({ minutes: (21 - i) * 20 })
      return { id: uuidv7(), zeitraum: `[${von},${von.add({ minutes: 20 })})` }
    })
    await rows(
      `insert into fahrzeug_buchung (mandant_id, id, fahrzeug_id, zeitraum, sperrzeitraum, status, benutzer_id, fahrer_id)
       select m.id, t.id, $2, t.zeitraum, t.zeitraum, 'reserviert', $3, $3
       from mandant m, json_to_recordset($4::json) t(id uuid, zeitraum tstzrange) where m.id = $1`,
      [haus.id, car, flotte.fahrerin.id, JSON.stringify(trips)],
    )
    expect((await close({ betroffeneStornieren: true })).status).toBe(201)
    const mails = await rows(
      `select jsonb_array_length(n.daten -> 'mehr' -> 'ersatz') > 0 as ersatz
       from benachrichtigung n join fahrzeug_buchung b on b.mandant_id = n.mandant_id and b.id = n.objekt_id
       where n.typ = 'fahrtSystemStorno' and b.fahrzeug_id = $1 order by lower(b.zeitraum)`,
      [car],
    )
    expect(mails.map(({ ersatz }) => ersatz)).toEqual([
      ...Array.from({ length: 20 }, () => true),
      false,
      false,
    ])
  })

  it('shows whom it hits, and cancels only what was shown and confirmed', async () => {
    const ids = [await trip(8), await trip(12, flotte.fahrer)]
    const shown = await close()
    expect([shown.status, shown.json.code]).toEqual([409, 'fahrzeug.betroffeneBuchungen'])
    expect(shown.json.title).toBe(
      'Diese Änderung trifft Buchungen, so viele: 2. Bitte ansehen und bestätigen.',
    )
    expect(shown.json.current).toMatchObject([
      { id: ids[0], fahrer: 'fahrerin Muster', fahrtgrund: 'Kundentermin' },
      { id: ids[1], fahrer: 'fahrer Muster' },
    ])
    expect(await statusOf(ids[0] ?? '')).toBe('reserviert')
    const closed = await close({ betroffeneStornieren: true, grund: 'Inspektion' })
    expect(closed.status).toBe(201)
    expect(closed.json).toMatchObject({
      status: 'verschlossen',
      typ: 'WARTUNG',
      fahrer: null,
      informationstext: 'Inspektion',
    })
    for (const id of ids) {
      const [row] = await rows('select status, informationstext from fahrzeug_buchung where id = $1', [id])
      expect(row).toEqual({
        status: 'storniert',
        informationstext: 'Storno wegen Wartung des Fahrzeugs. Inspektion',
      })
    }
    const [mail] = await rows(
      "select daten, empfaenger_id from benachrichtigung where objekt_id = $1 and typ = 'fahrtSystemStorno'",
      [ids[0]],
    )
    expect(mail).toMatchObject({ empfaenger_id: flotte.fahrerin.id })
    expect(JSON.stringify(mail?.daten)).toContain('NH-PW')
    expect(
      await rows('select typ, beschreibung from fahrzeug_historie where fahrzeug_id = $1', [car]),
    ).toEqual([{ typ: 'WARTUNG', beschreibung: 'Inspektion' }])
    const inside = await bookAs(flotte.fahrer, {
      fahrzeugId: car,
      von: '2026-11-25T09:00:00Z',
      bis: '2026-11-25T10:00:00Z',
    })
    expect([inside.status, inside.json.code]).toEqual([409, 'fahrzeug.gesperrt'])
  })

  it('shows again what has come since it was shown, and changes nothing then', async () => {
    const shown = await trip(8)
    const since = await trip(12, flotte.fahrer)
    const asked = await close({ betroffeneStornieren: true, betroffeneIds: [shown] })
    expect([asked.status, asked.json.code, asked.json.current]).toMatchObject([
      409,
      'fahrzeug.betroffeneBuchungen',
      [{ id: shown }, { id: since }],
    ])
    expect([await statusOf(shown), await statusOf(since)]).toEqual(['reserviert', 'reserviert'])
    // What was shown and has gone since is nobody's question.
    await post(flotte.fahrerin, shown, 'cancel')
    expect((await close({ betroffeneStornieren: true, betroffeneIds: [shown, since] })).status).toBe(201)
    expect(await statusOf(since)).toBe('storniert')
  })

  it('shows a trip that only the gap brings into the block', async () => {
    const id = await trip(10)
    const window = { von: '2026-11-25T11:00:00Z', bis: '2026-11-25T13:00:00Z' }
    const shown = await close(window)
    expect([shown.status, shown.json.current]).toEqual([409, [expect.objectContaining({ id })]])
    expect((await close({ ...window, betroffeneStornieren: true })).status).toBe(201)
    expect(await statusOf(id)).toBe('storniert')
  })

  it('leaves the cancelled trip to be driven with another car, by one click', async () => {
    const id = await trip(8)
    await close({ typ: 'DEFEKT', betroffeneStornieren: true })
    const [row] = await rows('select informationstext from fahrzeug_buchung where id = $1', [id])
    expect(row?.informationstext).toBe('Storno, weil das Fahrzeug defekt ist.')
    const proposals = (await get(flotte.fahrerin, address(fahrtWire.proposeErsatz, { id }))).json
    const [best] = proposals as unknown as { fahrzeugId: string }[]
    const taken = await post(flotte.fahrerin, id, 'ersatz', { fahrzeugId: best?.fahrzeugId })
    expect(taken.status).toBe(200)
    expect(taken.json).toMatchObject({
      status: 'reserviert',
      von: '2026-11-25T08:00:00Z',
      fahrzeugId: best?.fahrzeugId,
      fahrtgrund: 'Kundentermin',
    })
    expect(taken.json.id).not.toBe(id)
    expect(await rows('select typ, status from fahrzeug_historie where fahrzeug_id = $1', [car])).toEqual([
      { typ: 'STATUSAENDERUNG', status: 'DEFEKT' },
    ])
  })

  it('leaves words in the history when it is set without a reason, and when it is lifted, one by one or in bulk', async () => {
    const first = String((await close({ typ: 'SERVICE' })).json.id)
    expect((await post(flotte.fuhrpark, first, 'cancel')).status).toBe(200)
    const second = String((await close({ typ: 'DEFEKT', grund: 'Bremse' })).json.id)
    expect((await storno({ ids: [second] })).status).toBe(200)
    const entries = await rows(
      'select typ, status, beschreibung, buchung_id from fahrzeug_historie where fahrzeug_id = $1 order by id',
      [car],
    )
    expect(entries).toEqual([
      { typ: 'SERVICE', status: null, beschreibung: 'Wegen Service gesperrt', buchung_id: first },
      {
        typ: 'STATUSAENDERUNG',
        status: null,
        beschreibung: 'Sperre wegen Service aufgehoben',
        buchung_id: first,
      },
      { typ: 'STATUSAENDERUNG', status: 'DEFEKT', beschreibung: 'Bremse', buchung_id: second },
      {
        typ: 'STATUSAENDERUNG',
        status: null,
        beschreibung: 'Sperre wegen eines Defekts aufgehoben: Bremse',
        buchung_id: second,
      },
    ])
  })

  it('leaves nothing in the history of a car whose trip is cancelled', async () => {
    await post(flotte.fahrerin, await trip(8), 'cancel')
    expect(await rows('select id from fahrzeug_historie where fahrzeug_id = $1', [car])).toEqual([])
  })

  it('is not booked again with another car when it has fallen away', async () => {
    const block = await close({ grund: 'Inspektion' })
    expect((await storno({ ids: [block.json.id] })).json.storniert).toEqual([block.json.id])
    const before = await rows('select id from fahrzeug_buchung', [])
    const again = await post(flotte.fuhrpark, String(block.json.id), 'ersatz', { fahrzeugId: flotte.passat })
    expect([again.status, again.json.code]).toEqual([404, 'nichtGefunden'])
    expect(await rows('select id from fahrzeug_buchung', [])).toHaveLength(before.length)
  })

  it('stands back behind who is on the way, and behind another block', async () => {
    const id = await trip(8)
    await haus.scoped((tx) => tx.raw("update fahrzeug_buchung set status = 'aktiv' where id = $1", [id]))
    const busy = await close({ betroffeneStornieren: true })
    expect([busy.status, busy.json.code]).toEqual([409, 'fahrzeug.belegt'])
    await haus.scoped((tx) => tx.raw("update fahrzeug_buchung set status = 'storniert' where id = $1", [id]))
    const first = await close({ typ: 'SERVICE' })
    expect(first.status).toBe(201)
    expect((await close({ betroffeneStornieren: true })).json.code).toBe('fahrzeug.gesperrt')
    expect((await post(flotte.fuhrpark, String(first.json.id), 'cancel')).json.status).toBe('storniert')
    expect((await close()).status).toBe(201)
  })

  it('needs no gap behind a trip that is over, and waits for no cancellation to be final', async () => {
    const done = await trip(8)
    await haus.scoped((tx) =>
      tx.raw("update fahrzeug_buchung set status = 'durchgeführt' where id = $1", [done]),
    )
    const over = await close({ von: '2026-11-25T07:00:00Z', typ: 'DEFEKT', betroffeneStornieren: true })
    expect([over.status, over.json.code]).toEqual([409, 'fahrzeug.belegt'])
    const cancelled = await trip(12)
    await post(flotte.fahrerin, cancelled, 'cancel')
    expect((await close({ von: '2026-11-25T09:05:00Z', typ: 'DEFEKT' })).status).toBe(201)
    expect((await post(flotte.fahrerin, cancelled, 'undo-cancel')).json.code).toBe(
      'buchung.ruecknahmeAbgelaufen',
    )
    expect(await statusOf(done)).toBe('durchgeführt')
  })

  it('is a fleet manager’s, of a car of the house, for a time that is not over', async () => {
    expect((await close({}, flotte.fahrerin)).json.code).toBe('recht.fehlt')
    expect((await close({ fahrzeugId: foreignOnes.golf })).json.code).toBe('nichtGefunden')
    expect((await close({ von: '2026-11-20T00:00:00Z', bis: '2026-11-21T00:00:00Z' })).json.code).toBe(
      'buchung.inVergangenheit',
    )
    expect((await close({ bis: DAY.von })).json.code).toBe('zeitraum.startNichtVorEnde')
    expect((await close({ typ: 'BUCHUNG' })).json.issues).toMatchObject([
      { code: 'feld.auswahl', field: 'typ' },
    ])
    expect((await close({ grund: 'x'.repeat(501) })).json.issues).toMatchObject([
      { code: 'feld.zuLang', field: 'grund' },
    ])
  })
})

describe('the cancellation of many', () => {
  it('takes everything but what is done, by ids, vehicles and window, with its text', async () => {
    const early = await trip(8)
    const late = await trip(12)
    const done = await trip(16)
    const elsewhere = await booked(flotte.fahrer)
    await haus.scoped((tx) =>
      tx.raw("update fahrzeug_buchung set status = 'durchgeführt' where id = $1", [done]),
    )
    const byWindow = await storno({
      fahrzeugIds: [car],
      von: '2026-11-25T10:00:00Z',
      bis: '2026-11-25T20:00:00Z',
    })
    expect(byWindow.json.storniert).toEqual([late])
    const byIds = await storno({ ids: [early, done, '01980000-0000-7000-8000-00000000ffff'] })
    expect(byIds.json.storniert).toEqual([early])
    expect([await statusOf(done), await statusOf(elsewhere)]).toEqual(['durchgeführt', 'reserviert'])
    const [row] = await rows('select informationstext from fahrzeug_buchung where id = $1', [late])
    expect(row?.informationstext).toBe('Betriebsausflug')
    const mails = await rows('select typ from benachrichtigung where objekt_id = $1', [late])
    expect(mails).toContainEqual({ typ: 'fahrtWeggenommen' })
    expect((await storno({ ids: [early] })).json.storniert).toEqual([])
  })

  it('can be taken back for as long as the slots are held, and the reason goes with it', async () => {
    const id = await trip(10)
    const gone = fremd.id
    const answer = await storno({ ids: [id, gone] })
    expect(answer.json).toMatchObject({
      storniert: [id],
      nicht: [{ id: gone, gruende: [{ code: 'buchung.nichtMehrStornierbar' }] }],
      gehaltenBis: app.clock.now().add({ seconds: 10 }).toString(),
    })
    const undone = await post(flotte.fuhrpark, id, 'undo-cancel')
    expect([undone.status, undone.json]).toMatchObject([200, { status: 'reserviert', informationstext: '' }])
  })

  it('never means all by naming nothing, and never reaches another Mandant', async () => {
    const id = await trip(8)
    expect((await storno({})).json.issues).toMatchObject([{ code: 'feld.fehlt', field: 'ids' }])
    expect((await storno({ von: DAY.bis, bis: DAY.von })).json.code).toBe('zeitraum.startNichtVorEnde')
    expect((await storno({ ids: [id], informationstext: '' })).json.issues).toMatchObject([
      { code: 'feld.zuKurz', field: 'informationstext' },
    ])
    expect((await storno({ ids: [id] }, flotte.fahrerin)).json.code).toBe('recht.fehlt')
    const foreign = await app.request(fahrtWire.cancelFahrten.path, {
      as: foreignOnes.fuhrpark.token,
      host: fremd.host,
      body: { ids: [id], informationstext: 'X' },
    })
    expect(foreign.json.storniert).toEqual([])
    expect(await statusOf(id)).toBe('reserviert')
  })
})
