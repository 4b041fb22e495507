import type { TableDefinition } from '../../datenschutz/tableDefinition.ts'

export const TABLES = {
  warteplatz: {
    bestand: 'warteliste',
    disclosure: {
      key: { id: 'uuid' },
      whose: ['benutzer_id'],
      values: ['tag', 'status', 'zone', 'mindestens', 'gruppengroesse', 'angebot_bis', 'erstellt', 'beendet'],
      ranges: ['zeitraum', 'angebot_zeitraum'],
      names: {
        grundriss_id: 'grundriss.bezeichnung',
        leseraum_id: 'leseraum.bezeichnung',
        angebot_leseraum_id: 'leseraum.bezeichnung',
        ausstattung_id: 'ausstattung.name',
      },
      withheld: { id: 'technisch', benutzer_id: 'technisch', version: 'technisch' },
    },
    trace: [{ fate: 'geht', person: ['benutzer_id'] }],
    moves: [{ columns: ['benutzer_id'] }],
    trail: 'verhalten',
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
