import type { GrundrissSaved } from '@platzwart/contract/grundriss'
import type {
  Form,
  GrundrissBild,
  GrundrissListItem,
  GrundrissView,
  LeseraumView,
} from '@platzwart/contract/leseraum'
import { shownArea } from '@platzwart/domain/grundriss/cropped'
import { readingOrder } from '@platzwart/domain/grundriss/neighbour'
import { artOf } from '@platzwart/domain/leseraum/types'
import type { Kalender } from '@platzwart/domain/oeffnungszeit/types'
import { unterbrechungOf } from '@platzwart/domain/oeffnungszeit/unterbrechungen'
import { knownUhrzeit } from '@platzwart/domain/time/uhrzeit'
import type { Wochentag } from '@platzwart/domain/time/wochentag'
import type { GrundrissListRow, GrundrissRow, LeseraumRow, Zeiten } from './queries.ts'
import { showZeiten } from './showZeiten.ts'

export function presentGrundrissSaved(row: GrundrissListRow): GrundrissSaved {
  const { breite, hoehe, version } = row
  return { ...presentGrundrissListItem(row), breite, hoehe, version }
}

export function presentGrundrissListItem(row: GrundrissListRow): GrundrissListItem {
  return {
    id: row.id,
    bezeichnung: row.bezeichnung,
    beschreibung: row.beschreibung,
    link: row.link,
    bereich: row.bereich,
    aktiv: row.aktiv,
    erstellt: row.erstellt.toString(),
    standort: { id: row.standort_id, name: row.standort_name },
    ...placeOf(row),
    plaetze: row.plaetze,
    gruppenraeume: row.gruppenraeume,
  }
}

/** Where a plan stands among the others; nothing where the house says nothing of it. */
function placeOf({ etage, rang }: Pick<GrundrissListRow, 'etage' | 'rang'>) {
  return { ...(etage !== '' && { etage }), ...(rang !== null && { rang }) }
}

function presentLeseraum(row: LeseraumRow): LeseraumView {
  return {
    id: row.id,
    bezeichnung: row.bezeichnung,
    art: artOf(row.art),
    zone: row.zone,
    kapazitaet: row.kapazitaet,
    beschreibung: row.beschreibung,
    bedingungen: row.bedingungen,
    zweitePersonNoetig: row.zweite_person_noetig,
    aktiv: row.aktiv,
    ausstattung: row.ausstattung,
    x: row.x,
    y: row.y,
    breite: row.breite,
    hoehe: row.hoehe,
    drehung: row.drehung,
  }
}

/** All of a plan that does not change with the day, its seats in reading order. */
export function presentGrundriss(
  grundriss: GrundrissRow,
  raeume: readonly LeseraumRow[],
  zeiten: Zeiten,
  bild: GrundrissBild | null,
): GrundrissView {
  const byId = new Map(raeume.map((raum) => [raum.id, presentLeseraum(raum)]))
  const leseraeume = readingOrder([...byId.values()]).flatMap(({ id }) => byId.get(id) ?? [])
  const ausschnitt = shownArea({ bild, leseraeume })
  const offered = leseraeume.filter(({ aktiv }) => aktiv)
  return {
    id: grundriss.id,
    bezeichnung: grundriss.bezeichnung,
    beschreibung: grundriss.beschreibung,
    link: grundriss.link,
    bereich: grundriss.bereich,
    aktiv: grundriss.aktiv,
    erstellt: grundriss.erstellt.toString(),
    standort: { id: grundriss.standort_id, name: grundriss.standort_name },
    ...placeOf(grundriss),
    plaetze: offered.filter(({ art }) => art !== 'gruppenraum').length,
    gruppenraeume: offered.filter(({ art }) => art === 'gruppenraum').length,
    breite: grundriss.breite,
    hoehe: grundriss.hoehe,
    zeichnung: grundriss.zeichnung as unknown as Form[],
    leseraeume,
    bild,
    ...(ausschnitt && { ausschnitt }),
    ...showZeiten(zeiten),
    version: grundriss.version,
  }
}

export function kalenderOf(zeiten: Zeiten, zone: string): Kalender {
  return {
    zone,
    oeffnungszeiten: zeiten.woche.map((zeit) => ({
      wochentag: zeit.wochentag as Wochentag,
      von: knownUhrzeit(zeit.von),
      bis: knownUhrzeit(zeit.bis),
      geoeffnet: zeit.geoeffnet,
      unterbrechungen: zeit.unterbrechungen.map(unterbrechungOf),
    })),
    sonderoeffnungszeiten: zeiten.sonder.map((zeit) => ({
      gueltigVon: zeit.gueltig_von,
      gueltigBis: zeit.gueltig_bis,
      von: knownUhrzeit(zeit.von),
      bis: knownUhrzeit(zeit.bis),
      status: zeit.status === 'offen' ? 'offen' : 'geschlossen',
      unterbrechungen: zeit.unterbrechungen.map(unterbrechungOf),
      warum: [zeit.grund, zeit.grund_en],
    })),
  }
}
