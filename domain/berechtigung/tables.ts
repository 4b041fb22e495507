import type { TableDefinition } from '../datenschutz/tableDefinition.ts'

export const TABLES = {
  rolle: {
    things: ['name'],
    trail: true,
  },
  gruppe: {
    things: ['name'],
    trail: true,
  },
  rolle_berechtigung: {
    things: ['berechtigung', 'wert'],
  },
  gruppe_rolle: {},
} as const satisfies Readonly<Record<string, TableDefinition>>
