import type { TableDefinition } from '../datenschutz/tableDefinition.ts'

export const TABLES = {
  protokoll: {
    bestand: 'protokoll',
    disclosure: {
      key: { zeit: 'timestamptz', id: 'uuid' },
      walked: true,
      whose: ['akteur_id', 'im_auftrag_id', 'objekt_id'],
      values: ['zeit', 'aktion', 'objekt'],
      only: { vorher: 'objekt_id', nachher: 'objekt_id' },
      people: { akteur_id: 'verwaltung', im_auftrag_id: 'person' },
      withheld: {
        id: 'technisch',
        xid: 'technisch',
        nr: 'technisch',
        anfrage_id: 'technisch',
        objekt_id: 'technisch',
      },
    },
    trace: 'frist',
    trail: 'verwaltung',
    hausdatei: { without: ['xid', 'nr'] },
  },
  protokoll_stand: {
    hausdatei: 'bleibt',
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
