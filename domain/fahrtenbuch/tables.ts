import type { TableDefinition } from '../datenschutz/tableDefinition.ts'
import { goesBy } from '../datenschutz/trace.ts'

const OWN_ID = { id: 'uuid' } as const

const CAR = { fahrzeug_id: 'fahrzeug.kennzeichen' } as const

export const TABLES = {
  fahrtenbuch_eintrag: {
    bestand: 'fahrtenbuch',
    disclosure: {
      key: OWN_ID,
      whose: ['fahrer_id', 'erfasst_von'],
      names: CAR,
      values: [
        'nummer',
        'art',
        'fahrtart',
        'abfahrt',
        'ankunft',
        'km_start',
        'km_ende',
        'bezug_nummer',
        'erfasst',
        'verspaetet',
        'hash',
      ],
      // Whoever only recorded somebody else's trip does not learn where it went.
      only: {
        fahrer_name: 'fahrer_id',
        zweck: 'fahrer_id',
        zielort: 'fahrer_id',
        zielperson: 'fahrer_id',
        umweg: 'fahrer_id',
        grund: 'fahrer_id',
      },
      people: { fahrer_id: 'faehrt', erfasst_von: 'fuhrpark' },
      // The line of one's own trip is disclosed as tax law has it kept, including the person visited.
      typed: {
        fahrer_name: 'fahrer_id',
        zweck: 'fahrer_id',
        zielort: 'fahrer_id',
        zielperson: 'fahrer_id',
        umweg: 'fahrer_id',
        grund: 'fahrer_id',
      },
      withheld: { id: 'technisch', buchung_id: 'technisch', vorgaenger_hash: 'technisch' },
    },
    trace: 'frist',
    moves: [{ stays: ['fahrer_id', 'erfasst_von'] }],
    freitexte: {
      fahrtenbuch: { columns: ['zweck', 'zielort', 'zielperson', 'umweg', 'grund'], ziel: 'fahrzeug_id' },
    },
    trail: 'verhalten',
  },
  fahrtenbuch_siegel: {
    things: ['hash'],
  },
  ausfuhr: {
    bestand: 'ausfuhr',
    disclosure: {
      key: OWN_ID,
      whose: ['benutzer_id'],
      values: ['art', 'format', 'status', 'gesamt', 'erledigt', 'bytes', 'erstellt', 'beendet'],
      withheld: {
        id: 'technisch',
        benutzer_id: 'technisch',
        schluessel: 'technisch',
        fehler: 'technisch',
        // May name the driver whose trips were requested.
        auswahl: 'andere',
      },
    },
    trace: goesBy('benutzer_id'),
    moves: [{ columns: ['benutzer_id'] }],
    trail: 'verwaltung',
    hausdatei: 'bleibt',
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
