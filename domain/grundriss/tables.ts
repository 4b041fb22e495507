import type { TableDefinition } from '../datenschutz/tableDefinition.ts'

export const TABLES = {
  grundriss: {
    freitexte: { plan: { columns: ['beschreibung'], ziel: 'id' } },
    things: ['beschreibung', 'bezeichnung', 'bild_id', 'etage', 'link', 'zeichnung'],
    trail: 'verwaltung',
  },
  grundriss_bild: {
    things: 'alle',
  },
  grundriss_kachel: {
    things: 'alle',
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
