import { runs } from '@platzwart/domain/testing/runs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_DEPTH, readJson } from './readJson.ts'

const codeOf = (text: string) => {
  const read = readJson(text)
  return 'refusal' in read ? (read.refusal.issues?.[0]?.code ?? read.refusal.code) : null
}

test('parses any JSON like JSON.parse', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: MAX_DEPTH - 2, stringUnit: 'binary' }),
      fc.constantFrom(0, 1, 2),
      (value, space) => {
        const text = JSON.stringify(value, null, space)
        expect(readJson(text)).toEqual({ value: JSON.parse(text) })
      },
    ),
    { numRuns: runs(200, 30) },
  )
})

test.each([
  '{"a": 1, "a": 2}',
  '{"a": 1, "a" : 1}',
  '{"a": 1, "\\u0061": 2}',
  '[{"b": {"a": [], "c": "\\"", "a": {}}}]',
  '{"__proto__": 1, "__proto__": 2}',
  '{"": 1, "": 2}',
])('%s has a duplicate name', (text) => expect(codeOf(text)).toBe('feld.doppelt'))

test.each([
  '[{"a": 1}, {"a": 1}]',
  '{"a": {"a": "a"}, "b": "a"}',
  '{"a": "\\"a\\": 1, \\"a\\": 2"}',
  '["a", "a"]',
])('%s does not', (text) => expect(codeOf(text)).toBeNull())

test('limits nesting', () => {
  const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`
  expect(codeOf(nested(MAX_DEPTH))).toBeNull()
  expect(codeOf(nested(MAX_DEPTH + 2))).toBe('anfrage.zuTief')
  expect(codeOf(nested(20_000))).toBe('anfrage.zuTief')
})

test.each(['', ' ', '{', 'undefined', '{"a": 1,}', "{'a': 1}", '[1] [2]'])('%j is not JSON', (text) =>
  expect(codeOf(text)).toBe('anfrage.unlesbar'),
)
