import { AS_LONG_AS, type Bestand } from '../datenschutz/bestand.ts'
import { RETENTION } from '../datenschutz/retention.ts'

const common = { abschnitt: 'fahrzeuge', module: ['fahrzeugbuchung'] } as const

/** What is kept of people who drive, lend and look after vehicles. */
export const BESTAENDE = {
  fahrten: {
    ...common,
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
    frist: AS_LONG_AS.haus,
    rechtsgrund: 'nutzung',
    leser: ['fahrzeug_pflege'],
  },
  schaden: {
    ...common,
    frist: { waehlbar: 'schaeden' },
    rechtsgrund: 'nutzung',
    leser: ['beteiligte', 'fahrzeug_pflege'],
  },
  fahrtenbuch: {
    ...common,
    frist: { waehlbar: 'fahrtenbuecher' },
    rechtsgrund: 'pflicht',
    leser: ['selbst', 'fahrzeug_logbuch_report', 'fahrzeug_pflege'],
  },
  fuehrerschein: {
    ...common,
    frist: AS_LONG_AS.person,
    rechtsgrund: 'pflicht',
    leser: ['selbst', 'fahrzeug_fuehrerscheinpruefung'],
  },
  serviceheft: {
    ...common,
    frist: AS_LONG_AS.gegenstand,
    rechtsgrund: 'pflicht',
    leser: ['fahrzeug_pflege'],
  },
  erinnerung: {
    ...common,
    frist: RETENTION.erinnerung,
    rechtsgrund: 'betrieb',
    leser: ['niemand'],
  },
  ausfuhr: {
    ...common,
    frist: RETENTION.ausfuhr,
    rechtsgrund: 'nutzung',
    leser: ['selbst'],
  },
} as const satisfies Record<string, Bestand>
