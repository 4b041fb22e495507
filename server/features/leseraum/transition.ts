import type { Actor } from '@platzwart/domain/buchung/actor'
import type { BuchungStatus } from '@platzwart/domain/buchung/status'
import type { BenutzerId, BuchungId, LeseraumId } from '@platzwart/domain/id'
import type { LeseraumBuchung } from '@platzwart/domain/leseraum/types'
import type { Result } from '@platzwart/domain/result'
import { sql } from 'kysely'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import type { BuchungChange } from '../benachrichtigung/receivers.ts'
import { notify } from './notify.ts'
import { presentBuchung } from './present.ts'
import { type BuchungRow, lockBuchung, readBuchungWithNames } from './queries.ts'
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

type Update = {
  readonly status: string
  readonly gehalten_bis?: Temporal.Instant | null
  readonly gehalten_status?: string | null
}

interface Verb {
  /** As the audit trail names it. */
  readonly aktion: string
  /** As the table of receivers names it. */
  readonly change: BuchungChange
  readonly decide: (buchung: LeseraumBuchung, row: BuchungRow) => Result<BuchungStatus>
  /** Columns beside the status. */
  readonly more?: (row: BuchungRow) => Omit<Update, 'status'>
}

/** Moves a booking from one status to the next: locked, decided by the domain, counted up, recorded, told to those concerned. */
export async function transition(call: Call<unknown>, id: string, verb: Verb) {
  const { tx } = call
  const row = await lockBuchung(tx, id)
  if (!row || !mayRead(row, actorOf(call))) return refuse({ status: 404, code: 'nichtGefunden' })
  const decision = verb.decide(buchungOf(row), row)
  if (!decision.ok) {
    return refuse({
      status: 422,
      code: decision.issues[0]?.code ?? 'anfrage.ungueltig',
      issues: decision.issues,
    })
  }
  const after = {
    ...row,
    gehalten_bis: null,
    gehalten_status: null,
    ...verb.more?.(row),
    status: decision.value,
    version: row.version + 1,
  }
  const { status, gehalten_bis, gehalten_status } = after
  await tx.run(
    build
      .updateTable('leseraum_buchung')
      .set({ status, gehalten_bis, gehalten_status, version: sql`version + 1` })
      .where('id', '=', id),
  )
  record(tx, {
    aktion: verb.aktion,
    objekt: 'leseraum_buchung',
    objektId: id,
    vorher: snapshot(row),
    nachher: snapshot(after),
  })
  const named = await readBuchungWithNames(tx, id)
  if (!named) return refuse({ status: 404, code: 'nichtGefunden' })
  await notify(call, verb.change, named)
  const body = presentBuchung(named, call.person.id)
  return { status: 200, body, version: body.version } as const
}
