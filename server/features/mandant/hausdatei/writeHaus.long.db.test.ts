import { expect, it } from 'vitest'
import { fillTrail } from '../../../testing/rows/fillTrail.ts'
import {
  content,
  exported,
  HAUS,
  hausdateiSuite,
  here,
  imported,
  there,
} from '../../../testing/suites/hausdatei.ts'

const MEGABYTES = 50
/** Generous for machines that have other things to do. */
const LONG = { timeout: 300_000 }

hausdateiSuite()

it(`A house with ${MEGABYTES} MB in one table comes back from its file row by row`, LONG, async () => {
  await fillTrail(here.admin, HAUS, MEGABYTES)
  const done = await imported(there, await exported(here, HAUS), 'Groß')
  expect(done).toMatchObject({ status: 'fertig', fehler: null })
  const before = await content(here, HAUS)
  const after = await content(there, done.mandantId)
  expect(before.protokoll?.length).toBeGreaterThan(MEGABYTES * 60)
  // One by one: a list of thousands that differ would be printed as a whole.
  for (const [table, rows] of Object.entries(before)) {
    const others = after[table] ?? []
    expect([table, others.length]).toEqual([table, rows.length])
    expect([table, rows.findIndex((row, at) => row !== others[at])]).toEqual([table, -1])
  }
})
