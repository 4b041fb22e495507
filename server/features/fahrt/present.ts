import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { fahrtCheckInWindow } from '@platzwart/domain/fahrzeug/bereit'
import { mayReadSchluesselCode, schluesselCodeAb } from '@platzwart/domain/fahrzeug/schluessel'
import { isOverdue, isReleased } from '@platzwart/domain/fahrzeug/transitions'
import type { Call } from '../../platform/http/endpoint.ts'
import { bildUrl } from '../flotte/flotte.ts'
import { fahrtOf } from './facts.ts'
import type { FahrtRow, FahrtWithNames } from './queries.ts'

/** Who looks, and when. */
export interface Viewer {
  readonly benutzerId: string
  readonly now: Temporal.Instant
  /** Of anybody: what a trip asks of them is set for the whole house. */
  readonly einstellungen: Effective
}

export function viewerOf({ person, now }: Call): Viewer {
  return { benutzerId: person.id, now, einstellungen: person.einstellungen }
}

function fullName(vorname: string | null, nachname: string | null): string {
  return `${vorname ?? ''} ${nachname ?? ''}`.trim()
}

function rolleOf(row: FahrtRow, benutzerId: string): FahrzeugBuchungView['rolle'] {
  if (row.fahrer_id === benutzerId) return 'fahrer'
  return row.benutzer_id === benutzerId ? 'bucher' : 'andere'
}

/** What its verbs need to know of a trip: when it can begin, and whether it may. */
function lifeOf(row: FahrtWithNames, { now, einstellungen }: Viewer) {
  const trip = fahrtOf(row)
  const window = fahrtCheckInWindow(trip, einstellungen)
  return {
    freigegeben: isReleased(trip, now, einstellungen),
    ueberfaellig: isOverdue(trip, now),
    checkInVon: window.von.toString(),
    checkInBis: window.bis.toString(),
    nichtZurueck: row.still_out && Temporal.Instant.compare(window.von, now) <= 0,
    bereitAb: row.bereit_ab?.toString() ?? null,
    beginnIst: row.beginn_ist?.toString() ?? null,
    endeIst: row.ende_ist?.toString() ?? null,
    gehaltenBis: row.gehalten_bis?.toString() ?? null,
    einzutragen: row.einzutragen,
  }
}

/** What opens the box of its key, for its driver alone. */
function schluesselOf(row: FahrtWithNames, { benutzerId, now, einstellungen }: Viewer) {
  const trip = fahrtOf(row)
  const theirs = row.schluessel_code !== '' && row.fahrer_id === benutzerId
  const told = theirs && mayReadSchluesselCode(trip, benutzerId, now, einstellungen)
  return {
    schluesselCode: told ? row.schluessel_code : null,
    schluesselCodeAb: theirs ? schluesselCodeAb(trip, einstellungen).toString() : null,
  }
}

/** A trip or block as its own people, its approvers and those who maintain vehicles see it. */
export function presentFahrt(row: FahrtWithNames, viewer: Viewer): FahrzeugBuchungView {
  return {
    id: row.id,
    fahrzeugId: row.fahrzeug_id,
    kennzeichen: row.kennzeichen,
    fahrzeug: `${row.marke} ${row.modell}`,
    kategorie: row.kategorie,
    bild: bildUrl(row.bild, row.bild_sha256),
    standort: row.standort,
    stellplatz: row.stellplatz,
    schluesselHinweis: row.schluessel_hinweis,
    ...schluesselOf(row, viewer),
    von: row.zeitraum.von.toString(),
    bis: row.zeitraum.bis.toString(),
    status: row.status as FahrzeugBuchungView['status'],
    typ: row.typ as FahrzeugBuchungView['typ'],
    rolle: rolleOf(row, viewer.benutzerId),
    bucher: {
      id: row.benutzer_id,
      name: fullName(row.bucher_vorname, row.bucher_nachname),
      email: row.bucher_email,
    },
    fahrer:
      row.fahrer_id === null
        ? null
        : {
            id: row.fahrer_id,
            name: fullName(row.fahrer_vorname, row.fahrer_nachname),
            email: row.fahrer_email ?? '',
          },
    informationstext: row.informationstext,
    fahrtgrund: row.fahrtgrund,
    mitfahrer: row.mitfahrer,
    personen: row.personen,
    zielort: row.zielort,
    zielperson: row.zielperson,
    umweg: row.umweg,
    entfernungKm: row.entfernung_km,
    ausland: row.ausland,
    fahrtart: row.fahrtart as FahrzeugBuchungView['fahrtart'],
    freigabeGruende: row.freigabe_gruende as FahrzeugBuchungView['freigabeGruende'],
    freigaben: row.freigaben.map((freigabe) => ({
      benutzer: { id: freigabe.benutzer_id, name: freigabe.name },
      isFreigegeben: freigabe.is_freigegeben,
      freigegebenAt:
        freigabe.freigegeben_at === null ? null : Temporal.Instant.from(freigabe.freigegeben_at).toString(),
      grund: freigabe.grund,
    })),
    ...lifeOf(row, viewer),
    kilometerstand: row.kilometerstand,
    version: row.version,
    erstellt: row.erstellt.toString(),
  }
}
