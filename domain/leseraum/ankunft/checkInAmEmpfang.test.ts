import { describe, expect, it } from 'vitest'
import { BUCHUNG_STATUS } from '../../buchung/status.ts'
import { at, buchung, ort } from '../../testing/leseraum.ts'
import { checkInAmEmpfang } from './checkInAmEmpfang.ts'

/** From nine until ten in Berlin. */
const booked = buchung('reserviert')
const codeAt = (time: string, milliseconds = 0) => {
  const result = checkInAmEmpfang(booked, at(time).add({ milliseconds }), ort())
  return result.ok ? result.value : result.issues.map(({ code }) => code)
}
const END = { before: booked.zeitraum.bis.subtract({ milliseconds: 1 }), at: booked.zeitraum.bis }

describe('check-in at the desk', () => {
  it('is possible from 15 minutes before the start', () => {
    expect(codeAt('08:45', -1)).toEqual(['buchung.checkInZuFrueh'])
    expect(codeAt('08:45')).toBe('durchgeführt')
  })

  it('is possible for latecomers until the booking ends', () => {
    expect(codeAt('09:15', 1)).toBe('durchgeführt')
    expect(checkInAmEmpfang(booked, END.before, ort()).ok).toBe(true)
    expect(checkInAmEmpfang(booked, END.at, ort())).toEqual({
      ok: false,
      issues: [
        {
          code: 'buchung.checkInZuSpaet',
          data: { von: at('08:45').toString(), bis: booked.zeitraum.bis.toString() },
        },
      ],
    })
  })

  it.each(BUCHUNG_STATUS.filter((status) => status !== 'reserviert'))(
    'is refused for a booking that is %s',
    (status) => {
      expect(checkInAmEmpfang(buchung(status), at('09:00'), ort())).toEqual({
        ok: false,
        issues: [{ code: 'buchung.nichtReserviert', data: { status } }],
      })
    },
  )
})
