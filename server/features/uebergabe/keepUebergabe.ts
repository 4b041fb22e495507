import { hasWaited, isToBeEntered } from '@platzwart/domain/fahrtenbuch/nachzuegler'
import type { Issue } from '@platzwart/domain/issue'
import { spokenData } from '@platzwart/phrases/format'
import { record } from '../../platform/database/record.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { phrase } from '../../platform/phrases.ts'
import { notify, refuseIssues } from '../buchung/transition.ts'
import { updateBuchung } from '../buchung/updateBuchung.ts'
import { FAHRT } from '../fahrt/art.ts'
import { showFahrt } from '../fahrt/showFahrt.ts'
import type { LockedWithCar } from './lockFahrtAndCar.ts'
import { type Handover, insertHandover, type Typ, toldOf } from './recordZustand.ts'

const KEPT = `
  select h.typ from fahrzeug_historie h
  where h.mandant_id = $1 and h.buchung_id = $2 and h.typ in ('CHECK_IN', 'CHECK_OUT') and h.status = 'einzutragen'
    and not exists (select 1 from fahrzeug_historie g
      where g.mandant_id = $1 and g.fahrzeug_id = h.fahrzeug_id and g.buchung_id = $2 and g.status = 'erledigt')`

/** Which handovers of a trip are kept and wait to be entered. */
export async function readKept(tx: Tx, buchungId: string): Promise<readonly string[]> {
  const rows = await tx.all(ready<{ typ: string }>(KEPT, tx.scope.mandantId, buchungId))
  return rows.map(({ typ }) => typ)
}

interface Late {
  readonly typ: Typ
  readonly input: Handover
  /** Handovers of the trip that are kept already. */
  readonly kept: readonly string[]
}

const toldAt = ({ zeit }: Handover) => (zeit === undefined ? null : Temporal.Instant.from(zeit))

/** Why it does not fit, in the language of the house, for whoever enters it. */
function reasonOf({ konfiguration }: Call, issues: readonly Issue[]): string {
  const { sprache, zone } = konfiguration.mandant
  const gruende = issues.map(({ code, data }) =>
    phrase(sprache, 'fehler', code, { ...spokenData(data, { sprache, zone }) }),
  )
  return phrase(sprache, 'fuhrpark', 'historie.einzutragen', { gruende: gruende.join(' ') })
}

/**
 * A handover that was made and cannot be placed any more is kept for the fleet manager to enter, with what it says about damages and receipts:
 * the trip was driven, and a refusal would lose it for the logbook. It changes neither the trip nor the car. What still can be mended where it
 * was made is refused, and so is what another device has told already.
 */
export async function keepOrRefuse(call: Call, locked: LockedWithCar, late: Late, issues: readonly Issue[]) {
  const { typ, input, kept } = late
  const { row } = locked
  const begun = row.status === 'durchgeführt' || (row.status === 'aktiv' && typ === 'CHECK_IN')
  // The other end of a trip that is kept goes with it, however soon it arrives.
  const isLate = kept.length > 0 || hasWaited(toldAt(input), call.now)
  if (begun || !isLate || !isToBeEntered(issues)) return refuseIssues(issues)
  return keep(call, locked, late, issues)
}

async function keep(call: Call, locked: LockedWithCar, { typ, input, kept }: Late, issues: readonly Issue[]) {
  const { tx, now } = call
  const { row } = locked
  const after = { ...row, ...toldOf(input), einzutragen: true, version: row.version + 1 }
  if (kept.includes(typ))
    return {
      status: 200,
      body: showFahrt(call, { ...row, einzutragen: true }),
      version: row.version,
    } as const
  insertHandover(call, locked, {
    typ,
    input,
    zeit: toldAt(input) ?? now,
    status: 'einzutragen',
    beschreibung: reasonOf(call, issues),
  })
  // Counted up although its status stands: whoever has the trip open reads it again.
  const update = updateBuchung(tx, FAHRT, row, { status: row.status, ...toldOf(input) })
  tx.later(update.sql, update.parameters, update)
  record(tx, {
    aktion: 'keepUebergabe',
    objekt: FAHRT.table,
    objektId: row.id,
    vorher: FAHRT.snapshot(row),
    nachher: FAHRT.snapshot(after),
  })
  await notify(call, FAHRT, 'einzutragen', after)
  return { status: 200, body: showFahrt(call, after), version: after.version } as const
}
