import type { Fristen, fristenQuerySchema } from '@platzwart/contract/aufbewahrung'
import {
  AUFBEWAHRUNG,
  fristIssues,
  optionFor,
  retainedSince,
} from '@platzwart/domain/datenschutz/aufbewahrung'
import { artenIn } from '@platzwart/domain/datenschutz/bestaende'
import { dayPeriod, tagOf } from '@platzwart/domain/time/zone'
import type { z } from 'zod'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { readHausEinstellungen } from '../einstellung/queries.ts'
import { countOlder } from './queries.ts'

/** Nobody decides otherwise for more; the database stops there. */
const MOST = 10_000

/** What a house keeps how long, and how much of it would go now; of one kind also with months that nobody has saved yet. */
export async function listFristen(call: Call, { art, monate }: z.output<typeof fristenQuerySchema>) {
  const { tx, now, konfiguration } = call
  const { zone, module } = konfiguration.mandant
  const wrong = art !== undefined && monate !== undefined ? fristIssues(art, monate) : []
  const [first] = wrong
  if (first) return refuse({ status: 422, code: first.code, issues: wrong })
  const haus = await readHausEinstellungen(tx)
  const body: Fristen = []
  for (const one of artenIn(module)) {
    const months = one === art && monate !== undefined ? monate : haus[optionFor(one)].value
    const vor = retainedSince(tagOf(now, zone), months)
    const anzahl = vor === null ? 0 : await countOlder(tx, one, dayPeriod(vor, zone).von.toString(), MOST)
    body.push({
      art: one,
      monate: months,
      mindestens: AUFBEWAHRUNG[one].mindestens,
      vor: vor?.toString() ?? null,
      anzahl,
    })
  }
  return { status: 200, body } as const
}
