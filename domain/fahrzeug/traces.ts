import { goesBy, staysNameless, type Trace } from '../datenschutz/trace.ts'

/** What of a trip is told about its driver beside the vehicle and the time. */
const WORDS = ['fahrtgrund', 'informationstext', 'mitfahrer', 'umweg', 'zielort', 'zielperson']

/** What becomes of whoever drove, lent and looked after vehicles. The logbook is a book, and what proves that a licence was checked stays without words. */
export const TRACES: Readonly<Record<string, Trace>> = {
  fahrzeug_buchung: [
    { fate: 'ohneNamen', person: ['fahrer_id'], empty: WORDS, but: ['status', 'verschlossen'] },
  ],
  fahrzeug_freigabe: [
    {
      fate: 'ohneNamen',
      through: { table: 'fahrzeug_buchung', column: 'fahrzeug_buchung_id', person: ['fahrer_id'] },
      empty: ['grund'],
    },
  ],
  fahrzeug_historie: staysNameless('benutzer_id'),
  fahrzeug_beleg: 'sache',
  fahrzeug_schaden: staysNameless('gemeldet_von', 'behoben_von'),
  fahrtenbuch_eintrag: 'frist',
  fuehrerschein: goesBy('benutzer_id'),
  fuehrerschein_pruefung: [{ fate: 'ohneNamen', person: ['benutzer_id'], empty: ['notiz'] }],
  serviceheft_eintrag: staysNameless('benutzer_id'),
  fahrzeug_erinnerung: 'sache',
  ausfuhr: goesBy('benutzer_id'),
}
