import { BUCHUNG_STATUS, type BuchungStatus } from '@platzwart/domain/buchung/status'
import { type Effective, resolveAll } from '@platzwart/domain/einstellung/resolve'
import { fahrzeugCollisions, sperrzeitraumOf } from '@platzwart/domain/fahrzeug/holds'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { encodeParameter } from '../../platform/database/types.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { createTestFlotte, type TestFlotte } from '../../testing/fahrzeug.ts'
import { createTestMandant, type TestMandant } from '../../testing/mandant.ts'

const NOW = Temporal.Instant.from('2026-10-01T08:00:00Z')
const PAIRS = 2000
/** The night that has an hour twice in Berlin. */
const FIRST = Temporal.Instant.from('2026-10-24T22:00:00Z')

let app: TestApp
let haus: TestMandant
let flotte: TestFlotte

beforeAll(async () => {
  app = await testApp(NOW.toString())
  haus = await createTestMandant(app, 'abstand')
  flotte = await createTestFlotte(app, haus)
})

afterAll(() => app.close())

// Short ranges, so that edges meet often.
const stay = fc.record({ from: fc.integer({ min: 0, max: 240 }), minutes: fc.integer({ min: 1, max: 90 }) })
const pairs = fc.record({
  one: stay,
  other: stay,
  gap: fc.constantFrom(0, 1, 15, 30, 60),
  status: fc.constantFrom(...BUCHUNG_STATUS),
})

interface Pair {
  readonly id: string
  readonly one: Zeitraum
  readonly other: Zeitraum
  readonly gap: number
  readonly status: BuchungStatus
}

/** Each pair on days of its own, so that all can lie in the calendar of one car. */
function placed(seed: number): Pair[] {
  return fc.sample(pairs, { numRuns: PAIRS, seed }).map(({ one, other, gap, status }, at) => {
    const period = ({ from, minutes }: typeof one) => {
      const von = FIRST.add({ hours: 48 * at, minutes: from })
      return { von, bis: von.add({ minutes }) }
    }
    return { id: uuidv7(), one: period(one), other: period(other), gap, status }
  })
}

function withGapOf(gap: number): Effective {
  const set = { 'fahrzeug.mindestabstand': { value: gap, origin: 'mandant' } } as const
  return { ...resolveAll({ mandant: {}, gruppen: [], benutzer: {} }), ...set }
}

/** What the rule says, before any of the trips has begun. */
function isFree({ one, other, gap, status }: Pair): boolean {
  const hold = {
    id: 'one',
    fahrzeugId: 'golf',
    zeitraum: one,
    status,
    typ: 'BUCHUNG',
    fahrerId: null,
  } as const
  const facts = { now: NOW, einstellungen: withGapOf(gap), belegungen: [hold] }
  return fahrzeugCollisions('golf', other, facts).length === 0
}

const INSERT = `
  insert into fahrzeug_buchung (mandant_id, id, fahrzeug_id, zeitraum, sperrzeitraum, status, typ, benutzer_id, fahrer_id)
  select $1, id, $2, zeitraum, sperrzeitraum, status, case status when 'verschlossen' then 'WARTUNG' else 'BUCHUNG' end, $3,
    case status when 'verschlossen' then null else $3::uuid end
  from unnest($4::uuid[], $5::tstzrange[], $6::tstzrange[], $7::text[]) as t(id, zeitraum, sperrzeitraum, status)
  on conflict do nothing returning id`

async function insertAll(rows: readonly { id: string; zeitraum: Zeitraum; gap: number; status: string }[]) {
  const slot = (zeitraum: Zeitraum, gap: number) => sperrzeitraumOf(zeitraum, withGapOf(gap))
  const inserted = await haus.scoped(async (tx) =>
    tx.raw<{ id: string }>(INSERT, [
      haus.id,
      flotte.golf,
      flotte.fahrer.id,
      rows.map(({ id }) => id),
      rows.map(({ zeitraum }) => encodeParameter(zeitraum)),
      rows.map(({ zeitraum, gap }) => encodeParameter(slot(zeitraum, gap))),
      rows.map(({ status }) => status),
    ]),
  )
  return new Set(inserted.rows.map(({ id }) => id))
}

it('the constraint and the rule say the same of 2,000 random pairs', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  const all = placed(seed)
  const held = await insertAll(all.map(({ id, one, gap, status }) => ({ id, zeitraum: one, gap, status })))
  expect(held.size).toBe(PAIRS)
  const others = all.map(({ other, gap }) => ({ id: uuidv7(), zeitraum: other, gap, status: 'reserviert' }))
  const taken = await insertAll(others)
  const disagreed = all.filter((pair, at) => {
    return taken.has(others[at]?.id ?? '') !== isFree(pair)
  })
  expect({ seed, disagreed }).toEqual({ seed, disagreed: [] })
  // Neither side is proven by pairs that never meet.
  expect(taken.size).toBeGreaterThan(PAIRS / 10)
  expect(taken.size).toBeLessThan(PAIRS - PAIRS / 10)
})
