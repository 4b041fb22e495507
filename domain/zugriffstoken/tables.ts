import type { TableDefinition } from '../datenschutz/tableDefinition.ts'
import { goesBy } from '../datenschutz/trace.ts'

export const TABLES = {
  zugriffstoken: {
    bestand: 'zugriffstoken',
    disclosure: {
      key: { id: 'uuid' },
      whose: ['benutzer_id'],
      values: ['name', 'umfang', 'angelegt', 'ablauf', 'benutzt'],
      typed: { name: 'selbst' },
      withheld: { id: 'technisch', benutzer_id: 'technisch', pruefwert: 'geheim' },
    },
    trace: goesBy('benutzer_id'),
    // A token names its person, so that it is worth nothing to whoever remains.
    moves: [{ goes: 'benutzer_id' }],
    trail: 'verwaltung',
    hausdatei: 'bleibt',
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
