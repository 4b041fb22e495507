import { onceFor } from '../benutzer/move.ts'
import type { TableDefinition } from '../datenschutz/tableDefinition.ts'
import { goesBy } from '../datenschutz/trace.ts'

const OWN_ID = { id: 'uuid' } as const

export const TABLES = {
  kalender_link: {
    bestand: 'kalender',
    told: {
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
    // One's own calendar goes; the address of a seat's or a vehicle's stays with that.
    trace: [...goesBy('objekt_id'), { fate: 'ohneNamen', person: ['benutzer_id'], but: ['art', 'person'] }],
    // Of one's own calendar there is one; those of rooms and cars are never two.
    moves: onceFor('benutzer_id', 'leseraum_id', 'fahrzeug_id'),
    trail: 'verhalten',
    hausdatei: 'bleibt',
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
