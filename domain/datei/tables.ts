import type { TableDefinition } from '../datenschutz/tableDefinition.ts'
import { staysNameless } from '../datenschutz/trace.ts'

const OWN_ID = { id: 'uuid' } as const

export const TABLES = {
  datei: {
    bestand: 'datei',
    disclosure: {
      key: OWN_ID,
      whose: ['benutzer_id'],
      values: ['id', 'dateiname', 'bucket', 'inhaltstyp', 'bytes', 'breite', 'hoehe', 'erstellt'],
      typed: { dateiname: 'selbst' },
      withheld: { benutzer_id: 'technisch', schluessel: 'technisch', sha256: 'technisch' },
    },
    trace: staysNameless('benutzer_id'),
    moves: [{ columns: ['benutzer_id'] }],
    trail: 'verhalten',
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
