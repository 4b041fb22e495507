import { expect, test } from 'vitest'
import { type DeviceStore, orInMemory } from './deviceStore.ts'

/** A device that keeps, until it is full. */
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
  return { state, store: orInMemory(store) }
}

test('what the device keeps is not held by the page', async () => {
  const { state, store } = device()
  await store.put('a', '1')
  expect([store.unkept(), state.kept.get('a'), await store.all()]).toEqual([0, '1', ['1']])
})

test('what it refuses is held by the page, seen like the rest, and counted', async () => {
  const { state, store } = device()
  await store.put('a', '1')
  state.full = true
  await store.put('b', '2')
  expect([store.unkept(), await store.get('b'), await store.all()]).toEqual([1, '2', ['1', '2']])
  await store.remove('b')
  expect([store.unkept(), await store.all()]).toEqual([0, ['1']])
})

test('once there is room again, the next write is kept, and there is one of each', async () => {
  const { state, store } = device()
  state.full = true
  await store.put('a', '1')
  state.full = false
  await store.put('a', '2')
  expect([store.unkept(), await store.all()]).toEqual([0, ['2']])
})

test('without any store at all, the page works with what it holds', async () => {
  const broken = () => Promise.reject(new Error('SecurityError'))
  const store = orInMemory<string>({ get: broken, all: broken, put: broken, remove: broken })
  await store.put('a', '1')
  expect([await store.get('a'), await store.get('b'), await store.all()]).toEqual(['1', undefined, ['1']])
})
