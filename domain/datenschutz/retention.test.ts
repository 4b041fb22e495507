import { describe, expect, it } from 'vitest'
import { retentionHours } from './retention.ts'

describe('how long a record is kept', () => {
  it.each([
    [{ stunden: 2 }, 2],
    [{ tage: 14 }, 336],
    [{ monate: 24 }, 24 * 31 * 24],
  ] as const)('%o is so many hours, and never less than people mean', (kept, hours) => {
    expect(retentionHours(kept)).toBe(hours)
  })
})
