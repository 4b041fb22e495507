import type { SerieChange } from '@platzwart/contract/leseraum/serie'
import { type Issue, issue } from '@platzwart/domain/issue'
import { zeitraum as period, type Zeitraum } from '@platzwart/domain/time/zeitraum'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { recordBuchung } from '../buchung/recordBuchung.ts'
import { takenIssue } from '../buchung/refuseBuchung.ts'
import { moveToSlot } from '../buchung/takeSlot.ts'
import { refuseIssues } from '../buchung/transition.ts'
import { LESERAUM } from '../leseraum/art.ts'
import { type BuchungWithNames, readNamed } from '../leseraum/queries.ts'
import { judgeWechsel, type Wechsel } from './judgeWechsel.ts'
import { lockWanted } from './lockWanted.ts'
import { notifyChanged } from './notifyChanged.ts'
import { presentGruende } from './present.ts'

interface Target {
  readonly version: number
  readonly leseraumId: string
  readonly zeitraum: Zeitraum
}

/** Where each is to go, by its id. */
function targetsOf({ termine }: SerieChange) {
  const targets = new Map<string, Target>()
  for (const { id, version, leseraumId, von, bis } of termine) {
    const zeitraum = period(Temporal.Instant.from(von), Temporal.Instant.from(bis))
    if (!zeitraum.ok) return refuseIssues(zeitraum.issues)
    targets.set(id, { version, leseraumId, zeitraum: zeitraum.value })
  }
  return targets
}

/** Writes one of them to its slot; false when somebody has it. */
async function move(call: Call, { row, command, plan, tag, decision }: Wechsel): Promise<boolean> {
  const { leseraum, zeitraum } = command
  const status = decision.ok ? decision.value.status : row.status
  const place = { leseraum_id: leseraum.id, grundriss_id: plan.id, tag, zeitraum, status }
  const after = { ...row, ...place, version: row.version + 1 }
  if (!(await moveToSlot(call.tx, LESERAUM, row, after, place, call.now))) return false
  recordBuchung(call, LESERAUM, 'change', row, after)
  return true
}

/**
 * Moves several of one's own bookings in one transaction, each by the rules of a single change. What cannot be had, or has changed since it was
 * shown, stays as it is and is told; when nothing can be had, all is refused. Taking it back is the same act the other way.
 */
export async function changeSerie(call: Call, input: SerieChange) {
  const targets = targetsOf(input)
  if ('refusal' in targets) return targets
  const entered = [...targets.values()].map(({ leseraumId }) => leseraumId)
  const rows = await lockWanted(call, targets, entered)
  const asked = rows
    .map((row) => ({ row, ...(targets.get(row.id) as Target) }))
    .filter(({ row, version }) => row.version === version)
  const judged = await judgeWechsel(call, asked)
  if ('refusal' in judged) return judged
  const nicht = new Map<string, readonly Issue[]>(
    [...targets.keys()].map((id) => [id, [issue('serie.inzwischenGeaendert')]]),
  )
  const before: BuchungWithNames[] = []
  const byStart = judged.termine.toSorted((a, b) =>
    Temporal.Instant.compare(a.row.zeitraum.von, b.row.zeitraum.von),
  )
  for (const one of byStart) {
    const { decision, row, gleich, command } = one
    if (!decision.ok) nicht.set(row.id, decision.issues)
    else if (gleich) nicht.delete(row.id)
    else if (await move(call, one)) {
      nicht.delete(row.id)
      before.push(row)
    } else nicht.set(row.id, [takenIssue(LESERAUM, command.zeitraum)])
  }
  if (nicht.size === targets.size) {
    const reasons = [...nicht.values()].flatMap((issues) => issues.slice(0, 1))
    return refuse({
      status: 409,
      code: 'serie.nichtsGeaendert',
      issues: [issue('serie.nichtsGeaendert', {}, { field: 'termine' }), ...reasons.slice(0, 1)],
    })
  }
  const after = await readNamed(
    call.tx,
    judged.termine.map(({ row }) => row.id).filter((id) => !nicht.has(id)),
  )
  await notifyChanged(call, before, after)
  return {
    status: 200,
    body: {
      geaendert: after.map((row) => LESERAUM.present(call, row)),
      nicht: [...nicht].map(([id, issues]) => ({ id, gruende: presentGruende(call, issues) })),
    },
  } as const
}
