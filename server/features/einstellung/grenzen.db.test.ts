import type { EinstellungWertView } from '@platzwart/contract/einstellung'
import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/einstellung'
import { describe, expect, it } from 'vitest'
import { haus, hausSuite } from '../../testing/suites/haus.ts'
import { as, gruppe, one } from '../../testing/suites/people.ts'

hausSuite(undefined, { fremd: true, anew: true })

const SHORTEST = 'leseraum.mindestdauer'
const LONGEST = 'leseraum.hoechstdauer'

const create = (body: object) => as(haus.leitung, wire.createWert.path, { body })
const house = (aenderungen: readonly object[]) =>
  as(haus.leitung, wire.saveHausEinstellungen.path, { method: 'PUT', body: { aenderungen } })
const join = (benutzerId: string, gruppeId: string) =>
  haus.scoped((tx) =>
    tx.raw('insert into benutzer_gruppe (mandant_id, benutzer_id, gruppe_id) values ($1, $2, $3)', [
      haus.id,
      benutzerId,
      gruppeId,
    ]),
  )

interface Answer {
  readonly status: number
  readonly json: object
}

const reason = ({ json }: Answer) =>
  (json as { issues: { code: string; field: string; detail: string }[] }).issues[1]

describe('settings that exclude each other', () => {
  it('are refused in the house, alone and together, at the field and by both names', async () => {
    const both = await house([
      { name: SHORTEST, wert: 700, bisher: 15 },
      { name: LONGEST, wert: 30, bisher: 600 },
    ])
    expect([both.status, reason(both)]).toMatchObject([
      422,
      {
        code: 'einstellung.mindestUeberHoechstdauer',
        field: SHORTEST,
        detail:
          '„Mindestdauer für Plätze“ (11 Stunden 40 Minuten) ist länger als „Höchstdauer“ (30 Minuten). So kann niemand buchen.',
      },
    ])
    const none = await house([
      { name: 'leseraum.buchbareWochentage', wert: [], bisher: [0, 1, 2, 3, 4, 5, 6] },
    ])
    expect(reason(none)?.code).toBe('einstellung.keinWochentag')
    expect((await create({ name: LONGEST, wert: 10 })).status).toBe(422)
    expect((await house([{ name: LONGEST, wert: 15, bisher: 600 }])).status).toBe(200)
  })

  it('are refused where a group and the house do not go together, from both sides', async () => {
    const gruppeId = await gruppe()
    expect((await create({ name: SHORTEST, wert: 700, gruppeId })).status).toBe(422)
    expect((await create({ name: SHORTEST, wert: 120, gruppeId })).status).toBe(201)
    const narrowed = await house([{ name: LONGEST, wert: 60, bisher: 600 }])
    expect([narrowed.status, reason(narrowed)]).toMatchObject([
      422,
      { code: 'einstellung.mindestUeberHoechstdauer', field: LONGEST },
    ])
    expect(reason(narrowed)?.detail).toMatch(/\(1 Stunde\) \(gruppe \d+\)\. So/)
    expect((await house([{ name: LONGEST, wert: 120, bisher: 600 }])).status).toBe(200)
  })

  it('are refused where two groups of a person, or a group and the person, do not go together', async () => {
    const long = await gruppe()
    const short = await gruppe()
    await join(haus.anna.id, long)
    await join(haus.anna.id, short)
    expect((await create({ name: SHORTEST, wert: 120, gruppeId: long })).status).toBe(201)
    const other = await create({ name: LONGEST, wert: 60, gruppeId: short })
    expect([other.status, reason(other)?.code]).toEqual([422, 'einstellung.mindestUeberHoechstdauer'])
    const own = await create({ name: LONGEST, wert: 60, benutzerId: haus.anna.id })
    expect([own.status, reason(own)?.field]).toEqual([422, 'wert'])
    // Nobody else is in the first group.
    expect((await create({ name: LONGEST, wert: 60, benutzerId: haus.ben.id })).status).toBe(201)
  })

  it('are refused where a value goes, too', async () => {
    const gruppeId = await gruppe()
    const longest = (await create({ name: LONGEST, wert: 900, gruppeId }))
      .json as unknown as EinstellungWertView
    await create({ name: SHORTEST, wert: 700, gruppeId })
    const gone = await as(haus.leitung, one(wire.deleteWert, longest.id), { method: 'DELETE', version: 1 })
    expect([gone.status, reason(gone)?.code]).toEqual([422, 'einstellung.mindestUeberHoechstdauer'])
    await create({ name: LONGEST, wert: 900, benutzerId: haus.leitung.id })
    await create({ name: SHORTEST, wert: 700, benutzerId: haus.leitung.id })
    const path = address(wire.clearEinstellung, { name: LONGEST })
    expect((await as(haus.leitung, path, { method: 'DELETE' })).status).toBe(422)
  })

  it('keep nobody from saving something else, once they stand', async () => {
    await haus.scoped((tx) =>
      tx.raw(
        `insert into einstellung_wert (mandant_id, id, option_name, wert)
         select $1, gen_random_uuid(), name, wert from (values ($2, '700'), ($3, '30')) as stands (name, wert)`,
        [haus.id, SHORTEST, LONGEST],
      ),
    )
    expect((await house([{ name: 'leseraum.tageImVoraus', wert: 30, bisher: 14 }])).status).toBe(200)
    expect((await house([{ name: LONGEST, wert: 720, bisher: 30 }])).status).toBe(200)
  })
})
