// @vitest-environment happy-dom
import * as wire from '@platzwart/contract/operations/leseraum/warteliste'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, names, said, turn } from '../../../testing/find.ts'
import { type Visit, visit } from '../../../testing/house.tsx'
import { SEAT, wall } from '../../../testing/leseraum.ts'
import { answer, refuse } from '../../../testing/server.ts'
import { WaitFor } from './WaitForSeat.tsx'
import type { NotFree } from './wishes.ts'

const LAMPE = { id: idOf(601), name: 'Lampe' }
const LADEN = { id: idOf(602), name: 'Ladepunkt' }
const seat = (id: string, zone: string, ausstattung = [] as readonly { id: string; name: string }[]) => ({
  id,
  zone,
  art: 'platz',
  aktiv: true,
  kapazitaet: 1,
  ausstattung,
})
const space = { ...seat(idOf(603), 'Deck', [LADEN]), art: 'stellplatz' }

const ASKED: NotFree = {
  grundrissId: idOf(500),
  plan: 'Lesesaal',
  gruppengroesse: 1,
  zone: 'Europe/Berlin',
  platz: { id: SEAT.fenster, name: 'Platz A-1' },
  von: Temporal.Instant.from(wall('12:00')),
  bis: Temporal.Instant.from(wall('14:00')),
  seats: [seat(SEAT.fenster, 'Fenster', [LAMPE]), seat(SEAT.gang, 'Gang')],
  kuerzest: 30,
  laengst: 600,
}

async function wait(asked: Partial<NotFree> = {}, how: Visit = {}) {
  const house = await visit(<WaitFor asked={{ ...ASKED, ...asked }} />, {
    answers: [answer(wire.joinWarteliste, { stelle: { platz: 2, wartende: 3 } })],
    ...how,
  })
  await click('button', how.language === 'en' ? 'Join the waiting list' : 'Auf die Warteliste')
  return house
}

const options = (name: string) =>
  [...find<HTMLSelectElement>('combobox', name).options].map((one) => one.text)

describe('a person who finds nothing free', () => {
  test('can wait for the seat, any seat, a zone, or some equipment', async () => {
    await wait()
    expect(document.activeElement).toBe(find('combobox', 'Worauf'))
    expect(options('Worauf')).toEqual([
      'Nur Platz A-1',
      'Irgendein Platz: Lesesaal',
      'Im Bereich Fenster',
      'Im Bereich Gang',
      'Mit Lampe',
    ])
    expect(options('Mindestens')).toEqual([
      'Die ganze Zeit, 2 Stunden',
      '90 Minuten',
      '1 Stunde',
      '30 Minuten',
    ])
  })

  test('waits for the seat and the whole period by default, and learns their position', async () => {
    const { server } = await wait()
    await click('button', 'Warten: 12:00 – 14:00 Uhr')
    await eventually(() => expect(said()).toContain('Auf der Warteliste, Stelle 2 von 3.'))
    expect(server.asked(wire.joinWarteliste)).toMatchObject([
      {
        body: {
          grundrissId: ASKED.grundrissId,
          leseraumId: SEAT.fenster,
          mindestens: 120,
          gruppengroesse: 1,
          von: wall('12:00'),
          bis: wall('14:00'),
        },
      },
    ])
    expect(all('button')).toEqual([])
  })

  test.each([
    ['plan', {}],
    ['zone Gang', { zone: 'Gang' }],
    [`mit ${LAMPE.id}`, { ausstattungId: LAMPE.id }],
  ])('waits for %s', async (value, part) => {
    const { server } = await wait()
    await turn('combobox', 'Worauf', value)
    await turn('combobox', 'Mindestens', '60')
    await click('button', /^Warten:/)
    await eventually(() => expect(server.asked(wire.joinWarteliste)).toHaveLength(1))
    const { body } = server.asked(wire.joinWarteliste)[0] ?? {}
    expect(body).toMatchObject({ mindestens: 60, ...part })
    expect(body).not.toHaveProperty('leseraumId')
  })

  test('waits for no longer than the maximum booking, and only for what exists', async () => {
    await wait({ platz: null, laengst: 60, seats: [seat(SEAT.fenster, 'Fenster')] })
    expect(options('Worauf')).toEqual(['Irgendein Platz: Lesesaal'])
    expect(options('Mindestens')).toEqual(['1 Stunde', '30 Minuten'])
  })

  test('cannot wait for any parking space together with seats, since any seat never means one', async () => {
    const seats = [...ASKED.seats, space]
    await wait({ seats })
    expect(options('Worauf')).toEqual([
      'Nur Platz A-1',
      'Irgendein Platz: Lesesaal',
      ...['Fenster', 'Gang', 'Deck'].map((zone) => `Im Bereich ${zone}`),
      'Mit Lampe',
    ])
  })

  test('can wait for a parking space, or its zone', async () => {
    const platz = { id: space.id, name: 'Stellplatz P-1' }
    await wait({ platz, seats: [...ASKED.seats, space] })
    expect(options('Worauf')).toEqual([
      'Nur Stellplatz P-1',
      ...['Fenster', 'Gang', 'Deck'].map((zone) => `Im Bereich ${zone}`),
    ])
  })

  test('can wait for any space on a plan with parking only', async () => {
    await wait({ platz: { id: space.id, name: 'Stellplatz P-1' }, seats: [space] })
    expect(options('Worauf')).toEqual(['Nur Stellplatz P-1', 'Irgendein Platz: Lesesaal', 'Mit Ladepunkt'])
  })

  test('reads the refusal, and can leave', async () => {
    const no = {
      status: 422,
      code: 'warteliste.frei',
      detail: 'Es ist frei.',
      issues: [{ code: 'warteliste.frei', detail: 'A-2 ist frei.', data: {} }],
    } as const
    await wait({}, { answers: [refuse(wire.joinWarteliste, no as never)] })
    await click('button', /^Warten:/)
    await eventually(() => expect(said(find('alert'))).toContain('A-2 ist frei.'))
    await click('button', 'Doch nicht')
    expect(names('button')).toEqual(['Auf die Warteliste'])
  })

  test('reads it in English, too', async () => {
    await wait({}, { language: 'en' })
    expect(options('At least')[0]).toBe('The whole time, 2 hours')
    expect(names('button')).toContain('Wait: 12:00 – 14:00')
  })
})
