import { pause as decide } from '@platzwart/domain/leseraum/ankunft/pause'
import type { Call } from '../../../platform/http/endpoint.ts'
import { recordBuchung } from '../../buchung/recordBuchung.ts'
import { actorOf, lockOwn, refuseIssues } from '../../buchung/transition.ts'
import { updateBuchung } from '../../buchung/updateBuchung.ts'
import { LESERAUM, type LeseraumTypes } from '../art.ts'
import { pauseRules } from '../pause.ts'
import type { BuchungWithNames } from '../queries.ts'
import { stayOf } from './aufenthalt.ts'

/** Writes how long somebody is away, or that they are back; answers the booking as it is then. Nobody is told: others see the seat as taken. */
export async function writePause(
  call: Call,
  aktion: string,
  row: BuchungWithNames,
  columns: Pick<LeseraumTypes['update'], 'pause_bis' | 'pausen'>,
) {
  await call.tx.run(updateBuchung(call.tx, LESERAUM, row, columns))
  const after = { ...row, ...columns, version: row.version + 1 }
  recordBuchung(call, LESERAUM, aktion, row, after)
  return { status: 200, body: LESERAUM.present(call, after), version: after.version } as const
}

/** Whoever is checked in goes away for a while, and the seat stays theirs. */
export async function pauseLeseraumBuchung(call: Call, id: string) {
  const locked = await lockOwn(call, LESERAUM, id)
  if ('refusal' in locked) return locked
  const { row } = locked
  const rules = pauseRules(call.person.einstellungen, row)
  const until = decide(stayOf(row), actorOf(call, LESERAUM), call.now, rules)
  if (!until.ok) return refuseIssues(until.issues)
  const columns = { pause_bis: until.value, pausen: row.pausen + 1 }
  return writePause(call, 'pauseLeseraumBuchung', row, columns)
}
