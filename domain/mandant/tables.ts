import type { TableDefinition } from '../datenschutz/tableDefinition.ts'

const OWN_ID = { id: 'uuid' } as const

const ofAccount = { key: { user_id: 'text' }, whose: ['user_id'] } as const

export const TABLES = {
  mandant: {
    things: [
      'akzent',
      'barrierefreiheit',
      'barrierefreiheit_en',
      'datenschutz',
      'datenschutz_en',
      'einrichtung_unnoetig',
      'impressum',
      'impressum_en',
      'logo',
      'logo_dunkel',
      'module',
      'name',
      'zone',
    ],
    trail: 'verwaltung',
    hausdatei: {
      without: [
        'id',
        'gesperrt',
        'ruht',
        'stand',
        'version',
        'wieder_offen',
        'zugriff_bis',
        'personalrat_version',
      ],
    },
  },
  mandant_legacy: {
    things: ['kundenname'],
  },
  beispiel: {
    things: ['art'],
  },
  'auth.mandant_domain': {
    things: ['domain'],
  },
  'auth.mandant_maildomain': {
    things: ['domain'],
  },
  'auth.betreiber': {
    bestand: 'betreiber',
    disclosure: { ...ofAccount, values: ['user_id'], withheld: { id: 'technisch' } },
    trace: 'sache',
  },
  'auth.betreiber_protokoll': {
    bestand: 'betreiber',
    disclosure: {
      key: OWN_ID,
      whose: [],
      through: { betreiber_id: 'auth.betreiber' },
      values: ['zeit', 'aktion', 'email'],
      withheld: {
        id: 'technisch',
        betreiber_id: 'technisch',
        mandant_id: 'andere',
        was: 'andere',
        schluessel: 'technisch',
        anfrage: 'technisch',
        status: 'technisch',
        version: 'technisch',
        antwort: 'doppelt',
      },
    },
    trace: 'frist',
  },
  'auth.hausdatei': {
    bestand: 'hausdatei',
    disclosure: {
      key: OWN_ID,
      whose: [],
      through: { betreiber_id: 'auth.betreiber' },
      values: ['art', 'status', 'bytes', 'erstellt', 'beendet'],
      withheld: {
        id: 'technisch',
        betreiber_id: 'technisch',
        mandant_id: 'andere',
        name: 'andere',
        schritt: 'technisch',
        erledigt: 'technisch',
        gesamt: 'technisch',
        schluessel: 'technisch',
        fehler: 'technisch',
      },
    },
    trace: 'frist',
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
