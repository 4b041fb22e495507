import { describe, expect, it } from 'vitest'
import { BOOK } from '../../testing/leseraum.ts'
import { haus, hausSuite, leseraeume } from '../../testing/suites/haus.ts'
import { as } from '../../testing/suites/people.ts'

hausSuite()

const { booked } = leseraeume

const DAYS = ['2026-11-24', '2026-11-25', '2026-11-26'] as const
const hours = (tag: string) => ({ von: `${tag}T09:00:00Z`, bis: `${tag}T10:00:00Z` })
const NOON = '2026-11-25T12:00:00Z'

const list = (query: Record<string, string>) => as(haus.anna, `${BOOK}?${new URLSearchParams(query)}`)

describe('a period of which one end is open', () => {
  it('is all from a moment on, or all until one', async () => {
    const first = await booked(haus.anna, { leseraumId: haus.seats[0], ...hours(DAYS[0]) })
    const second = await booked(haus.anna, { leseraumId: haus.seats[0], ...hours(DAYS[1]) })
    const third = await booked(haus.anna, { leseraumId: haus.seats[0], ...hours(DAYS[2]) })
    const found = async (query: Record<string, string>) => {
      const { json } = await list(query)
      return (json.items as unknown as { id: string }[]).map(({ id }) => id)
    }
    expect(await found({ von: NOON })).toEqual([third])
    expect(await found({ bis: NOON })).toEqual([first, second])
    expect(await found({ von: hours(DAYS[1]).von, bis: NOON })).toEqual([second])
    expect(await found({})).toEqual([first, second, third])
  })

  it('is searched only where both ends are said', async () => {
    for (const [query, field] of [
      [{ von: NOON }, 'bis'],
      [{ bis: NOON }, 'von'],
      [{}, 'tag'],
    ] as const) {
      const { status, json } = await list({ suche: 'P1', ...query })
      expect([status, json.issues]).toMatchObject([422, [{ field, code: 'feld.fehlt' }]])
    }
  })
})
