import type { Zeitraum } from '@platzwart/domain/time/zeitraum'

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
    beginnIst: row.beginn_ist?.toString() ?? null,
    endeIst: row.ende_ist?.toString() ?? null,
    version: row.version,
    gehaltenBis: row.gehalten_bis?.toString() ?? null,
  }
}

export type FahrtSnapshot = ReturnType<typeof snapshot>
