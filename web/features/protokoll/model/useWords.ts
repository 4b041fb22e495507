import type { ProtokollEintrag } from '@platzwart/contract/protokoll'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { isDay, isMoment, speakNames, speakWert, wordKeyOf } from '@platzwart/domain/protokoll/words'
import { formatMoment, formatNumber, formatTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useWords as useEinstellungWords } from '../../einstellung/model/useWords.ts'
import { useAktion } from './useAktion.ts'

type Field = ProtokollEintrag['felder'][number]
/** A type for names that may have no text; those are shown as they are. */
type Key = 'objekt.leseraum' | 'einstellung.favoriten'
type AngabeKey = 'feld.status' | 'wert.status.aktiv'

type OrName = (key: Key, name: string) => string

/** The text of a field or of its value. */
function useAngabe() {
  const { t } = useTranslation('angabe')
  return (key: string, name: string) => {
    const said: string = t(key as AngabeKey)
    return said === key ? name : said
  }
}

/** The texts of the program's identifiers: settings by their labels, permissions, statuses. */
function useSpoken(orName: OrName) {
  const angabe = useAngabe()
  const { t: recht } = useTranslation('berechtigung')
  const { name: there } = useEinstellungWords()
  return {
    einstellung: (name: EinstellungName) =>
      orName(`einstellung.${name.slice(name.indexOf('.') + 1)}` as Key, there(name)),
    recht: (name: Berechtigung) => recht(`recht.${name}.name`),
    wert: (feld: string, wert: string) => angabe(`wert.${feld}.${wert}`, wert),
    feld: (feld: string) => angabe(`feld.${feld}`, feld),
  }
}

/** The trail's texts; what has none is shown by the house's own name for it. */
export function useWords(zone: string) {
  const { t } = useTranslation('protokoll')
  const aktionWord = useAktion()
  const orName: OrName = (key, name) => {
    const said = t(key)
    return said === key ? name : said
  }
  const spoken = useSpoken(orName)
  return {
    aktion: ({ aktion }: ProtokollEintrag) => aktionWord(aktion),
    objekt: ({ objekt, name }: ProtokollEintrag) => {
      const thing = orName(`objekt.${objekt}` as Key, objekt)
      return name === null ? thing : `${thing}: ${speakNames(name, spoken) ?? name}`
    },
    wer: ({ akteur }: ProtokollEintrag) => (akteur === null ? t('system') : (akteur.name ?? t('betreiber'))),
    fuer: ({ imAuftrag }: ProtokollEintrag) =>
      imAuftrag === null ? null : t('fuer', { name: imAuftrag.name ?? t('unbekannt') }),
    feld: ({ feld }: Field) => spoken.feld(wordKeyOf(feld)),
    wert: ({ feld }: Field, wert: Field['alt']): string => {
      if (wert === null || wert === '') return t('nichts')
      if (typeof wert === 'boolean') return t(wert ? 'ja' : 'nein')
      if (typeof wert === 'number') return formatNumber(wert)
      if (isDay(wert)) return formatTag(Temporal.PlainDate.from(wert))
      return isMoment(wert) ? formatMoment(Temporal.Instant.from(wert), zone) : speakWert(feld, wert, spoken)
    },
  }
}
