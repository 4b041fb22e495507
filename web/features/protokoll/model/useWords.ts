import type { ProtokollEintrag } from '@platzwart/contract/protokoll'
import { isDay, isMoment, keyOfFeld } from '@platzwart/domain/protokoll/words'
import { formatMoment, formatNumber, formatTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'

type Feld = ProtokollEintrag['felder'][number]
type Group = 'aktion' | 'objekt' | 'feld'

/** How the trail speaks; what has no word is shown by the house's own name for it. */
export function useWords(zone: string) {
  const { t } = useTranslation('protokoll')
  const word = (group: Group, name: string): string => {
    const key = `${group}.${name}`
    const said = t(key as 'aktion.book')
    return said === key ? name : said
  }
  return {
    aktion: ({ aktion }: ProtokollEintrag) => word('aktion', aktion),
    objekt: ({ objekt, name }: ProtokollEintrag) =>
      name === null ? word('objekt', objekt) : `${word('objekt', objekt)}: ${name}`,
    wer: ({ akteur }: ProtokollEintrag) => (akteur === null ? t('system') : (akteur.name ?? t('unbekannt'))),
    fuer: ({ imAuftrag }: ProtokollEintrag) =>
      imAuftrag === null ? null : t('fuer', { name: imAuftrag.name ?? t('unbekannt') }),
    feld: ({ feld }: Feld) => word('feld', keyOfFeld(feld)),
    wert: (wert: Feld['alt']): string => {
      if (wert === null || wert === '') return t('nichts')
      if (typeof wert === 'boolean') return t(wert ? 'ja' : 'nein')
      if (typeof wert === 'number') return formatNumber(wert)
      if (isDay(wert)) return formatTag(Temporal.PlainDate.from(wert))
      return isMoment(wert) ? formatMoment(Temporal.Instant.from(wert), zone) : wert
    },
  }
}
