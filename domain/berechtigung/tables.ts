import type { TableDefinition } from '../datenschutz/tableDefinition.ts'

export const TABLES = {
  rolle: {
    things: ['name'],
    trail: 'verwaltung',
  },
  gruppe: {
    things: ['name'],
    trail: 'verwaltung',
  },
  rolle_berechtigung: {
    things: ['berechtigung', 'wert'],
  },
  gruppe_rolle: {},
} as const satisfies Readonly<Record<string, TableDefinition>>
