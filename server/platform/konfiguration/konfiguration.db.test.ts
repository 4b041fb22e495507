import { expect, it } from 'vitest'
import { app, haus, hausSuite, MONDAY } from '../../testing/suites/haus.ts'
import type { Part } from './konfiguration.ts'
import { raiseStand } from './mandant.ts'

hausSuite(MONDAY, { anew: true })

/** How often a part is loaded that one transaction asks for twice, when it has begun at the version of now. */
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

it('keeps a part of a version of the house for as long as it is the one', async () => {
  expect(await loads(async () => undefined)).toBe(1)
})

it('keeps nothing of what is not there: anybody may ask for any id', async () => {
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

it('keeps nothing that was read after somebody had changed the house, and no person either', async () => {
  expect(await loads(() => haus.scoped(raiseStand))).toBe(2)
  await haus.scoped(async (tx) => {
    const here = await app.deps.konfigurationen.current(tx)
    await haus.scoped(raiseStand)
    await here.person(tx, haus.anna.id)
    expect(here.knownPerson(haus.anna.id)).toBeUndefined()
  })
  await haus.scoped(async (tx) => {
    const here = await app.deps.konfigurationen.current(tx)
    await here.person(tx, haus.anna.id)
    expect(here.knownPerson(haus.anna.id)?.id).toBe(haus.anna.id)
  })
})
