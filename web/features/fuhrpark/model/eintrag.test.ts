import { serviceheftSaveSchema } from '@platzwart/contract/fahrzeug'
import { PRUEFUNG_ARTEN } from '@platzwart/domain/fahrzeug/types'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { centOf, eintragBody, eintragOf } from './eintrag.ts'

it('sends the server’s shape', () => {
  const body = eintragBody({ ...eintragOf(null, '2026-11-23'), kosten: 89.5, kilometerstand: 10_400 }, null)
  expect(serviceheftSaveSchema.parse(body)).toMatchObject({
    art: 'SERVICE',
    von: '2026-11-23',
    kostenCent: 8950,
    kilometerstand: 10_400,
    pruefungErledigt: false,
  })
})

it('marks nothing but an inspection as done', () => {
  const done = { ...eintragOf(null, '2026-11-23'), erledigt: true }
  expect(eintragBody({ ...done, art: 'UVV' }, null).pruefungErledigt).toBe(true)
  expect(eintragBody({ ...done, art: 'REPARATUR' }, null).pruefungErledigt).toBe(false)
})

it('sends euros as cents, and null if empty', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
      expect(centOf(cents / 100)).toBe(cents)
    }),
  )
  expect(centOf(null)).toBeNull()
  expect(eintragBody(eintragOf(null, '2026-11-18'), null)).toMatchObject({
    kilometerstand: null,
    kostenCent: null,
  })
})

it('only an inspection can be marked as done', () => {
  const done = { ...eintragOf(null, '2026-11-18'), erledigt: true }
  expect(eintragBody({ ...done, art: 'REPARATUR' }, null).pruefungErledigt).toBe(false)
  for (const art of PRUEFUNG_ARTEN) {
    expect(eintragBody({ ...done, art }, null).pruefungErledigt).toBe(true)
    expect(eintragBody({ ...done, art, erledigt: false }, null).pruefungErledigt).toBe(false)
  }
})
