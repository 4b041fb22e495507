import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BUCHUNG_STATUS, blocks, occupies, parseStatus } from './status.ts'

describe('the status of a booking', () => {
  it('is one of the six of the specification', () => {
    expect(BUCHUNG_STATUS).toEqual([
      'vorgemerkt',
      'reserviert',
      'aktiv',
      'durchgeführt',
      'storniert',
      'verschlossen',
    ])
    for (const status of BUCHUNG_STATUS) expect(parseStatus(status)).toEqual({ ok: true, value: status })
  })

  it.each(['', 'Reserviert', ' reserviert', 'durchgefuehrt', 'durchgefu\u0308hrt', 'booked', '__proto__'])(
    'is an error when it is "%s"',
    (text) => {
      expect(parseStatus(text)).toEqual({
        ok: false,
        issues: [{ code: 'status.unbekannt', data: { x: text }, field: 'status' }],
      })
    },
  )

  it('is never guessed from anything else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseStatus(text).ok).toBe(BUCHUNG_STATUS.some((status) => status === text))
      }),
    )
  })

  it('occupies while somebody holds the resource, and also blocks while it is locked', () => {
    expect(BUCHUNG_STATUS.filter(occupies)).toEqual(['vorgemerkt', 'reserviert', 'aktiv', 'durchgeführt'])
    expect(BUCHUNG_STATUS.filter((status) => blocks(status) && !occupies(status))).toEqual(['verschlossen'])
    expect(blocks('storniert')).toBe(false)
  })
})
