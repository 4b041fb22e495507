import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import { bareKennzeichen } from '@platzwart/domain/fahrzeug/kennzeichen'
import type { Buchungszeiten, Fahrzeug, Kategorie } from '@platzwart/domain/fahrzeug/types'
import type { Fuehrerscheinklasse } from '@platzwart/domain/fuehrerschein/klassen'
import type { FahrzeugId } from '@platzwart/domain/id'
import { plainLetters } from '@platzwart/domain/plainLetters'
import { parseUhrzeit, type Uhrzeit } from '@platzwart/domain/time/uhrzeit'
import { collate } from '../../platform/database/byLanguage.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Configured, Part } from '../../platform/konfiguration/konfiguration.ts'
import { dateiUrl } from '../datei/showDatei.ts'
import { findPlaces } from './findPlaces.ts'

/** What a person fills in about a car, as its view shows it; where it is and how it is are not here, because every trip changes them. */
export type Stammdaten = Omit<FahrzeugView, 'zustand' | 'offeneSchaeden' | 'schluesselCode'>

export interface FlottenFahrzeug extends Fahrzeug {
  readonly stammdaten: Stammdaten
  readonly bild: { readonly dateiname: string | null; readonly sha256: string | null }
  /** Make and model. */
  readonly name: string
  /** Plate, make and model in lower case, for the search. */
  readonly suchtext: string
}

/** The cars of a Mandant; changes only with its configuration, and whoever changes a car raises that. */
export interface Flotte {
  /** Without the deactivated ones, by location and plate. */
  readonly list: readonly FlottenFahrzeug[]
  /** Where a car stands in the list, by its id that ends at `end` of a text; undefined for one that is not in it. */
  readonly placeOf: (text: string, end: number) => number | undefined
  /** The deactivated ones, too: their bookings are still read. */
  readonly byId: ReadonlyMap<string, FlottenFahrzeug>
}

interface FahrzeugRow {
  readonly id: string
  readonly gueltig_von: string | null
  readonly gueltig_bis: string | null
  readonly standort_id: string
  readonly standort: string
  readonly abstellplatz_id: string | null
  readonly abstellplatz: string | null
  readonly kategorie: Kategorie
  readonly marke: string
  readonly modell: string
  readonly kennzeichen: string
  readonly kraftstoff: Stammdaten['kraftstoff']
  readonly leistung_kw: number | null
  readonly getriebe: Stammdaten['getriebe']
  readonly koffer_liter: number
  readonly sitze: number
  readonly tueren: number
  readonly farbe: string | null
  readonly fuehrerscheinklasse: Fuehrerscheinklasse
  readonly klimaanlage: boolean
  readonly navigation: boolean
  readonly tempomat: boolean
  readonly sitzheizung: boolean
  readonly bild: string | null
  readonly bild_sha256: string | null
  readonly fahrtenbuch: Stammdaten['fahrtenbuch']
  readonly hinweis: string
  readonly schluessel_hinweis: string
  readonly schluessel_code_seit: Temporal.Instant | null
  readonly deaktiviert: boolean
  readonly version: number
  readonly uvv_bis: string | null
  readonly oeffnungszeit_id: string | null
  readonly zeiten_von_tag: string | null
  readonly zeiten_bis_tag: string | null
  readonly wochentage: number[] | null
  readonly zeiten_von: string | null
  readonly zeiten_bis: string | null
  readonly ausserhalb: boolean | null
}

// Days as text: 5,000 cars have few different ones, and most are only shown.
const SELECT = `
  select f.id, f.gueltig_von::text, f.gueltig_bis::text, f.standort_id, s.name as standort, f.abstellplatz_id, a.name as abstellplatz,
    f.kategorie, f.marke, f.modell, f.kennzeichen, f.kraftstoff, f.leistung_kw, f.getriebe, f.koffer_liter, f.sitze, f.tueren,
    f.farbe, f.fuehrerscheinklasse, f.klimaanlage, f.navigation, f.tempomat, f.sitzheizung, d.dateiname as bild,
    d.sha256 as bild_sha256, f.fahrtenbuch, f.hinweis, f.schluessel_hinweis, f.schluessel_code_seit, f.deaktiviert, f.version, p.faellig_am::text as uvv_bis,
    z.id as oeffnungszeit_id, z.gueltig_von::text as zeiten_von_tag, z.gueltig_bis::text as zeiten_bis_tag, z.wochentage,
    z.von as zeiten_von, z.bis as zeiten_bis, z.buchung_ausserhalb_moeglich as ausserhalb
  from fahrzeug f
    join standort s on s.mandant_id = f.mandant_id and s.id = f.standort_id
    left join abstellplatz a on a.mandant_id = f.mandant_id and a.id = f.abstellplatz_id
    left join datei d on d.mandant_id = f.mandant_id and d.id = f.bild_id
    left join fahrzeug_oeffnungszeit z on z.mandant_id = f.mandant_id and z.fahrzeug_id = f.id
    left join fahrzeug_pruefung p on p.mandant_id = f.mandant_id and p.fahrzeug_id = f.id and p.art = 'UVV'
  where f.mandant_id = $1`

const FLOTTE = `${SELECT} order by ${collate('s.name')}, f.standort_id, ${collate('f.kennzeichen')}, f.id`

/** Address of a file of the bucket `fahrzeuge`; a picture that is replaced under its name has another one. */
export function bildUrl(dateiname: string | null, sha256: string | null): string | null {
  return dateiname === null ? null : dateiUrl({ bucket: 'fahrzeuge', dateiname, sha256: sha256 ?? '' })
}

function stammdatenOf(row: FahrzeugRow): Stammdaten {
  return {
    id: row.id,
    gueltigVon: row.gueltig_von,
    gueltigBis: row.gueltig_bis,
    standort: { id: row.standort_id, name: row.standort },
    abstellplatz:
      row.abstellplatz_id === null ? null : { id: row.abstellplatz_id, name: row.abstellplatz ?? '' },
    kategorie: row.kategorie,
    marke: row.marke,
    modell: row.modell,
    kennzeichen: row.kennzeichen,
    kraftstoff: row.kraftstoff,
    leistungKw: row.leistung_kw,
    getriebe: row.getriebe,
    kofferLiter: row.koffer_liter,
    sitze: row.sitze,
    tueren: row.tueren,
    farbe: row.farbe,
    fuehrerscheinklasse: row.fuehrerscheinklasse,
    klimaanlage: row.klimaanlage,
    navigation: row.navigation,
    tempomat: row.tempomat,
    sitzheizung: row.sitzheizung,
    bild: bildUrl(row.bild, row.bild_sha256),
    fahrtenbuch: row.fahrtenbuch,
    hinweis: row.hinweis,
    schluesselHinweis: row.schluessel_hinweis,
    schluesselCodeSeit: row.schluessel_code_seit?.toString() ?? null,
    buchungszeiten:
      row.oeffnungszeit_id === null
        ? null
        : {
            id: row.oeffnungszeit_id,
            gueltigVon: row.zeiten_von_tag,
            gueltigBis: row.zeiten_bis_tag,
            wochentage: row.wochentage ?? [],
            von: row.zeiten_von ?? '',
            bis: row.zeiten_bis ?? '',
            buchungAusserhalbMoeglich: row.ausserhalb ?? false,
          },
    deaktiviert: row.deaktiviert,
    uvvBis: row.uvv_bis,
    version: row.version,
  }
}

const OF_IDS = `${SELECT} and f.id = any($2::uuid[])`

/** Cars as they stand in the database now, whatever the transaction's configuration says. */
export async function readStammdaten(tx: Tx, fahrzeugIds: readonly string[]): Promise<Stammdaten[]> {
  const rows = await tx.all(ready<FahrzeugRow>(OF_IDS, tx.scope.mandantId, fahrzeugIds))
  return rows.map(stammdatenOf)
}

/** A plate without what parts its letters and digits, as `bareKennzeichen` makes it. */
export const BARE_KENNZEICHEN = "regexp_replace(upper(f.kennzeichen), '[^[:alnum:]]', '', 'g')"
const OF_PLATES = `${SELECT} and ${BARE_KENNZEICHEN} = any($2::text[]) and not f.deaktiviert`

/** Those of the fleet with the letters and digits of these plates, however either is written. */
export async function readByKennzeichen(tx: Tx, plates: readonly string[]): Promise<Stammdaten[]> {
  const rows = await tx.all(ready<FahrzeugRow>(OF_PLATES, tx.scope.mandantId, plates.map(bareKennzeichen)))
  return rows.map(stammdatenOf)
}

/** What a car is looked for by: as people type it, and its plate without what parts its letters and digits. */
const searchTextOf = ({ kennzeichen, marke, modell }: FahrzeugRow) =>
  plainLetters(`${kennzeichen} ${bareKennzeichen(kennzeichen)} ${marke} ${modell}`)

/** Values that many cars have alike are made once. */
class Shared {
  readonly #tage = new Map<string, Temporal.PlainDate>()
  readonly #zeiten = new Map<string, Buchungszeiten>()

  tag(text: string | null): Temporal.PlainDate | null {
    if (text === null) return null
    const known = this.#tage.get(text) ?? Temporal.PlainDate.from(text)
    this.#tage.set(text, known)
    return known
  }

  zeiten(view: Stammdaten['buchungszeiten']): Buchungszeiten | null {
    if (view === null) return null
    const key = JSON.stringify({ ...view, id: null })
    const known = this.#zeiten.get(key) ?? {
      gueltigVon: this.tag(view.gueltigVon),
      gueltigBis: this.tag(view.gueltigBis),
      wochentage: view.wochentage,
      von: stored(view.von),
      bis: stored(view.bis),
      buchungAusserhalbMoeglich: view.buchungAusserhalbMoeglich,
    }
    this.#zeiten.set(key, known)
    return known
  }
}

function stored(text: string): Uhrzeit {
  const parsed = parseUhrzeit(text)
  if (!parsed.ok) throw new Error(`${text} is no wall time`)
  return parsed.value
}

/** Loaded once for each version of the Mandant's configuration; ask `flotteOf`. */
async function loadFlotte(tx: Tx): Promise<Flotte> {
  const rows = await tx.all(ready<FahrzeugRow>(FLOTTE, tx.scope.mandantId))
  const shared = new Shared()
  const all = rows.map((row): FlottenFahrzeug => {
    const stammdaten = stammdatenOf(row)
    return {
      id: row.id as FahrzeugId,
      kennzeichen: row.kennzeichen,
      kategorie: stammdaten.kategorie,
      standortId: row.standort_id,
      sitze: row.sitze,
      fuehrerscheinklasse: stammdaten.fuehrerscheinklasse,
      gueltigVon: shared.tag(row.gueltig_von),
      gueltigBis: shared.tag(row.gueltig_bis),
      buchungszeiten: shared.zeiten(stammdaten.buchungszeiten),
      uvvBis: shared.tag(row.uvv_bis),
      deaktiviert: row.deaktiviert,
      stammdaten,
      bild: { dateiname: row.bild, sha256: row.bild_sha256 },
      name: `${row.marke} ${row.modell}`,
      suchtext: searchTextOf(row),
    }
  })
  const list = all.filter((car) => !car.deaktiviert)
  return {
    list,
    placeOf: findPlaces(
      list.map((car) => car.id),
      all.filter((car) => car.deaktiviert).map((car) => car.id),
    ),
    byId: new Map(all.map((car) => [car.id, car])),
  }
}

const FLOTTE_PART: Part<'flotte', Flotte> = { load: ({ tx }) => loadFlotte(tx) }

/** All cars of the house. */
export function flotteOf({ tx, konfiguration }: Configured): Promise<Flotte> {
  return konfiguration.part(tx, FLOTTE_PART, 'flotte')
}
