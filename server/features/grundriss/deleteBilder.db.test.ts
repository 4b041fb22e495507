import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/grundriss'
import { describe, expect, it } from 'vitest'
import { untilWaiting } from '../../testing/database.ts'
import { picture, putFile } from '../../testing/files.ts'
import { BYTES, brought, pieces, plan, recorded, set, stored } from '../../testing/suites/bild.ts'
import { app, haus, hausSuite, MONDAY } from '../../testing/suites/haus.ts'
import { cutUpload, FRAMINGS } from '../../testing/wire/cutUpload.ts'
import { deleteUnreferred } from '../datei/queries.ts'
import { lockSizes } from './queries.ts'

hausSuite(MONDAY, { anew: true })

describe('an upload that breaks off', () => {
  it.each([1, 50, 99])('at %i per cent leaves nothing, and the plan as it was', async (percent) => {
    await set({ bild: { id: await brought(await picture('png', 100, 50)), breite: 500 } })
    const before = [await plan(), await stored(), await recorded()]
    const bytes = Buffer.concat([await picture('png', 900, 900), Buffer.alloc(2_000_000, 7)])
    const sent = {
      path: address(wire.uploadBild, { id: haus.grundrissId }),
      bytes,
      type: BYTES['content-type'],
    }
    for (const framing of FRAMINGS)
      expect([framing, await cutUpload(app, haus, sent, { percent, framing })]).toEqual([framing, 400])
    expect([await plan(), await stored(), await recorded()]).toEqual(before)
  })
})

describe('the sweep', () => {
  it('takes what no plan shows after four days, and keeps what one does and what was brought by name', async () => {
    await putFile(app, haus, haus.leitung, 'brandschutz.png', await picture('png'), { bucket: 'grundrisse' })
    const shown = await brought(await picture('png', 90, 60))
    const was = await brought(await picture('png', 3400, 60))
    await set({ bild: { id: was, breite: 500 } })
    await set({ bild: { id: shown, breite: 500 } })
    app.clock.set('2026-11-27T07:00:00Z')
    await app.jobs.runNow('datei.aufraeumen')
    expect([await recorded(), await pieces()]).toEqual([4, 3])
    app.clock.set('2026-11-28T10:00:00Z')
    await app.jobs.runNow('datei.aufraeumen')
    expect([await recorded(), await pieces(), await stored()]).toEqual([1, 0, 2])
    expect((await plan()).bild?.id).toBe(shown)
    const back = await set({ bild: { id: was, breite: 500 } })
    expect(back.status).toBe(404)
  })

  it('takes the pieces that a version without them has left of a picture, and of a plan', async () => {
    const later = () =>
      app.clock.set(
        app.clock
          .now()
          .add({ hours: 5 * 24 })
          .toString(),
      )
    const id = await brought(await picture('png', 3400, 60))
    await haus.scoped((tx) =>
      tx.raw('delete from datei where id in (select datei_id from grundriss_bild where bild_id = $1)', [id]),
    )
    expect([await recorded(), await pieces()]).toEqual([0, 3])
    later()
    await app.jobs.runNow('datei.aufraeumen')
    expect(await pieces()).toBe(0)

    await brought(await picture('png', 3400, 60))
    await haus.scoped(async (tx) => {
      await tx.raw('delete from leseraum where mandant_id = $1', [haus.id])
      await tx.raw('delete from datei where id in (select datei_id from grundriss_bild)')
      await tx.raw('delete from grundriss where id = $1', [haus.grundrissId])
    })
    later()
    await app.jobs.runNow('datei.aufraeumen')
    expect(await pieces()).toBe(0)
  })

  const FOREVER = Temporal.Instant.from('2027-01-01T00:00:00Z')

  it('is waited for by who shows again what it is about to take', async () => {
    const id = await brought(await picture('png', 90, 60))
    let late: ReturnType<typeof set> | undefined
    await haus.scoped(async (tx) => {
      expect(await deleteUnreferred(tx, FOREVER, 10)).toHaveLength(1)
      late = set({ bild: { id, breite: 500 } })
      await Promise.race([late, untilWaiting(app.database)])
    })
    const answer = await late
    expect([answer?.status, answer?.json.issues]).toMatchObject([404, [{ field: 'bild.id' }]])
    expect((await plan()).bild).toBeNull()
  })

  it('passes by what somebody is about to show again', async () => {
    const id = await brought(await picture('png', 3400, 60))
    await haus.scoped(async (showing) => {
      expect(await lockSizes(showing, haus.grundrissId, id)).toHaveLength(3)
      expect(await haus.scoped((tx) => deleteUnreferred(tx, FOREVER, 10))).toEqual([])
    })
    expect((await set({ bild: { id, breite: 500 } })).status).toBe(200)
  })

  it('looks again at what it has locked: somebody may have shown it in the moment before', async () => {
    const id = await brought(await picture('png', 90, 60))
    const show = () =>
      haus.scoped((tx) => tx.raw('update grundriss set bild_id = $1 where id = $2', [id, haus.grundrissId]))
    const taken = await haus.scoped((tx) => {
      const slow: typeof tx = Object.create(tx, {
        all: {
          value: async (statement: Parameters<typeof tx.all>[0]) => {
            const rows = await tx.all(statement)
            await show()
            return rows
          },
        },
      })
      return deleteUnreferred(slow, FOREVER, 10)
    })
    expect([taken, await recorded()]).toEqual([[], 1])
  })
})
