import type { TableDefinition } from '../datenschutz/tableDefinition.ts'
import { goesBy } from '../datenschutz/trace.ts'

const OWN_ID = { id: 'uuid' } as const

export const TABLES = {
  einfuhr: {
    bestand: 'einfuhr',
    disclosure: {
      key: OWN_ID,
      whose: ['benutzer_id'],
      values: [
        'art',
        'dateiname',
        'status',
        'anzahl',
        'gesamt',
        'erledigt',
        'kodierung',
        'kodierung_gewaehlt',
        'trennzeichen',
        'erstellt',
        'beendet',
      ],
      withheld: {
        id: 'technisch',
        benutzer_id: 'technisch',
        fehler: 'technisch',
        uebergangen: 'technisch',
        grundriss_id: 'technisch',
        kodierung_unklar: 'technisch',
        // A table about other people, and words from it.
        inhalt: 'andere',
        lesarten: 'andere',
      },
    },
    trace: goesBy('benutzer_id'),
    moves: [{ columns: ['benutzer_id'] }],
    trail: 'verwaltung',
    hausdatei: 'bleibt',
  },
  einfuhr_zeile: {
    bestand: 'einfuhr',
    disclosure: {
      key: { einfuhr_id: 'uuid', zeile: 'int4' },
      whose: [],
      addressed: ['gelesen.email'],
      values: ['zeile', 'urteil', 'gelesen'],
      withheld: { einfuhr_id: 'technisch', ergebnis: 'doppelt' },
    },
    trace: 'frist',
    hausdatei: 'bleibt',
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
