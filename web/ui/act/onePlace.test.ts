import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../..')

test('Nothing in the screens sends by a mutation of its own', () => {
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !/(?:^|\/)(?:node_modules|dist)\//.test(path),
  )
  expect(sources.length).toBeGreaterThan(100)
  const own = sources.filter((path) => /\buseMutation\b/.test(readFileSync(join(WEB, path), 'utf8')))
  expect(own).toEqual(['ui/act/useAct.ts'])
})
