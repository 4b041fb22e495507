import type { TableDefinition } from '../datenschutz/tableDefinition.ts'

const OWN_ID = { id: 'uuid' } as const

export const TABLES = {
  loeschsperre: {
    bestand: 'loeschsperre',
    disclosure: {
      key: OWN_ID,
      whose: ['benutzer_id', 'erstellt_von'],
      values: ['erstellt'],
      only: { grund: 'benutzer_id' },
      typed: { grund: 'erstellt_von' },
      people: { benutzer_id: 'person', erstellt_von: 'verwaltung' },
      withheld: { id: 'technisch', fahrzeug_id: 'technisch' },
    },
    // A person with a legal hold cannot be anonymised.
    trace: 'sache',
    // A person with a legal hold cannot be merged; its row, like the trail, names who set it.
    moves: [{ stays: ['benutzer_id', 'erstellt_von'] }],
    freitexte: { sperre: { columns: ['grund'], ziel: 'id' } },
    trail: 'verwaltung',
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
