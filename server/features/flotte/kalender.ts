import { kalender } from '../buchung/kalender.ts'

/** The calendar of a car: whoever changes its record takes it, and above it stand the trips and blocks that are written into it. */
export const FAHRZEUG_KALENDER = kalender({
  table: 'fahrzeug_buchung',
  resource: 'fahrzeug_id',
  // With the gap behind it.
  slot: 'sperrzeitraum',
  person: 'fahrer_id',
  locks: { person: 1, kalender: 3 },
})
