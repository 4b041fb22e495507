import { expect, test } from 'vitest'
import type { LeseraumId } from '../../id.ts'
import { einstellungen } from '../../testing/einstellungen.ts'
import { kalender, week } from '../../testing/kalender.ts'
import { gruppenraum, seat } from '../../testing/leseraum.ts'
import type { BookingFacts } from '../facts.ts'
import { hereNow } from './hereNow.ts'

const at = (time: string) => Temporal.Instant.from(`2026-11-23T${time}:00Z`)
const SEAT = seat({ id: 'a1' as LeseraumId })

/** The house is open from eight to six in its zone, an hour ahead of UTC; it is seven past ten UTC. */
const facts = (part: Partial<BookingFacts> = {}, settings: object = {}): BookingFacts => ({
  now: at('10:07'),
  kalender: kalender(week('08:00', '18:00'), [], 'Europe/Berlin'),
  einstellungen: einstellungen(settings),
  eigene: [],
  belegungen: [],
  ...part,
})
const hold = (von: string, bis: string) => ({
  id: 'h',
  leseraumId: 'a1',
  status: 'reserviert' as const,
  bucherId: 'ben',
  zeitraum: { von: at(von), bis: at(bis) },
})
const ends = (...asked: Parameters<typeof facts>) =>
  hereNow(SEAT, 'ada', facts(...asked)).map(({ von, bis }) =>
    `${von}/${bis}`.replaceAll(/2026-11-23T|:00Z/g, ''),
  )

test('A free seat is offered from the running step for one hour, two, or as long as possible', () => {
  expect(ends()).toEqual(['10:00/11:00', '10:00/12:00', '10:00/17:00'])
})

test('A later booking shortens the offer, and each end is offered once', () => {
  expect(ends({ belegungen: [hold('11:30', '12:00')] })).toEqual(['10:00/11:00', '10:00/11:30'])
  expect(ends({ belegungen: [hold('11:00', '12:00')] })).toEqual(['10:00/11:00'])
})

test('Limits apply as everywhere', () => {
  expect(ends({}, { 'leseraum.hoechstdauer': 90 })).toEqual(['10:00/11:00', '10:00/11:30'])
  expect(ends({ eigene: [{ ...hold('10:00', '12:00'), leseraumId: 's2', bucherId: 'ada' }] })).toEqual([])
})

test('The rest of the person’s hours, week and bookings is offered, however short', () => {
  expect(ends({ now: at('15:20') }, { 'leseraum.spaetestens': '17:00' })).toEqual(['15:15/16:00'])
  const booked = (von: string, bis: string) => ({ ...hold(von, bis), leseraumId: 's2', bucherId: 'ada' })
  expect(ends({ eigene: [booked('10:45', '12:00')] })).toEqual(['10:00/10:45'])
  expect(ends({ eigene: [booked('11:45', '12:00')] }, { 'leseraum.mindestpause': 0.25 })).toEqual([
    '10:00/11:00',
    '10:00/11:30',
  ])
  const week = { 'leseraum.maxStundenProWoche': 2 }
  expect(ends({ eigene: [booked('07:00', '08:30')] }, week)).toEqual(['10:00/10:30'])
  expect(ends({ eigene: [booked('07:00', '09:00')] }, week)).toEqual([])
})

test('A seat is not offered if it is taken, closed, out of use or needs a second person', () => {
  expect(ends({ belegungen: [hold('10:00', '11:00')] })).toEqual([])
  expect(ends({ now: at('18:07') })).toEqual([])
  expect(hereNow({ ...SEAT, aktiv: false }, 'ada', facts())).toEqual([])
  expect(hereNow(gruppenraum({ zweitePersonNoetig: true }), 'ada', facts())).toEqual([])
})
