import { onceFor } from '../benutzer/move.ts'
import type { TableDefinition } from '../datenschutz/tableDefinition.ts'
import { goesBy } from '../datenschutz/trace.ts'

const OWN_ID = { id: 'uuid' } as const

export const TABLES = {
  kalender_link: {
    bestand: 'kalender',
    disclosure: {
      key: OWN_ID,
      whose: ['benutzer_id'],
      values: ['art', 'erstellt'],
      withheld: {
        id: 'technisch',
        benutzer_id: 'technisch',
        leseraum_id: 'technisch',
        fahrzeug_id: 'technisch',
        objekt_id: 'doppelt',
        pruefwert: 'geheim',
      },
    },
    // A person's own calendar is deleted; that of a seat or a vehicle stays with it.
    trace: [...goesBy('objekt_id'), { fate: 'ohneNamen', person: ['benutzer_id'], but: ['art', 'person'] }],
    // A person has one calendar of their own; those of rooms and cars have unique keys anyway.
    moves: onceFor('benutzer_id', 'leseraum_id', 'fahrzeug_id'),
    trail: 'verhalten',
    hausdatei: 'bleibt',
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
