import { describe, expect, it } from 'vitest'
import { formatUhrzeit } from '../time/uhrzeit.ts'
import { DEFAULT_OEFFNUNG, parseSonderstatus } from './types.ts'

describe('a special opening time', () => {
  it('is open or closed', () => {
    expect(parseSonderstatus('offen')).toEqual({ ok: true, value: 'offen' })
    expect(parseSonderstatus('geschlossen')).toEqual({ ok: true, value: 'geschlossen' })
  })

  it.each(['zu', '', 'Offen', 'offen '])('has no unknown status such as %j', (x) =>
    expect(parseSonderstatus(x)).toMatchObject({
      ok: false,
      issues: [{ code: 'status.unbekannt', data: { x } }],
    }),
  )
})

it('opens from 08:00 to 18:00 by default', () => {
  expect(formatUhrzeit(DEFAULT_OEFFNUNG.von)).toBe('08:00')
  expect(formatUhrzeit(DEFAULT_OEFFNUNG.bis)).toBe('18:00')
})
