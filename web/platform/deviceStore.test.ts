import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DeviceStore, orInMemory } from './deviceStore.ts'

/** A device with storage, until it is full. */
function device() {
  const kept = new Map<string, string>()
  const state = { full: false, kept }
  const store: DeviceStore<string> = {
    get: async (key) => kept.get(key),
    all: async () => [...kept.values()],
    put: async (key, value) => {
      if (state.full) throw new Error('QuotaExceededError')
      kept.set(key, value)
    },
    remove: async (key) => void kept.delete(key),
  }
  return { state, store: orInMemory(store, (value) => value.charAt(0)) }
}

test('values that the device stores are not kept in memory', async () => {
  const { state, store } = device()
  await store.put('a', 'a1')
  expect([store.unkept(), state.kept.get('a'), await store.all()]).toEqual([0, 'a1', ['a1']])
})

test('values that it refuses are kept in memory, listed like the others, and counted', async () => {
  const { state, store } = device()
  await store.put('a', 'a1')
  state.full = true
  await store.put('b', 'b2')
  expect([store.unkept(), await store.get('b'), await store.all()]).toEqual([1, 'b2', ['a1', 'b2']])
  await store.remove('b')
  expect([store.unkept(), await store.all()]).toEqual([0, ['a1']])
})

test('once there is room again, the next write is stored, without duplicates', async () => {
  const { state, store } = device()
  state.full = true
  await store.put('a', 'a1')
  state.full = false
  await store.put('a', 'a2')
  expect([store.unkept(), await store.all()]).toEqual([0, ['a2']])
})

test('without any storage, the page works in memory', async () => {
  const broken = () => Promise.reject(new Error('SecurityError'))
  const store = orInMemory<string>(
    { get: broken, all: broken, put: broken, remove: broken },
    ([key = '']) => key,
  )
  await store.put('a', 'a1')
  expect([await store.get('a'), await store.get('b'), await store.all()]).toEqual(['a1', undefined, ['a1']])
  await store.remove('a')
  expect(await store.all()).toEqual([])
  await expect(store.remove('a')).rejects.toThrow('SecurityError')
})

test('a newer value without room on the device hides the older one, and both are removed together', async () => {
  const { state, store } = device()
  await store.put('a', 'a1')
  state.full = true
  await store.put('a', 'a2')
  expect([await store.get('a'), await store.all(), store.unkept()]).toEqual(['a2', ['a2'], 1])
  await store.remove('a')
  expect([await store.get('a'), await store.all(), store.unkept()]).toEqual([undefined, [], 0])
})

test('whatever the device has room for, the page reads the last write', async () => {
  const step = fc.record({
    art: fc.constantFrom('put', 'remove'),
    key: fc.constantFrom('a', 'b'),
    full: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { state, store } = device()
      const wanted = new Map<string, string>()
      for (const [at, { art, key, full }] of steps.entries()) {
        state.full = full
        if (art === 'put') {
          wanted.set(key, `${key}${at}`)
          await store.put(key, `${key}${at}`)
        } else {
          wanted.delete(key)
          await store.remove(key)
        }
      }
      expect((await store.all()).toSorted()).toEqual([...wanted.values()].toSorted())
      for (const key of ['a', 'b']) expect(await store.get(key)).toBe(wanted.get(key))
    }),
  )
})
