import type { BuchungStatus } from '@platzwart/domain/buchung/status'
import { UNDO_SECONDS } from '@platzwart/domain/buchung/undo'
import type { Issue } from '@platzwart/domain/issue'
import type { Result } from '@platzwart/domain/result'
import { record } from '../../platform/database/record.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import type { Refusal } from '../../platform/http/problem.ts'

/** What the rows of all kinds of bookings have. */
export interface AnyBuchung {
  readonly id: string
  readonly status: string
  readonly version: number
}

/** A cancelled booking's slot, while it can be undone. */
export interface HeldColumns {
  readonly gehalten_bis?: Temporal.Instant | null
  readonly gehalten_status?: string | null
}

/** How bookings of one kind are kept in the audit trail. */
export interface Recorded<Row> {
  /** The table. */
  readonly objekt: 'leseraum_buchung' | 'fahrzeug_buchung'
  readonly snapshot: (row: Row) => unknown
}

/** One kind of booking: its table, and what is done with each change of it. */
export interface BuchungKind<
  Row extends AnyBuchung,
  Locked extends { readonly row: Row },
  Named,
  Change,
  Update extends HeldColumns,
> extends Recorded<Row> {
  /** Locked until the transaction ends, with what its decisions need; a refusal for whom it does not exist. */
  readonly lock: (call: Call<unknown>, id: string) => Promise<Locked | Refused>
  /** Writes columns and counts the version up. */
  readonly update: (tx: Tx, id: string, columns: Update & { readonly status: string }) => Promise<number>
  /** For whom somebody acts, when it is not themselves. */
  readonly onBehalf?: (row: Row, call: Call<unknown>) => string | null
  /** As its people see it after the change. */
  readonly named: (call: Call<unknown>, locked: Locked, after: Row) => Promise<Named | null>
  readonly notify: (call: Call<unknown>, change: Change, named: Named) => Promise<void>
}

interface Refused {
  readonly refusal: Refusal
}

export function refuseIssues(issues: readonly Issue[]) {
  return refuse({ status: 422, code: issues[0]?.code ?? 'anfrage.ungueltig', issues })
}

/** What a cancellation keeps of the slot: for some seconds, if there was somebody's booking; a lock just goes. */
export function heldAfter({ status }: AnyBuchung, now: Temporal.Instant): HeldColumns {
  return status === 'vorgemerkt' || status === 'reserviert'
    ? { gehalten_bis: now.add({ seconds: UNDO_SECONDS }), gehalten_status: status }
    : {}
}

/** Writes the next status, counted up and recorded; what the row is then. What was held of its slot is held no more, unless said. */
export async function writeStatus<Row extends AnyBuchung, Update extends HeldColumns>(
  call: Call<unknown>,
  kind: Pick<BuchungKind<Row, never, never, never, Update>, 'objekt' | 'snapshot' | 'update' | 'onBehalf'>,
  aktion: string,
  row: Row,
  status: BuchungStatus,
  more: Partial<Update> = {},
): Promise<Row> {
  const columns = { gehalten_bis: null, gehalten_status: null, ...more, status } as Update & {
    status: string
  }
  await kind.update(call.tx, row.id, columns)
  const after = { ...row, ...columns, version: row.version + 1 }
  const imAuftragId = kind.onBehalf?.(row, call) ?? null
  record(call.tx, {
    aktion,
    objekt: kind.objekt,
    objektId: row.id,
    vorher: kind.snapshot(row),
    nachher: kind.snapshot(after),
    ...(imAuftragId === null ? {} : { imAuftragId }),
  })
  return after
}

export interface Verb<Row, Locked, Change, Update> {
  /** As the audit trail names it. */
  readonly aktion: string
  /** As the table of receivers names it. */
  readonly change: Change
  readonly decide: (
    locked: Locked & { readonly row: Row },
  ) => Result<BuchungStatus> | Promise<Result<BuchungStatus>>
  /** Columns beside the status. */
  readonly more?: (row: Row) => Partial<Update>
}

/** Moves a booking from one status to the next: locked, decided by the domain, counted up, recorded, told to those concerned. */
export async function moveStatus<
  Row extends AnyBuchung,
  Locked extends { readonly row: Row },
  Named,
  Change,
  Update extends HeldColumns,
>(
  call: Call<unknown>,
  id: string,
  kind: BuchungKind<Row, Locked, Named, Change, Update>,
  verb: Verb<Row, Locked, Change, Update>,
): Promise<{ readonly named: Named; readonly version: number } | Refused> {
  const locked = await kind.lock(call, id)
  if (!('row' in locked)) return locked
  const decision = await verb.decide(locked)
  if (!decision.ok) return refuseIssues(decision.issues)
  const more = verb.more?.(locked.row) ?? {}
  const after = await writeStatus(call, kind, verb.aktion, locked.row, decision.value, more)
  const named = await kind.named(call, locked, after)
  if (named === null) return refuse({ status: 404, code: 'nichtGefunden' })
  await kind.notify(call, verb.change, named)
  return { named, version: after.version }
}
