import { live } from '@platzwart/contract/operations/live'
import { differencesOf } from '@platzwart/domain/protokoll/differences'
import { wordKeyOf } from '@platzwart/domain/protokoll/words'
import { beforeAll, describe, expect, it } from 'vitest'
import { POLICIES } from '../../platform/http/policy.ts'
import { createTestFlotte } from '../../testing/fahrzeug.ts'
import { documentedOperations, House, sampleOf } from '../../testing/samples.ts'
import { app, haus, hausSuite, leseraeume } from '../../testing/suites/haus.ts'
import { wordsOf } from './words.ts'

hausSuite()

/** What every operation of a house leaves in its trail, as it is kept there: whatever it is written from. */
let fields: ReadonlySet<string>

beforeAll(async () => {
  // As many bookings as the samples make.
  await leseraeume.rows(
    `insert into einstellung_wert (mandant_id, id, option_name, wert) values
      ($1, gen_random_uuid(), 'leseraum.maxBuchungenProWoche', '0'), ($1, gen_random_uuid(), 'leseraum.mehrerePlaetzeGleichzeitig', 'true')`,
    [haus.id],
  )
  await leseraeume.rows('update mandant set stand = stand + 1 where id = $1', [haus.id])
  const house = new House(app, haus, await createTestFlotte(app, haus))
  for (const operation of await documentedOperations(app)) {
    if (operation.path === live.path || POLICIES.get(operation.operationId)?.who === 'betreiber') continue
    const { path, query, ...request } = await sampleOf(operation, house)
    await app.request(`${path}${query}`, { ...request, as: haus.leitung.token, host: haus.host })
  }
  const rows = await leseraeume.rows('select aktion, vorher, nachher from protokoll where mandant_id = $1', [
    haus.id,
  ])
  expect(new Set(rows.map(({ aktion }) => aktion))).toContain('deleteStandort')
  const found = rows.flatMap((row) => differencesOf(row.vorher, row.nachher))
  fields = new Set(found.map(({ feld }) => wordKeyOf(feld)))
})

describe.each(['de', 'en'] as const)('the trail in %s', (sprache) => {
  it('has a word for every field of what anything leaves in it', () => {
    const words = wordsOf(sprache)
    expect(fields.size).toBeGreaterThan(100)
    expect([...fields].filter((feld) => words.feld(feld) === feld)).toEqual([])
  })
})
