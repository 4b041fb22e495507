import type { LiveBuchung } from '@platzwart/contract/leseraum'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import type { Change } from '../../platform/live/feed.ts'

interface Facts {
  readonly leseraum_id: string
  readonly grundriss_id: string
  readonly tag: Temporal.PlainDate
  readonly zeitraum: Zeitraum
  readonly status: string
  readonly benutzer1_id: string
  readonly benutzer2_id: string | null
  readonly gruppengroesse: number
  readonly version: number
  readonly gehalten_bis?: Temporal.Instant | null
  readonly pause_bis?: Temporal.Instant | null
}

/** A booking as the audit trail keeps it and the live feed reads it. */
export function snapshot(row: Facts) {
  return {
    leseraumId: row.leseraum_id,
    grundrissId: row.grundriss_id,
    tag: row.tag.toString(),
    von: row.zeitraum.von.toString(),
    bis: row.zeitraum.bis.toString(),
    status: row.status,
    benutzer1Id: row.benutzer1_id,
    benutzer2Id: row.benutzer2_id,
    gruppengroesse: row.gruppengroesse,
    version: row.version,
    gehaltenBis: row.gehalten_bis?.toString() ?? null,
    // Of most there is nothing to say.
    ...(row.pause_bis ? { pauseBis: row.pause_bis.toString() } : {}),
  }
}

type BuchungSnapshot = ReturnType<typeof snapshot>

/** A change of a booking as one reader may see it: whose it is comes down to "mine" or not. */
export function seatEvent(change: Change, readerId: string): LiveBuchung {
  const after = change.nachher as BuchungSnapshot
  return {
    art: 'leseraumBuchung',
    id: change.objektId,
    grundrissId: after.grundrissId,
    leseraumId: after.leseraumId,
    tag: after.tag,
    von: after.von,
    bis: after.bis,
    status: after.status,
    gehaltenBis: after.gehaltenBis,
    eigene: after.benutzer1Id === readerId ? 1 : after.benutzer2Id === readerId ? 2 : 0,
    version: after.version,
  }
}
