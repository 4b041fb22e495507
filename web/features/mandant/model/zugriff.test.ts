import { expect, it } from 'vitest'
import { runningUntil } from './zugriff.ts'

const NOW = Temporal.Instant.from('2027-03-10T08:00:00Z')

it('lasts until its end, exclusive', () => {
  expect(runningUntil({ zugriffBis: '2027-03-10T08:00:01Z' }, NOW)?.toString()).toBe('2027-03-10T08:00:01Z')
  expect(runningUntil({ zugriffBis: '2027-03-10T08:00:00Z' }, NOW)).toBeNull()
  expect(runningUntil({ zugriffBis: null }, NOW)).toBeNull()
})
