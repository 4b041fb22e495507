import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/fahrt'
import { describe, expect, it } from 'vitest'
import { createCar, setSetting } from '../../testing/fahrzeug.ts'
import type { TestPerson } from '../../testing/mandant.ts'
import { fahrten, flotte, flotteSuite } from '../../testing/suites/flotte.ts'
import { app, haus, MONDAY } from '../../testing/suites/haus.ts'

flotteSuite()

const { slot, bookAs, booked, get, post, rows, statusOf } = fahrten

function patch(person: TestPerson, id: string, body: object, version: number | null = 1) {
  return app.request(address(wire.changeFahrt, { id }), {
    as: person.token,
    host: haus.host,
    method: 'PATCH',
    body,
    headers: version === null ? {} : { 'if-match': `"${version}"` },
  })
}

const mailsOf = async (id: string) =>
  (await rows('select typ from benachrichtigung where objekt_id = $1 order by typ', [id])).map(
    ({ typ }) => typ,
  )

const later = (text: string, minutes: number) => Temporal.Instant.from(text).add({ minutes }).toString()

describe('a trip that whoever maintains vehicles moves', () => {
  const lead = () => flotte.fuhrpark

  it('is at its new time with the other car, told to its driver with the reason, and back again', async () => {
    const times = slot()
    const id = await booked(flotte.fahrerin, times)
    const to = slot()
    const moved = await patch(lead(), id, { ...to, fahrzeugId: flotte.polo, grund: 'Werkstatt' })
    expect([moved.status, moved.json]).toMatchObject([200, { ...to, fahrzeugId: flotte.polo, version: 2 }])
    const mails = await rows(
      "select empfaenger_id, daten from benachrichtigung where objekt_id = $1 and typ = 'fahrtVerlegt'",
      [id],
    )
    expect(mails).toMatchObject([
      {
        empfaenger_id: flotte.fahrerin.id,
        daten: { alt: { von: times.von }, fahrt: { von: to.von, grund: 'Werkstatt' } },
      },
    ])
    const trail = await rows(
      "select akteur_id, vorher ->> 'von' as vorher, nachher ->> 'von' as nachher from protokoll where objekt_id = $1 and aktion = 'changeFahrt'",
      [id],
    )
    expect(trail).toEqual([{ akteur_id: lead().id, vorher: times.von, nachher: to.von }])
    const back = await patch(lead(), id, { ...times, fahrzeugId: flotte.golf, grund: 'Doch nicht' }, 2)
    expect([back.status, back.json]).toMatchObject([200, { ...times, fahrzeugId: flotte.golf, version: 3 }])
  })

  it('is refused under the rules of a booking, with what could be had instead', async () => {
    const id = await booked(flotte.fahrerin)
    const other = slot()
    await booked(flotte.fahrer, other)
    const taken = await patch(lead(), id, { ...other, grund: 'Tausch' })
    expect([taken.status, taken.json.code]).toEqual([409, 'fahrzeug.belegt'])
    expect(taken.json.alternatives).not.toEqual([])
    expect((await patch(flotte.fahrer, id, { ...slot(), grund: 'Tausch' })).status).toBe(404)
  })
})

describe('a change of a trip', () => {
  it('moves it in time and to another car, and tells old and new', async () => {
    const times = slot()
    const id = await booked(flotte.fahrerin, times)
    const to = slot()
    const answer = await patch(flotte.fahrerin, id, { ...to, fahrzeugId: flotte.polo, personen: 3 })
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"2"'])
    expect(answer.json).toMatchObject({ ...to, fahrzeugId: flotte.polo, personen: 3, version: 2 })
    const [mail] = await rows(
      "select daten from benachrichtigung where objekt_id = $1 and typ = 'fahrtGeaendert'",
      [id],
    )
    expect(mail?.daten).toMatchObject({ alt: { von: times.von }, fahrt: { von: to.von } })
    // The old slot is free at once.
    expect((await bookAs(flotte.fahrer, times)).status).toBe(201)
  })

  it('does not stand in its own way, keeps the gap to others, and says what could be had', async () => {
    const times = slot(90)
    const id = await booked(flotte.fahrerin, times)
    expect((await patch(flotte.fahrerin, id, { von: later(times.von, 30) })).status).toBe(200)
    const other = slot()
    await booked(flotte.fahrer, other)
    const taken = await patch(flotte.fahrerin, id, { von: later(other.bis, 0), bis: later(other.bis, 30) }, 2)
    expect([taken.status, taken.json.code]).toEqual([409, 'fahrzeug.belegt'])
    expect(taken.json.alternatives).not.toEqual([])
    expect((await get(flotte.fahrerin, address(wire.readFahrt, { id }))).json.version).toBe(2)
  })

  it('asks for the version that was read, and shows what it is now', async () => {
    const id = await booked(flotte.fahrerin)
    const missing = await patch(flotte.fahrerin, id, { mitfahrer: 'Ben' }, null)
    expect([missing.status, missing.json.code]).toEqual([428, 'anfrage.versionFehlt'])
    expect((await patch(flotte.fahrerin, id, { mitfahrer: 'Ben' })).json.mitfahrer).toBe('Ben')
    const stale = await patch(flotte.fahrerin, id, { mitfahrer: 'Eva' })
    expect([stale.status, stale.json.code]).toEqual([412, 'anfrage.versionVeraltet'])
    expect(stale.json.current).toMatchObject({ mitfahrer: 'Ben', version: 2 })
  })

  it('asks the approvers anew when something else is to be approved, and only then', async () => {
    const id = await booked(flotte.fahrerin, { ...slot(), ausland: true })
    await haus.scoped(async (tx) => {
      await tx.raw(
        'update fahrzeug_freigabe set is_freigegeben = true, freigegeben_at = now() where fahrzeug_buchung_id = $1 and benutzer_id = $2',
        [id, flotte.freigabe.id],
      )
      await tx.raw("update fahrzeug_buchung set status = 'reserviert' where id = $1", [id])
    })
    expect((await patch(flotte.fahrerin, id, { mitfahrer: 'Ben' })).json.status).toBe('reserviert')
    const moved = await patch(flotte.fahrerin, id, { zielort: 'Oslo' }, 2)
    expect(moved.json).toMatchObject({ status: 'vorgemerkt', freigegeben: false })
    const asked = moved.json.freigaben as unknown as { isFreigegeben: boolean | null }[]
    expect(asked.map(({ isFreigegeben }) => isFreigegeben)).toEqual([null, null])
    expect((await mailsOf(id)).filter((typ) => typ === 'fahrtFreigabeNoetig')).toHaveLength(4)
    const plain = await patch(flotte.fahrerin, id, { ausland: false }, 3)
    expect(plain.json).toMatchObject({ status: 'vorgemerkt', freigabeGruende: ['ausland'] })
  })

  it.each([
    ['entfernung', '2026-12-08', { entfernungKm: 900 }, { entfernungKm: null }],
    ['entfernung', '2026-12-09', { entfernungKm: 900 }, { entfernungKm: 5 }],
    ['ausland', '2026-12-10', { ausland: true }, { ausland: false }],
    ['dauer', '2026-12-14', { bis: '2026-12-16T09:00:00Z' }, { bis: '2026-12-14T10:00:00Z' }],
    ['dauer', '2026-12-21', { bis: '2026-12-23T09:00:00Z' }, { von: '2026-12-23T08:00:00Z' }],
  ] as const)(
    'does not take back what approvers were asked: %s, on %s, %o, then %o',
    async (grund, tag, special, lowered) => {
      const id = await booked(flotte.fahrerin, {
        von: `${tag}T08:00:00Z`,
        bis: `${tag}T10:00:00Z`,
        ...special,
      })
      const changed = await patch(flotte.fahrerin, id, lowered)
      const still = { status: 'vorgemerkt', freigabeGruende: [grund], freigegeben: false }
      expect(changed.json).toMatchObject(still)
      expect((changed.json.freigaben as unknown as object[]).length).toBeGreaterThan(0)
      const trail = await rows(
        "select nachher -> 'freigabeGruende' as gruende from protokoll where objekt_id = $1 and aktion = 'changeFahrt'",
        [id],
      )
      expect(trail).toEqual([{ gruende: [grund] }])
      expect((await post(flotte.fahrerin, id, 'cancel')).json.status).toBe('storniert')
    },
  )

  it('does not take it back by another car either', async () => {
    const times = { von: '2026-12-28T12:00:00Z', bis: '2026-12-28T13:00:00Z' }
    const id = await booked(flotte.fahrerin, { ...times, ausland: true })
    await haus.scoped((tx) => tx.raw('update fahrzeug_buchung set ausland = false where id = $1', [id]))
    const taken = await post(flotte.fahrerin, id, 'ersatz', { fahrzeugId: flotte.passat })
    expect(taken.json).toMatchObject({ status: 'vorgemerkt', freigabeGruende: ['ausland'] })
  })

  it('gives the trip to another driver by who may book for others', async () => {
    const id = await booked(flotte.fahrerin)
    const without = await patch(flotte.fahrerin, id, { fahrerId: flotte.fahrer.id })
    expect(without.json.issues).toMatchObject([
      { code: 'fahrzeug.fremdbuchungNichtErlaubt', field: 'fahrerId' },
    ])
    const given = await patch(flotte.fuhrpark, id, { fahrerId: flotte.fahrer.id })
    expect(given.json).toMatchObject({ fahrer: { id: flotte.fahrer.id }, bucher: { id: flotte.fahrerin.id } })
    expect(await mailsOf(id)).toContain('fahrtVerlegt')
  })

  it('is closed to others, to what has begun, and to what is cancelled', async () => {
    const id = await booked(flotte.fahrerin)
    expect((await patch(flotte.fahrer, id, { mitfahrer: 'X' })).status).toBe(404)
    await haus.scoped((tx) => tx.raw("update fahrzeug_buchung set status = 'aktiv' where id = $1", [id]))
    expect((await patch(flotte.fahrerin, id, { mitfahrer: 'X' })).json.code).toBe('fahrzeug.laeuftSchon')
    await haus.scoped((tx) => tx.raw("update fahrzeug_buchung set status = 'storniert' where id = $1", [id]))
    expect((await patch(flotte.fahrerin, id, { ...slot() })).json.code).toBe('buchung.schonStorniert')
  })

  it('names bad input by its field', async () => {
    const id = await booked(flotte.fahrerin)
    const cases: [object, string, string][] = [
      [{ von: 'x' }, 'von', 'feld.format'],
      [{ personen: 101 }, 'personen', 'feld.zuGross'],
      [{ fahrtgrund: ' ' }, 'fahrtgrund', 'feld.zuKurz'],
      [{ status: 'aktiv' }, '', 'feld.unbekannt'],
    ]
    for (const [body, field, code] of cases) {
      const answer = await patch(flotte.fahrerin, id, body)
      expect([body, answer.status]).toEqual([body, 422])
      expect(answer.json.issues).toMatchObject([{ code, ...(field ? { field } : {}) }])
    }
    const backwards = await patch(flotte.fahrerin, id, { bis: '2026-11-24T01:00:00Z' })
    expect(backwards.json.code).toBe('zeitraum.startNichtVorEnde')
  })
})

describe('a cancellation', () => {
  it('holds the slot for ten seconds, in which it can be taken back', async () => {
    const times = slot()
    const id = await booked(flotte.fahrerin, times)
    const cancelled = await post(flotte.fahrerin, id, 'cancel')
    expect(cancelled.json).toMatchObject({ status: 'storniert', gehaltenBis: '2026-11-23T08:00:10Z' })
    expect((await bookAs(flotte.fahrer, times)).json.code).toBe('fahrzeug.belegt')
    expect((await post(flotte.fahrer, id, 'undo-cancel')).status).toBe(404)
    expect((await post(flotte.fahrerin, id, 'undo-cancel')).json.status).toBe('reserviert')
    await post(flotte.fahrerin, id, 'cancel')
    app.clock.set('2026-11-23T08:00:10Z')
    expect((await post(flotte.fahrerin, id, 'undo-cancel')).json.code).toBe('buchung.ruecknahmeAbgelaufen')
    expect((await bookAs(flotte.fahrer, times)).status).toBe(201)
    app.clock.set(MONDAY)
  })

  it('is not taken back when the driver has another car since', async () => {
    const times = slot()
    const id = await booked(flotte.fahrerin, times)
    await post(flotte.fahrerin, id, 'cancel')
    await booked(flotte.fahrerin, { ...times, fahrzeugId: flotte.polo })
    expect((await post(flotte.fahrerin, id, 'undo-cancel')).json.code).toBe('fahrzeug.fahrerSchonUnterwegs')
    expect(await statusOf(id)).toBe('storniert')
  })

  it('is for driver, booker and fleet managers, once', async () => {
    const id = await booked(flotte.fuhrpark, { fahrerId: flotte.fahrer.id })
    expect((await post(flotte.fahrerin, id, 'cancel')).status).toBe(404)
    expect((await post(flotte.fahrer, id, 'cancel')).status).toBe(200)
    expect((await post(flotte.fuhrpark, id, 'cancel')).json.code).toBe('buchung.schonStorniert')
    const own = await booked(flotte.fahrerin)
    expect((await post(flotte.fuhrpark, own, 'cancel')).json).toMatchObject({
      status: 'storniert',
      rolle: 'andere',
    })
  })

  it('is told to whoever loses the trip to somebody else, also where they have switched cancellations off', async () => {
    await setSetting(haus, 'benachrichtigung.fahrzeugStorno', 'false')
    const own = await booked(flotte.fahrerin)
    const taken = await booked(flotte.fahrerin)
    const given = await booked(flotte.fuhrpark, { fahrerId: flotte.fahrer.id })
    await post(flotte.fahrerin, own, 'cancel')
    await post(flotte.fuhrpark, taken, 'cancel')
    await post(flotte.fuhrpark, given, 'cancel')
    await setSetting(haus, 'benachrichtigung.fahrzeugStorno', 'true')
    const told = [await mailsOf(own), await mailsOf(taken), await mailsOf(given)]
    expect(told.map((mails) => mails.filter((typ) => typ !== 'fahrtGebucht'))).toEqual([
      [],
      ['fahrtWeggenommen'],
      [],
    ])
  })
})

describe('another car', () => {
  it('is proposed and taken over with one click, at the trip’s own time', async () => {
    const times = slot()
    const id = await booked(flotte.fahrerin, times)
    await booked(flotte.fahrer, { ...times, fahrzeugId: flotte.polo })
    const proposals = (await get(flotte.fahrerin, address(wire.proposeErsatz, { id }))).json
    expect((proposals as unknown as { fahrzeugId: string }[]).map(({ fahrzeugId }) => fahrzeugId)).toEqual([
      flotte.passat,
      flotte.bus,
    ])
    const taken = await post(flotte.fahrerin, id, 'ersatz', { fahrzeugId: flotte.passat })
    expect(taken.json).toMatchObject({
      ...times,
      fahrzeugId: flotte.passat,
      status: 'reserviert',
      version: 2,
    })
    expect(await mailsOf(id)).toContain('fahrtErsatz')
    const busy = await post(flotte.fahrerin, id, 'ersatz', { fahrzeugId: flotte.polo })
    expect([busy.status, busy.json.code]).toEqual([409, 'fahrzeug.belegt'])
    const wrong = await post(flotte.fahrerin, id, 'ersatz', { fahrzeugId: flotte.transporter })
    expect([wrong.status, wrong.json.code]).toEqual([422, 'fuehrerschein.klasseFehlt'])
  })

  it('can still be taken when the trip has begun and its car has not come', async () => {
    const von = '2026-11-23T08:00:00Z'
    const id = await booked(flotte.fahrerin, {
      von,
      bis: '2026-11-23T10:00:00Z',
      fahrzeugId: await createCar(haus),
    })
    app.clock.set('2026-11-23T08:10:00Z')
    expect((await post(flotte.fahrerin, id, 'ersatz', { fahrzeugId: flotte.passat })).json).toMatchObject({
      von,
      fahrzeugId: flotte.passat,
    })
    app.clock.set(MONDAY)
  })
})

describe('the list of trips', () => {
  it('goes by status, start, driver and booker; without the right these are one’s own', async () => {
    const times = slot()
    const id = await booked(flotte.fuhrpark, { ...times, fahrerId: flotte.fahrer.id })
    const idsOf = async (person: TestPerson, query: string) => {
      const { json } = await get(person, `${wire.listFahrten.path}?limit=200&${query}`)
      return (json.items as unknown as { id: string; von: string }[]).map((item) => item.id)
    }
    expect(await idsOf(flotte.fahrer, '')).toContain(id)
    expect(await idsOf(flotte.fahrerin, '')).not.toContain(id)
    expect(await idsOf(flotte.fahrerin, `fahrerId=${flotte.fahrer.id}`)).not.toContain(id)
    expect(await idsOf(flotte.fuhrpark, `fahrerId=${flotte.fahrer.id}`)).toContain(id)
    expect(await idsOf(flotte.fuhrpark, `benutzerId=${flotte.fuhrpark.id}&eigene=true`)).toContain(id)
    expect(
      await idsOf(flotte.fuhrpark, `von=${times.von}&bis=${times.bis}&fahrzeugId=${flotte.golf}`),
    ).toEqual([id])
    expect(await idsOf(flotte.fuhrpark, 'status=durchgef%C3%BChrt')).toEqual([])
    const all = await idsOf(flotte.fuhrpark, 'status=reserviert,vorgemerkt,storniert')
    const pages: string[] = []
    for (let cursor = ''; ; ) {
      const page = await get(
        flotte.fuhrpark,
        `${wire.listFahrten.path}?limit=5&status=reserviert,vorgemerkt,storniert${cursor}`,
      )
      pages.push(...(page.json.items as unknown as { id: string }[]).map((item) => item.id))
      if (page.json.cursor === null) break
      cursor = `&cursor=${String(page.json.cursor)}`
    }
    expect(pages).toEqual(all)
    expect(all.length).toBeGreaterThan(5)
    const unknown = await get(flotte.fahrer, `${wire.listFahrten.path}?status=fertig`)
    expect(unknown.json).toMatchObject({ code: 'status.unbekannt', title: 'Status fertig unbekannt' })
    const other = await get(flotte.fahrer, `${wire.listFahrten.path}?typ=LEIHE`)
    expect(other.json).toMatchObject({ code: 'typ.unbekannt', title: 'Typ LEIHE unbekannt' })
    expect(await idsOf(flotte.fahrer, 'typ=WARTUNG')).toEqual([])
    expect((await get(flotte.fahrer, `${wire.listFahrten.path}?cursor=x`)).status).toBe(422)
  })
})
