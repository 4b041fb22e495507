import { onceFor } from '../benutzer/move.ts'
import type { TableDefinition } from '../datenschutz/tableDefinition.ts'
import { goesBy } from '../datenschutz/trace.ts'

const OWN_ID = { id: 'uuid' } as const

export const TABLES = {
  einstellung_wert: {
    bestand: 'einstellung',
    disclosure: {
      key: OWN_ID,
      whose: ['benutzer_id'],
      values: ['option_name', 'wert'],
      typed: { wert: 'selbst' },
      withheld: { id: 'technisch', benutzer_id: 'technisch', gruppe_id: 'technisch', version: 'technisch' },
    },
    trace: goesBy('benutzer_id'),
    moves: onceFor('benutzer_id', 'option_name'),
    trail: 'verwaltung',
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
