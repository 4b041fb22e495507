import { sql } from 'kysely'
import { record } from '../../platform/database/record.ts'
import type { Tx } from '../../platform/database/tx.ts'
import type { Configured, Konfiguration } from '../../platform/konfiguration/konfiguration.ts'
import { holdersOf } from '../berechtigung/holders.ts'
import { mailBookings, type SystemDeps } from '../buchung/cancelBySystem.ts'
import { tryLockKalender } from '../buchung/lockInOrder.ts'
import { updateBuchung } from '../buchung/updateBuchung.ts'
import { FAHRT } from '../fahrt/art.ts'
import { type FahrtRow, selectFahrt, selectFahrtWithNames } from '../fahrt/queries.ts'
import { forgetFreigabe, requestFreigabe } from '../fahrt/requestFreigabe.ts'

/** Trips of one transaction. */
const BATCH = 100

/** Trips that wait for a decision, and nobody who was asked may still make it: inactive, or no approver any more. */
async function lockOrphaned(
  tx: Tx,
  approvers: readonly string[],
  now: Temporal.Instant,
): Promise<FahrtRow[]> {
  const orphaned = selectFahrt(tx.scope.mandantId)
    .where('b.status', '=', 'vorgemerkt')
    .where('b.typ', '=', 'BUCHUNG')
    .where(sql<boolean>`upper(b.zeitraum) > ${now}`)
    .where(
      sql<boolean>`not exists (select 1 from fahrzeug_freigabe a where a.mandant_id = b.mandant_id
          and a.fahrzeug_buchung_id = b.id and a.benutzer_id = any(${approvers}::uuid[]))`,
    )
    .orderBy('b.id')
    .limit(BATCH)
  // A trip that stays in its slot keeps it by the calendar; one that somebody has at this moment is for the next period.
  const kalender = await tryLockKalender(
    tx,
    FAHRT,
    (await tx.all(orphaned)).map((row) => row.fahrzeug_id),
  )
  if (kalender.length === 0) return []
  return tx.all(
    orphaned.where(sql<boolean>`b.fahrzeug_id = any(${kalender}::uuid[])`).forNoKeyUpdate('b').skipLocked(),
  )
}

/** Nobody is left to approve (B5): the trip counts as released, as it would if it was booked now. */
async function release(tx: Tx, row: FahrtRow, now: Temporal.Instant): Promise<void> {
  await forgetFreigabe(tx, row.id)
  await tx.run(updateBuchung(tx, FAHRT, row, { status: 'reserviert', gilt_seit: now }))
  record(tx, {
    aktion: 'releaseVerwaiste',
    objekt: FAHRT.table,
    objektId: row.id,
    vorher: FAHRT.snapshot(row),
    nachher: FAHRT.snapshot({ ...row, status: 'reserviert', version: row.version + 1 }),
  })
}

async function settle(
  deps: SystemDeps,
  { tx, konfiguration }: Configured,
  row: FahrtRow,
  now: Temporal.Instant,
): Promise<void> {
  const asked = await requestFreigabe(tx, konfiguration, row)
  if (asked.length === 0) await release(tx, row, now)
  const named = await tx.all(selectFahrtWithNames(tx.scope.mandantId).where('b.id', '=', row.id))
  await mailBookings(
    deps,
    { tx, konfiguration },
    FAHRT,
    asked.length === 0 ? 'freigegeben' : 'freigabeNoetig',
    named,
  )
}

/**
 * Special trips whose approvers are gone wait for nobody: those who may approve now are asked, and without any the trip is released. Answers
 * how many there were.
 */
export async function releaseOrphaned(
  deps: SystemDeps,
  tx: Tx,
  konfiguration: Konfiguration,
  now: Temporal.Instant,
): Promise<number> {
  const approvers = await holdersOf({ tx, konfiguration }, 'fahrzeug_freigabe_von_sonderfahrten')
  const rows = await lockOrphaned(tx, [...approvers], now)
  for (const row of rows) await settle(deps, { tx, konfiguration }, row, now)
  return rows.length
}
