import { uuidv7 } from '../platform/database/uuid.ts'

/** A table and what a row of it is filled with, the Mandant aside. */
export type FilledRow = readonly [table: string, values: Record<string, unknown>]

const PERIOD = '[2026-01-05T09:00Z,2026-01-05T10:00Z)'
const HASH = '0'.repeat(64)

function trips(benutzer: string, fahrzeug: string, datei: string): FilledRow[] {
  const buchung = uuidv7()
  const historie = uuidv7()
  return [
    [
      'fahrzeug_buchung',
      {
        id: buchung,
        fahrzeug_id: fahrzeug,
        zeitraum: PERIOD,
        sperrzeitraum: PERIOD,
        status: 'reserviert',
        benutzer_id: benutzer,
        fahrer_id: benutzer,
      },
    ],
    ['fahrzeug_freigabe', { fahrzeug_buchung_id: buchung, benutzer_id: benutzer }],
    [
      'fahrzeug_historie',
      {
        id: historie,
        fahrzeug_id: fahrzeug,
        zeit: '2026-01-05T09:00Z',
        typ: 'CHECK_IN',
        buchung_id: buchung,
      },
    ],
    [
      'fahrzeug_schaden',
      {
        id: uuidv7(),
        fahrzeug_id: fahrzeug,
        beschreibung: 'S',
        ansicht: 'links',
        x: 1,
        y: 1,
        gemeldet: '2026-01-05T09:00Z',
      },
    ],
    ['fahrzeug_beleg', { id: uuidv7(), historie_id: historie, datei_id: datei, art: 'tanken' }],
    [
      'fahrtenbuch_eintrag',
      {
        id: uuidv7(),
        fahrzeug_id: fahrzeug,
        nummer: 1,
        art: 'fahrt',
        fahrtart: 'dienstlich',
        abfahrt: '2026-01-05T09:00Z',
        ankunft: '2026-01-05T10:00Z',
        km_start: 1,
        km_ende: 2,
        fahrer_name: 'A B',
        erfasst: '2026-01-05T10:00Z',
        vorgaenger_hash: HASH,
        hash: HASH,
      },
    ],
  ]
}

/** A row of every table about vehicles, for a person and a location that are there. */
export function fahrzeugRows(benutzer: string, standort: string): FilledRow[] {
  const fahrzeug = uuidv7()
  const datei = uuidv7()
  return [
    [
      'datei',
      {
        id: datei,
        bucket: 'fahrzeuge',
        dateiname: 'a.png',
        schluessel: datei,
        inhaltstyp: 'image/png',
        bytes: 1,
        sha256: HASH,
      },
    ],
    [
      'fahrzeug',
      {
        id: fahrzeug,
        standort_id: standort,
        kategorie: 'kombi',
        marke: 'M',
        modell: 'M',
        kennzeichen: 'K',
        kraftstoff: 'diesel',
        leistung_kw: 1,
        getriebe: 'schaltung',
        sitze: 5,
        tueren: 5,
        farbe: 'F',
        fuehrerscheinklasse: 'B',
      },
    ],
    ['fahrtenbuch_siegel', { fahrzeug_id: fahrzeug, tag: '2026-01-05', nummer: 1, hash: HASH }],
    ['fahrzeug_oeffnungszeit', { id: uuidv7(), fahrzeug_id: fahrzeug }],
    ['fahrzeug_pruefung', { id: uuidv7(), fahrzeug_id: fahrzeug, art: 'UVV', faellig_am: '2026-12-31' }],
    [
      'serviceheft_eintrag',
      { id: uuidv7(), fahrzeug_id: fahrzeug, art: 'HU', von: '2026-01-05', bis: '2026-01-05' },
    ],
    ...trips(benutzer, fahrzeug, datei),
    ['fahrzeug_erinnerung', { typ: 't', objekt_id: uuidv7(), schluessel: 's' }],
    ['fuehrerschein', { benutzer_id: benutzer }],
    [
      'fuehrerschein_pruefung',
      {
        id: uuidv7(),
        benutzer_id: benutzer,
        pruefer_id: benutzer,
        geprueft_am: '2026-01-05',
        naechste_pruefung: '2026-07-05',
        klassen: '{B}',
        in_ordnung: true,
      },
    ],
    ['ausfuhr', { id: uuidv7(), art: 'fahrtenbuch', format: 'pdf', auswahl: '{}', benutzer_id: benutzer }],
  ]
}
