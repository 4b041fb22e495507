import type { Berechtigung } from '../berechtigung/names.ts'
import type { Modul } from '../mandant/module.ts'
import type { Retention } from './retention.ts'

/**
 * Legal basis for keeping a record (Art. 6 (1) GDPR): (b) and (e) the use itself, (c) a legal obligation, (f)
 * safe operation.
 */
type Rechtsgrund = 'nutzung' | 'pflicht' | 'betrieb'

/** Who sees it: the person themselves, participants, operators, nobody at all, or holders of a permission. */
export type Leser = 'selbst' | 'beteiligte' | 'empfaenger' | 'betreiber' | 'niemand' | Berechtigung

/** The sections of the list, in reading order. */
export const SECTIONS = ['konto', 'plaetze', 'fahrzeuge', 'haus', 'betrieb'] as const

export interface Bestand {
  readonly abschnitt: (typeof SECTIONS)[number]
  /** Kept only in houses with one of these modules on; without it, in all. */
  readonly module?: readonly Modul[]
  readonly frist: Retention
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
} as const satisfies Record<string, Retention>
