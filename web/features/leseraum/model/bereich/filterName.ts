import type { Bereich } from '@platzwart/domain/mandant/bereich'
import type { Say } from '@platzwart/phrases/say'

/** The filter's conditions that are buttons. */
export const FLAGS = ['nurFreie', 'nurFavoriten', 'nurGruppenraeume', 'nurStellplaetze'] as const

/** The condition's label, which depends on the area, as the seats' names do. */
export function flagName(t: Say<'leseraum'>, flag: (typeof FLAGS)[number], bereich: Bereich): string {
  return flag === 'nurGruppenraeume' ? t(`filter.raeume.${bereich}`) : t(`filter.${flag}`)
}
