import { checkOut as decide } from '@platzwart/domain/leseraum/ankunft/checkOut'
import type { Call } from '../../../platform/http/endpoint.ts'
import { recordBuchung } from '../../buchung/recordBuchung.ts'
import { actorOf, lockOwn, notify, refuseIssues } from '../../buchung/transition.ts'
import { buchungOf, LESERAUM } from '../art.ts'
import { endStay, stepOf } from './endStay.ts'

/** Whoever is checked in leaves: the booking ends now, and the rest of its time is free when nobody can take that back any more. */
export async function checkOutLeseraumBuchung(call: Call, id: string) {
  const { tx, now } = call
  const locked = await lockOwn(call, LESERAUM, id)
  if ('refusal' in locked) return locked
  const { row } = locked
  const step = await stepOf(call, row)
  const had = decide(buchungOf(row), actorOf(call, LESERAUM), now, step)
  if (!had.ok) return refuseIssues(had.issues)
  const after = await endStay(tx, row, had.value, now)
  recordBuchung(call, LESERAUM, 'checkOut', row, after)
  await notify(call, LESERAUM, 'vorzeitigBeendet', after, row)
  return { status: 200, body: LESERAUM.present(call, after), version: after.version } as const
}
