import { expect, it } from 'vitest'
import { app, haus, hausSuite, MONDAY } from '../../testing/suites/haus.ts'
import type { Part } from './konfiguration.ts'
import { raiseStand } from './mandant.ts'

hausSuite(MONDAY, { anew: true })

/** Number of loads of a part that one transaction reads twice, with `between` run after its start. */
async function loads(between: () => Promise<unknown>): Promise<number> {
  let count = 0
  const part: Part<'all', number> = { load: async () => ++count }
  await haus.scoped(async (tx) => {
    const here = await app.deps.konfigurationen.current(tx)
    await between()
    await here.part(tx, part, 'all')
    await here.part(tx, part, 'all')
  })
  return count
}

it('caches a part while the version is current', async () => {
  expect(await loads(async () => undefined)).toBe(1)
})

it('does not cache missing records, as anybody may ask for any id', async () => {
  let count = 0
  const part: Part<string, null> = {
    async load() {
      count += 1
      return null
    },
  }
  await haus.scoped(async (tx) => {
    const here = await app.deps.konfigurationen.current(tx)
    expect([await here.part(tx, part, 'none'), await here.part(tx, part, 'none')]).toEqual([null, null])
  })
  expect(count).toBe(2)
})

it('caches neither parts nor people read after a change of the house', async () => {
  expect(await loads(() => haus.scoped(raiseStand))).toBe(2)
  await haus.scoped(async (tx) => {
    const here = await app.deps.konfigurationen.current(tx)
    await haus.scoped(raiseStand)
    await here.person(tx, haus.anna.id)
    expect(here.cachedPerson(haus.anna.id)).toBeUndefined()
  })
  await haus.scoped(async (tx) => {
    const here = await app.deps.konfigurationen.current(tx)
    await here.person(tx, haus.anna.id)
    expect(here.cachedPerson(haus.anna.id)?.id).toBe(haus.anna.id)
  })
})
