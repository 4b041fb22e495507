import { address } from '@platzwart/contract/operation'
import * as people from '@platzwart/contract/operations/benutzer'
import * as wire from '@platzwart/contract/operations/fahrtenbuch'
import { describe, expect, it } from 'vitest'
import { recorded } from '../../testing/fahrtenbuch.ts'
import { createCar } from '../../testing/fahrzeug.ts'
import type { TestPerson } from '../../testing/mandant.ts'
import { change, flotte, flotteSuite } from '../../testing/suites/flotte.ts'
import { haus } from '../../testing/suites/haus.ts'
import { as, person } from '../../testing/suites/people.ts'
import { EVERYTHING } from './queries.ts'
import { countFahrten } from './readFahrten.ts'

flotteSuite('2026-11-18T08:00:00Z', { fremd: true })

const OPEN = { zielort: '', zielperson: '' }

async function merge(bleibt: TestPerson, geht: TestPerson): Promise<void> {
  const path = address(people.mergeBenutzer, { id: bleibt.id, anderesId: geht.id })
  expect((await as(haus.leitung, path, { body: {} })).status).toBe(200)
}

/** One person who was there three times, and has driven under each of the rows. */
async function driver() {
  const stays = await person('fahrzeug_buchen')
  const second = await person('fahrzeug_buchen')
  const third = await person('fahrzeug_buchen')
  const other = await person('fahrzeug_buchen')
  const car = await createCar(haus)
  await recorded(
    haus,
    car,
    stays,
    { zweck: 'Messe', fahrerName: 'Anna Alt' },
    { fahrerId: second.id, fahrerName: 'A. Alt' },
    { zweck: 'Besuch', fahrerId: third.id, fahrerName: 'Anna Neu' },
    { zweck: 'Wartung', fahrerId: other.id, fahrerName: 'Otto Ohne' },
  )
  // The third became part of the second, and both of the first.
  await merge(second, third)
  await merge(stays, second)
  return { stays, second, third, other, car }
}

const list = async (car: string, fahrerId?: string) =>
  (
    await as(
      flotte.fuhrpark,
      `${address(wire.listFahrtenbuch, { id: car })}${fahrerId === undefined ? '' : `?fahrerId=${fahrerId}`}`,
    )
  ).json as never as {
    readonly items: readonly { readonly nummer: number; readonly fahrer: string }[]
    readonly summen: { readonly dienstlich: number }
    readonly fahrer: readonly { readonly id: string; readonly name: string }[]
  }

describe('somebody who was made one of several rows', () => {
  it('stands once among the drivers, as they were called last, and by any of the rows with all trips', async () => {
    const { stays, second, third, other, car } = await driver()
    expect((await list(car)).fahrer).toEqual([
      { id: stays.id, name: 'Anna Neu' },
      { id: other.id, name: 'Otto Ohne' },
    ])
    for (const { id } of [stays, second, third]) {
      const { items, summen } = await list(car, id)
      expect([items.map(({ nummer }) => nummer), summen.dienstlich]).toEqual([[3, 2, 1], 120])
      // What was written stays as it was written.
      expect(items.map(({ fahrer }) => fahrer)).toEqual(['Anna Neu', 'A. Alt', 'Anna Alt'])
      const filter = { ...EVERYTHING, fahrerId: id }
      expect(await haus.scoped((tx) => countFahrten(tx, car, filter))).toBe(3)
    }
    expect((await list(car, other.id)).items.map(({ nummer }) => nummer)).toEqual([4])
    expect((await list(car, car)).items).toEqual([])
  })

  it('completes the trips of each row, and nobody else does', async () => {
    const stays = await person('fahrzeug_buchen')
    const second = await person('fahrzeug_buchen')
    const other = await person('fahrzeug_buchen')
    const [open = ''] = await recorded(haus, await createCar(haus), second, { zweck: '', ...OPEN })
    // As a merge leaves them, but for the sessions that it ends.
    await change(
      `update benutzer set status = 'anonym', aufgegangen_in = $3 where mandant_id = $1 and id = $2`,
      [haus.id, second.id, stays.id],
    )
    const offen = async (who: TestPerson) =>
      (await as(who, wire.listOpenFahrten.path)).json as never as readonly { readonly id: string }[]
    expect((await offen(stays)).map(({ id }) => id)).toEqual([open])
    expect(await offen(other)).toEqual([])
    const body = { zweck: 'Termin', zielort: 'Kiel', zielperson: 'Werft' }
    const complete = (who: TestPerson) => as(who, address(wire.completeFahrt, { id: open }), { body })
    expect((await complete(other)).status).toBe(404)
    expect((await complete(stays)).status).toBe(200)
    expect(await offen(stays)).toEqual([])
  })
})
