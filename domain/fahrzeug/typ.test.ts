import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseBuchungTyp, parseHistorieTyp } from './typ.ts'
import { BUCHUNG_TYPES, HISTORIE_TYPES } from './types.ts'

it.each([
  ['the seven of the history', HISTORIE_TYPES, parseHistorieTyp],
  ['the four of bookings', BUCHUNG_TYPES, parseBuchungTyp],
] as const)('knows %s, and says which one it does not know', (_, known, parse) => {
  for (const typ of known) expect(parse(typ)).toEqual({ ok: true, value: typ })
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!known.some((typ) => typ === text))
      expect(parse(text)).toEqual({
        ok: false,
        issues: [{ code: 'typ.unbekannt', data: { x: text }, field: 'typ' }],
      })
    }),
  )
})
