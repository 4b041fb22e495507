import { AS_LONG_AS, type Bestand } from '../datenschutz/bestand.ts'
import { RETENTION } from '../datenschutz/retention.ts'

const common = { abschnitt: 'plaetze', module: ['leseraum', 'arbeitswelt'] } as const

/** What is kept of people who book seats and rooms. */
export const BESTAENDE = {
  platzbuchung: {
    ...common,
    frist: { waehlbar: 'platzbuchungen' },
    rechtsgrund: 'nutzung',
    leser: ['selbst', 'beteiligte', 'buchung_pflege', 'benutzer_pflegen'],
  },
  zweitePerson: {
    ...common,
    frist: RETENTION.zweitePerson,
    rechtsgrund: 'betrieb',
    leser: ['niemand'],
  },
  warteliste: {
    ...common,
    frist: RETENTION.warteplatz,
    rechtsgrund: 'nutzung',
    leser: ['selbst'],
  },
  sichtbarkeit: {
    ...common,
    module: ['arbeitswelt'],
    frist: AS_LONG_AS.person,
    rechtsgrund: 'nutzung',
    leser: ['selbst', 'beteiligte'],
  },
} as const satisfies Record<string, Bestand>
