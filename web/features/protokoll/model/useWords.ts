import type { ProtokollEintrag } from '@platzwart/contract/protokoll'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { isDay, isMoment, speakNames, wordKeyOf } from '@platzwart/domain/protokoll/words'
import { formatMoment, formatNumber, formatTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useWords as useEinstellungWords } from '../../einstellung/model/useWords.ts'
import { usePersonalrat } from '../../sitzung/api/start.ts'
import { useAktion } from './useAktion.ts'

type Field = ProtokollEintrag['felder'][number]
/** As if all names had a word; what has none is said as its own key. */
type Key = 'objekt.leseraum' | 'feld.status' | 'einstellung.favoriten'

type OrName = (key: Key, name: string) => string

/** A value that the program calls by a name of its own, as people call it: a setting by what it is called where it is set, permissions. */
function useSpoken(orName: OrName): (wert: string) => string {
  const { t: recht } = useTranslation('berechtigung')
  const { name: there } = useEinstellungWords()
  const spoken = {
    einstellung: (name: EinstellungName) =>
      orName(`einstellung.${name.slice(name.indexOf('.') + 1)}` as Key, there(name)),
    recht: (name: Berechtigung) => recht(`recht.${name}.name`),
  }
  return (wert) => speakNames(wert, spoken) ?? wert
}

/** How the trail speaks; what has no word is shown by the house's own name for it. */
export function useWords(zone: string) {
  const { t } = useTranslation('protokoll')
  const aktionWord = useAktion()
  const unnamed = usePersonalrat() !== null
  const orName: OrName = (key, name) => {
    const said = t(key)
    return said === key ? name : said
  }
  const spoken = useSpoken(orName)
  return {
    aktion: ({ aktion }: ProtokollEintrag) => aktionWord(aktion),
    objekt: ({ objekt, name }: ProtokollEintrag) => {
      const thing = orName(`objekt.${objekt}` as Key, objekt)
      return name === null ? thing : `${thing}: ${spoken(name)}`
    },
    wer: ({ akteur, verhalten }: ProtokollEintrag) => {
      if (akteur !== null) return akteur.name ?? t('betreiber')
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
      return isMoment(wert) ? formatMoment(Temporal.Instant.from(wert), zone) : spoken(wert)
    },
  }
}
