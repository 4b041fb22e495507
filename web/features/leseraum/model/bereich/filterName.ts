import type { Bereich } from '@platzwart/domain/mandant/bereich'
import type { Say } from '@platzwart/phrases/say'

/** What the filter can be narrowed to by one press. */
export const FLAGS = ['nurFreie', 'nurFavoriten', 'nurGruppenraeume', 'nurStellplaetze'] as const

/** Rooms are called by what they are for, as their seats are. */
export function flagName(t: Say<'leseraum'>, flag: (typeof FLAGS)[number], bereich: Bereich): string {
  return flag === 'nurGruppenraeume' ? t(`filter.raeume.${bereich}`) : t(`filter.${flag}`)
}
