import type { Freitext } from '../datenschutz/freitext.ts'

/** Where something is written of trips, vehicles and licences. */
export const FREITEXTE = {
  fahrt: {
    table: 'fahrzeug_buchung',
    columns: ['fahrtgrund', 'zielort', 'zielperson', 'mitfahrer', 'umweg', 'informationstext'],
    ziel: 'id',
  },
  freigabe: { table: 'fahrzeug_freigabe', columns: ['grund'], ziel: 'fahrzeug_buchung_id', fest: true },
  fahrtenbuch: {
    table: 'fahrtenbuch_eintrag',
    columns: ['zweck', 'zielort', 'zielperson', 'umweg', 'grund'],
    ziel: 'fahrzeug_id',
    fest: true,
  },
  schaden: { table: 'fahrzeug_schaden', columns: ['beschreibung'], ziel: 'fahrzeug_id', fest: true },
  serviceheft: { table: 'serviceheft_eintrag', columns: ['beschreibung'], ziel: 'fahrzeug_id' },
  historie: { table: 'fahrzeug_historie', columns: ['beschreibung'], ziel: 'fahrzeug_id', fest: true },
  fahrzeug: { table: 'fahrzeug', columns: ['hinweis'], ziel: 'id' },
  fuehrerschein: { table: 'fuehrerschein', columns: ['zusatzinfo', 'beschraenkungen'], ziel: 'benutzer_id' },
  pruefung: { table: 'fuehrerschein_pruefung', columns: ['notiz'], ziel: 'benutzer_id', fest: true },
} as const satisfies Readonly<Record<string, Freitext>>
