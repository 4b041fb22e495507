import type { TableDefinition } from '../datenschutz/tableDefinition.ts'

export const TABLES = {
  standort: {
    things: ['adresse', 'name'],
    trail: 'verwaltung',
  },
  abstellplatz: {
    things: ['name'],
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
