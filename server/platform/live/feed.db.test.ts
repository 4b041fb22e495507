import { describe, expect, it } from 'vitest'
import { haus, hausSuite } from '../../testing/suites/haus.ts'
import { formatPosition, type Position, parsePosition, readChanges } from './feed.ts'

hausSuite()

const FIRST: Position = { xid: '0', id: '00000000-0000-0000-0000-000000000000' }

describe('the feed of changes', () => {
  it('goes by the number of the transaction, also where it gets one digit more', async () => {
    await haus.scoped((tx) =>
      tx.raw(
        `insert into protokoll (mandant_id, xid, id, aktion, objekt, objekt_id)
         select $1, nr::text::xid8, gen_random_uuid(), 'probe', 'probe', gen_random_uuid()
         from generate_series(95, 105) as nr`,
        [haus.id],
      ),
    )
    const seen: string[] = []
    await haus.scoped(async (tx) => {
      let at = FIRST
      for (;;) {
        const page = await readChanges(tx, at, 3)
        seen.push(...page.map((change) => change.position.xid))
        at = page.at(-1)?.position ?? at
        if (page.length === 0) break
      }
    })
    expect(seen).toEqual(Array.from({ length: 11 }, (_, i) => String(95 + i)))
  })

  it('has places that can be written down', () => {
    const place = { xid: '18446744073709551', id: '01980000-0000-7000-8000-000000000001' }
    expect(parsePosition(formatPosition(place))).toEqual(place)
    for (const text of [undefined, '', '1', '1.2', `-1.${place.id}`, `1.${place.id} `, `1e3.${place.id}`])
      expect(parsePosition(text)).toBeNull()
  })
})
