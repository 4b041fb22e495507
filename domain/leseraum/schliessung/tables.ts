import type { TableDefinition } from '../../datenschutz/tableDefinition.ts'

export const TABLES = {
  schliessung: {
    things: ['buchungen', 'nachher', 'vorher'],
    trail: 'verwaltung',
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
