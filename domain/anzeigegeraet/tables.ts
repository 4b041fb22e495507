import type { TableDefinition } from '../datenschutz/tableDefinition.ts'

export const TABLES = {
  anzeigegeraet: {
    things: ['art', 'fassung', 'name', 'pruefwert', 'ziel'],
    trail: 'verwaltung',
    hausdatei: 'bleibt',
  },
  'auth.kopplung': {
    things: ['art', 'code_pruefwert', 'pruefwert', 'ziel'],
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
