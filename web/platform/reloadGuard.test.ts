import { expect, test } from 'vitest'
import { mayReload } from './reloadGuard.ts'

function emptyStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

test('a path reloads once, and again only after ten seconds', () => {
  const storage = emptyStorage()
  expect(mayReload('/a', 1_000, storage)).toBe(true)
  expect(mayReload('/a', 10_999, storage)).toBe(false)
  expect(mayReload('/a', 11_000, storage)).toBe(true)
})

test('each path counts for itself', () => {
  const storage = emptyStorage()
  expect(mayReload('/a', 0, storage)).toBe(true)
  expect(mayReload('/b', 1, storage)).toBe(true)
})
