import type { EinstellungWertView } from '@platzwart/contract/einstellung'
import * as wire from '@platzwart/contract/operations/einstellung'
import * as startWire from '@platzwart/contract/operations/start'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../testing/mandant.ts'
import { haus, hausSuite } from '../../testing/suites/haus.ts'
import { as, gruppe, one, person } from '../../testing/suites/people.ts'

hausSuite(undefined, { anew: true })

const DAYS = 'leseraum.tageImVoraus'

interface Told {
  readonly personen: number
  readonly von: number
  readonly beispiele: readonly { readonly name: string; readonly vorher: number; readonly nachher: number }[]
}

const told = async (query: string) =>
  (await as(haus.leitung, `${wire.countTouched.path}?option=${DAYS}${query}`)).json as unknown as Told

const set = async (body: object) =>
  (await as(haus.leitung, wire.createWert.path, { body: { name: DAYS, ...body } }))
    .json as unknown as EinstellungWertView

const join = (benutzerId: string, gruppeId: string) =>
  haus.scoped((tx) =>
    tx.raw('insert into benutzer_gruppe (mandant_id, benutzer_id, gruppe_id) values ($1, $2, $3)', [
      haus.id,
      benutzerId,
      gruppeId,
    ]),
  )

async function heldBy(who: TestPerson) {
  const { json } = await as(who, startWire.listEinstellungen.path)
  return (json as unknown as { name: string; wert: number }[]).find(({ name }) => name === DAYS)?.wert
}

/** A house of people in no, one or two groups, some of whom have a value of their own. */
async function people() {
  const few = await gruppe()
  const many = await gruppe()
  const all: TestPerson[] = []
  for (let i = 0; i < 9; i++) {
    const who = await person()
    all.push(who)
    if (i % 2 === 0) await join(who.id, few)
    if (i % 3 === 0) await join(who.id, many)
  }
  await set({ wert: 20, gruppeId: few })
  await set({ wert: 40, gruppeId: many })
  await set({ wert: 3, benutzerId: all[0]?.id })
  await set({ wert: 90, benutzerId: all[1]?.id })
  return { few, many, all: [...all, haus.anna, haus.ben, haus.leitung] }
}

describe('what is told before a change', () => {
  it.each([
    ['the house', () => ({}), 33],
    ['the house, to what holds already', () => ({}), 14],
    ['a group to more', ({ few }: { few: string }) => ({ gruppeId: few }), 60],
    ['a group to less', ({ few }: { few: string }) => ({ gruppeId: few }), 1],
    ['the other group', ({ many }: { many: string }) => ({ gruppeId: many }), 10],
  ] as const)('is what is then so: %s', async (_, of, wert) => {
    const house = await people()
    const place = of(house) as { readonly gruppeId?: string }
    const before = await Promise.all(house.all.map(heldBy))
    const { personen, von, beispiele } = await told(
      `&wert=${wert}${place.gruppeId ? `&gruppeId=${place.gruppeId}` : ''}`,
    )
    expect(von).toBe(house.all.length)
    expect(await Promise.all(house.all.map(heldBy))).toEqual(before)

    const stands = (await as(haus.leitung, `${wire.listWerte.path}?schicht=gruppe`)).json as unknown as {
      readonly items: readonly EinstellungWertView[]
    }
    const there = stands.items.find(({ gruppe: it }) => it?.id === place.gruppeId)
    if (there) {
      const { status } = await as(haus.leitung, one(wire.updateWert, there.id), {
        method: 'PUT',
        body: { wert },
        version: there.version,
      })
      expect(status).toBe(200)
    } else await set({ wert })
    const after = await Promise.all(house.all.map(heldBy))
    expect(after.filter((now, i) => now !== before[i])).toHaveLength(personen)
    expect(beispiele).toHaveLength(Math.min(personen, 5))
    for (const { vorher, nachher } of beispiele) expect(vorher).not.toBe(nachher)
  })

  it('counts nobody who is inactive, and nobody of whom the change is not', async () => {
    const { few } = await people()
    const all = await told('&wert=33')
    await haus.scoped((tx) =>
      tx.raw("update benutzer set status = 'inaktiv' where mandant_id = $1 and id = $2", [
        haus.id,
        haus.ben.id,
      ]),
    )
    expect(await told('&wert=33')).toMatchObject({ personen: all.personen - 1, von: all.von - 1 })
    const leaving = await told(`&gruppeId=${few}`)
    expect(leaving.beispiele.every(({ vorher }) => vorher === 20)).toBe(true)
    expect((await told(`&wert=33&benutzerId=${haus.anna.id}`)).personen).toBe(1)
  })
})
