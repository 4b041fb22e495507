import { afterEach, expect, test, vi } from 'vitest'
import { memory } from '../testing/memory.ts'
import { ChunkLoadError, loadChunk, mayReload, noteLeaving } from './reloadGuard.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function emptyStorage() {
  const kept = memory()
  return () => kept
}

/** A page that counts its reloads. */
function onPage(storage: unknown = memory()) {
  const reload = vi.fn()
  vi.stubGlobal('location', { pathname: '/karte', reload })
  vi.stubGlobal('sessionStorage', storage)
  return reload
}

test('a path reloads once, and again only after ten seconds', () => {
  const storage = emptyStorage()
  expect(mayReload('/a', 1_000, storage)).toBe(true)
  expect(mayReload('/a', 10_999, storage)).toBe(false)
  expect(mayReload('/a', 11_000, storage)).toBe(true)
})

test('each path counts separately', () => {
  const storage = emptyStorage()
  expect(mayReload('/a', 0, storage)).toBe(true)
  expect(mayReload('/b', 1, storage)).toBe(true)
})

test('a clock that was set back does not block a reload', () => {
  const storage = emptyStorage()
  expect(mayReload('/a', 3_600_000, storage)).toBe(true)
  expect(mayReload('/a', 3_595_000, storage)).toBe(false)
  expect(mayReload('/a', 1_000, storage)).toBe(true)
})

test('an invalid stored time is ignored', () => {
  const storage = emptyStorage()
  storage().setItem('platzwart-neuladen:/a', 'yesterday')
  expect(mayReload('/a', 5_000, storage)).toBe(true)
})

test('without storage nothing reloads, because nothing would stop a loop', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(mayReload('/a', 0, forbidden)).toBe(false)
  const full = () => ({ getItem: () => null, setItem: forbidden })
  expect(mayReload('/a', 0, full)).toBe(false)
})

test('a chunk that loads is passed on', async () => {
  expect(await loadChunk(async () => 'part')).toBe('part')
})

test('a missing chunk reloads the page once, and then throws', async () => {
  const reload = onPage()
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const first = loadChunk(load)
  await expect(loadChunk(load)).rejects.toBeInstanceOf(ChunkLoadError)
  expect(reload).toHaveBeenCalledTimes(1)
  // The page that is reloading settles nothing more.
  expect(await Promise.race([first, Promise.resolve('waits')])).toBe('waits')
})

test('without storage a missing chunk throws at once, with our own message', async () => {
  const reload = onPage(null)
  const failure = await loadChunk(() => Promise.reject(new Error('gone'))).catch((one: unknown) => one)
  expect(failure).toBeInstanceOf(ChunkLoadError)
  expect(reload).not.toHaveBeenCalled()
})

test('a chunk that is aborted by leaving does not reload, and loads after all for somebody who stays', async () => {
  vi.useFakeTimers()
  const reload = onPage()
  const load = vi.fn(async () => 'part')
  load.mockRejectedValueOnce(new TypeError('error loading dynamically imported module'))
  noteLeaving()
  const part = loadChunk(load)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await part).toBe('part')
  expect(reload).not.toHaveBeenCalled()
})

test('somebody who tried to leave and stayed is reloaded like others if the chunk is still missing', async () => {
  vi.useFakeTimers()
  const reload = onPage()
  noteLeaving()
  void loadChunk(() => Promise.reject(new TypeError('gone')))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(reload).toHaveBeenCalledTimes(1)
})
