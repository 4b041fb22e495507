import { expect, it } from 'vitest'
import { busyOf } from './busy.ts'

const NOW = Temporal.Instant.from('2027-03-10T12:00:00Z')
const trip = (id: string, von: string, bis: string, more: object = {}) => ({
  id,
  status: 'reserviert' as const,
  rolle: 'fahrer' as const,
  von: `2027-03-10T${von}:00Z`,
  bis: `2027-03-10T${bis}:00Z`,
  ...more,
})

it("are the person's own trips, the earliest first", () => {
  const trips = [
    trip('later', '15:00', '16:00'),
    trip('first', '13:00', '14:00'),
    trip('cancelled', '13:00', '14:00', { status: 'storniert' }),
    trip('for somebody else', '13:00', '14:00', { rolle: 'bucher' }),
  ]
  expect(busyOf(trips, NOW).map(({ id }) => id)).toEqual(['first', 'later'])
})

it('last until now if their driver is late', () => {
  const [late, ahead] = busyOf(
    [trip('late', '09:00', '11:00', { status: 'aktiv' }), trip('ahead', '13:00', '14:00')],
    NOW,
  )
  expect([late?.bis, ahead?.bis]).toEqual(['2027-03-10T12:00:00Z', '2027-03-10T14:00:00Z'])
})
