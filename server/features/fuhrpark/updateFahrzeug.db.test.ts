import { address } from '@platzwart/contract/operation'
import * as fahrtWire from '@platzwart/contract/operations/fahrt'
import * as wire from '@platzwart/contract/operations/fuhrpark'
import * as heftWire from '@platzwart/contract/operations/heft'
import * as standortWire from '@platzwart/contract/operations/standort'
import { describe, expect, it } from 'vitest'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { untilWaiting } from '../../testing/database.ts'
import { setSetting } from '../../testing/fahrzeug.ts'
import { at } from '../../testing/fuhrpark.ts'
import type { TestPerson } from '../../testing/mandant.ts'
import { fahrten, flotte, flotteSuite, fuhrpark } from '../../testing/suites/flotte.ts'
import { app, fremd, haus, MONDAY } from '../../testing/suites/haus.ts'

flotteSuite(MONDAY, { fremd: true, anew: true })

const { send, create, filled, update } = fuhrpark

async function booked(fahrzeugId: string, von: string, bis: string): Promise<string> {
  return fahrten.booked(flotte.fahrerin, { fahrzeugId, von, bis })
}

async function trip(id: string) {
  const [row] = await fahrten.rows(
    'select status, informationstext, version from fahrzeug_buchung where id = $1',
    [id],
  )
  return row
}

const mails = async (id: string) =>
  (await fahrten.rows('select typ from benachrichtigung where objekt_id = $1 order by erstellt', [id])).map(
    ({ typ }) => typ,
  )

async function secondPlace(): Promise<string> {
  const id = haus.standortId.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  await send(haus.leitung, 'PUT', at(standortWire.saveStandort, id), {
    name: 'Nebenhaus',
    abstellplaetze: [{ name: 'P7' }],
  })
  return id
}

describe('a change', () => {
  it('needs the old data: 428 without, 412 with the comparison when they are old', async () => {
    const [body, version] = await filled(flotte.golf, { farbe: 'rot' })
    const without = await app.request(at(wire.updateFahrzeug, flotte.golf), {
      as: flotte.fuhrpark.token,
      host: haus.host,
      method: 'PUT',
      body,
    })
    expect([without.status, without.json.title]).toEqual([
      428,
      'Update des Fahrzeugs ohne alte Fahrzeugdaten nicht möglich, da Validierung nicht durchgeführt werden kann!',
    ])
    const put = (color: string) =>
      send(flotte.fuhrpark, 'PUT', at(wire.updateFahrzeug, flotte.golf), { ...body, farbe: color }, version)
    expect((await put('rot')).json).toMatchObject({ farbe: 'rot', version: 2 })
    const late = await put('grün')
    expect([late.status, late.json.current]).toMatchObject([412, { farbe: 'rot', version: 2 }])
    expect(
      (await send(flotte.fuhrpark, 'PUT', at(wire.updateFahrzeug, fremd.standortId), body, 1)).status,
    ).toBe(404)
  })

  it('of the location shows the bookings that wait, and cancels them with its text once that is confirmed', async () => {
    const place = await secondPlace()
    const waiting = await booked(flotte.golf, '2026-11-25T09:00:00Z', '2026-11-25T10:00:00Z')
    const done = await booked(flotte.golf, '2026-11-26T09:00:00Z', '2026-11-26T10:00:00Z')
    const running = await booked(flotte.golf, '2026-11-27T09:00:00Z', '2026-11-27T10:00:00Z')
    await fahrten.rows("update fahrzeug_buchung set status = 'durchgeführt' where id = $1", [done])
    await fahrten.rows("update fahrzeug_buchung set status = 'aktiv', beginn_ist = now() where id = $1", [
      running,
    ])
    const preview = await fahrten.get(
      flotte.fuhrpark,
      `${at(wire.listFahrzeugBetroffene, flotte.golf)}?aenderung=standort&standortId=${place}`,
    )
    const text = 'Storno wegen Standortänderung am Fahrzeug'
    expect(preview.json).toEqual([
      {
        id: waiting,
        von: '2026-11-25T09:00:00Z',
        bis: '2026-11-25T10:00:00Z',
        fahrer: 'fahrerin Muster',
        fahrtgrund: 'Kundentermin',
        informationstext: text,
      },
    ])
    const asked = await update(flotte.golf, { standortId: place })
    expect([asked.status, asked.json.code, asked.json.current]).toEqual([
      409,
      'fahrzeug.betroffeneBuchungen',
      preview.json,
    ])
    expect(await trip(waiting)).toMatchObject({ status: 'reserviert', informationstext: '' })
    const made = await update(flotte.golf, { standortId: place, betroffeneStornieren: true })
    expect([made.status, made.json.standort]).toEqual([200, { id: place, name: 'Nebenhaus' }])
    expect(await trip(waiting)).toEqual({ status: 'storniert', informationstext: text, version: 2 })
    expect([(await trip(done))?.status, (await trip(running))?.status]).toEqual(['durchgeführt', 'aktiv'])
    expect(await mails(waiting)).toContain('fahrtSystemStorno')
    const [history] = await fahrten.rows(
      "select beschreibung from fahrzeug_historie where typ = 'STATUSAENDERUNG'",
    )
    expect(history).toEqual({ beschreibung: 'Standort geändert: Haus → Nebenhaus' })
  })

  it('of the valid days hits what lies outside, from 00:00 of the first to the end of the last day', async () => {
    const before = await booked(flotte.polo, '2026-11-24T21:00:00Z', '2026-11-24T22:30:00Z')
    const first = await booked(flotte.polo, '2026-11-24T23:00:00Z', '2026-11-25T00:00:00Z')
    const last = await booked(flotte.polo, '2026-11-26T21:00:00Z', '2026-11-26T23:00:00Z')
    const after = await booked(flotte.polo, '2026-11-26T23:30:00Z', '2026-11-27T00:30:00Z')
    const days = { gueltigVon: '2026-11-25', gueltigBis: '2026-11-26' }
    const query = `aenderung=gueltigkeit&gueltigVon=${days.gueltigVon}&gueltigBis=${days.gueltigBis}`
    const preview = await fahrten.get(
      flotte.fuhrpark,
      `${at(wire.listFahrzeugBetroffene, flotte.polo)}?${query}`,
    )
    const ids = (preview.json as unknown as { id: string }[]).map(({ id }) => id)
    expect(ids).toEqual([before, after])
    expect((await update(flotte.polo, { ...days, betroffeneStornieren: true })).status).toBe(200)
    const text = 'Storno da Fahrzeug zum Buchungszeitpunkt nicht mehr buchbar ist.'
    expect(await trip(before)).toMatchObject({ status: 'storniert', informationstext: text })
    expect(await trip(after)).toMatchObject({ status: 'storniert' })
    expect([(await trip(first))?.status, (await trip(last))?.status]).toEqual(['reserviert', 'reserviert'])
    // Nothing changes, nothing is hit.
    expect((await update(flotte.polo, { ...days, farbe: 'gelb' })).status).toBe(200)
  })

  it('leaves no cancelled booking that could be brought back to a car that is elsewhere', async () => {
    const place = await secondPlace()
    const id = await booked(flotte.golf, '2026-11-25T09:00:00Z', '2026-11-25T10:00:00Z')
    expect((await fahrten.post(flotte.fahrerin, id, 'cancel')).status).toBe(200)
    expect((await update(flotte.golf, { standortId: place })).status).toBe(200)
    expect((await fahrten.post(flotte.fahrerin, id, 'undo-cancel')).status).toBeGreaterThanOrEqual(400)
    expect(await fahrten.statusOf(id)).toBe('storniert')
  })

  it('that a booking has waited for is seen by it, though it was decided before', async () => {
    const slot = { von: '2026-12-07T09:00:00Z', bis: '2026-12-07T10:00:00Z' }
    let wish: ReturnType<typeof fahrten.bookAs> | undefined
    await haus.scoped(async (tx) => {
      await tx.raw('select id from fahrzeug where mandant_id = $1 and id = $2 for update', [
        haus.id,
        flotte.golf,
      ])
      await tx.raw("update fahrzeug set gueltig_bis = '2026-11-30', version = version + 1 where id = $1", [
        flotte.golf,
      ])
      await raiseStand(tx)
      wish = fahrten.bookAs(flotte.fahrerin, slot)
      await untilWaiting(app.database)
    })
    const refused = await wish
    expect([refused?.status, refused?.json.code]).toEqual([422, 'fahrzeug.nichtGueltig'])
    expect(await fahrten.rows('select id from fahrzeug_buchung')).toEqual([])
    expect((await fahrten.bookAs(flotte.fahrerin, slot)).json.code).toBe('fahrzeug.nichtGueltig')
  })

  it('that a trip has waited for on its way to the car keeps it away', async () => {
    const slot = { von: '2026-12-07T09:00:00Z', bis: '2026-12-07T10:00:00Z' }
    const id = await booked(flotte.polo, slot.von, slot.bis)
    let move: ReturnType<typeof send> | undefined
    await haus.scoped(async (tx) => {
      await tx.raw('select id from fahrzeug where mandant_id = $1 and id = $2 for update', [
        haus.id,
        flotte.golf,
      ])
      await tx.raw("update fahrzeug set gueltig_bis = '2026-11-30', version = version + 1 where id = $1", [
        flotte.golf,
      ])
      await raiseStand(tx)
      move = send(
        flotte.fahrerin,
        'PATCH',
        address(fahrtWire.changeFahrt, { id }),
        { fahrzeugId: flotte.golf },
        1,
      )
      await untilWaiting(app.database)
    })
    const refused = await move
    expect([refused?.status, refused?.json.code]).toEqual([422, 'fahrzeug.nichtGueltig'])
    expect(await fahrten.rows('select fahrzeug_id from fahrzeug_buchung where id = $1', [id])).toEqual([
      { fahrzeug_id: flotte.polo },
    ])
  })

  it('sees a booking whose cancellation is being taken back at that moment', async () => {
    const id = await booked(flotte.golf, '2026-11-25T09:00:00Z', '2026-11-25T10:00:00Z')
    await fahrten.post(flotte.fahrerin, id, 'cancel')
    let end: ReturnType<typeof send> | undefined
    await haus.scoped(async (tx) => {
      await tx.raw(
        `update fahrzeug_buchung set status = 'reserviert', gehalten_bis = null, gehalten_status = null where id = $1`,
        [id],
      )
      end = send(flotte.fuhrpark, 'POST', at(wire.deactivateFahrzeug, flotte.golf), {})
      await untilWaiting(app.database)
    })
    expect([(await end)?.status, (await end)?.json.code]).toEqual([409, 'fahrzeug.betroffeneBuchungen'])
  })

  it('and bookings made in the same moment leave none that it should have cancelled', async () => {
    for (let round = 0; round < 6; round++) {
      const { json } = await create({ kennzeichen: `NH-R ${round}` })
      const id = String(json.id)
      const slots = Array.from({ length: 6 }, (_, i) => ({
        von: `2026-12-0${1 + i}T09:00:00Z`,
        bis: `2026-12-0${1 + i}T10:00:00Z`,
      }))
      const wishes = slots.map((slot) => fahrten.bookAs(flotte.fahrerin, { fahrzeugId: id, ...slot }))
      const end = send(flotte.fuhrpark, 'POST', at(wire.deactivateFahrzeug, id), {
        betroffeneStornieren: true,
      })
      const answers = await Promise.all([end, ...wishes])
      expect(answers[0].status).toBe(200)
      expect(answers.every(({ status }) => status < 500)).toBe(true)
      const left = await fahrten.rows(
        "select id from fahrzeug_buchung where fahrzeug_id = $1 and status <> 'storniert'",
        [id],
      )
      expect(left).toEqual([])
    }
  })
})

describe('a deactivated car', () => {
  it('loses what waits for it, frees its plate, stays in the history, and comes to nobody’s eyes', async () => {
    const waiting = await booked(flotte.golf, '2026-11-25T09:00:00Z', '2026-11-25T10:00:00Z')
    const path = at(wire.deactivateFahrzeug, flotte.golf)
    const asked = await send(flotte.fuhrpark, 'POST', path, {})
    expect([asked.status, asked.json.title]).toEqual([
      409,
      'Diese Änderung trifft Buchungen, so viele: 1. Bitte ansehen und bestätigen.',
    ])
    const unseen = await send(flotte.fuhrpark, 'POST', path, {
      betroffeneStornieren: true,
      betroffeneIds: [],
    })
    expect([unseen.status, await trip(waiting)]).toMatchObject([409, { status: 'reserviert' }])
    const seen = { betroffeneStornieren: true, betroffeneIds: [waiting] }
    const gone = await send(flotte.fuhrpark, 'POST', path, seen)
    expect([gone.status, gone.json.deaktiviert]).toEqual([200, true])
    expect(await trip(waiting)).toMatchObject({
      status: 'storniert',
      informationstext: 'Storno, weil Fahrzeug deaktiviert wurde.',
    })
    expect((await fahrten.get(flotte.fahrerin, at(wire.showFahrzeug, flotte.golf))).status).toBe(404)
    const ids = async (person: TestPerson, query: string) =>
      (
        (await fahrten.get(person, `${wire.listFahrzeuge.path}${query}`)).json.items as unknown as {
          id: string
        }[]
      ).map(({ id }) => id)
    expect(await ids(flotte.fuhrpark, '')).not.toContain(flotte.golf)
    expect(await ids(flotte.fahrerin, '?deaktivierte=true')).not.toContain(flotte.golf)
    expect(await ids(flotte.fuhrpark, '?deaktivierte=true')).toContain(flotte.golf)
    const history = await fahrten.get(flotte.fuhrpark, at(heftWire.listHistorie, flotte.golf))
    expect(history.json.items).toMatchObject([{ typ: 'DEAKTIVIERUNG', kilometerstand: 10_000 }])
    expect((await create({ kennzeichen: String(gone.json.kennzeichen) })).status).toBe(201)
    for (const again of [
      await send(flotte.fuhrpark, 'POST', path, {}),
      await update(flotte.golf, { farbe: 'rot' }),
    ]) {
      expect([again.status, again.json.code]).toEqual([409, 'fahrzeug.deaktiviert'])
    }
    const booking = await fahrten.bookAs(flotte.fahrerin, { fahrzeugId: flotte.golf })
    expect(booking.status).toBeGreaterThanOrEqual(400)
  })
})

describe('booking times of a car', () => {
  const TIMES = { wochentage: [4, 2, 1], von: '09:00', bis: '17:00' }
  const path = () => at(wire.saveBuchungszeiten, flotte.golf)

  it('are saved with the car’s version; what no longer fits is shown first and then cancelled', async () => {
    const fits = await booked(flotte.golf, '2026-11-24T09:00:00Z', '2026-11-24T10:00:00Z')
    const wednesday = await booked(flotte.golf, '2026-11-25T09:00:00Z', '2026-11-25T10:00:00Z')
    const late = await booked(flotte.golf, '2026-11-26T15:30:00Z', '2026-11-26T16:30:00Z')
    const query = 'aenderung=buchungszeiten&wochentage=1,2,4&von=09:00&bis=17:00'
    const preview = await fahrten.get(
      flotte.fuhrpark,
      `${at(wire.listFahrzeugBetroffene, flotte.golf)}?${query}`,
    )
    expect((preview.json as unknown as { id: string }[]).map(({ id }) => id)).toEqual([wednesday, late])
    expect((await send(flotte.fuhrpark, 'PUT', path(), TIMES)).status).toBe(428)
    const asked = await send(flotte.fuhrpark, 'PUT', path(), TIMES, 1)
    expect([asked.status, asked.json.current]).toEqual([409, preview.json])
    const saved = await send(flotte.fuhrpark, 'PUT', path(), { ...TIMES, betroffeneStornieren: true }, 1)
    expect(saved.json).toMatchObject({
      version: 2,
      buchungszeiten: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        wochentage: [1, 2, 4],
        von: '09:00',
        bis: '17:00',
        buchungAusserhalbMoeglich: false,
      },
    })
    expect([
      await fahrten.statusOf(fits),
      await fahrten.statusOf(wednesday),
      await fahrten.statusOf(late),
    ]).toEqual(['reserviert', 'storniert', 'storniert'])
    const refused = await fahrten.bookAs(flotte.fahrer, {
      von: '2026-12-02T09:00:00Z',
      bis: '2026-12-02T10:00:00Z',
    })
    expect(JSON.stringify(refused.json.issues)).toContain('fahrzeug.wochentagNichtBuchbar')
    const again = await send(flotte.fuhrpark, 'PUT', path(), { ...TIMES, bis: '18:00' }, 2)
    expect((again.json.buchungszeiten as unknown as { id: string }).id).toBe(
      (saved.json.buchungszeiten as unknown as { id: string }).id,
    )
    const cleared = await send(flotte.fuhrpark, 'DELETE', path(), undefined, 3)
    expect([cleared.status, cleared.json.buchungszeiten]).toEqual([200, null])
  })

  it('begin with what the house has set, and hit nothing where trips may lie outside them', async () => {
    await setSetting(haus, 'fahrzeug.zeitraumVon', '08:00')
    await setSetting(haus, 'fahrzeug.zeitraumBis', '16:00')
    const late = await booked(flotte.golf, '2026-11-26T15:30:00Z', '2026-11-26T16:30:00Z')
    const preview = async () => {
      const url = `${at(wire.listFahrzeugBetroffene, flotte.golf)}?aenderung=buchungszeiten`
      return ((await fahrten.get(flotte.fuhrpark, url)).json as unknown as { id: string }[]).map(
        ({ id }) => id,
      )
    }
    expect(await preview()).toEqual([late])
    expect((await send(flotte.fuhrpark, 'PUT', path(), { wochentage: [4] }, 1)).status).toBe(409)
    await setSetting(haus, 'fahrzeug.buchungAusserhalb', 'true')
    expect(await preview()).toEqual([])
    const saved = await send(flotte.fuhrpark, 'PUT', path(), { wochentage: [4] }, 1)
    expect([saved.status, saved.json.buchungszeiten]).toEqual([
      200,
      expect.objectContaining({ von: '08:00', bis: '16:00', buchungAusserhalbMoeglich: true }),
    ])
    for (const name of ['zeitraumVon', 'zeitraumBis', 'buchungAusserhalb'])
      await haus.scoped((tx) =>
        tx.raw('delete from einstellung_wert where option_name = $1', [`fahrzeug.${name}`]),
      )
  })

  it('hit nothing where cars have none of their own', async () => {
    await setSetting(haus, 'fahrzeug.individuelleZeiten', 'false')
    await booked(flotte.golf, '2026-11-25T09:00:00Z', '2026-11-25T10:00:00Z')
    expect((await send(flotte.fuhrpark, 'PUT', path(), TIMES, 1)).status).toBe(200)
  })

  it('need a vehicle’s id, and days and hours in their order', async () => {
    for (const id of ['undefined', 'null', '0']) {
      const answer = await send(flotte.fuhrpark, 'PUT', at(wire.saveBuchungszeiten, id), TIMES, 1)
      expect([answer.status, answer.json.title]).toEqual([
        422,
        'Fahrzeug ID nicht vorhanden, Buchungszeiten können nicht gespeichert werden!',
      ])
    }
    const cases: [object, string, string][] = [
      [{ ...TIMES, wochentage: [] }, 'wochentage', 'feld.zuKurz'],
      [{ ...TIMES, wochentage: [1, 1] }, 'wochentage.1', 'feld.doppelt'],
      [{ ...TIMES, wochentage: [7] }, 'wochentage.0', 'feld.zuGross'],
      [{ ...TIMES, von: '24:00' }, 'von', 'uhrzeit.ungueltig'],
      [{ ...TIMES, von: '17:00' }, 'bis', 'zeitraum.startNichtVorEnde'],
      [
        { ...TIMES, gueltigVon: '2026-12-02', gueltigBis: '2026-12-01' },
        'gueltigBis',
        'zeitraum.startNichtVorEnde',
      ],
    ]
    for (const [body, field, code] of cases) {
      const answer = await send(flotte.fuhrpark, 'PUT', path(), body, 1)
      expect([answer.status, answer.json.issues]).toMatchObject([422, [{ field, code }]])
    }
  })
})
