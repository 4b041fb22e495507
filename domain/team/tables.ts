import type { TableDefinition } from '../datenschutz/tableDefinition.ts'

export const TABLES = {
  sichtbarkeit: {
    bestand: 'sichtbarkeit',
    disclosure: {
      key: { gruppe_id: 'uuid' },
      whose: ['benutzer_id'],
      values: ['seit'],
      names: { gruppe_id: 'gruppe.name' },
      withheld: { benutzer_id: 'technisch' },
    },
    trace: [{ fate: 'geht', person: ['benutzer_id'] }],
    // Visibility is a person's own decision: merging does not transfer it.
    moves: [{ goes: 'benutzer_id' }],
    trail: 'verhalten',
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
