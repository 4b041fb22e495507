import type { EinstellungWertView, HistoryView } from '@platzwart/contract/einstellung'
import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/einstellung'
import * as startWire from '@platzwart/contract/operations/start'
import { beforeEach, describe, expect, it } from 'vitest'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'
import { at, twoServers } from '../../testing/suites/twoServers.ts'

let haus: TestMandant

twoServers(async (first) => {
  haus = await createTestMandant(first, 'haus')
})

beforeEach(() => haus.scoped((tx) => tx.raw('delete from einstellung_wert where mandant_id = $1', [haus.id])))

const DAYS = 'leseraum.tageImVoraus'

/** Asked of the first server and the second in turn. */
const on = (nr: number, path: string, more: object = {}, who: TestPerson = haus.leitung) =>
  at(nr).request(path, { as: who.token, host: haus.host, ...more })

const create = (nr: number, body: object) => on(nr, wire.createWert.path, { body: { name: DAYS, ...body } })
const update = (nr: number, { id, version }: EinstellungWertView, wert: number) =>
  on(nr, address(wire.updateWert, { id }), {
    method: 'PUT',
    body: { wert },
    headers: { 'if-match': `"${version}"` },
  })
const undo = (nr: number, id: string) => on(nr, address(wire.undoEinstellung, { id }), { method: 'POST' })

async function held(nr: number, who: TestPerson) {
  const { json } = await on(nr, startWire.listEinstellungen.path, {}, who)
  return (json as unknown as { name: string; wert: unknown }[]).find(({ name }) => name === DAYS)?.wert
}

async function lastChange(nr: number) {
  const { json } = await on(nr, `${wire.listHistory.path}?option=${DAYS}&limit=1`)
  return (json as unknown as HistoryView).items[0]
}

const viewOf = (answer: { json: object }) => answer.json as unknown as EinstellungWertView

describe('two servers of one house', () => {
  it('go by a value from the next request on, wherever it was set', async () => {
    expect([await held(0, haus.anna), await held(1, haus.anna)]).toEqual([14, 14])
    const made = viewOf(await create(0, { wert: 3, benutzerId: haus.anna.id }))
    expect([await held(0, haus.anna), await held(1, haus.anna)]).toEqual([3, 3])
    await update(1, made, 5)
    expect([await held(0, haus.anna), await held(1, haus.anna)]).toEqual([5, 5])
  })

  it('make one value of many that are set at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, nr) => create(nr, { wert: 20 + nr, benutzerId: haus.ben.id })),
    )
    const [made, ...more] = answers.filter(({ status }) => status === 201)
    expect([made === undefined, more.length]).toEqual([false, 0])
    expect(await held(0, haus.ben)).toBe(made && viewOf(made).wert)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  it('let one of two changes of the same version through, and show the other what stands', async () => {
    for (let round = 0; round < 4; round++) {
      const stands = viewOf(await create(round, { wert: 3, benutzerId: haus.anna.id }))
      const [one, other] = await Promise.all([update(0, stands, 10), update(1, stands, 11)])
      expect([one.status, other.status].toSorted()).toEqual([200, 412])
      const [won, lost] = one.status === 200 ? [one, other] : [other, one]
      expect(lost.json.current).toEqual(won.json)
      expect(await held(round, haus.anna)).toBe(viewOf(won).wert)
      await haus.scoped((tx) => tx.raw('delete from einstellung_wert where mandant_id = $1', [haus.id]))
    }
  })

  it('take the same change back once', async () => {
    const made = viewOf(await create(0, { wert: 3, benutzerId: haus.anna.id }))
    await update(1, made, 8)
    const id = (await lastChange(0))?.id ?? ''
    const answers = await Promise.all([undo(0, id), undo(1, id), undo(0, id), undo(1, id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409])
    expect(await held(1, haus.anna)).toBe(3)
    expect(await lastChange(1)).toMatchObject({ vorher: 8, nachher: 3, steht: true })
  })

  it('keep a group’s value and its going apart: no value is left of a group that is gone', async () => {
    for (let round = 0; round < 4; round++) {
      const gruppeId = uuidv7()
      const row = { mandant_id: haus.id, id: gruppeId, name: `Gruppe ${round}` }
      await haus.scoped((tx) => tx.run(build.insertInto('gruppe').values(row)))
      const [made] = await Promise.all([
        create(round, { wert: 40, gruppeId }),
        haus.scoped((tx) =>
          tx.raw('delete from gruppe where mandant_id = $1 and id = $2', [haus.id, gruppeId]),
        ),
      ])
      expect([201, 404, 409]).toContain(made.status)
      const { json } = await on(round + 1, wire.listWerte.path)
      expect(json.items).toEqual([])
    }
  })
})
