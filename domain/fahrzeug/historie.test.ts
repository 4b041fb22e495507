import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseHistorieTyp } from './historie.ts'
import { HISTORIE_TYPEN } from './types.ts'

it('knows the seven types of the history, and says which one it does not know', () => {
  for (const typ of HISTORIE_TYPEN) expect(parseHistorieTyp(typ)).toEqual({ ok: true, value: typ })
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!HISTORIE_TYPEN.some((typ) => typ === text))
      expect(parseHistorieTyp(text)).toEqual({
        ok: false,
        issues: [{ code: 'typ.unbekannt', data: { x: text }, field: 'typ' }],
      })
    }),
  )
})
