import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EINLADUNGEN_PRO_STUNDE, einladungIssues } from './einladungen.ts'

const AT = Temporal.Instant.from('2026-11-23T08:00:00Z')
const times = (count: number) => Array.from({ length: count }, (_, n) => AT.add({ minutes: n }))

describe('inviting the same second person', () => {
  it('is possible as long as there are few invitations within the hour', () => {
    for (let count = 0; count < EINLADUNGEN_PRO_STUNDE; count++)
      expect(einladungIssues(times(count))).toEqual([])
  })

  it('is refused with their number, and when it is possible again', () => {
    expect(einladungIssues(times(EINLADUNGEN_PRO_STUNDE))).toEqual([
      {
        code: 'leseraum.zuVieleEinladungen',
        field: 'zweitePerson',
        data: { anzahl: EINLADUNGEN_PRO_STUNDE, ab: '2026-11-23T09:00:00Z' },
      },
    ])
  })

  it('is possible again at the moment that the refusal names, and not a second before', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3599 }), { maxLength: 30 }), (seconds) => {
        const sent = seconds.toSorted((a, b) => a - b).map((one) => AT.add({ seconds: one }))
        const ab = einladungIssues(sent)[0]?.data.ab
        if (ab === undefined) {
          expect(sent.length).toBeLessThan(EINLADUNGEN_PRO_STUNDE)
          return
        }
        const again = Temporal.Instant.from(String(ab))
        const within = (now: Temporal.Instant) =>
          sent.filter((one) => Temporal.Instant.compare(one, now.subtract({ hours: 1 })) > 0)
        expect(einladungIssues(within(again))).toEqual([])
        expect(einladungIssues(within(again.subtract({ seconds: 1 })))).toHaveLength(1)
      }),
    )
  })
})
