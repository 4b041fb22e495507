import type { TableDefinition } from '../datenschutz/tableDefinition.ts'
import { goesBy, staysNameless } from '../datenschutz/trace.ts'

export const TABLES = {
  anmeldedienst: {
    bestand: 'person',
    columns: ['notfall_id'],
    things: [
      'name',
      'aussteller',
      'client_id',
      'geheimnis',
      'bereiche',
      'gruppen_angabe',
      'zuordnung',
      'zutritt_gruppe',
      'ablehnungen',
    ],
    disclosure: {
      key: { id: 'uuid' },
      whose: ['notfall_id'],
      values: ['name'],
      withheld: {
        id: 'technisch',
        notfall_id: 'technisch',
      },
    },
    trace: staysNameless('notfall_id'),
    moves: [{ columns: ['notfall_id'] }],
    trail: 'verwaltung',
    hausdatei: 'bleibt',
  },
  identitaet: {
    bestand: 'person',
    disclosure: {
      key: { id: 'uuid' },
      whose: ['benutzer_id'],
      values: ['aussteller', 'kennung', 'erstellt', 'zuletzt'],
      names: { anmeldedienst_id: 'anmeldedienst.name' },
      withheld: { id: 'technisch', benutzer_id: 'technisch' },
    },
    trace: goesBy('benutzer_id'),
    moves: [{ columns: ['benutzer_id'] }],
    trail: 'verwaltung',
    hausdatei: 'bleibt',
  },
  'auth.dienst_sitzung': {
    bestand: 'sitzung',
    disclosure: {
      key: { session_id: 'text' },
      whose: ['user_id'],
      values: ['aussteller', 'kennung'],
      withheld: {
        session_id: 'technisch',
        user_id: 'technisch',
        mandant_id: 'technisch',
        anmeldedienst_id: 'technisch',
        sid: 'technisch',
        id_token: 'geheim',
      },
    },
    trace: 'konto',
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
