import { expect, it } from 'vitest'
import { formatCursor, parseCursor } from './cursor.ts'

const ID = '01980000-0000-7000-8000-000000000001'
const encoded = (text: string) => Buffer.from(text).toString('base64url')

it('survives a round trip', () => {
  const zeit = Temporal.Instant.from('2026-11-23T08:00:00.123456Z')
  expect(parseCursor(formatCursor(zeit, ID))).toEqual({ zeit: '2026-11-23T08:00:00.123456Z', id: ID })
})

it('is null for an invalid text', () => {
  for (const text of [
    '',
    'x',
    encoded('~'),
    encoded(`2026-02-31T00:00:00Z~${ID}`),
    encoded(`0000-01-01T00:00:00Z~${ID}`),
    encoded('2026-11-23T08:00:00Z~1'),
  ]) {
    expect([text, parseCursor(text)]).toEqual([text, null])
  }
})
