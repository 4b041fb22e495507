import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/oeffnungszeit'
import { expect, it } from 'vitest'
import { app, haus, hausSuite, leseraeume } from '../../testing/suites/haus.ts'

hausSuite()

const ROUNDS = 5
const AT_ONCE = [0, 1, 2, 3, 4, 5]

const put = (
  operation: typeof wire.replaceOeffnungszeiten | typeof wire.replaceSonderoeffnungszeiten,
  body: object,
) =>
  app.request(address(operation, { id: haus.grundrissId }), {
    as: haus.leitung.token,
    host: haus.host,
    method: 'PUT',
    body,
  })

const day = (nr: number) => `2026-12-${10 + nr}`

it('leaves of sets that several save at once a whole one, of special times', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const answers = await Promise.all(
      AT_ONCE.map((nr) =>
        put(wire.replaceSonderoeffnungszeiten, [
          { gueltigVon: day(nr), gueltigBis: day(nr), von: '08:00', bis: '12:00', status: 'offen' },
        ]),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(AT_ONCE.map(() => 204))
    expect(await leseraeume.rows('select 1 from sonderoeffnungszeit', [])).toHaveLength(1)
  }
})

it('and of a week', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const answers = await Promise.all(
      AT_ONCE.map((nr) =>
        put(
          wire.replaceOeffnungszeiten,
          [1, 2].map((wochentag) => ({ wochentag, von: '08:00', bis: `1${nr}:00`, geoeffnet: true })),
        ),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(AT_ONCE.map(() => 204))
    const week = await leseraeume.rows('select distinct bis from oeffnungszeit', [])
    expect(week).toHaveLength(1)
    expect(await leseraeume.rows('select 1 from oeffnungszeit', [])).toHaveLength(2)
  }
})
