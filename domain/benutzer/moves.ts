import { carMoves, roomMoves } from '../bestaendeOfKinds.ts'
import { type Move, onceFor } from './move.ts'

/** Every column that refers to a person, and what becomes of it when two of them become one; a test holds it against the schema. */
export const MOVES: Readonly<Record<string, readonly Move[]>> = {
  benutzer_berechtigung: onceFor('benutzer_id', 'berechtigung'),
  benutzer_gruppe: onceFor('benutzer_id', 'gruppe_id'),
  benutzer_rolle: onceFor('benutzer_id', 'rolle_id'),
  einstellung_wert: onceFor('benutzer_id', 'option_name'),
  ...roomMoves,
  ...carMoves,
  einfuhr: [{ columns: ['benutzer_id'] }],
  benachrichtigung: onceFor('empfaenger_id', 'objekt_id', 'typ', 'objekt_version'),
  // Of one's own calendar there is one; those of rooms and cars are never two.
  kalender_link: onceFor('benutzer_id', 'leseraum_id', 'fahrzeug_id'),
  geraet: [{ columns: ['benutzer_id'] }],
  datei: [{ columns: ['benutzer_id'] }],
  // Nobody is merged about whom there is one; who has set it is told by its row as by the trail.
  loeschsperre: [{ stays: ['benutzer_id', 'erstellt_von'] }],
  // Keys are of the device that made them.
  wiederholschluessel: [{ goes: 'benutzer_id' }],
}
