import { address } from '@platzwart/contract/operation'
import * as fahrtWire from '@platzwart/contract/operations/fahrt'
import * as fahrtenbuchWire from '@platzwart/contract/operations/fahrtenbuch'
import * as wire from '@platzwart/contract/operations/uebergabe'
import { describe, expect, it } from 'vitest'
import { createCar } from '../../testing/fahrzeug.ts'
import { fahrten, flotte, foreignOnes } from '../../testing/suites/flotte.ts'
import { app, fremd, haus } from '../../testing/suites/haus.ts'
import { codeOf, codesOf } from '../../testing/suites/refusal.ts'
import {
  booked,
  car,
  second,
  setClock,
  uebergabeSuite,
  underWay,
  uploaded,
  VON,
} from '../../testing/suites/uebergabe.ts'

uebergabeSuite()

const { post, checkIn, checkOut, rows } = fahrten

const historyOf = (id: string, typ: string) =>
  rows('select kilometerstand, beschreibung from fahrzeug_historie where buchung_id = $1 and typ = $2', [
    id,
    typ,
  ])

describe('what is strange about a trip', () => {
  it('is asked first, and written when it was confirmed: 148 km in a minute', async () => {
    const id = await underWay()
    setClock('2026-11-24T08:01:00Z')
    const said = { kilometerstand: 10_148 }
    const asked = await checkOut(flotte.fahrerin, id, { ...said, bestaetigteFragen: [] })
    expect([asked.status, asked.json.code, codesOf(asked)]).toEqual([
      409,
      'fahrzeug.rueckfrage',
      ['fahrzeug.frageTempo'],
    ])
    expect(asked.json.issues?.[0]?.detail).toBe('148 km in 1 Minute: Stimmt der Kilometerstand?')
    expect([await fahrten.statusOf(id), await historyOf(id, 'CHECK_OUT')]).toEqual(['aktiv', []])
    const other = await checkOut(flotte.fahrerin, id, {
      ...said,
      bestaetigteFragen: ['fahrzeug.frageStrecke'],
    })
    expect(other.status).toBe(409)
    const done = await checkOut(flotte.fahrerin, id, { ...said, bestaetigteFragen: ['fahrzeug.frageTempo'] })
    expect([done.status, done.json.status]).toEqual([200, 'durchgeführt'])
    expect(await historyOf(id, 'CHECK_OUT')).toEqual([
      {
        kilometerstand: 10_148,
        beschreibung: 'Auf Nachfrage bestätigt: 148 km in 1 Minute: Stimmt der Kilometerstand?',
      },
    ])
  })

  it('is not asked of a usual trip, and nothing is said to be confirmed', async () => {
    const id = await underWay()
    setClock('2026-11-24T09:30:00Z')
    const sent = { kilometerstand: 10_120, bestaetigteFragen: ['fahrzeug.frageTempo'] }
    expect((await checkOut(flotte.fahrerin, id, sent)).status).toBe(200)
    expect((await historyOf(id, 'CHECK_OUT'))[0]?.beschreibung).toBe('')
  })

  it('is asked of a return far later than booked, and of an odometer that jumped before the trip', async () => {
    const id = await booked(flotte.fahrerin)
    setClock(VON)
    const jumped = { kilometerstand: 10_900, bestaetigteFragen: [] }
    const asked = await checkIn(flotte.fahrerin, id, jumped)
    expect([asked.status, codesOf(asked)]).toEqual([409, ['fahrzeug.frageSprung']])
    expect(await fahrten.statusOf(id)).toBe('reserviert')
    const confirmed = { ...jumped, bestaetigteFragen: ['fahrzeug.frageSprung'] }
    expect((await checkIn(flotte.fahrerin, id, confirmed)).status).toBe(200)
    expect((await historyOf(id, 'CHECK_IN'))[0]?.beschreibung).toContain('900 km mehr als zuletzt')
    setClock('2026-11-24T22:30:00Z')
    const late = await checkOut(flotte.fahrerin, id, { kilometerstand: 10_940, bestaetigteFragen: [] })
    expect([late.status, codesOf(late)]).toEqual([409, ['fahrzeug.frageDauer']])
  })

  it('is never asked about what is refused anyway', async () => {
    const id = await underWay()
    const back = await checkOut(flotte.fahrerin, id, { kilometerstand: 9_000, bestaetigteFragen: [] })
    expect([back.status, codesOf(back)]).toEqual([422, ['fahrzeug.kilometerZuKlein']])
  })
})

describe('the check-out', () => {
  it.each([
    ['dienstlich', ['bucher 64', 'fahrer 64']],
    // How far somebody drives for themselves is nobody else's business.
    ['privat', ['bucher -', 'fahrer 64']],
  ])('is told with the kilometres of a trip that was %s', async (fahrtart, told) => {
    const id = await booked(flotte.fuhrpark, { fahrerId: flotte.fahrerin.id, fahrtart })
    setClock(VON)
    expect((await checkIn(flotte.fahrerin, id)).status).toBe(200)
    setClock('2026-11-24T09:00:00Z')
    expect((await checkOut(flotte.fahrerin, id, { kilometerstand: 10_064 })).status).toBe(200)
    const mails = await rows(
      `select concat(daten ->> 'rolle', ' ', coalesce(daten -> 'mehr' ->> 'kilometer', '-')) as wer
       from benachrichtigung where objekt_id = $1 and typ = 'fahrtCheckOut' order by 1`,
      [id],
    )
    expect(mails.map(({ wer }) => wer)).toEqual(told)
  })

  it('hands the car back: history, receipts, logbook, the slot behind the gap', async () => {
    const id = await underWay()
    setClock('2026-11-24T09:00:00Z')
    const dateiId = await uploaded()
    const answer = await checkOut(flotte.fahrerin, id, {
      kilometerstand: 10_064,
      zielperson: 'Werft Nord',
      umweg: 'Sperrung',
      belege: [{ dateiId, art: 'tanken', betragCent: 5_120 }],
    })
    expect(answer.json).toMatchObject({
      status: 'durchgeführt',
      endeIst: '2026-11-24T09:00:00Z',
      zielperson: 'Werft Nord',
      kilometerstand: 10_064,
      version: 3,
    })
    expect(
      await rows(
        `select b.art, b.betrag_cent, h.typ
         from fahrzeug_beleg b join fahrzeug_historie h on h.mandant_id = b.mandant_id and h.id = b.historie_id where h.buchung_id = $1`,
        [id],
      ),
    ).toEqual([{ art: 'tanken', betrag_cent: 5_120, typ: 'CHECK_OUT' }])
    expect(
      await rows(
        'select nummer, art, km_start, km_ende, zielort, zweck, zielperson, umweg, fahrer_name from fahrtenbuch_eintrag where fahrzeug_id = $1',
        [car],
      ),
    ).toEqual([
      {
        nummer: 1,
        art: 'fahrt',
        km_start: 10_000,
        km_ende: 10_064,
        zielort: 'Kiel',
        zweck: 'Kundentermin',
        zielperson: 'Werft Nord',
        umweg: 'Sperrung',
        fahrer_name: 'fahrerin Muster',
      },
    ])
    // Back an hour early: the car is free again a quarter of an hour later.
    const again = await fahrten.bookAs(flotte.fahrer, {
      fahrzeugId: car,
      von: '2026-11-24T09:15:00Z',
      bis: '2026-11-24T10:00:00Z',
    })
    expect(again.status).toBe(201)
  })

  it('is done by driver, booker or fleet manager, of a trip under way, once it is said to be complete', async () => {
    const id = await booked(flotte.fahrerin)
    setClock(VON)
    expect(await codeOf(checkOut(flotte.fahrerin, id))).toEqual([422, 'fahrzeug.nichtAktiv'])
    await checkIn(flotte.fahrerin, id)
    const unsure = await checkOut(flotte.fahrerin, id, { bestaetigt: false })
    expect([unsure.status, unsure.json.issues]).toMatchObject([
      422,
      [{ code: 'fahrzeug.checkOutNichtBestaetigt', field: 'bestaetigt' }],
    ])
    expect(await codeOf(checkOut(flotte.fahrer, id))).toEqual([404, 'nichtGefunden'])
    expect(await codeOf(checkOut(flotte.fahrerin, id, { kilometerstand: 9_999 }))).toEqual([
      422,
      'fahrzeug.kilometerZuKlein',
    ])
    expect(await codeOf(checkOut(flotte.fahrerin, id, { zeit: '2026-11-24T08:03:00Z' }))).toEqual([
      422,
      'fahrzeug.zeitpunktUnmoeglich',
    ])
    const done = await checkOut(flotte.fuhrpark, id, { kilometerstand: 10_000 })
    expect(done.json).toMatchObject({ status: 'durchgeführt' })
    const [audit] = await rows(
      "select akteur_id, im_auftrag_id from protokoll where objekt_id = $1 and aktion = 'checkOut'",
      [id],
    )
    expect(audit).toEqual({ akteur_id: flotte.fuhrpark.id, im_auftrag_id: flotte.fahrerin.id })
    expect(await codeOf(checkOut(flotte.fahrerin, id))).toEqual([422, 'fahrzeug.nichtAktiv'])
    expect(await codeOf(post(flotte.fahrerin, id, 'cancel'))).toEqual([
      422,
      'fahrzeug.durchgefuehrtNichtStornierbar',
    ])
  })

  it('ends what began, also when the trip before it is corrected meanwhile', async () => {
    const first = await underWay()
    setClock('2026-11-24T09:00:00Z')
    await checkOut(flotte.fahrerin, first, { kilometerstand: 10_500 })
    const next = await fahrten.booked(flotte.fahrer, {
      fahrzeugId: car,
      von: '2026-11-24T09:15:00Z',
      bis: '2026-11-24T10:00:00Z',
    })
    setClock('2026-11-24T09:15:00Z')
    await checkIn(flotte.fahrer, next, { kilometerstand: 10_500 })
    const [entry] = await rows('select id from fahrtenbuch_eintrag where buchung_id = $1', [first])
    const corrected = await app.request(address(fahrtenbuchWire.correctFahrt, { id: String(entry?.id) }), {
      as: flotte.fuhrpark.token,
      host: haus.host,
      body: { kmEnde: 10_050, grund: 'vertippt', stand: 1 },
    })
    expect(corrected.status).toBe(200)
    // Somebody has read 10,500 since: it stays, and the trip under way ends no lower.
    expect(await codeOf(checkOut(flotte.fahrer, next, { kilometerstand: 10_060 }))).toEqual([
      422,
      'fahrzeug.kilometerZuKlein',
    ])
    expect((await checkOut(flotte.fahrer, next, { kilometerstand: 10_510 })).status).toBe(200)
  })

  it('keeps of a private trip the kilometres alone', async () => {
    const id = await underWay(flotte.fahrerin, { fahrtart: 'privat' })
    setClock('2026-11-24T09:00:00Z')
    await checkOut(flotte.fahrerin, id, { kilometerstand: 10_010 })
    expect(
      await rows('select fahrtart, zielort, zweck, km_ende from fahrtenbuch_eintrag where fahrzeug_id = $1', [
        car,
      ]),
    ).toEqual([{ fahrtart: 'privat', zielort: '', zweck: '', km_ende: 10_010 }])
  })

  it('writes one line into the logbook, on however many servers it is sent', async () => {
    const id = await underWay()
    setClock('2026-11-24T09:00:00Z')
    const body = {
      kilometerstand: 10_050,
      tankProzent: 50,
      sauberkeitAussen: 'sauber',
      sauberkeitInnen: 'sauber',
      bestaetigt: true,
    }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        (i % 2 ? app : second).request(address(wire.checkOutFahrt, { id }), {
          as: flotte.fahrerin.token,
          host: haus.host,
          body,
          headers: { 'idempotency-key': 'from-the-garage' },
        }),
      ),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await rows('select 1 from fahrtenbuch_eintrag where fahrzeug_id = $1', [car])).toHaveLength(1)
  })

  it('is nobody’s of another Mandant', async () => {
    const id = await underWay()
    const answer = await app.request(address(wire.checkOutFahrt, { id }), {
      as: foreignOnes.fuhrpark.token,
      host: fremd.host,
      body: {
        kilometerstand: 10_050,
        tankProzent: 50,
        sauberkeitAussen: 'sauber',
        sauberkeitInnen: 'sauber',
      },
    })
    expect([answer.status, answer.json.code]).toEqual([404, 'nichtGefunden'])
  })
})

describe('a car with a tax-grade logbook', () => {
  it('is handed back with its destination only, and says so beforehand', async () => {
    const fahrzeugId = await createCar(haus, { fahrtenbuch: 'steuerlich' })
    const id = await underWay(flotte.fahrerin, { fahrzeugId })
    const trip = await app.request(address(fahrtWire.readFahrt, { id }), {
      as: flotte.fahrerin.token,
      host: haus.host,
    })
    expect(trip.json.fahrtenbuch).toBe('steuerlich')
    const refused = await checkOut(flotte.fahrerin, id, { zielort: ' ' })
    expect([refused.status, refused.json.issues]).toMatchObject([
      422,
      [{ code: 'fahrtenbuch.zielortFehlt', field: 'zielort' }],
    ])
    expect(await rows('select 1 from fahrtenbuch_eintrag where buchung_id = $1', [id])).toEqual([])
    expect((await checkOut(flotte.fahrerin, id, { zielort: 'Emden' })).status).toBe(200)
    expect(await rows('select zielort from fahrtenbuch_eintrag where buchung_id = $1', [id])).toEqual([
      { zielort: 'Emden' },
    ])
  })

  it('needs none for a private trip', async () => {
    const fahrzeugId = await createCar(haus, { fahrtenbuch: 'steuerlich' })
    const id = await underWay(flotte.fahrerin, { fahrzeugId, fahrtart: 'privat' })
    expect((await checkOut(flotte.fahrerin, id)).status).toBe(200)
  })
})
