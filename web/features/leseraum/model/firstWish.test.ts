import type { BuchungView, LeseraumView } from '@platzwart/contract/leseraum'
import { resolveAll } from '@platzwart/domain/einstellung/resolve'
import { expect, it } from 'vitest'
import { firstWish } from './firstWish.ts'
import type { PlanDay } from './planDay.ts'

const START = Temporal.ZonedDateTime.from('2027-03-11T00:00[Europe/Berlin]')
const at = (uhr: number) => START.add({ hours: uhr }).toInstant().toString()
const raum = {
  day: {
    grundrissId: 'g1',
    tag: '2027-03-11',
    mitternachtMs: START.epochMilliseconds,
    offen: { von: 540, bis: 1200 },
    bySeat: new Map(),
  } satisfies PlanDay,
  auswahl: { von: 600, bis: 720 },
  tag: START.toPlainDate(),
  schritt: 15,
  zone: 'Europe/Berlin',
  minute: -833,
  einstellungen: resolveAll({ mandant: {}, gruppen: [], benutzer: {} }),
  search: { kapazitaet: 6 },
}
const seat = { id: 's1', kapazitaet: 4 } as LeseraumView
const booked = (von: number, bis: number) =>
  ({ status: 'reserviert', von: at(von), bis: at(bis), gruppengroesse: 2, zweite: null }) as BuchungView

it('starts with the requested period, and with no more people than the seat has room for', () => {
  expect(firstWish(raum, seat, null, []).wish).toEqual({
    von: 600,
    bis: 720,
    dauer: 120,
    gruppengroesse: 4,
    zweitePerson: '',
  })
})

it('suggests no second seat at the same time, and says why it is shorter', () => {
  const { wish, shortening } = firstWish(raum, seat, null, [booked(10, 11)])
  expect([wish.von, wish.bis]).toEqual([660, 720])
  expect(shortening?.von).toEqual({ art: 'eigene', minute: 660 })
})

it("starts with the booking's values if it is edited", () => {
  const { wish, shortening } = firstWish(raum, seat, booked(13, 14), [booked(13, 14)])
  expect([wish.von, wish.bis, wish.gruppengroesse]).toEqual([780, 840, 2])
  expect(shortening).toBeNull()
})

it.each([
  ['from the next step on, where somebody has to confirm it before it begins', true, 607, 615],
  ['from the step after the one that begins just now', true, 615, 630],
  ['from the running step, where nobody has to', false, 607, 600],
  ['as asked on a day to come', true, -833, 600],
  ['as asked where nothing is left after that', true, 719, 600],
])('is offered %s', (_how, zweitePersonNoetig, minute, von) => {
  const alone = { ...raum, minute, search: { kapazitaet: 1 } }
  const { wish } = firstWish(alone, { ...seat, zweitePersonNoetig }, null, [])
  expect([wish.von, wish.bis]).toEqual([von, 720])
})
