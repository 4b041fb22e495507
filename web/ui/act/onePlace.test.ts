import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../..')

const SOURCES = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !/(?:^|\/)(?:node_modules|dist)\//.test(path),
)

const placesOf = (pattern: RegExp) =>
  SOURCES.filter((path) => pattern.test(readFileSync(join(WEB, path), 'utf8')))

test('No component sends by a mutation of its own', () => {
  expect(SOURCES.length).toBeGreaterThan(100)
  expect(placesOf(/\buseMutation\b/)).toEqual(['ui/act/useAct.ts'])
})

test('Every form is one of the kit', () => {
  expect(placesOf(/<form\b|\bonSubmit\b|component="form"/)).toEqual(['ui/form/FormBox.tsx'])
})
