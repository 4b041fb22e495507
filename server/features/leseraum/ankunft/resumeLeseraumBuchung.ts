import { deny } from '@platzwart/domain/buchung/actor'
import { resume as decide } from '@platzwart/domain/leseraum/ankunft/pause'
import type { Call } from '../../../platform/http/endpoint.ts'
import { actorOf, lockOwn, refuseIssues } from '../../buchung/transition.ts'
import { LESERAUM } from '../art.ts'
import { asksForCode } from '../pause.ts'
import type { BuchungWithNames } from '../queries.ts'
import { stayOf } from './aufenthalt.ts'
import { writePause } from './pauseLeseraumBuchung.ts'
import { refuseCode } from './refuseCode.ts'

function comeBack(call: Call, aktion: string, row: BuchungWithNames, byCode: boolean) {
  const may = decide(stayOf(row), actorOf(call, LESERAUM), call.now)
  const back = may.ok && !byCode && asksForCode(call.person, row) ? deny('leseraum.zurueckNurMitCode') : may
  return back.ok ? writePause(call, aktion, row, { pause_bis: null }) : refuseIssues(back.issues)
}

/** Whoever is away is back. Not where the house asks for the code at the seat. */
export async function resumeLeseraumBuchung(call: Call, id: string) {
  const locked = await lockOwn(call, LESERAUM, id)
  return 'refusal' in locked ? locked : comeBack(call, 'resumeLeseraumBuchung', locked.row, false)
}

/** The same of whoever is at the seat, as the code from there proves. */
export async function resumeAmPlatz(call: Call, id: string, { code }: { readonly code: string }) {
  const locked = await lockOwn(call, LESERAUM, id)
  if ('refusal' in locked) return locked
  const refused = await refuseCode(call, locked.row.leseraum_id, code)
  return refused ?? comeBack(call, 'resumeAmPlatz', locked.row, true)
}
