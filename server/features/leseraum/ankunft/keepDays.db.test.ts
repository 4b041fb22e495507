import { beforeEach, expect, it } from 'vitest'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { app, haus, hausSuite, leseraeume } from '../../../testing/suites/haus.ts'
import { releaseOrphans } from '../../warteliste/angebot.ts'
import { WARTELISTE } from '../warteliste/art.ts'
import { dropLapsedRests } from './rest.ts'

hausSuite(undefined, { anew: true })

const { rows } = leseraeume

const marks = () =>
  rows(
    `select objekt_id, tag::text, fach, marke from tagesmarke where mandant_id = $1 and art = 'leseraum_buchung'`,
    [haus.id],
  )

/** Days of which what is kept is void by some work. */
async function markedBy(work: () => Promise<unknown>) {
  const before = new Set((await marks()).map((row) => JSON.stringify(row)))
  await work()
  return (await marks())
    .filter((row) => !before.has(JSON.stringify(row)))
    .map(({ objekt_id, tag }) => ({ objekt_id, tag }))
}

/** What is held on a day, and lapsed long ago: the rest of a stay, or an offer to somebody who is gone. */
const held = (column: 'rest_von' | 'warteplatz_id') =>
  rows(
    `insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id, gehalten_bis, gehalten_status, ${column})
     values ($1, $2, $3, $4, '2026-11-23', '[2026-11-23T08:00Z,2026-11-23T09:00Z)', 'storniert', $5, '2026-11-22T08:00Z', 'reserviert', $6)`,
    [haus.id, uuidv7(), haus.seats[0], haus.grundrissId, haus.anna.id, uuidv7()],
  )

const clean = () =>
  haus.scoped(async (tx) => [
    await releaseOrphans(tx, WARTELISTE),
    await dropLapsedRests(tx, app.clock.now()),
  ])

beforeEach(() => rows('delete from leseraum_buchung where mandant_id = $1', [haus.id]))

it('jobs that look for what is held for nobody void nothing that is kept where there is none', async () => {
  expect(await markedBy(async () => expect(await clean()).toEqual([0, 0]))).toEqual([])
})

it.each(['rest_von', 'warteplatz_id'] as const)(
  'and where there is some, its day alone: %s',
  async (column) => {
    await held(column)
    const marked = await markedBy(async () => expect((await clean()).toSorted()).toEqual([0, 1]))
    expect(marked).toEqual([{ objekt_id: haus.grundrissId, tag: '2026-11-23' }])
  },
)
