import { onceFor } from '../benutzer/move.ts'
import type { TableDefinition } from '../datenschutz/tableDefinition.ts'
import { goesBy } from '../datenschutz/trace.ts'

const OWN_ID = { id: 'uuid' } as const

export const TABLES = {
  fuehrerschein: {
    bestand: 'fuehrerschein',
    disclosure: {
      key: { benutzer_id: 'uuid' },
      whose: ['benutzer_id'],
      values: [
        'nummer',
        'klassen',
        'ausgestellt_am',
        'gueltig_bis',
        'beschraenkungen',
        'fahrverbot',
        'fahrverbot_von',
        'fahrverbot_bis',
        'letzte_pruefung',
        'naechste_pruefung',
        'zusatzinfo',
      ],
      people: { pruefer_id: 'prueft' },
      withheld: { benutzer_id: 'technisch', version: 'technisch' },
    },
    trace: goesBy('benutzer_id'),
    moves: [...onceFor('benutzer_id'), { columns: ['pruefer_id'] }],
    freitexte: { fuehrerschein: { columns: ['zusatzinfo', 'beschraenkungen'], ziel: 'benutzer_id' } },
    trail: 'verwaltung',
  },
  fuehrerschein_pruefung: {
    bestand: 'fuehrerschein',
    disclosure: {
      key: OWN_ID,
      whose: ['benutzer_id', 'pruefer_id'],
      values: ['geprueft_am', 'erstellt'],
      only: {
        in_ordnung: 'benutzer_id',
        klassen: 'benutzer_id',
        naechste_pruefung: 'benutzer_id',
        notiz: 'benutzer_id',
      },
      people: { benutzer_id: 'person', pruefer_id: 'prueft' },
      typed: { notiz: 'pruefer_id' },
      withheld: { id: 'technisch' },
    },
    trace: [{ fate: 'ohneNamen', person: ['benutzer_id'], empty: ['notiz'] }],
    moves: [{ columns: ['benutzer_id'] }, { stays: ['pruefer_id'] }],
    freitexte: { pruefung: { columns: ['notiz'], ziel: 'benutzer_id' } },
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
