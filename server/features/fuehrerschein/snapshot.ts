import type { LicenceRow } from '../fahrer/queries.ts'

/**
 * A licence as the audit trail keeps it: what lets somebody drive and what bars them. The card's number and the checkers' words are not
 * repeated there, because the trail is kept longer than they are needed. Null where there was none.
 */
export function snapshot(row: LicenceRow) {
  if (row.version === null) return null
  return {
    klassen: row.klassen,
    ausgestelltAm: row.ausgestellt_am?.toString() ?? null,
    gueltigBis: row.gueltig_bis?.toString() ?? null,
    letztePruefung: row.letzte_pruefung?.toString() ?? null,
    naechstePruefung: row.naechste_pruefung?.toString() ?? null,
    fahrverbot: row.fahrverbot,
    fahrverbotVon: row.fahrverbot_von?.toString() ?? null,
    fahrverbotBis: row.fahrverbot_bis?.toString() ?? null,
    version: row.version,
  }
}
