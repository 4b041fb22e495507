import { tagOf } from '@platzwart/domain/time/zone'
import { known, type Table } from '../bestand/table.ts'
import { ZONE } from '../mandanten/template.ts'
import type { Random } from '../random.ts'
import { type DemoFahrzeug, PLATES } from './flotte.ts'
import type { DemoSchein } from './scheine.ts'

type Auto = DemoFahrzeug & { readonly id: string }

/** Where a car is and how it is after its last trip. */
export interface Zustand {
  readonly kilometerstand: number
  readonly tank: number
  readonly stellplatz: string
}

export interface Places {
  readonly standorte: ReadonlyMap<string, string>
  /** By location and name, `Werft Süd/W1`. */
  readonly abstellplaetze: ReadonlyMap<string, string>
}

/** Rows of the cars, their booking times and what is due. */
export function fahrzeugTables(
  autos: readonly Auto[],
  zustaende: ReadonlyMap<string, Zustand>,
  orte: Places,
  now: Temporal.Instant,
  id: () => string,
): Table[] {
  const heute = tagOf(now, ZONE)
  return [
    ['fahrzeug', autos.map((auto) => fahrzeugRow(auto, zustaende.get(auto.id), orte, heute))],
    [
      'fahrzeug_oeffnungszeit',
      autos
        .filter((auto) => auto.kategorie === 'lkw' || auto.kategorie === 'pritsche')
        .map((auto) => ({
          id: id(),
          fahrzeug_id: auto.id,
          wochentage: [1, 2, 3, 4, 5],
          von: '06:00',
          bis: '18:00',
        })),
    ],
    ['fahrzeug_pruefung', autos.flatMap((auto, i) => pruefungen(auto, zustaende.get(auto.id), heute, i, id))],
  ]
}

function fahrzeugRow(auto: Auto, zustand: Zustand | undefined, orte: Places, heute: Temporal.PlainDate) {
  return {
    id: auto.id,
    gueltig_von: heute.subtract({ years: 3 }).with({ month: 1, day: 1 }).toString(),
    // The lease of one car ends next spring.
    gueltig_bis: auto.kennzeichen === 'NH-WN 105' ? heute.add({ months: 5 }).toString() : null,
    standort_id: known(orte.standorte, auto.standort),
    abstellplatz_id: known(orte.abstellplaetze, `${auto.standort}/${auto.abstellplatz}`),
    kategorie: auto.kategorie,
    marke: auto.marke,
    modell: auto.modell,
    kennzeichen: auto.kennzeichen,
    kraftstoff: auto.kraftstoff,
    leistung_kw: auto.leistungKw,
    getriebe: auto.getriebe,
    koffer_liter: auto.kofferLiter,
    sitze: auto.sitze,
    tueren: auto.tueren,
    farbe: auto.farbe,
    fuehrerscheinklasse: auto.klasse,
    klimaanlage: auto.extras.includes('k'),
    navigation: auto.extras.includes('n'),
    tempomat: auto.extras.includes('t'),
    sitzheizung: auto.extras.includes('s'),
    fahrtenbuch: auto.fahrtenbuch,
    hinweis: auto.hinweis,
    schluessel_hinweis: auto.schluesselHinweis,
    schluessel_code: auto.schluesselCode,
    schluessel_code_seit: auto.schluesselCode === '' ? null : `${heute.subtract({ months: 2 })}T08:00:00Z`,
    kilometerstand: zustand?.kilometerstand ?? auto.kmVorEinemJahr,
    tank_prozent: zustand?.tank ?? 80,
    sauberkeit_aussen: 'sauber',
    sauberkeit_innen: 'sauber',
    stellplatz: zustand?.stellplatz ?? auto.abstellplatz,
  }
}

function pruefungen(
  auto: Auto,
  zustand: Zustand | undefined,
  heute: Temporal.PlainDate,
  i: number,
  id: () => string,
) {
  const day = (days: number) => heute.add({ days }).toString()
  const km = zustand?.kilometerstand ?? auto.kmVorEinemJahr
  const uvv = auto.kennzeichen === PLATES.ohneUvv ? -12 : 20 + ((i * 47) % 320)
  const row = (
    art: string,
    faellig_am: string | null,
    faellig_km: number | null,
    monate: number,
    kmStep: number | null,
  ) => ({
    id: id(),
    fahrzeug_id: auto.id,
    art,
    faellig_am,
    faellig_km,
    intervall_monate: monate,
    intervall_km: kmStep,
  })
  return [
    row('UVV', day(uvv), null, 12, null),
    row('HU', day(45 + ((i * 61) % 640)), null, 24, null),
    row(
      'SERVICE',
      day(30 + ((i * 53) % 330)),
      km + (i === 4 ? 640 : 3000 + ((i * 1700) % 20_000)),
      12,
      30_000,
    ),
    row('REIFEN', day(130 + (i % 5)), null, 6, null),
  ]
}

/** Rows of the licences and of the notes of their last checks; nobody has checked their own. */
export function scheinTables(
  scheine: readonly DemoSchein[],
  personen: ReadonlyMap<string, string>,
  pruefer: readonly [first: string, second: string],
  now: Temporal.Instant,
  zufall: Random,
  id: () => string,
): Table[] {
  const heute = tagOf(now, ZONE)
  const day = (days: number) => heute.add({ days }).toString()
  const rows = scheine.map((schein) => {
    const issued = heute.subtract({ years: schein.ausgestelltVorJahren, days: zufall.between(0, 300) })
    const benutzerId = known(personen, schein.email)
    return {
      benutzer_id: benutzerId,
      nummer: `N${zufall.between(10, 99)}${zufall.id(0).slice(-7).toUpperCase()}`,
      ausgestellt_am: issued.toString(),
      gueltig_bis: issued.add({ years: 33 }).toString(),
      beschraenkungen: schein.beschraenkungen,
      letzte_pruefung: day(schein.letztePruefung),
      naechste_pruefung: day(schein.naechstePruefung),
      pruefer_id: benutzerId === pruefer[0] ? pruefer[1] : pruefer[0],
      zusatzinfo: schein.zusatzinfo,
      fahrverbot: schein.fahrverbot !== null,
      fahrverbot_von: schein.fahrverbot === null ? null : day(schein.fahrverbot.von),
      fahrverbot_bis: schein.fahrverbot === null ? null : day(schein.fahrverbot.bis),
      klassen: schein.klassen,
    }
  })
  const notes = rows.map((row) => ({
    id: id(),
    benutzer_id: row.benutzer_id,
    pruefer_id: row.pruefer_id,
    geprueft_am: row.letzte_pruefung,
    naechste_pruefung: row.naechste_pruefung,
    klassen: row.klassen,
    in_ordnung: true,
    notiz: 'Karte im Original gesehen.',
  }))
  return [
    ['fuehrerschein', rows],
    ['fuehrerschein_pruefung', notes],
  ]
}
