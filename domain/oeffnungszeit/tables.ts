import type { TableDefinition } from '../datenschutz/tableDefinition.ts'

export const TABLES = {
  oeffnungszeit: {},
  sonderoeffnungszeit: {
    freitexte: { sonderzeit: { columns: ['grund', 'grund_en'], ziel: 'grundriss_id' } },
    things: ['grund', 'grund_en'],
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
