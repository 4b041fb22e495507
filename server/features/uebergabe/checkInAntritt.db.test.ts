import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/heft'
import { beforeEach, describe, expect, it } from 'vitest'
import { createCar } from '../../testing/fahrzeug.ts'
import { fahrten, flotte, flotteSuite } from '../../testing/suites/flotte.ts'
import { app, haus, MONDAY } from '../../testing/suites/haus.ts'

const VON = '2026-11-24T08:00:00Z'
const BIS = '2026-11-24T10:00:00Z'

let car: string

flotteSuite()

const { get, checkIn, booked, rows, statusOf } = fahrten

beforeEach(async () => {
  app.clock.set(MONDAY)
  await rows("update fahrzeug_buchung set status = 'storniert', gehalten_bis = null, gehalten_status = null")
  await licence(
    "fahrverbot = false, klassen = '{B}', ausgestellt_am = '2016-11-23', gueltig_bis = null, naechste_pruefung = '2027-11-23'",
  )
  car = await createCar(haus)
})

/** What somebody else has written about the driver's licence since the trip was booked. */
const licence = (set: string) =>
  rows(`update fuehrerschein set ${set} where benutzer_id = $1`, [flotte.fahrerin.id])

const trip = () => booked(flotte.fahrerin, { fahrzeugId: car, von: VON, bis: BIS })

/** The last day of the car's inspection, as somebody wrote it down since the trip was booked. */
const inspection = (tag: string) =>
  rows(
    `insert into fahrzeug_pruefung (mandant_id, id, fahrzeug_id, art, faellig_am)
     values ($1, gen_random_uuid(), $2, 'UVV', $3)`,
    [haus.id, car, tag],
  )

describe('the inspection of the car at the check-in', () => {
  it('keeps it where it is after its last day, and lets it go on that day', async () => {
    const id = await trip()
    await inspection('2026-11-23')
    app.clock.set(VON)
    const answer = await checkIn(flotte.fahrerin, id)
    expect([answer.status, answer.json.code]).toEqual([422, 'fahrzeug.uvvAbgelaufen'])
    expect(answer.json.issues).toEqual([
      expect.objectContaining({ detail: expect.stringContaining('23.11.2026') }),
    ])
    expect(await statusOf(id)).toBe('reserviert')
    expect(await rows('select 1 from fahrzeug_historie where buchung_id = $1', [id])).toEqual([])
    await rows("update fahrzeug_pruefung set faellig_am = '2026-11-24' where fahrzeug_id = $1", [car])
    expect((await checkIn(flotte.fahrerin, id)).json.status).toBe('aktiv')
  })

  it('does not lose a trip whose check-in arrives late, and tells the fleet manager what did not allow it', async () => {
    const id = await trip()
    await inspection('2026-11-23')
    app.clock.set('2026-11-24T08:20:01Z')
    const answer = await checkIn(flotte.fahrerin, id, { zeit: '2026-11-24T08:05:00Z' })
    expect([answer.status, answer.json.status]).toEqual([200, 'aktiv'])
    const shown = JSON.stringify((await get(flotte.fuhrpark, address(wire.listHistorie, { id: car }))).json)
    expect(shown).toContain('Die UVV-Prüfung des Fahrzeugs erlaubt diese Fahrt nicht')
    expect(shown).not.toContain('Führerschein')
  })
})

describe('the licence at the check-in', () => {
  it.each([
    ['fahrverbot = true', 'fuehrerschein.fahrverbot'],
    ["klassen = '{AM}'", 'fuehrerschein.klasseFehlt'],
    ['ausgestellt_am = null', 'fuehrerschein.ausstellungFehlt'],
    ["gueltig_bis = '2026-11-23'", 'fuehrerschein.abgelaufen'],
    ["naechste_pruefung = '2026-11-24'", 'fuehrerschein.pruefungFaellig'],
  ])('keeps the car where it is after %s', async (set, code) => {
    const id = await trip()
    await licence(set)
    app.clock.set(VON)
    const answer = await checkIn(flotte.fahrerin, id)
    expect([answer.status, answer.json.code, answer.json.issues]).toEqual([
      422,
      code,
      [expect.objectContaining({ code, detail: expect.stringMatching(/\w/) })],
    ])
    expect(await statusOf(id)).toBe('reserviert')
    expect(await rows('select 1 from fahrzeug_historie where buchung_id = $1', [id])).toEqual([])
  })

  it('is the driver’s, also when the booker checks in', async () => {
    const id = await booked(flotte.fuhrpark, {
      fahrzeugId: car,
      von: VON,
      bis: BIS,
      fahrerId: flotte.fahrerin.id,
    })
    await licence('fahrverbot = true')
    app.clock.set(VON)
    const answer = await checkIn(flotte.fuhrpark, id)
    expect([answer.status, answer.json.code]).toEqual([422, 'fuehrerschein.fahrverbot'])
  })

  it('does not lose a trip whose check-in arrives late, and tells the fleet manager', async () => {
    const id = await trip()
    await licence('fahrverbot = true')
    app.clock.set('2026-11-24T08:20:00Z')
    expect((await checkIn(flotte.fahrerin, id, { zeit: '2026-11-24T08:05:00Z' })).status).toBe(422)
    app.clock.set('2026-11-24T08:20:01Z')
    const answer = await checkIn(flotte.fahrerin, id, { zeit: '2026-11-24T08:05:00Z' })
    expect([answer.status, answer.json.status]).toEqual([200, 'aktiv'])
    const shown = await get(flotte.fuhrpark, address(wire.listHistorie, { id: car }))
    expect(JSON.stringify(shown.json)).toContain('Der Führerschein erlaubt diese Fahrt nicht')
    const [entry] = await rows('select beschreibung from fahrzeug_historie where buchung_id = $1', [id])
    expect(entry).toEqual({ beschreibung: expect.not.stringContaining('Muster') })
  })

  it('says nothing about a late one of who may drive', async () => {
    const id = await trip()
    app.clock.set('2026-11-24T09:00:00Z')
    expect((await checkIn(flotte.fahrerin, id, { zeit: '2026-11-24T08:05:00Z' })).status).toBe(200)
    expect(await rows('select beschreibung from fahrzeug_historie where buchung_id = $1', [id])).toEqual([
      { beschreibung: '' },
    ])
  })
})
