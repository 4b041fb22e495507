import { regelnOf } from '@platzwart/domain/einstellung/regeln'
import { undoCheckOut as decide } from '@platzwart/domain/leseraum/ankunft/checkOut'
import { tagOf } from '@platzwart/domain/time/zone'
import type { Call } from '../../../platform/http/endpoint.ts'
import { recordBuchung } from '../../buchung/recordBuchung.ts'
import { actorOf, lockOwn, refuseIssues } from '../../buchung/transition.ts'
import { updateBuchung } from '../../buchung/updateBuchung.ts'
import { buchungOf, LESERAUM } from '../art.ts'
import { readOwnOfSecond, readOwnWeek } from '../facts.ts'
import type { BuchungWithNames } from '../queries.ts'
import { letRestGo, readRest } from './rest.ts'

/** What the booker has booked since: they cannot be at two places. */
async function factsOfBucher(call: Call, { benutzer1_id, bereich, zeitraum }: BuchungWithNames) {
  const { tx, now, konfiguration } = call
  const { zone } = konfiguration.mandant
  const { einstellungen } = await konfiguration.person(tx, benutzer1_id)
  const eigene = await readOwnWeek(call, { bereich }, benutzer1_id, tagOf(zeitraum.von, zone))
  return { now, kalender: { zone }, einstellungen: regelnOf(einstellungen, bereich), eigene }
}

/** Takes an early end back while the rest is still held: the booking lasts as it was booked. */
export async function undoCheckOutLeseraumBuchung(call: Call, id: string) {
  const { tx } = call
  const locked = await lockOwn(call, LESERAUM, id)
  if ('refusal' in locked) return locked
  const { row } = locked
  const [rest, facts, zweite] = await Promise.all([
    readRest(tx, id),
    factsOfBucher(call, row),
    readOwnOfSecond(call, row),
  ])
  const decision = decide(buchungOf(row), rest, actorOf(call, LESERAUM), facts, zweite)
  if (!decision.ok) return refuseIssues(decision.issues)
  await letRestGo(tx, row, 'undoCheckOut')
  const columns = { zeitraum: decision.value, gebucht_bis: null, ruecknahme_bis: null }
  await tx.run(updateBuchung(tx, LESERAUM, row, columns))
  const after = { ...row, ...columns, version: row.version + 1 }
  recordBuchung(call, LESERAUM, 'undoCheckOut', row, after)
  return { status: 200, body: LESERAUM.present(call, after), version: after.version } as const
}
