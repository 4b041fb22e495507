// @vitest-environment happy-dom
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { fahrzeugBuchungSchema } from '@platzwart/contract/fahrzeugBuchung'
import { filled, type Part } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { fahrt, fuhrpark } from '../../../testing/fahrzeug.ts'
import { eventually, said } from '../../../testing/find.ts'
import { visit } from '../../../testing/house.tsx'
import { FahrtDone } from './FahrtDone.tsx'

type Flag = 'Buchung' | 'Aenderung' | 'Freigabe'

/** The confirmation after a booking, with one kind of mail switched off. */
async function done(off: Flag | null, part: Part<FahrzeugBuchungView>, geaendert: boolean): Promise<void> {
  const settings = off === null ? {} : { [`benachrichtigung.fahrzeug${off}`]: false }
  const booked = filled(fahrzeugBuchungSchema, fahrt(part))
  await visit(<FahrtDone fahrt={booked} geaendert={geaendert} onClose={() => undefined} />, {
    answers: fuhrpark({ settings }),
    at: '/fahrzeuge',
  })
}

const CONFIRMED = 'Die Bestätigung mit Kalenderdatei kommt per Mail.'
const ANSWERED = 'Die Antwort kommt per Mail.'
const WAITS = { status: 'vorgemerkt' } as const

describe('the booker of a trip', () => {
  test.each([
    ['is booked', null, {}, false, [CONFIRMED]],
    ['is booked', 'Buchung', {}, false, []],
    ['waits for its approval', null, WAITS, false, [ANSWERED, CONFIRMED]],
    ['waits for its approval', 'Freigabe', WAITS, false, [CONFIRMED]],
    ['is changed', 'Buchung', {}, true, [CONFIRMED]],
    ['is changed', 'Aenderung', {}, true, []],
  ] as const)(
    'reads once it %s, with %s switched off, which mails come',
    async (_, off, part, geaendert, told) => {
      await done(off, part, geaendert)
      await eventually(() => {
        expect([ANSWERED, CONFIRMED].filter((one) => said().includes(one))).toEqual(told)
        expect(said().includes('Auf die Freigabe warten: ')).toBe(part === WAITS)
      })
    },
  )
})
