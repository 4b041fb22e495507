import type { Issue } from '@platzwart/domain/issue'
import type { UebergabeTyp } from '@platzwart/domain/uebergabe/decision'
import { spokenData } from '@platzwart/phrases/format'
import { record } from '../../platform/database/record.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { phrase } from '../../platform/phrases.ts'
import { notify } from '../buchung/transition.ts'
import { updateBuchung } from '../buchung/updateBuchung.ts'
import { FAHRT } from '../fahrt/art.ts'
import { showFahrt } from '../fahrt/showFahrt.ts'
import type { LockedWithCar } from './lockFahrtAndCar.ts'
import { commandOf, type Handover, insertHandover, toldOf } from './recordZustand.ts'

const KEPT = `
  select h.typ from fahrzeug_historie h
  where h.mandant_id = $1 and h.buchung_id = $2 and h.typ in ('CHECK_IN', 'CHECK_OUT') and h.status = 'einzutragen'
    and not exists (select 1 from fahrzeug_historie g
      where g.mandant_id = $1 and g.fahrzeug_id = h.fahrzeug_id and g.buchung_id = $2 and g.status = 'erledigt')`

/** Which handovers of a trip are kept and wait to be entered. */
export async function readKept(tx: Tx, buchungId: string): Promise<readonly UebergabeTyp[]> {
  const rows = await tx.all(ready<{ typ: UebergabeTyp }>(KEPT, tx.scope.mandantId, buchungId))
  return rows.map(({ typ }) => typ)
}

interface Late {
  readonly typ: UebergabeTyp
  readonly input: Handover
}

/** Why it does not fit, in the language of the house, for whoever enters it. */
function reasonOf({ konfiguration }: Call, issues: readonly Issue[]): string {
  const { sprache, zone } = konfiguration.mandant
  const gruende = issues.map(({ code, data }) =>
    phrase(sprache, 'fehler', code, { ...spokenData(data, { sprache, zone }) }),
  )
  return phrase(sprache, 'fuhrpark', 'historie.einzutragen', { gruende: gruende.join(' ') })
}

/**
 * Keeps a handover that was made and cannot be placed any more for the fleet manager to enter, with what it says about damages and receipts. It
 * changes neither the trip nor the car.
 */
export async function keepUebergabe(
  call: Call,
  locked: LockedWithCar,
  { typ, input }: Late,
  { issues, again }: { readonly issues: readonly Issue[]; readonly again: boolean },
) {
  const { tx, now } = call
  const { row } = locked
  if (again)
    return {
      status: 200,
      body: showFahrt(call, { ...row, einzutragen: true }),
      version: row.version,
    } as const
  const after = { ...row, ...toldOf(input), einzutragen: true, version: row.version + 1 }
  insertHandover(call, locked, {
    typ,
    input,
    zeit: commandOf(input).zeit ?? now,
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
