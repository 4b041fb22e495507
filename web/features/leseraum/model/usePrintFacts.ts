import { formatUhrzeit, formatWochentagTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { closedWord } from './closedWord.ts'
import { instantAt } from './planDay.ts'
import type { Leseraum } from './useLeseraum.ts'

/** What a printed plan or list shows: room, day, time, and a note if a filter hides seats. */
export function usePrintFacts(raum: Leseraum, filtered: boolean): readonly string[] {
  const { t } = useTranslation('leseraum')
  const { plan, tag, lage, zone, day, auswahl } = raum
  const zeit = (minute: number) => formatUhrzeit(instantAt(day, minute), zone)
  return [
    t('buchungen.wo', { plan: plan.bezeichnung, standort: plan.standort.name }),
    formatWochentagTag(tag),
    auswahl === null
      ? closedWord(t, lage, zone)
      : t('wahl.spanne', { von: zeit(auswahl.von), bis: zeit(auswahl.bis) }),
    filtered ? t('druck.gefiltert') : '',
  ]
}
