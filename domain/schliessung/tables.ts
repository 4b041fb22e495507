import type { TableDefinition } from '../datenschutz/tableDefinition.ts'

export const TABLES = {
  schliessung: {
    things: ['buchungen', 'nachher', 'vorher'],
    trail: true,
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
