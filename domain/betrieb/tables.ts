import type { TableDefinition } from '../datenschutz/tableDefinition.ts'
import { goesBy } from '../datenschutz/trace.ts'

export const TABLES = {
  wiederholschluessel: {
    bestand: 'wiederholschluessel',
    disclosure: {
      key: { schluessel: 'text' },
      whose: ['benutzer_id'],
      values: ['erstellt', 'status'],
      withheld: {
        schluessel: 'technisch',
        benutzer_id: 'technisch',
        anfrage: 'technisch',
        version: 'technisch',
        antwort: 'doppelt',
      },
    },
    trace: goesBy('benutzer_id'),
    // Keys belong to the device that made them.
    moves: [{ goes: 'benutzer_id' }],
    hausdatei: 'bleibt',
  },
  tagesmarke: {
    things: ['art', 'objekt_id'],
    hausdatei: 'bleibt',
  },
  'pgboss.job': {
    bestand: 'auftrag',
    disclosure: { unfindable: 'kennung' },
    trace: 'sache',
  },
  auftragslauf: {
    bestand: 'auftrag',
    columns: ['ergebnis'],
    disclosure: { unfindable: 'kennung' },
    trace: 'sache',
    things: ['auftrag', 'periode'],
  },
  'pgboss.bam': {
    // The queue's own bookkeeping; a job's payload is in its row.
    things: 'alle',
  },
  'pgboss.job_dependency': {
    things: 'alle',
  },
  'pgboss.queue': {
    things: 'alle',
  },
  'pgboss.queue_stats': {
    things: 'alle',
  },
  'pgboss.schedule': {
    things: 'alle',
  },
  'pgboss.subscription': {
    things: 'alle',
  },
  'pgboss.warning': {
    things: 'alle',
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
