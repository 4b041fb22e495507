import { sql } from 'kysely'
import type { Tx } from '../../platform/database/tx.ts'
import type { Konfiguration } from '../../platform/konfiguration/konfiguration.ts'
import { cancelRows, type Reason, type SystemDeps } from '../buchung/cancelBySystem.ts'
import { type FahrtMore, mailFahrten } from './notify.ts'
import { type FahrtRow, type FahrtWithNames, selectFahrtWithNames } from './queries.ts'
import type { FahrtChange } from './receivers.ts'
import { FAHRT } from './transition.ts'

interface FahrtReason extends Reason<FahrtChange> {
  /** What its mails tell besides. */
  readonly more?: (row: { readonly id: string }) => FahrtMore
}

/** Cancels trips that the caller has locked, and tells those concerned; answers them with their names. */
export async function cancelFahrtenBySystem(
  deps: SystemDeps,
  tx: Tx,
  konfiguration: Konfiguration,
  rows: readonly FahrtRow[],
  reason: FahrtReason,
): Promise<FahrtWithNames[]> {
  if (rows.length === 0) return []
  const ids = await cancelRows(tx, FAHRT, rows, reason)
  const named = await tx.all(selectFahrtWithNames.where(sql<boolean>`b.id = any(${ids}::uuid[])`))
  await mailFahrten(deps, tx, konfiguration, reason.change, named, reason.more ?? {})
  return named
}
