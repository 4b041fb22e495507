import type { Actor } from '@platzwart/domain/buchung/actor'
import type { BuchungStatus } from '@platzwart/domain/buchung/status'
import type { FahrzeugBuchung } from '@platzwart/domain/fahrzeug/types'
import { sql } from 'kysely'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import type { Wanted } from '../buchung/lockInOrder.ts'
import { type BuchungKind, moveStatus, type Verb, writeStatus } from '../buchung/transition.ts'
import { fahrtOf } from './facts.ts'
import { notifyFahrt } from './notify.ts'
import { presentFahrt, type Viewer } from './present.ts'
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
export async function lockOwnFahrt(call: Call<unknown>, id: string, more: Wanted = {}) {
  const row = await lockFahrt(call.tx, id, more)
  if (!row || !mayRead(row, actorOf(call))) return refuse({ status: 404, code: 'nichtGefunden' })
  const named = await readFahrtWithNames(call.tx, id)
  if (!named) return refuse({ status: 404, code: 'nichtGefunden' })
  const freigaben = named.freigaben.map((freigabe) => freigabe.is_freigegeben)
  return { row, named, fahrt: fahrtOf(row, freigaben) } satisfies LockedFahrt
}

/** Columns that a verb may change. */
export type FahrtUpdate = Partial<
  Pick<FahrtRow, 'sperrzeitraum' | 'beginn_ist' | 'ende_ist' | 'gehalten_bis' | 'gehalten_status'> &
    Pick<FahrtRow, 'zielort' | 'fahrtgrund' | 'zielperson' | 'umweg' | 'informationstext'>
>

/** Trips, as far as what happens to them is the same for all bookings. */
export const FAHRT = {
  objekt: 'fahrzeug_buchung',
  snapshot,
  lock: (call: Call<unknown>, id: string) => lockOwnFahrt(call, id),
  update: (tx: Tx, id: string, columns: FahrtUpdate & { readonly status: string }) =>
    tx.run(
      build
        .updateTable('fahrzeug_buchung')
        .set({ ...columns, version: sql`version + 1` })
        .where('id', '=', id),
    ),
  onBehalf: ({ fahrer_id }: FahrtRow, { person }: Call<unknown>) =>
    fahrer_id === person.id ? null : fahrer_id,
  named: async (_: unknown, locked: LockedFahrt, after: FahrtRow) => ({ ...locked.named, ...after }),
  notify: (call: Call<unknown>, change: FahrtChange, named: FahrtWithNames) =>
    notifyFahrt(call, change, named),
} satisfies BuchungKind<FahrtRow, LockedFahrt, FahrtWithNames, FahrtChange, FahrtUpdate>

/** Writes the next status of a trip, counted up and recorded; what the row is then. */
export async function writeFahrt(
  call: Call<unknown>,
  aktion: string,
  row: FahrtRow,
  status: BuchungStatus,
  more: FahrtUpdate = {},
): Promise<FahrtRow> {
  return writeStatus<FahrtRow, FahrtUpdate>(call, FAHRT, aktion, row, status, more)
}

/** Moves a trip from one status to the next. */
export async function transition(
  call: Call<unknown>,
  id: string,
  verb: Verb<FahrtRow, LockedFahrt, FahrtChange, FahrtUpdate>,
) {
  const done = await moveStatus(call, id, FAHRT, verb)
  if ('refusal' in done) return done
  return { status: 200, body: presentFahrt(done.named, viewerOf(call)), version: done.version } as const
}
