import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../..')

test('Nothing in the screens makes a polite live region of its own', () => {
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !/(?:^|\/)(?:node_modules|dist)\//.test(path),
  )
  expect(sources.length).toBeGreaterThan(100)
  const own = sources.filter((path) => /\baria-live=|<output\b/.test(readFileSync(join(WEB, path), 'utf8')))
  expect(own).toEqual([])
})
