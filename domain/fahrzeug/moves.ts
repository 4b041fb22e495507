import { type Move, onceFor } from '../benutzer/move.ts'

/** What is about driving, lending and looking after vehicles, of somebody who is there twice. What only grows keeps the id that it was written with. */
export const MOVES: Readonly<Record<string, readonly Move[]>> = {
  fahrzeug_buchung: [{ columns: ['benutzer_id', 'fahrer_id'] }],
  fahrzeug_freigabe: [{ columns: ['benutzer_id'], once: ['fahrzeug_buchung_id'], decided: 'is_freigegeben' }],
  fahrzeug_historie: [{ stays: ['benutzer_id'] }],
  fahrzeug_schaden: [{ columns: ['gemeldet_von', 'behoben_von'] }],
  fahrtenbuch_eintrag: [{ stays: ['fahrer_id', 'erfasst_von'] }],
  fuehrerschein: [...onceFor('benutzer_id'), { columns: ['pruefer_id'] }],
  fuehrerschein_pruefung: [{ columns: ['benutzer_id'] }, { stays: ['pruefer_id'] }],
  serviceheft_eintrag: [{ columns: ['benutzer_id'] }],
  ausfuhr: [{ columns: ['benutzer_id'] }],
}
