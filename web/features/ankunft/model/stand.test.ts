import { buchungSchema } from '@platzwart/contract/leseraum'
import { filled } from '@platzwart/contract/testing/filled'
import { expect, test } from 'vitest'
import { standOf } from './stand.ts'

const of = (part: object, now: string) =>
  standOf(
    {
      ...filled(buchungSchema),
      von: '2026-11-23T09:00:00Z',
      bis: '2026-11-23T12:00:00Z',
      ruecknahmeBis: null,
      status: 'durchgeführt',
      rolle: 'bucher',
      pauseBis: null,
      pauseMinuten: 0,
      ...part,
    },
    Temporal.Instant.from(`2026-11-23T${now}Z`),
  )

test.each([
  ['who came early can leave again before the start', {}, '08:59:59', { art: 'da', pause: 0 }],
  ['and pauses from the start on', { pauseMinuten: 30 }, '08:59:59', { art: 'da', pause: 0 }],
  ['from the start on it can be ended', {}, '09:00:00', { art: 'da', pause: 0 }],
  ['by the second person, too', { rolle: 'zweite' }, '09:00:00', { art: 'da', pause: 0 }],
  ['and paused, where the house has that', { pauseMinuten: 30 }, '09:00:00', { art: 'da', pause: 30 }],
  [
    'away until half past ten',
    { pauseBis: '2026-11-23T10:30:00Z' },
    '10:29:50',
    { art: 'pause', bis: Temporal.Instant.from('2026-11-23T10:30:00Z'), sekunden: 10 },
  ],
  ['not back by then', { pauseBis: '2026-11-23T10:30:00Z' }, '10:30:00', { art: 'pauseVorbei' }],
  ['away until it is over', { pauseBis: '2026-11-23T12:00:00Z' }, '12:00:00', null],
  ['at its end it is over', {}, '12:00:00', null],
  ['who is not checked in ends nothing', { status: 'reserviert' }, '09:00:00', null],
  ['of others nothing is ended', { rolle: 'andere' }, '09:00:00', null],
  [
    'once ended it can be taken back, by the second',
    { bis: '2026-11-23T10:00:00Z', ruecknahmeBis: '2026-11-23T10:07:30Z' },
    '10:07:20.5',
    { art: 'beendet', sekunden: 10 },
  ],
  ['and no longer', { bis: '2026-11-23T10:00:00Z', ruecknahmeBis: '2026-11-23T10:07:30Z' }, '10:07:30', null],
])('%s', (_, part, now, stand) => {
  expect(of(part, now)).toEqual(stand)
})
