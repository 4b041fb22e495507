import { sql } from 'kysely'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import type { Konfiguration } from '../../platform/konfiguration/konfiguration.ts'
import { holdersOf } from '../berechtigung/holders.ts'

/** What of a booking says who may not decide it. */
export interface Asking {
  readonly benutzer_id: string
  readonly fahrer_id: string | null
}

/** Who can be asked about a trip: everybody active with the permission (P6), but never its driver or its booker. */
export async function freigeberOf(tx: Tx, konfiguration: Konfiguration, trip: Asking): Promise<string[]> {
  const holders = await holdersOf({ tx, konfiguration }, 'fahrzeug_freigabe_von_sonderfahrten')
  return [...holders].filter((id) => id !== trip.benutzer_id && id !== trip.fahrer_id)
}

/**
 * Asks all approvers about a trip that is in the table already; what was asked and decided before is forgotten, because it was about
 * another trip. Answers who was asked. Nobody left to ask is an empty answer, and the trip then counts as released (B5): the caller
 * books it as reserviert and not as vorgemerkt.
 */
export async function requestFreigabe(
  tx: Tx,
  konfiguration: Konfiguration,
  buchung: Asking & { readonly id: string },
): Promise<string[]> {
  const asked = await freigeberOf(tx, konfiguration, buchung)
  await forgetFreigabe(tx, buchung.id)
  if (asked.length > 0) {
    await tx.run(
      build
        .insertInto('fahrzeug_freigabe')
        .columns(['mandant_id', 'fahrzeug_buchung_id', 'benutzer_id'])
        .expression(
          sql<never>`select m.id, ${buchung.id}::uuid, a.id from mandant m, unnest(${asked}::uuid[]) a(id) where m.id = ${tx.scope.mandantId}`,
        ),
    )
  }
  return asked
}

/** For a trip that needs no approval any more. */
export async function forgetFreigabe(tx: Tx, buchungId: string): Promise<void> {
  await tx.run(
    build
      .deleteFrom('fahrzeug_freigabe')
      .where('fahrzeug_freigabe.mandant_id', '=', tx.scope.mandantId)
      .where('fahrzeug_buchung_id', '=', buchungId),
  )
}
