import type { TableDefinition } from '../datenschutz/tableDefinition.ts'

export const TABLES = {
  mailtext: {
    things: ['betreff_de', 'einleitung_de', 'schluss_de', 'betreff_en', 'einleitung_en', 'schluss_en', 'typ'],
    trail: 'verwaltung',
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
