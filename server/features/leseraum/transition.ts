import type { Actor } from '@platzwart/domain/buchung/actor'
import type { BuchungStatus } from '@platzwart/domain/buchung/status'
import type { BenutzerId, BuchungId, LeseraumId } from '@platzwart/domain/id'
import type { Place } from '@platzwart/domain/leseraum/offen'
import type { LeseraumBuchung } from '@platzwart/domain/leseraum/types'
import { sql } from 'kysely'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import type { BuchungChange } from '../benachrichtigung/receivers.ts'
import { type BuchungKind, type HeldColumns, moveStatus, type Verb } from '../buchung/transition.ts'
import { planOfSeat } from '../grundriss/plan.ts'
import { notify } from './notify.ts'
import { presentBuchung } from './present.ts'
import { type BuchungRow, type BuchungWithNames, lockBuchung, readBuchungWithNames } from './queries.ts'
import { snapshot } from './snapshot.ts'

export function buchungOf(row: BuchungRow): LeseraumBuchung {
  return {
    id: row.id as BuchungId,
    leseraumId: row.leseraum_id as LeseraumId,
    zeitraum: row.zeitraum,
    status: row.status as BuchungStatus,
    bucherId: row.benutzer1_id as BenutzerId,
    zweiteId: row.benutzer2_id as BenutzerId | null,
    gruppengroesse: row.gruppengroesse,
  }
}

export function actorOf(call: Call<unknown>): Actor {
  return { benutzerId: call.person.id, pflege: call.person.berechtigungen.has('buchung_pflege') }
}

/** The two people of a booking and those who maintain bookings see it; to everybody else it does not exist. */
export function mayRead(row: BuchungRow, actor: Actor): boolean {
  return actor.pflege || row.benutzer1_id === actor.benutzerId || row.benutzer2_id === actor.benutzerId
}

/** The place of a booking, as it is now. */
export async function placeOf({ tx, konfiguration }: Call<unknown>, row: BuchungRow): Promise<Place> {
  const plan = await planOfSeat({ tx, konfiguration }, row.leseraum_id)
  const leseraum = plan?.byId.get(row.leseraum_id)
  if (!plan || !leseraum) throw new Error('a booking has a seat, and a seat a plan')
  return { kalender: plan.kalender, leseraum }
}

interface Locked {
  readonly row: BuchungRow
  readonly buchung: LeseraumBuchung
}

interface Columns extends HeldColumns {
  readonly zweite_zugesagt?: Temporal.Instant
}

/** Bookings of seats and rooms, as far as what happens to them is the same for all bookings. */
export const LESERAUM = {
  objekt: 'leseraum_buchung',
  snapshot,
  async lock(call: Call<unknown>, id: string) {
    const row = await lockBuchung(call.tx, id)
    if (!row || !mayRead(row, actorOf(call))) return refuse({ status: 404, code: 'nichtGefunden' })
    return { row, buchung: buchungOf(row) }
  },
  update: (tx: Tx, id: string, columns: Columns & { readonly status: string }) =>
    tx.run(
      build
        .updateTable('leseraum_buchung')
        .set({ ...columns, version: sql`version + 1` })
        .where('id', '=', id),
    ),
  named: async ({ tx }: Call<unknown>, _: unknown, { id }: BuchungRow) =>
    (await readBuchungWithNames(tx, id)) ?? null,
  notify: (call: Call<unknown>, change: BuchungChange, named: BuchungWithNames) =>
    notify(call, change, named),
} satisfies BuchungKind<BuchungRow, Locked, BuchungWithNames, BuchungChange, Columns>

/** Moves a booking from one status to the next. */
export async function transition(
  call: Call<unknown>,
  id: string,
  verb: Verb<BuchungRow, Locked, BuchungChange, Columns>,
) {
  const done = await moveStatus(call, id, LESERAUM, verb)
  if ('refusal' in done) return done
  const body = presentBuchung(done.named, call.person)
  return { status: 200, body, version: body.version } as const
}
