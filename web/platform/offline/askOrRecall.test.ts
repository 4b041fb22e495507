import type { Start } from '@platzwart/contract/start'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Unreachable } from '../problem.ts'
import { startOptions } from '../session/start.ts'
import { askOrRecall } from './askOrRecall.ts'

/**
 * As much of IndexedDB as a device needs to store values by key; each is written as soon as its transaction
 * is committed.
 */
function device(): Pick<IDBFactory, 'open'> {
  const kept = new Map<IDBValidKey, unknown>()
  const later = (call: () => void) => queueMicrotask(call)
  const transaction = () => {
    const made = { oncomplete: () => undefined, commit: () => undefined, objectStore: () => store }
    const done = (result: unknown) => {
      later(() => made.oncomplete())
      return { result }
    }
    const store = {
      get: (key: IDBValidKey) => done(structuredClone(kept.get(key))),
      put: (value: unknown, key: IDBValidKey) => done(kept.set(key, structuredClone(value))),
    }
    return made
  }
  const open = () => {
    const request = { result: { transaction }, onsuccess: () => undefined }
    later(() => request.onsuccess())
    return request as unknown as IDBOpenDBRequest
  }
  return { open }
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', device())
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  })
})
afterEach(() => vi.unstubAllGlobals())

const signal = new AbortController().signal
const noNetwork = () => Promise.reject(new Unreachable('no network'))

function signedIn(benutzer: string | null): QueryClient {
  const client = new QueryClient()
  const sitzung = benutzer === null ? null : { benutzer: { id: benutzer } }
  client.setQueryData(startOptions.queryKey, { mandant: { id: 'nordhafen' }, sitzung } as Start)
  return client
}

it('keeps an answer for the person who got it, on any page, and for nobody else', async () => {
  const client = signedIn('fahrerin')
  await askOrRecall('fahrten', { client, signal }, async () => ['a trip'])
  await vi.waitFor(async () => {
    expect(await askOrRecall('fahrten', { client, signal }, noNetwork)).toEqual(['a trip'])
  })
  for (const other of [signedIn('fahrer'), signedIn(null)]) {
    await expect(askOrRecall('fahrten', { client: other, signal }, noNetwork)).rejects.toThrow(Unreachable)
  }
})

it('keeps nothing for a visitor, and no refusals', async () => {
  const client = signedIn(null)
  expect(await askOrRecall('fahrten', { client, signal }, async () => ['of nobody'])).toEqual(['of nobody'])
  await expect(askOrRecall('fahrten', { client, signal }, noNetwork)).rejects.toThrow(Unreachable)
  const refused = () => Promise.reject(new Error('refused'))
  const fahrerin = { client: signedIn('fahrerin'), signal }
  await askOrRecall('fahrt/1', fahrerin, async () => 'as it was')
  await expect(askOrRecall('fahrt/1', fahrerin, refused)).rejects.toThrow('refused')
})
