import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWochentagTag } from '../../../platform/format.ts'
import type { Balken } from './belegungen.ts'
import { type Ausschnitt, tagAt, uhrAt } from './zeitplan.ts'

export interface BalkenWorte {
  /** What is read of a bar: state, who, from when to when. */
  readonly name: (balken: Balken) => string
  /** What stands on it. */
  readonly kurz: (balken: Balken) => string
  readonly spanne: (von: number, bis: number) => string
  readonly buchen: string
  readonly kategorie: (kategorie: string) => string
}

/** Thousands of names need few days: each is written by the calendar once and then remembered. */
export function useBalkenWorte(ausschnitt: Ausschnitt): BalkenWorte {
  const { t, i18n } = useTranslation('fahrzeug')
  const { language } = i18n
  return useMemo(() => {
    const known = new Map<string, string>()
    const tag = (minute: number) => {
      const day = tagAt(ausschnitt, minute)
      const key = `${language} ${day.toString()}`
      const text = known.get(key) ?? formatWochentagTag(day)
      known.set(key, text)
      return text
    }
    const spanne = (von: number, bis: number) => {
      const [first, last] = [tag(von), tag(bis - 1)]
      const times = { tag: first, von: uhrAt(ausschnitt, von), bis: uhrAt(ausschnitt, bis) }
      return first === last
        ? t('spanne.einTag', times)
        : t('spanne.mehrereTage', { ...times, letzter: tag(bis) })
    }
    const was = ({ status, typ }: Balken) => (typ === 'BUCHUNG' ? t(`status.${status}`) : t(`sperre.${typ}`))
    return {
      spanne,
      name: (balken) => {
        const wer = balken.typ !== 'BUCHUNG' ? null : balken.eigen ? t('zeitplan.eigene') : balken.name
        const data = { was: was(balken), wann: spanne(balken.von, balken.bis) }
        return wer ? t('zeitplan.balkenVon', { ...data, wer }) : t('zeitplan.balken', data)
      },
      kurz: (balken) => {
        if (balken.typ !== 'BUCHUNG') return was(balken)
        return balken.eigen ? t('zeitplan.eigene') : (balken.name ?? was(balken))
      },
      buchen: t('karte.buchen'),
      kategorie: (kategorie) => t(`kategorie.${kategorie as 'van'}`),
    }
  }, [ausschnitt, t, language])
}
