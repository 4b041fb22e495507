import { address } from '@platzwart/contract/operation'
import * as fahrtWire from '@platzwart/contract/operations/fahrt'
import * as sucheWire from '@platzwart/contract/operations/suche'
import * as wire from '@platzwart/contract/operations/uebergabe'
import { describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { createCar, setSetting } from '../../testing/fahrzeug.ts'
import { fahrten, flotte } from '../../testing/suites/flotte.ts'
import { app, fremd, haus } from '../../testing/suites/haus.ts'
import { codeOf } from '../../testing/suites/refusal.ts'
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

const { get, checkIn, checkOut, rows, statusOf } = fahrten

describe('the check-in', () => {
  it('takes the car over as it stands: history, state, trip, damages with their photo, mails', async () => {
    const id = await booked(flotte.fahrerin)
    setClock('2026-11-24T07:50:00Z')
    const bildId = await uploaded()
    const schaden = { beschreibung: 'Kratzer an der Tür', ansicht: 'links', x: 420, y: 310, bildId }
    const answer = await checkIn(flotte.fahrerin, id, {
      kilometerstand: 10_020,
      tankProzent: 55,
      sauberkeitInnen: 'verschmutzt',
      stellplatz: 'Deck 2',
      sichtpruefung: { beleuchtung: true, reifen: true, ladung: false },
      schaeden: [schaden],
    })
    expect(answer.json).toMatchObject({
      status: 'aktiv',
      beginnIst: '2026-11-24T07:50:00Z',
      kilometerstand: 10_020,
      stellplatz: 'Deck 2',
      version: 2,
    })
    expect(
      await rows(
        'select typ, kilometerstand, tank_prozent, sichtpruefung, benutzer_id from fahrzeug_historie where buchung_id = $1',
        [id],
      ),
    ).toEqual([
      {
        typ: 'CHECK_IN',
        kilometerstand: 10_020,
        tank_prozent: 55,
        sichtpruefung: { beleuchtung: true, reifen: true, ladung: false },
        benutzer_id: flotte.fahrerin.id,
      },
    ])
    expect(
      await rows(
        'select kilometerstand, tank_prozent, sauberkeit_innen, stellplatz, version from fahrzeug where id = $1',
        [car],
      ),
    ).toEqual([
      {
        kilometerstand: 10_020,
        tank_prozent: 55,
        sauberkeit_innen: 'verschmutzt',
        stellplatz: 'Deck 2',
        version: 1,
      },
    ])
    // Whoever drives next sees the damage, and not who found it.
    const next = await booked(flotte.fahrer, { von: '2026-11-24T12:00:00Z', bis: '2026-11-24T13:00:00Z' })
    const seen = await get(flotte.fahrer, address(fahrtWire.readFahrt, { id: next }))
    expect(seen.json.schaeden).toMatchObject([
      { beschreibung: 'Kratzer an der Tür', ansicht: 'links', x: 420, y: 310, gemeldetVon: null },
    ])
    const mails = await rows('select typ from benachrichtigung where objekt_id = $1 and empfaenger_id = $2', [
      id,
      flotte.fuhrpark.id,
    ])
    const [told] = await rows(
      "select daten from benachrichtigung where objekt_id = $1 and typ = 'fahrzeugSchaden' limit 1",
      [id],
    )
    expect(told?.daten).toMatchObject({
      mehr: { schaeden: ['Kratzer an der Tür', 'Sichtprüfung: Ladung nicht gesichert'] },
    })
    expect(new Set(mails.map(({ typ }) => typ))).toEqual(new Set(['fahrzeugSchaden', 'fahrzeugVerschmutzt']))
  })

  it('is possible within its window only, both ends of it, by driver and booker', async () => {
    const id = await booked(flotte.fuhrpark, { fahrerId: flotte.fahrer.id })
    setClock('2026-11-24T07:44:59Z')
    expect(await codeOf(checkIn(flotte.fahrer, id))).toEqual([422, 'buchung.checkInZuFrueh'])
    setClock('2026-11-24T08:15:01Z')
    expect(await codeOf(checkIn(flotte.fahrer, id))).toEqual([422, 'buchung.checkInZuSpaet'])
    setClock('2026-11-24T08:15:00Z')
    expect(await codeOf(checkIn(haus.leitung, id))).toEqual([422, 'buchung.nurEigene'])
    expect(await codeOf(checkIn(flotte.fahrerin, id))).toEqual([404, 'nichtGefunden'])
    expect((await checkIn(flotte.fuhrpark, id)).json.status).toBe('aktiv')
    expect(await codeOf(checkIn(flotte.fahrer, id))).toEqual([422, 'buchung.nichtReserviert'])
  })

  it('waits for the approval of a special trip, unless its start is near', async () => {
    await setSetting(haus, 'fahrzeug.freigabeFensterMinuten', '5')
    const id = await booked(flotte.fahrerin, { ausland: true })
    setClock('2026-11-24T07:50:00Z')
    expect(await codeOf(checkIn(flotte.fahrerin, id))).toEqual([422, 'fahrzeug.nichtFreigegeben'])
    setClock('2026-11-24T07:56:00Z')
    expect((await checkIn(flotte.fahrerin, id)).json.status).toBe('aktiv')
    await setSetting(haus, 'fahrzeug.freigabeFensterMinuten', '60')
  })

  it('waits for a car that is still out', async () => {
    const before = await underWay()
    const next = await booked(flotte.fahrer, { von: '2026-11-24T10:15:00Z', bis: '2026-11-24T11:00:00Z' })
    setClock('2026-11-24T10:10:00Z')
    expect(await codeOf(checkIn(flotte.fahrer, next))).toEqual([422, 'fahrzeug.nichtZurueck'])
    expect((await checkOut(flotte.fahrerin, before)).json.status).toBe('durchgeführt')
    expect((await checkIn(flotte.fahrer, next, { kilometerstand: 10_050 })).json.status).toBe('aktiv')
  })

  it('is taken under the key that it was refused with, once the return before it has arrived', async () => {
    const before = await underWay()
    const slot = { von: '2026-11-24T10:15:00Z', bis: '2026-11-24T11:00:00Z' }
    const next = await booked(flotte.fahrer, slot)
    setClock('2026-11-24T10:30:00Z')
    const kept = { kilometerstand: 10_050, zeit: '2026-11-24T10:12:00Z' }
    const key = crypto.randomUUID()
    expect(await codeOf(checkIn(flotte.fahrer, next, kept, key))).toEqual([422, 'fahrzeug.nichtZurueck'])
    const returned = { kilometerstand: 10_050, zeit: '2026-11-24T10:05:00Z' }
    expect((await checkOut(flotte.fahrerin, before, returned)).status).toBe(200)
    expect((await checkIn(flotte.fahrer, next, kept, key)).json).toMatchObject({
      status: 'aktiv',
      beginnIst: '2026-11-24T10:12:00Z',
    })
  })

  it('counts from the return of a car that was late, and nobody is too late before that', async () => {
    const before = await underWay()
    const next = await booked(flotte.fahrer, { von: '2026-11-24T10:15:00Z', bis: '2026-11-24T12:00:00Z' })
    const after = await booked(flotte.fuhrpark, { von: '2026-11-24T12:15:00Z', bis: '2026-11-24T13:00:00Z' })
    setClock('2026-11-24T10:40:00Z')
    expect(await codeOf(checkIn(flotte.fahrer, next))).toEqual([422, 'fahrzeug.nichtZurueck'])
    setClock('2026-11-24T11:00:00Z')
    expect((await checkOut(flotte.fahrerin, before)).json.status).toBe('durchgeführt')
    const seen = await get(flotte.fahrer, address(fahrtWire.readFahrt, { id: next }))
    expect(seen.json).toMatchObject({
      bereitAb: '2026-11-24T11:00:00Z',
      nichtZurueck: false,
      version: 2,
      checkInVon: '2026-11-24T10:00:00Z',
      checkInBis: '2026-11-24T11:15:00Z',
    })
    const bars = await get(
      flotte.fahrer,
      `${sucheWire.showUebersicht.path}?von=2026-11-24T08:00:00Z&bis=2026-11-24T18:00:00Z`,
    )
    const told = bars.json.buchungen as unknown as readonly (readonly unknown[])[]
    const barOf = (id: string) => told.find(([one]) => one === id)
    expect([barOf(next)?.[7], barOf(after)?.length]).toEqual([180, 7])
    const [line] = await rows(
      "select objekt_id, nachher from protokoll where aktion = 'receiveFahrzeug' order by id desc limit 1",
    )
    expect(line).toMatchObject({ objekt_id: next, nachher: { bereitAb: '2026-11-24T11:00:00Z' } })
    setClock('2026-11-24T11:15:01Z')
    expect(await codeOf(checkIn(flotte.fahrer, next))).toEqual([422, 'buchung.checkInZuSpaet'])
    setClock('2026-11-24T11:15:00Z')
    expect((await checkIn(flotte.fahrer, next, { kilometerstand: 10_050 })).json.status).toBe('aktiv')
    const [row] = await rows('select bereit_ab from fahrzeug_buchung where id = $1', [after])
    expect(row).toEqual({ bereit_ab: null })
  })

  it('counts from then, too, when somebody who looks after the fleet has cancelled the trip before', async () => {
    const before = await underWay()
    const next = await booked(flotte.fahrer, { von: '2026-11-24T10:15:00Z', bis: '2026-11-24T12:00:00Z' })
    setClock('2026-11-24T11:00:00Z')
    const storno = { ids: [before], informationstext: 'Das Fahrzeug steht im Hof.' }
    const cancelled = await app.request(fahrtWire.cancelFahrten.path, {
      as: flotte.fuhrpark.token,
      host: haus.host,
      body: storno,
    })
    expect(cancelled.status).toBe(200)
    setClock('2026-11-24T11:14:00Z')
    expect((await checkIn(flotte.fahrer, next)).json.status).toBe('aktiv')
  })

  it('counts from when another car was taken, and takes a cancellation back that fell in the return', async () => {
    const before = await underWay()
    const next = await booked(flotte.fahrer, { von: '2026-11-24T10:15:00Z', bis: '2026-11-24T12:00:00Z' })
    setClock('2026-11-24T11:00:00Z')
    await fahrten.post(flotte.fahrer, next, 'cancel')
    setClock('2026-11-24T11:00:02Z')
    expect((await checkOut(flotte.fahrerin, before)).status).toBe(200)
    setClock('2026-11-24T11:00:04Z')
    const undone = await fahrten.post(flotte.fahrer, next, 'undo-cancel')
    expect(undone.json).toMatchObject({ status: 'reserviert', checkInBis: '2026-11-24T11:16:00Z' })
    const other = await createCar(haus)
    setClock('2026-11-24T11:10:00Z')
    const taken = await fahrten.post(flotte.fahrer, next, 'ersatz', { fahrzeugId: other })
    expect(taken.json).toMatchObject({ fahrzeugId: other, checkInBis: '2026-11-24T11:25:00Z' })
    setClock('2026-11-24T11:25:00Z')
    expect((await checkIn(flotte.fahrer, next)).json.status).toBe('aktiv')
  })

  it('begins with the return before it when its device names a moment at which the car was still out', async () => {
    const before = await underWay(flotte.fahrerin, { bis: '2026-11-24T08:30:00Z' })
    const slot = { von: '2026-11-24T09:00:00Z', bis: '2026-11-24T10:00:00Z' }
    const id = await booked(flotte.fahrer, slot)
    setClock('2026-11-24T09:05:00Z')
    expect((await checkOut(flotte.fahrerin, before, { kilometerstand: 10_050 })).status).toBe(200)
    setClock('2026-11-24T09:06:00Z')
    const early = { kilometerstand: 10_050, zeit: '2026-11-24T08:50:00Z' }
    const answer = await checkIn(flotte.fahrer, id, early)
    expect(answer.json).toMatchObject({ status: 'aktiv', beginnIst: '2026-11-24T09:05:00Z' })
    const [entry] = await rows('select zeit, beschreibung from fahrzeug_historie where buchung_id = $1', [id])
    expect([String(entry?.zeit), entry?.beschreibung]).toEqual([
      '2026-11-24T09:05:00Z',
      expect.stringContaining('beginnt mit der Rückgabe davor'),
    ])
    // Its check-out was made before that return, too, and has to arrive all the same.
    const out = await checkOut(flotte.fahrer, id, { kilometerstand: 10_052, zeit: '2026-11-24T08:58:00Z' })
    expect(out.json).toMatchObject({ status: 'durchgeführt', endeIst: '2026-11-24T09:05:00Z' })
    const lines = await rows(
      'select abfahrt, ankunft from fahrtenbuch_eintrag where fahrzeug_id = $1 order by nummer',
      [car],
    )
    expect(lines.map(({ abfahrt, ankunft }) => `${abfahrt} ${ankunft}`)).toEqual([
      '2026-11-24T08:00:00Z 2026-11-24T09:05:00Z',
      '2026-11-24T09:05:00Z 2026-11-24T09:05:00Z',
    ])
  })

  it('keeps its moment when the car was out only after it', async () => {
    const id = await booked(flotte.fahrer, { bis: '2026-11-24T08:30:00Z' })
    const slot = { von: '2026-11-24T09:00:00Z', bis: '2026-11-24T10:00:00Z' }
    const after = await booked(flotte.fahrerin, slot)
    setClock('2026-11-24T09:00:00Z')
    await checkIn(flotte.fahrerin, after)
    setClock('2026-11-24T09:30:00Z')
    await checkOut(flotte.fahrerin, after, { kilometerstand: 10_000 })
    const answer = await checkIn(flotte.fahrer, id, { zeit: '2026-11-24T08:10:00Z' })
    expect(answer.json).toMatchObject({ status: 'aktiv', beginnIst: '2026-11-24T08:10:00Z' })
  })

  it('names what cannot be as it is said, in the catalogue’s words', async () => {
    const id = await booked(flotte.fahrerin)
    setClock(VON)
    const answer = await checkIn(flotte.fahrerin, id, { kilometerstand: 9_999, sauberkeitAussen: 'glänzend' })
    expect(answer.status).toBe(422)
    expect(answer.json.issues).toMatchObject([
      {
        code: 'fahrzeug.kilometerZuKlein',
        field: 'kilometerstand',
        detail: 'Der Kilometerstand muss größer als 9.999 sein.',
      },
      { code: 'fahrzeug.sauberkeitUnbekannt', field: 'sauberkeitAussen' },
    ])
    expect(answer.text).toContain('leicht verschmutzt')
    const english = await app.request(address(wire.checkInFahrt, { id }), {
      as: flotte.fahrerin.token,
      host: haus.host,
      headers: { 'accept-language': 'en' },
      body: {
        kilometerstand: 9_000,
        tankProzent: 80,
        sauberkeitAussen: 'sauber',
        sauberkeitInnen: 'sauber',
        sichtpruefung: { beleuchtung: true, reifen: true, ladung: true },
      },
    })
    expect(english.json.title).toBe('Mileage must be greater than 9,999.')
    const cases: [object, string, string][] = [
      [{ tankProzent: 101 }, 'tankProzent', 'fahrzeug.tankstand'],
      [{ tankProzent: -1 }, 'tankProzent', 'fahrzeug.tankstand'],
      [{ kilometerstand: 1.5 }, 'kilometerstand', 'feld.typ'],
      [{ kilometerstand: 10_000_000 }, 'kilometerstand', 'feld.zuGross'],
      [{ sauberkeitInnen: '' }, 'sauberkeitInnen', 'feld.zuKurz'],
      [{ sichtpruefung: { beleuchtung: true } }, 'sichtpruefung.reifen', 'feld.fehlt'],
      [
        { schaeden: [{ beschreibung: 'X', ansicht: 'unten', x: 1, y: 1 }] },
        'schaeden.0.ansicht',
        'feld.auswahl',
      ],
      [{ schaeden: [{ beschreibung: 'X', ansicht: 'oben', x: 1001, y: 1 }] }, 'schaeden.0.x', 'feld.zuGross'],
      [{ zeit: 'vorhin' }, 'zeit', 'feld.format'],
      [{ bestaetigt: true }, '', 'feld.unbekannt'],
    ]
    for (const [body, field, code] of cases) {
      const bad = await checkIn(flotte.fahrerin, id, body)
      expect([body, bad.status]).toEqual([body, 422])
      expect(bad.json.issues).toEqual(
        expect.arrayContaining([expect.objectContaining({ code, ...(field ? { field } : {}) })]),
      )
    }
    for (const bildId of [uuidv7(), await foreignFile()]) {
      const bad = await checkIn(flotte.fahrerin, id, {
        schaeden: [{ beschreibung: 'X', ansicht: 'oben', x: 1, y: 1, bildId }],
      })
      expect([bad.status, bad.json.issues]).toMatchObject([
        422,
        [{ code: 'nichtGefunden', field: 'schaeden.0.bildId' }],
      ])
    }
    expect(await rows('select id from fahrzeug_historie where fahrzeug_id = $1', [car])).toEqual([])
    expect(await statusOf(id)).toBe('reserviert')
  })

  it('counts from the moment on the device when it is sent later, and never from one that cannot be', async () => {
    const id = await booked(flotte.fahrerin)
    await haus.scoped((tx) =>
      tx.raw("update fahrzeug_buchung set erstellt = '2026-11-23T08:00:00Z' where id = $1", [id]),
    )
    setClock('2026-11-24T09:30:00Z')
    const ahead = checkIn(flotte.fahrerin, id, { zeit: '2026-11-24T09:33:00Z' })
    expect(await codeOf(ahead)).toEqual([422, 'fahrzeug.zeitpunktUnmoeglich'])
    const answer = await checkIn(flotte.fahrerin, id, { zeit: '2026-11-24T08:05:00Z' })
    expect(answer.json).toMatchObject({ status: 'aktiv', beginnIst: '2026-11-24T08:05:00Z' })
    const [entry] = await rows('select zeit from fahrzeug_historie where buchung_id = $1', [id])
    expect(String(entry?.zeit)).toBe('2026-11-24T08:05:00Z')
  })

  it.each([
    ['before it was booked', '2026-11-23T07:57:00Z'],
    ['before a device may keep anything', '2026-11-20T08:00:00Z'],
  ])('is kept to be entered when it says that it was made %s', async (_, zeit) => {
    const id = await booked(flotte.fahrerin)
    setClock('2026-11-24T09:30:00Z')
    const answer = await checkIn(flotte.fahrerin, id, { zeit })
    expect([answer.status, answer.json.status, answer.json.einzutragen]).toEqual([200, 'reserviert', true])
  })

  it('tells somebody who stands at the car that the trip is cancelled', async () => {
    const id = await booked(flotte.fahrerin)
    await haus.scoped((tx) => tx.raw("update fahrzeug_buchung set status = 'storniert' where id = $1", [id]))
    setClock('2026-11-24T08:05:00Z')
    const answer = await checkIn(flotte.fahrerin, id, { zeit: '2026-11-24T08:05:00Z' })
    expect([answer.status, answer.json.code]).toEqual([422, 'buchung.schonStorniert'])
  })

  it('happens once, on however many servers it is sent', async () => {
    const id = await booked(flotte.fahrerin)
    setClock(VON)
    const body = {
      kilometerstand: 10_000,
      tankProzent: 80,
      sauberkeitAussen: 'sauber',
      sauberkeitInnen: 'sauber',
      sichtpruefung: { beleuchtung: true, reifen: true, ladung: true },
    }
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        (i % 2 ? app : second).request(address(wire.checkInFahrt, { id }), {
          as: flotte.fahrerin.token,
          host: haus.host,
          body,
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status !== 200 && status !== 422)).toEqual([])
    expect(await rows('select 1 from fahrzeug_historie where buchung_id = $1', [id])).toHaveLength(1)
  })
})

async function foreignFile(): Promise<string> {
  const id = uuidv7()
  await fremd.scoped((tx) =>
    tx.raw(
      `insert into datei (mandant_id, id, bucket, dateiname, schluessel, inhaltstyp, bytes, sha256)
         values ($1, $2, 'fahrzeuge', $3, $3, 'image/png', 10, repeat('a', 64))`,
      [fremd.id, id, `${id}.png`],
    ),
  )
  return id
}
