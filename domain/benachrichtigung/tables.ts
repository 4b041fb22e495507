import { onceFor } from '../benutzer/move.ts'
import type { TableDefinition } from '../datenschutz/tableDefinition.ts'
import { goesBy } from '../datenschutz/trace.ts'

const OWN_ID = { id: 'uuid' } as const

export const TABLES = {
  geraet: {
    bestand: 'geraete',
    disclosure: {
      key: OWN_ID,
      whose: ['benutzer_id'],
      values: ['bezeichnung', 'erstellt'],
      typed: { bezeichnung: 'selbst' },
      withheld: {
        id: 'technisch',
        benutzer_id: 'technisch',
        adresse: 'geheim',
        schluessel: 'geheim',
        geheimnis: 'geheim',
      },
    },
    trace: goesBy('benutzer_id'),
    moves: [{ columns: ['benutzer_id'] }],
    trail: 'verhalten',
    hausdatei: 'bleibt',
  },
  benachrichtigung: {
    bestand: 'benachrichtigung',
    disclosure: {
      key: OWN_ID,
      whose: ['empfaenger_id'],
      addressed: ['adresse'],
      values: ['typ', 'betreff', 'text', 'status', 'versuche', 'fehler', 'erstellt', 'gesendet'],
      people: { empfaenger_id: 'person' },
      addresses: { adresse: 'person' },
      withheld: {
        id: 'technisch',
        objekt_id: 'technisch',
        objekt_version: 'technisch',
        abgewiesen_seit: 'technisch',
        faellig: 'technisch',
        in_arbeit: 'technisch',
        ohne_server: 'technisch',
        reihe: 'technisch',
        stand: 'technisch',
        erneut: 'technisch',
        html: 'doppelt',
        mitteilung: 'doppelt',
        daten: 'andere',
      },
    },
    trace: [{ fate: 'geht', person: ['empfaenger_id'], address: ['adresse'] }],
    moves: onceFor('empfaenger_id', 'objekt_id', 'typ', 'objekt_version'),
    trail: 'verhalten',
    hausdatei: 'bleibt',
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
