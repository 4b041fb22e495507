import { AS_LONG_AS, type Bestand } from '../datenschutz/bestand.ts'
import { KEPT } from '../datenschutz/kept.ts'

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
    frist: KEPT.zweitePerson,
    rechtsgrund: 'betrieb',
    leser: ['niemand'],
  },
  warteliste: {
    ...common,
    frist: KEPT.warteplatz,
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
