import type { LiveWarteplatz } from '@platzwart/contract/leseraum/warteliste'
import type { Wartender } from '@platzwart/domain/leseraum/warteliste/types'
import type { Change as Told } from '../../../platform/live/feed.ts'
import type { PlatzRow } from './queries.ts'

/** The table; the audit trail and the live feed call their object so. */
export const WARTEPLATZ = 'warteplatz'

/** A row as the rules see it. */
export function wartenderOf(row: PlatzRow): Wartender & { readonly grundrissId: string } {
  return {
    id: row.id,
    benutzerId: row.benutzer_id,
    grundrissId: row.grundriss_id,
    leseraumId: row.leseraum_id,
    ausstattungId: row.ausstattung_id,
    zone: row.zone,
    zeitraum: row.zeitraum,
    mindestens: row.mindestens,
    gruppengroesse: row.gruppengroesse,
    erstellt: row.erstellt,
  }
}

/** A place in a queue as the audit trail keeps it. */
export function snapshotOf(row: PlatzRow) {
  const { zone, mindestens, gruppengroesse, zeitraum, tag } = row
  return {
    benutzerId: row.benutzer_id,
    grundrissId: row.grundriss_id,
    ausstattungId: row.ausstattung_id,
    leseraumId: row.angebot_leseraum_id ?? row.leseraum_id,
    tag: tag.toString(),
    von: zeitraum.von.toString(),
    bis: zeitraum.bis.toString(),
    zone,
    mindestens,
    gruppengroesse,
    status: row.status,
    angebotBis: row.angebot_bis?.toString() ?? null,
  }
}

/** Everybody's place may have changed with it; whose it is is told to nobody else. */
export function showPlatz({ objektId, nachher }: Told, readerId: string): LiveWarteplatz {
  const { grundrissId, tag, benutzerId } = nachher as ReturnType<typeof snapshotOf>
  return { art: 'warteplatz', id: objektId, grundrissId, tag, eigene: benutzerId === readerId }
}
