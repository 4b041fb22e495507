import { onceFor } from '../benutzer/move.ts'
import type { TableDefinition } from '../datenschutz/tableDefinition.ts'
import { goesBy } from '../datenschutz/trace.ts'

const OWN_ID = { id: 'uuid' } as const

export const TABLES = {
  benutzer: {
    bestand: 'person',
    disclosure: {
      key: OWN_ID,
      whose: ['id'],
      values: [
        'id',
        'vorname',
        'nachname',
        'email',
        'personalnummer',
        'sprache',
        'status',
        'sso',
        'einladung_bis',
        'erstellt',
      ],
      typed: { vorname: 'selbst', nachname: 'selbst', email: 'selbst' },
      people: { aufgegangen_in: 'person' },
      withheld: {
        anmeldung_id: 'technisch',
        version: 'technisch',
        suchtext: 'doppelt',
        suchform: 'doppelt',
        nummernfolge: 'doppelt',
        gleichname: 'doppelt',
        gleichadresse: 'doppelt',
        gleichnummer: 'doppelt',
      },
    },
    trace: 'selbst',
    trail: 'verwaltung',
    hausdatei: { without: ['anmeldung_id'] },
  },
  benutzer_berechtigung: {
    bestand: 'person',
    disclosure: {
      key: { berechtigung: 'text' },
      whose: ['benutzer_id'],
      values: ['berechtigung', 'wert'],
      withheld: { benutzer_id: 'technisch' },
    },
    trace: goesBy('benutzer_id'),
    moves: onceFor('benutzer_id', 'berechtigung'),
  },
  benutzer_gruppe: {
    bestand: 'person',
    disclosure: {
      key: { gruppe_id: 'uuid' },
      whose: ['benutzer_id'],
      values: [],
      names: { gruppe_id: 'gruppe.name' },
      withheld: { benutzer_id: 'technisch' },
    },
    trace: goesBy('benutzer_id'),
    moves: onceFor('benutzer_id', 'gruppe_id'),
  },
  benutzer_rolle: {
    bestand: 'person',
    disclosure: {
      key: { rolle_id: 'uuid' },
      whose: ['benutzer_id'],
      values: [],
      names: { rolle_id: 'rolle.name' },
      withheld: { benutzer_id: 'technisch' },
    },
    trace: goesBy('benutzer_id'),
    moves: onceFor('benutzer_id', 'rolle_id'),
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
