import type { Berechtigung } from '../berechtigung/names.ts'
import type { Modul } from '../mandant/module.ts'
import type { Kept } from './kept.ts'

/** Why a record may be kept (Art. 6 (1) GDPR): (b) and (e) the use itself, (c) a law that asks for it, (f) safe operation. */
type Rechtsgrund = 'nutzung' | 'pflicht' | 'betrieb'

/** Who sees it: the person themselves, those who take part, operators, nobody at all, or whoever holds a permission. */
export type Leser = 'selbst' | 'beteiligte' | 'empfaenger' | 'betreiber' | 'niemand' | Berechtigung

/** The parts of the list, in the order in which people read it. */
export const SECTIONS = ['konto', 'plaetze', 'fahrzeuge', 'haus', 'betrieb'] as const

export interface Bestand {
  readonly abschnitt: (typeof SECTIONS)[number]
  /** There in houses that have one of these switched on; without any in all. */
  readonly module?: readonly Modul[]
  readonly frist: Kept
  readonly rechtsgrund: Rechtsgrund
  readonly leser: readonly Leser[]
}

export const AS_LONG_AS = {
  konto: { solange: 'konto' },
  person: { solange: 'person' },
  haus: { solange: 'haus' },
  gegenstand: { solange: 'gegenstand' },
  betreiber: { solange: 'betreiber' },
  sperre: { solange: 'sperre' },
} as const satisfies Record<string, Kept>
