import { type Issue, issue } from '@platzwart/domain/issue'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { recordBuchung } from '../buchung/recordBuchung.ts'
import { takenIssue } from '../buchung/refuseBuchung.ts'
import { moveToSlot } from '../buchung/takeSlot.ts'
import { type RequestedChange, readNamed, type SerieArt, type SerieTypes } from './art.ts'
import { lockWanted } from './lockWanted.ts'
import { showGruende } from './showGruende.ts'

/** Moves one booking to its new slot; false when it is taken. */
async function move<T extends SerieTypes>(
  call: Call,
  { art, placeOf }: SerieArt<T>,
  wechsel: T['wechsel'] & { readonly row: T['buchung']['named'] },
): Promise<boolean> {
  const { row } = wechsel
  const place = placeOf(wechsel)
  const after: T['buchung']['named'] = { ...row, ...place, version: row.version + 1 }
  if (!(await moveToSlot(call.tx, art, row, after, place, call.now))) return false
  recordBuchung(call, art, 'change', row, after)
  return true
}

/**
 * Moves several of one's own bookings in one transaction, by the rules of a single change. Those whose new
 * slot is taken, or that changed since they were shown, stay and are reported; refuses when none can be
 * moved. An undo is the same operation in the other direction.
 */
export async function changeSerie<T extends SerieTypes>(
  call: Call,
  serie: SerieArt<T>,
  input: T['changeInput'],
) {
  const targets = serie.targetsOf(input)
  if ('refusal' in targets) return targets
  const entered = [...targets.values()].map(({ resourceId }) => resourceId)
  const rows = await lockWanted(call, serie, targets, entered)
  const asked = rows.flatMap((row): RequestedChange<T>[] => {
    const target = targets.get(row.id)
    return target?.version === row.version ? [{ ...target, row }] : []
  })
  const judged = await serie.judgeWechsel(call, asked)
  if ('refusal' in judged) return judged
  const nicht = new Map<string, readonly Issue[]>(
    [...targets.keys()].map((id) => [id, [issue('serie.inzwischenGeaendert')]]),
  )
  const before: T['buchung']['named'][] = []
  const byStart = judged.termine.toSorted((a, b) =>
    Temporal.Instant.compare(a.row.zeitraum.von, b.row.zeitraum.von),
  )
  for (const one of byStart) {
    const { decision, row, gleich, command } = one
    if (!decision.ok) nicht.set(row.id, decision.issues)
    else if (gleich) nicht.delete(row.id)
    else if (await move(call, serie, one)) {
      nicht.delete(row.id)
      before.push(row)
    } else nicht.set(row.id, [takenIssue(serie.art, command.zeitraum)])
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
    serie,
    judged.termine.map(({ row }) => row.id).filter((id) => !nicht.has(id)),
  )
  await serie.notifyChanged(call, before, after)
  return {
    status: 200,
    body: {
      geaendert: after.map((row) => serie.art.present(call, row)),
      nicht: [...nicht].map(([id, issues]) => ({ id, gruende: showGruende(call, issues) })),
    },
  } as const
}
