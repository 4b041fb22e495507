import { listFigures as wire } from '@platzwart/contract/operations/berechtigung'
import { FIGURE_NAMES } from '@platzwart/domain/berechtigung/figures'
import { describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { countsDriver } from '../../testing/suites/counts.ts'
import { change, flotte, flotteSuite } from '../../testing/suites/flotte.ts'
import { app, fremd, haus } from '../../testing/suites/haus.ts'

flotteSuite(undefined, { fremd: true })

const { ask, told, somebody } = countsDriver(wire)

const SEAT = `insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id)
  select $1, $2, l.id, l.grundriss_id, $4::date, tstzrange($5::timestamptz, $6::timestamptz), $7, $8
  from leseraum l where l.mandant_id = $1 and l.id = $3`

describe('the house at a glance', () => {
  it('is counted by some feature, each of it', () => {
    expect(Object.keys(app.deps.figures).toSorted()).toEqual([...FIGURE_NAMES].toSorted())
  })

  it('has the seats that are taken in this moment, and what is booked today', async () => {
    const before = await told(haus.leitung)
    expect(before.plaetze).toBeGreaterThan(0)
    const now = app.clock.now()
    const today = now.toZonedDateTimeISO('Europe/Berlin').toPlainDate()
    const book = (seat: number, day: Temporal.PlainDate, vonStunden: number, status: string) =>
      change(SEAT, [
        haus.id,
        uuidv7(),
        haus.seats[seat],
        day.toString(),
        now.add({ hours: vonStunden }).toString(),
        now.add({ hours: vonStunden + 1 }).toString(),
        status,
        haus.anna.id,
      ])
    await book(0, today, 0, 'durchgeführt')
    await book(1, today, 2, 'reserviert')
    await book(2, today, 0, 'storniert')
    await book(2, today.add({ days: 1 }), 24, 'reserviert')
    expect(await told(haus.leitung)).toEqual({
      ...before,
      plaetzeBelegt: (before.plaetzeBelegt ?? 0) + 1,
      platzbuchungen: (before.platzbuchungen ?? 0) + 2,
    })
    expect(await told(fremd.leitung, fremd)).toMatchObject({ plaetzeBelegt: 0, platzbuchungen: 0 })
  })

  it('has no more cars than the house lends', async () => {
    const before = await told(haus.leitung)
    await change('update fahrzeug set deaktiviert = true where mandant_id = $1 and id = $2', [
      haus.id,
      flotte.golf,
    ])
    expect((await told(haus.leitung)).fahrzeuge).toBe((before.fahrzeuge ?? 0) - 1)
    await change('update fahrzeug set deaktiviert = false where mandant_id = $1 and id = $2', [
      haus.id,
      flotte.golf,
    ])
  })

  it('is told of what somebody looks after, and of nothing else', async () => {
    expect(Object.keys(await told(await somebody('wagen', 'fahrzeug_pflege'))).toSorted()).toEqual([
      'auftraege',
      'fahrten',
      'fahrzeuge',
      'fahrzeugeUnterwegs',
    ])
    expect(await told(await somebody('zeiten', 'oeffnungszeiten_pflege'))).toEqual({})
    expect((await ask(undefined)).status).toBe(401)
    expect((await ask(haus.anna)).status).toBe(403)
  })
})
