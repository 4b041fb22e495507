import type { Actor } from '@platzwart/domain/buchung/actor'
import type { BuchungStatus } from '@platzwart/domain/buchung/status'
import type { FahrzeugBuchung } from '@platzwart/domain/fahrzeug/types'
import type { Issue } from '@platzwart/domain/issue'
import type { Result } from '@platzwart/domain/result'
import { sql } from 'kysely'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { notifyFahrt } from './notify.ts'
import { fahrtOf, presentFahrt, type Viewer } from './present.ts'
import { type FahrtRow, type FahrtWithNames, lockFahrt, readFahrtWithNames } from './queries.ts'
import type { FahrtChange } from './receivers.ts'
import { snapshot } from './snapshot.ts'

export function actorOf(call: Call<unknown>): Actor {
  return { benutzerId: call.person.id, pflege: call.person.berechtigungen.has('fahrzeug_pflege') }
}

export function viewerOf({ person, now }: Call<unknown>): Viewer {
  return { benutzerId: person.id, now, einstellungen: person.einstellungen }
}

/** Driver, booker, and those who maintain vehicles see a trip; to everybody else it does not exist. */
export function mayRead(
  row: Pick<FahrtRow, 'benutzer_id' | 'fahrer_id'>,
  { pflege, benutzerId }: Actor,
): boolean {
  return pflege || row.benutzer_id === benutzerId || row.fahrer_id === benutzerId
}

export interface LockedFahrt {
  readonly row: FahrtRow
  readonly named: FahrtWithNames
  readonly fahrt: FahrzeugBuchung
}

/** A trip that this person may see, locked until the transaction ends; a refusal otherwise. */
export async function lockOwnFahrt(call: Call<unknown>, id: string) {
  const row = await lockFahrt(call.tx, id)
  if (!row || !mayRead(row, actorOf(call))) return refuse({ status: 404, code: 'nichtGefunden' })
  const named = await readFahrtWithNames(call.tx, id)
  if (!named) return refuse({ status: 404, code: 'nichtGefunden' })
  const freigaben = named.freigaben.map((freigabe) => freigabe.is_freigegeben)
  return { row, named, fahrt: fahrtOf(row, freigaben) } satisfies LockedFahrt
}

export function refuseIssues(issues: readonly Issue[]) {
  return refuse({ status: 422, code: issues[0]?.code ?? 'anfrage.ungueltig', issues })
}

/** Columns that a verb may change. */
export type FahrtUpdate = Partial<
  Pick<FahrtRow, 'sperrzeitraum' | 'beginn_ist' | 'ende_ist' | 'gehalten_bis' | 'gehalten_status'> &
    Pick<FahrtRow, 'zielort' | 'fahrtgrund' | 'zielperson' | 'umweg' | 'informationstext'>
>

/** Writes the next status, counted up and recorded; what the row is then. */
export async function writeFahrt(
  call: Call<unknown>,
  aktion: string,
  row: FahrtRow,
  status: BuchungStatus,
  more: FahrtUpdate = {},
): Promise<FahrtRow> {
  const update = { gehalten_bis: null, gehalten_status: null, ...more, status }
  await call.tx.run(
    build
      .updateTable('fahrzeug_buchung')
      .set({ ...update, version: sql`version + 1` })
      .where('id', '=', row.id),
  )
  const after = { ...row, ...update, version: row.version + 1 }
  const onBehalf = row.fahrer_id !== null && row.fahrer_id !== call.person.id
  record(call.tx, {
    aktion,
    objekt: 'fahrzeug_buchung',
    objektId: row.id,
    vorher: snapshot(row),
    nachher: snapshot(after),
    ...(onBehalf ? { imAuftragId: row.fahrer_id as string } : {}),
  })
  return after
}

interface Verb {
  /** As the audit trail names it. */
  readonly aktion: string
  /** As the table of receivers names it. */
  readonly change: FahrtChange
  readonly decide: (locked: LockedFahrt) => Result<BuchungStatus> | Promise<Result<BuchungStatus>>
  /** Columns beside the status. */
  readonly more?: (row: FahrtRow) => FahrtUpdate
}

/** Moves a trip from one status to the next: locked, decided by the domain, counted up, recorded, told to those concerned. */
export async function transition(call: Call<unknown>, id: string, verb: Verb) {
  const locked = await lockOwnFahrt(call, id)
  if ('refusal' in locked) return locked
  const decision = await verb.decide(locked)
  if (!decision.ok) return refuseIssues(decision.issues)
  const after = await writeFahrt(call, verb.aktion, locked.row, decision.value, verb.more?.(locked.row))
  const named = { ...locked.named, ...after }
  await notifyFahrt(call, verb.change, named)
  return { status: 200, body: presentFahrt(named, viewerOf(call)), version: named.version } as const
}
