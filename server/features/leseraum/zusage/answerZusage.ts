import type { BuchungView } from '@platzwart/contract/leseraum'
import { issue } from '@platzwart/domain/issue'
import { type ZusageStand, zusageStand } from '@platzwart/domain/leseraum/zusage/stand'
import type { Context } from 'hono'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import type { AppEnv } from '../../../platform/http/env.ts'
import type { Frame } from '../../../platform/http/frame.ts'
import type { Refusal } from '../../../platform/http/problem.ts'
import { refuseStale } from '../../../platform/http/version.ts'
import { lockOwn, refuseIssues } from '../../buchung/transition.ts'
import { LESERAUM } from '../art.ts'
import { cancelLeseraumBuchung } from '../cancelLeseraumBuchung.ts'
import { confirmLeseraumBuchung } from '../confirmLeseraumBuchung.ts'
import type { BuchungWithNames } from '../queries.ts'
import { openZusage } from './openZusage.ts'
import { presentZusage } from './present.ts'

const reply = (call: Call, view: BuchungView) =>
  ({ status: 200, body: presentZusage(call, view), version: view.version }) as const

/** What the link is about; asked for by mail scanners too, so it changes nothing. */
export function readZusage({ deps }: Frame) {
  return (c: Context<AppEnv>, token: string): Promise<Response> =>
    openZusage(deps, c, token, async (call, row) => reply(call, LESERAUM.present(call, row)))
}

type Verb = (call: Call, id: string) => Promise<{ readonly body: BuchungView } | { refusal: Refusal }>

/** Locked, and looked at once more: what was shown is what is answered, and once. */
async function settle(call: Call, { id }: BuchungWithNames, wanted: ZusageStand, verb: Verb) {
  // Who agrees is asked for their own bookings, too.
  const locked = await lockOwn(call, LESERAUM, id, { personen: [call.person.id] })
  if ('refusal' in locked) return locked
  const { row } = locked
  const shown = LESERAUM.present(call, row)
  if (row.benutzer2_id !== call.person.id) return refuse({ status: 404, code: 'nichtGefunden' })
  const due = Temporal.Instant.from(shown.bestaetigenBis)
  const stand = zusageStand(row.status, due, call.now)
  if (stand === wanted) return reply(call, shown)
  if (stand === 'vorbei')
    return refuseIssues([issue('buchung.bestaetigungAbgelaufen', { von: due.toString() })])
  if (stand !== 'offen') return refuseIssues([issue('buchung.nichtVorgemerkt', { status: row.status })])
  const stale = refuseStale(call, row, () => presentZusage(call, shown))
  if (stale) return stale
  const done = await verb(call, id)
  return 'refusal' in done ? done : reply(call, done.body)
}

const answeredBy =
  (wanted: ZusageStand, verb: Verb) =>
  ({ deps }: Frame) =>
  (c: Context<AppEnv>, token: string): Promise<Response> =>
    openZusage(deps, c, token, (call, row) => settle(call, row, wanted, verb))

/** As the second person does it signed in, with the same rules, mails and trail. */
export const acceptZusage = answeredBy('zugesagt', confirmLeseraumBuchung)
export const refuseZusage = answeredBy('abgesagt', cancelLeseraumBuchung)
