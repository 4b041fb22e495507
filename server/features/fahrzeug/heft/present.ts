import type { HistorieView, PruefungView, ServiceheftView } from '@platzwart/contract/fahrzeug'
import { pruefungStand, type Vorlauf } from '@platzwart/domain/fahrzeug/pruefung'
import { PRUEFPUNKTE, type Pruefpunkt } from '@platzwart/domain/fahrzeug/types'
import { presentDatei } from '../../datei/showDatei.ts'
import type { DateiRow, HistorieRow, PruefungRow, ServiceheftRow } from './queries.ts'

function nameOf({ vorname, nachname }: { vorname: string | null; nachname: string | null }): string | null {
  return vorname === null ? null : `${vorname} ${nachname ?? ''}`.trim()
}

const dateiOf = (row: DateiRow) => presentDatei({ ...row, erstellt: Temporal.Instant.from(row.erstellt) })

/** Points of the check before the trip that were not in order; null where there was no check. */
function maengelOf(sichtpruefung: HistorieRow['sichtpruefung']): HistorieView['maengel'] {
  if (sichtpruefung === null || typeof sichtpruefung !== 'object') return null
  const found = sichtpruefung as Readonly<Partial<Record<Pruefpunkt, boolean>>>
  return PRUEFPUNKTE.filter((punkt) => found[punkt] === false)
}

export function presentHistorie(row: HistorieRow): HistorieView {
  return {
    id: row.id,
    zeit: row.zeit.toString(),
    typ: row.typ,
    status: row.status,
    beschreibung: row.beschreibung,
    buchungId: row.buchung_id,
    kilometerstand: row.kilometerstand,
    sauberkeitAussen: row.sauberkeit_aussen,
    sauberkeitInnen: row.sauberkeit_innen,
    stellplatz: row.stellplatz,
    tankProzent: row.tank_prozent,
    schaeden: row.schaeden,
    maengel: maengelOf(row.sichtpruefung),
    benutzer: nameOf(row),
    belege: row.belege.map(({ id, art, betrag_cent, datei }) => ({
      id,
      art,
      betragCent: betrag_cent,
      datei: dateiOf(datei),
    })),
  }
}

export function presentServiceheft(row: ServiceheftRow): ServiceheftView {
  return {
    id: row.id,
    art: row.art,
    beschreibung: row.beschreibung,
    von: row.von,
    bis: row.bis,
    kilometerstand: row.kilometerstand,
    kostenCent: row.kosten_cent,
    datei: row.datei && dateiOf(row.datei),
    benutzer: nameOf(row),
    pruefungErledigt: row.pruefung_erledigt,
    version: row.version,
  }
}

/** When a car stands where, for what is due by either. */
export interface Heute {
  readonly tag: Temporal.PlainDate
  readonly kilometerstand: number
  readonly vorlauf: Vorlauf
}

export function presentPruefung(row: PruefungRow, { tag, kilometerstand, vorlauf }: Heute): PruefungView {
  const due = { faelligAm: row.faellig_am, faelligKm: row.faellig_km }
  return {
    art: row.art,
    faelligAm: row.faellig_am?.toString() ?? null,
    faelligKm: row.faellig_km,
    intervallMonate: row.intervall_monate,
    intervallKm: row.intervall_km,
    stand: pruefungStand(due, tag, kilometerstand, vorlauf),
  }
}
