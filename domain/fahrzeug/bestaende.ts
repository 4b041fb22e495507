import { AS_LONG_AS, type Bestand } from '../datenschutz/bestand.ts'
import { KEPT } from '../datenschutz/kept.ts'

const common = { abschnitt: 'fahrzeuge', module: ['fahrzeugbuchung'] } as const

/** What is kept of those who drive, lend and look after vehicles. */
export const BESTAENDE = {
  fahrten: {
    ...common,
    tables: { fahrzeug_buchung: 'alle', fahrzeug_freigabe: 'alle' },
    frist: { waehlbar: 'fahrten' },
    rechtsgrund: 'nutzung',
    leser: [
      'selbst',
      'beteiligte',
      'fahrzeug_freigabe_von_sonderfahrten',
      'fahrzeug_pflege',
      'fahrzeug_fuehrerscheinpruefung',
      'benutzer_pflegen',
    ],
  },
  uebergabe: {
    ...common,
    tables: { fahrzeug_historie: 'alle', fahrzeug_beleg: 'alle' },
    frist: AS_LONG_AS.haus,
    rechtsgrund: 'nutzung',
    leser: ['fahrzeug_pflege'],
  },
  schaden: {
    ...common,
    tables: { fahrzeug_schaden: 'alle' },
    frist: { waehlbar: 'schaeden' },
    rechtsgrund: 'nutzung',
    leser: ['beteiligte', 'fahrzeug_pflege'],
  },
  fahrtenbuch: {
    ...common,
    tables: { fahrtenbuch_eintrag: 'alle' },
    frist: { waehlbar: 'fahrtenbuecher' },
    rechtsgrund: 'pflicht',
    leser: ['selbst', 'fahrzeug_logbuch_report', 'fahrzeug_pflege'],
  },
  fuehrerschein: {
    ...common,
    tables: { fuehrerschein: 'alle', fuehrerschein_pruefung: 'alle' },
    frist: AS_LONG_AS.person,
    rechtsgrund: 'pflicht',
    leser: ['selbst', 'fahrzeug_fuehrerscheinpruefung'],
  },
  serviceheft: {
    ...common,
    tables: { serviceheft_eintrag: ['benutzer_id', 'beschreibung'] },
    frist: AS_LONG_AS.gegenstand,
    rechtsgrund: 'pflicht',
    leser: ['fahrzeug_pflege'],
  },
  erinnerung: {
    ...common,
    tables: { fahrzeug_erinnerung: 'alle' },
    frist: KEPT.erinnerung,
    rechtsgrund: 'betrieb',
    leser: ['niemand'],
  },
  ausfuhr: {
    ...common,
    tables: { ausfuhr: 'alle' },
    frist: KEPT.ausfuhr,
    rechtsgrund: 'nutzung',
    leser: ['selbst'],
  },
} as const satisfies Record<string, Bestand>
