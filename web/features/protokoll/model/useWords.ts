import type { ProtokollEintrag } from '@platzwart/contract/protokoll'
import { isDay, isMoment, wordKeyOf } from '@platzwart/domain/protokoll/words'
import { formatMoment, formatNumber, formatTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { usePersonalrat } from '../../sitzung/api/start.ts'
import { useAktion } from './useAktion.ts'

type Field = ProtokollEintrag['felder'][number]
/** As if all names had a word; what has none is said as its own key. */
type Key = 'objekt.leseraum' | 'feld.status'

/** How the trail speaks; what has no word is shown by the house's own name for it. */
export function useWords(zone: string) {
  const { t } = useTranslation('protokoll')
  const aktionWord = useAktion()
  const unnamed = usePersonalrat() !== null
  const orName = (key: Key, name: string): string => {
    const said = t(key)
    return said === key ? name : said
  }
  return {
    aktion: ({ aktion }: ProtokollEintrag) => aktionWord(aktion),
    objekt: ({ objekt, name }: ProtokollEintrag) => {
      const thing = orName(`objekt.${objekt}` as Key, objekt)
      return name === null ? thing : `${thing}: ${name}`
    },
    wer: ({ akteur, verhalten }: ProtokollEintrag) => {
      if (akteur !== null) return akteur.name ?? t('unbekannt')
      return t(unnamed && verhalten ? 'nichtGenannt' : 'system')
    },
    fuer: ({ imAuftrag }: ProtokollEintrag) =>
      imAuftrag === null ? null : t('fuer', { name: imAuftrag.name ?? t('unbekannt') }),
    feld: ({ feld }: Field) => {
      const key = wordKeyOf(feld)
      return orName(`feld.${key}` as Key, key)
    },
    wert: (wert: Field['alt']): string => {
      if (wert === null || wert === '') return t('nichts')
      if (typeof wert === 'boolean') return t(wert ? 'ja' : 'nein')
      if (typeof wert === 'number') return formatNumber(wert)
      if (isDay(wert)) return formatTag(Temporal.PlainDate.from(wert))
      return isMoment(wert) ? formatMoment(Temporal.Instant.from(wert), zone) : wert
    },
  }
}
