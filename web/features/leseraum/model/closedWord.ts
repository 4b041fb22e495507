import type { TagLage } from '@platzwart/domain/oeffnungszeit/tagLage'
import type { Say } from '@platzwart/phrases/say'
import { formatUhrzeit, formatWochentagTag } from '../../../platform/format.ts'

type T = Say<'leseraum'>

/** The word for a day without bookable seats: past, not bookable, bookable from a day on, closed. */
export function closedWord(t: T, lage: TagLage, zone: string): string {
  if (lage.art === 'vorbei') return t('zu.tagVorbei')
  if (lage.art === 'wochentag') return t('zu.nichtBuchbar')
  if (lage.art !== 'spaeter') return t('zustand.geschlossen')
  const wall = lage.ab.toZonedDateTimeISO(zone)
  const tag = formatWochentagTag(wall.toPlainDate())
  if (wall.hour === 0 && wall.minute === 0) return t('zu.abTag', { tag })
  return t('zu.abZeit', { tag, zeit: formatUhrzeit(lage.ab, zone) })
}
