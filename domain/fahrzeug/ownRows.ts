import type { OwnFile, OwnRows } from '../datenschutz/ownRow.ts'

const CAR = { fahrzeug_id: 'fahrzeug.kennzeichen' } as const
const OWN_ID = { id: 'uuid' } as const

/** What those who drive, lend and look after vehicles are told of it. */
export const OWN_ROWS = {
  fahrzeug_buchung: {
    ...{ key: OWN_ID, whose: ['benutzer_id', 'fahrer_id'], names: CAR },
    ranges: ['zeitraum'],
    values: [
      ...['id', 'status', 'typ', 'fahrtart', 'fahrtgrund', 'zielort', 'zielperson', 'umweg', 'ausland'],
      ...['entfernung_km', 'personen', 'mitfahrer', 'informationstext', 'freigabe_gruende'],
      ...['bereit_ab', 'beginn_ist', 'ende_ist', 'storno_art', 'erstellt'],
    ],
    people: { benutzer_id: 'bucht', fahrer_id: 'faehrt' },
    typed: {
      ...{ fahrtgrund: 'benutzer_id', zielort: 'benutzer_id', zielperson: 'benutzer_id' },
      ...{ umweg: 'benutzer_id', mitfahrer: 'benutzer_id' },
    },
    withheld: {
      ...{ sperrzeitraum: 'technisch', version: 'technisch' },
      gilt_seit: 'technisch',
      geaendert: 'technisch',
      ...{ gehalten_bis: 'technisch', gehalten_status: 'technisch' },
    },
  },
  fahrzeug_freigabe: {
    key: { fahrzeug_buchung_id: 'uuid', benutzer_id: 'uuid' },
    whose: ['benutzer_id'],
    through: { fahrzeug_buchung_id: 'fahrzeug_buchung' },
    values: ['fahrzeug_buchung_id', 'is_freigegeben', 'freigegeben_at', 'grund'],
    people: { benutzer_id: 'freigibt' },
    typed: { grund: 'benutzer_id' },
  },
  fahrzeug_historie: {
    ...{ key: OWN_ID, whose: ['benutzer_id'], through: { buchung_id: 'fahrzeug_buchung' }, names: CAR },
    values: [
      ...['zeit', 'typ', 'status', 'beschreibung', 'kilometerstand', 'tank_prozent'],
      ...['sauberkeit_aussen', 'sauberkeit_innen', 'sichtpruefung', 'stellplatz', 'erstellt'],
    ],
    people: { benutzer_id: 'fuhrpark' },
    typed: { beschreibung: 'benutzer_id' },
    withheld: { id: 'technisch', buchung_id: 'technisch' },
  },
  fahrzeug_beleg: {
    ...{ key: OWN_ID, whose: [], through: { historie_id: 'fahrzeug_historie' } },
    values: ['art', 'betrag_cent'],
    names: { datei_id: 'datei.dateiname' },
    withheld: { id: 'technisch', historie_id: 'technisch' },
  },
  fahrzeug_schaden: {
    ...{ key: OWN_ID, whose: ['gemeldet_von', 'behoben_von'], names: CAR },
    values: ['gemeldet', 'beschreibung', 'ansicht', 'x', 'y', 'behoben'],
    people: { gemeldet_von: 'faehrt', behoben_von: 'fuhrpark' },
    typed: { beschreibung: 'gemeldet_von' },
    withheld: { id: 'technisch', bild_id: 'technisch', historie_id: 'technisch', version: 'technisch' },
  },
  fahrtenbuch_eintrag: {
    ...{ key: OWN_ID, whose: ['fahrer_id', 'erfasst_von'], names: CAR },
    values: [
      ...['nummer', 'art', 'fahrtart', 'abfahrt', 'ankunft', 'km_start', 'km_ende'],
      ...['bezug_nummer', 'erfasst', 'verspaetet', 'hash'],
    ],
    // Who only wrote the line of somebody else's trip is not told where that went.
    only: {
      ...{ fahrer_name: 'fahrer_id', zweck: 'fahrer_id', zielort: 'fahrer_id', zielperson: 'fahrer_id' },
      ...{ umweg: 'fahrer_id', grund: 'fahrer_id' },
    },
    people: { fahrer_id: 'faehrt', erfasst_von: 'fuhrpark' },
    // The line of one's own trip is told as tax law has it kept, with whom one went to see.
    typed: {
      ...{ fahrer_name: 'fahrer_id', zweck: 'fahrer_id', zielort: 'fahrer_id', zielperson: 'fahrer_id' },
      ...{ umweg: 'fahrer_id', grund: 'fahrer_id' },
    },
    withheld: { id: 'technisch', buchung_id: 'technisch', vorgaenger_hash: 'technisch' },
  },
  fuehrerschein: {
    ...{ key: { benutzer_id: 'uuid' }, whose: ['benutzer_id'] },
    values: [
      ...['nummer', 'klassen', 'ausgestellt_am', 'gueltig_bis', 'beschraenkungen', 'fahrverbot'],
      ...['fahrverbot_von', 'fahrverbot_bis', 'letzte_pruefung', 'naechste_pruefung', 'zusatzinfo'],
    ],
    people: { pruefer_id: 'prueft' },
    withheld: { benutzer_id: 'technisch', version: 'technisch' },
  },
  fuehrerschein_pruefung: {
    ...{ key: OWN_ID, whose: ['benutzer_id', 'pruefer_id'] },
    values: ['geprueft_am', 'erstellt'],
    only: {
      ...{ in_ordnung: 'benutzer_id', klassen: 'benutzer_id' },
      ...{ naechste_pruefung: 'benutzer_id', notiz: 'benutzer_id' },
    },
    people: { benutzer_id: 'person', pruefer_id: 'prueft' },
    typed: { notiz: 'pruefer_id' },
    withheld: { id: 'technisch' },
  },
  serviceheft_eintrag: {
    ...{ key: OWN_ID, whose: ['benutzer_id'], names: CAR, typed: { beschreibung: 'selbst' } },
    values: [
      ...[
        'art',
        'von',
        'bis',
        'beschreibung',
        'kilometerstand',
        'kosten_cent',
        'pruefung_erledigt',
        'erstellt',
      ],
    ],
    withheld: { id: 'technisch', benutzer_id: 'technisch', datei_id: 'technisch', version: 'technisch' },
  },
  fahrzeug_erinnerung: {
    key: { typ: 'text', objekt_id: 'uuid', schluessel: 'text' },
    ...{ whose: ['objekt_id'], through: { objekt_id: 'fahrzeug_buchung' } },
    values: ['typ', 'erstellt'],
    withheld: { objekt_id: 'technisch', schluessel: 'technisch' },
  },
  ausfuhr: {
    ...{ key: OWN_ID, whose: ['benutzer_id'] },
    values: ['art', 'format', 'status', 'gesamt', 'erledigt', 'bytes', 'erstellt', 'beendet'],
    withheld: {
      ...{ id: 'technisch', benutzer_id: 'technisch', schluessel: 'technisch', fehler: 'technisch' },
      // May name the driver whose trips were asked for.
      auswahl: 'andere',
    },
  },
} as const satisfies Record<string, OwnRows>

/** Photographs of damages, and receipts. */
export const OWN_FILES: readonly OwnFile[] = [
  { table: 'fahrzeug_schaden', column: 'bild_id' },
  { table: 'fahrzeug_beleg', column: 'datei_id' },
]
