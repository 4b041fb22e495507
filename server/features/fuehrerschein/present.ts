import type { FuehrerscheinPruefungView, FuehrerscheinView } from '@platzwart/contract/fuehrerschein'
import { covers } from '@platzwart/domain/fuehrerschein/covers'
import type { Fuehrerscheinklasse } from '@platzwart/domain/fuehrerschein/klassen'
import { standOf } from '@platzwart/domain/fuehrerschein/stand'
import { tagOf } from '@platzwart/domain/time/zone'
import type { Call } from '../../platform/http/endpoint.ts'
import { licenceOf } from '../fahrer/loadFahrer.ts'
import type { LicenceRow } from '../fahrer/queries.ts'
import type { PruefungRow } from './queries.ts'

/** When somebody looks, and what counts as due soon. */
export interface Today {
  /** In the Mandant's zone. */
  readonly heute: Temporal.PlainDate
  readonly vorlaufTage: number
}

export function todayOf({ now, person, konfiguration }: Call): Today {
  return {
    heute: tagOf(now, konfiguration.mandant.zone),
    vorlaufTage: person.einstellungen['fahrzeug.fuehrerscheinVorlaufTage'].value,
  }
}

function fullName(vorname: string | null, nachname: string | null): string {
  return `${vorname ?? ''} ${nachname ?? ''}`.trim()
}

/** A person's licence as its holder and the checkers see it; with version 0 when none was recorded. */
export function presentLicence(row: LicenceRow, { heute, vorlaufTage }: Today): FuehrerscheinView {
  const klassen = (row.klassen ?? []) as Fuehrerscheinklasse[]
  return {
    benutzer: { id: row.id, name: fullName(row.vorname, row.nachname), email: row.email },
    nummer: row.nummer ?? '',
    ausgestelltAm: row.ausgestellt_am?.toString() ?? null,
    gueltigBis: row.gueltig_bis?.toString() ?? null,
    beschraenkungen: row.beschraenkungen ?? '',
    letztePruefung: row.letzte_pruefung?.toString() ?? null,
    naechstePruefung: row.naechste_pruefung?.toString() ?? null,
    pruefer: row.pruefer_nachname === null ? null : fullName(row.pruefer_vorname, row.pruefer_nachname),
    zusatzinfo: row.zusatzinfo ?? '',
    fahrverbot: row.fahrverbot ?? false,
    fahrverbotVon: row.fahrverbot_von?.toString() ?? null,
    fahrverbotBis: row.fahrverbot_bis?.toString() ?? null,
    klassen,
    faehrt: covers(klassen),
    stand: standOf(licenceOf(row), heute, vorlaufTage),
    version: row.version ?? 0,
  }
}

export function presentPruefung(row: PruefungRow): FuehrerscheinPruefungView {
  return {
    id: row.id,
    geprueftAm: row.geprueft_am.toString(),
    naechstePruefung: row.naechste_pruefung.toString(),
    pruefer: fullName(row.vorname, row.nachname),
    klassen: row.klassen as Fuehrerscheinklasse[],
    inOrdnung: row.in_ordnung,
    notiz: row.notiz,
  }
}
