import type { LiveFahrt } from '@platzwart/contract/fahrzeugBuchung'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import type { Change } from '../../platform/live/feed.ts'

interface Facts {
  readonly fahrzeug_id: string
  readonly zeitraum: Zeitraum
  readonly status: string
  readonly typ: string
  readonly benutzer_id: string
  readonly fahrer_id: string | null
  readonly freigabe_gruende: readonly string[]
  readonly version: number
  readonly gehalten_bis?: Temporal.Instant | null
  readonly bereit_ab?: Temporal.Instant | null
  readonly beginn_ist?: Temporal.Instant | null
  readonly ende_ist?: Temporal.Instant | null
}

/** A trip as the audit trail keeps it and the live feed reads it; where it went and why is nobody's business there. */
export function snapshot(row: Facts) {
  return {
    fahrzeugId: row.fahrzeug_id,
    von: row.zeitraum.von.toString(),
    bis: row.zeitraum.bis.toString(),
    status: row.status,
    typ: row.typ,
    benutzerId: row.benutzer_id,
    fahrerId: row.fahrer_id,
    freigabeGruende: row.freigabe_gruende,
    bereitAb: row.bereit_ab?.toString() ?? null,
    beginnIst: row.beginn_ist?.toString() ?? null,
    endeIst: row.ende_ist?.toString() ?? null,
    version: row.version,
    gehaltenBis: row.gehalten_bis?.toString() ?? null,
  }
}

type FahrtSnapshot = ReturnType<typeof snapshot>

/** Until when a trip holds its car: one that came back early, until then. */
function endOf({ status, von, bis, endeIst }: FahrtSnapshot): string {
  if (status !== 'durchgeführt' || endeIst === null) return bis
  const { compare } = Temporal.Instant
  if (compare(endeIst, bis) >= 0) return bis
  return compare(endeIst, von) > 0 ? endeIst : von
}

/** A change of a trip as one reader may see it: whose it is comes down to "mine" or not. */
export function tripEvent(change: Change, readerId: string): LiveFahrt {
  const after = change.nachher as FahrtSnapshot
  return {
    art: 'fahrzeugBuchung',
    id: change.objektId,
    fahrzeugId: after.fahrzeugId,
    von: after.von,
    bis: endOf(after),
    status: after.status,
    typ: after.typ,
    gehaltenBis: after.gehaltenBis,
    // Rows of a version before this one have none.
    bereitAb: after.bereitAb ?? null,
    eigene: after.fahrerId === readerId || after.benutzerId === readerId,
    version: after.version,
  }
}
