import * as wire from '@platzwart/contract/operations/benutzer'
import { describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { change, flotte, flotteSuite, rows } from '../../testing/suites/flotte.ts'
import { haus } from '../../testing/suites/haus.ts'
import { as, one, person } from '../../testing/suites/people.ts'

flotteSuite('2026-11-23T08:00:00Z')

const out = (id: string, body: object) =>
  as(haus.leitung, one(wire.deactivateBenutzer, id), { method: 'POST', body, version: 1 })

const trip = async (id: string, car: string, status: string, when: string) => {
  const trip = uuidv7()
  await change(
    `insert into fahrzeug_buchung (mandant_id, id, fahrzeug_id, benutzer_id, fahrer_id, status, zeitraum, sperrzeitraum)
     values ($1, $2, $3, $4, $4, $5, $6::tstzrange, $6::tstzrange)`,
    [haus.id, trip, car, id, status, when],
  )
  return trip
}

const statusOf = async (table: string, id: string) =>
  (await rows<{ status: string }>(`select status from ${table} where mandant_id = $1 and id = $2`, id))[0]
    ?.status

describe('somebody who has a car out', () => {
  it('is put out only once that was said, and then what they have booked beside it', async () => {
    const who = await person('fahrzeug_buchen')
    const now = await trip(who.id, flotte.passat, 'aktiv', '[2026-11-23 07:00Z, 2026-11-23 11:00Z)')
    const later = await trip(who.id, flotte.golf, 'reserviert', '[2026-11-24 07:00Z, 2026-11-24 11:00Z)')
    for (const body of [{}, { buchungenStornieren: true }, { buchungenStornieren: true, unterwegs: false }]) {
      const asked = await out(who.id, body)
      expect([asked.status, asked.json.code]).toEqual([409, 'benutzer.unterwegs'])
    }
    expect(await statusOf('benutzer', who.id)).toBe('aktiv')
    expect((await out(who.id, { unterwegs: true })).json.code).toBe('benutzer.betroffeneBuchungen')
    const done = await out(who.id, { unterwegs: true, buchungenStornieren: true })
    expect([done.status, done.json.status]).toEqual([200, 'inaktiv'])
    expect([await statusOf('fahrzeug_buchung', now), await statusOf('fahrzeug_buchung', later)]).toEqual([
      'aktiv',
      'storniert',
    ])
  })

  it('is put out without a word where a legal hold alone is on what they have driven', async () => {
    const who = await person('fahrzeug_buchen')
    await trip(who.id, flotte.polo, 'durchgeführt', '[2026-11-16 07:00Z, 2026-11-16 11:00Z)')
    await change(
      `insert into loeschsperre (mandant_id, id, benutzer_id, grund, erstellt_von) values ($1, $2, $3, 'Streit', $4)`,
      [haus.id, uuidv7(), who.id, haus.leitung.id],
    )
    expect((await out(who.id, {})).status).toBe(200)
  })
})
