import { expect, it } from 'vitest'
import { BUCHUNG_STATUS } from '../buchung/status.ts'
import { MAIL_TYPES, mailFits } from './mail.ts'

const fitting = (status: (typeof BUCHUNG_STATUS)[number]) =>
  MAIL_TYPES.filter((typ) => mailFits(typ, status).ok)

it('is sent only while it is true of the booking', () => {
  expect(fitting('vorgemerkt')).toEqual(['useMailVormerkung', 'useMailBuchungAngepasst'])
  expect(fitting('reserviert')).toEqual(['useMailBuchungBestaetigt', 'useMailBuchungAngepasst'])
  expect(fitting('storniert')).toEqual(['useMailStorno', 'useMailRaumDeaktivierungSystemStorno'])
  expect(fitting('verschlossen')).toEqual([])
})

it('is refused with the mail and the status that do not match', () => {
  expect(mailFits('useMailStorno', 'reserviert')).toMatchObject({
    ok: false,
    issues: [
      {
        code: 'leseraum.mailPasstNicht',
        field: 'typ',
        data: { typ: 'useMailStorno', status: 'reserviert' },
      },
    ],
  })
})

it('exists for every status but a lock', () => {
  for (const status of BUCHUNG_STATUS) expect(fitting(status).length > 0).toBe(status !== 'verschlossen')
})
