import type { EinstellungView } from '@platzwart/contract/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { dauerOfMinutes } from '@platzwart/domain/einstellung/dauer'
import { wordKeyOf } from '@platzwart/domain/einstellung/wordKey'
import type { Issue } from '@platzwart/domain/issue'
import { WOCHENTAG_NAMES } from '@platzwart/domain/time/wochentag'
import { spokenData } from '@platzwart/phrases/format'
import type { Topics } from '@platzwart/phrases/phrases'
import { formatNumber } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useChoosesOwn } from '../../../platform/session/useChoosesOwn.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { currentLanguage } from '../../../platform/texts/words.ts'
import { type Art, type FieldSpec, type Section, type Unit, WEEK } from './fields.ts'

type Texts = Topics['einstellung']

/** The text of an empty value. */
const EMPTY = {
  schalter: 'aus',
  zahl: 'keine',
  dauer: 'keine',
  uhrzeit: 'keine',
  stufen: 'keine',
  adressen: 'keine',
  fenster: 'fenster.täglich',
  turnus: 'turnus.kein',
  wochentage: 'keine',
  startseite: 'keine',
  grenze: 'grenze.keine',
} as const satisfies Record<Art, string>

type Plain<T> = T extends `arbeitswelt.${infer Rest}` ? Rest : T

/** The section of reading rooms that a workspaces' section shares its texts with. */
const plain = <T extends string>(abschnitt: T) => abschnitt.replace(/^arbeitswelt\./, '') as Plain<T>

/** Weekdays by name, from Monday on. */
function daysOf(wert: readonly unknown[]): string[] {
  return WEEK.filter((day) => wert.includes(day)).map((day) => WOCHENTAG_NAMES[day] ?? '')
}

/** The names of settings, and the texts of their values. */
export function useWords() {
  const { t } = useTranslation('einstellung')
  const { t: rule } = useTranslation('fehler')
  const choosesOwn = useChoosesOwn()
  const reader = { sprache: currentLanguage(), zone: useZone() }
  const counted = (einheit: string, anzahl: number) =>
    String(spokenData({ [einheit]: anzahl }, reader)[einheit])
  /** A typed stand-in for the key of any setting. */
  const texts = (name: EinstellungName) => wordKeyOf(name) as 'feld.tageImVoraus'

  /** Marks the workspaces' name if both kinds of rooms have the setting. */
  const inBereich = (of: string, name: string) =>
    of.startsWith('arbeitswelt.') ? t('inArbeitswelt', { name }) : name

  function numberText(einheit: Unit, wert: number): string {
    const isCount = ['km', 'mal', 'personen', 'uhr'].includes(einheit)
    return isCount ? [formatNumber(wert), t(`einheit.${einheit}`)].join(' ') : counted(einheit, wert)
  }

  function listText(art: Art, wert: readonly unknown[]): string {
    return art === 'wochentage' ? String(spokenData({ tage: daysOf(wert) }, reader).tage) : wert.join(', ')
  }

  function choiceText(art: Art, wert: string): string {
    if (art === 'fenster') return t(`fenster.${wert as keyof Texts['fenster']}`)
    if (art === 'turnus') return t(`turnus.${wert as keyof Texts['turnus']}`)
    return art === 'startseite' ? t(`startseite.${wert as keyof Texts['startseite']}`) : wert
  }

  function wertText({ art, einheit = 'tage', zero }: Omit<FieldSpec, 'name'>, wert: unknown): string {
    if (wert === 0 && zero) return t(zero)
    if (art === 'schalter') return t(wert === true ? 'an' : 'aus')
    if (wert === '' || (Array.isArray(wert) && wert.length === 0)) return t(EMPTY[art])
    if (Array.isArray(wert)) return listText(art, wert)
    if (typeof wert !== 'number') return choiceText(art, String(wert))
    if (art !== 'dauer') return numberText(einheit, wert)
    const dauer = dauerOfMinutes(wert)
    return counted(dauer.einheit, dauer.anzahl)
  }

  return {
    name: (name: EinstellungName) => inBereich(name, t(`${texts(name)}.name`)),
    text: (name: EinstellungName) => t(`${texts(name)}.text`),
    /** For a section. */
    section: (abschnitt: Section['abschnitt']) => {
      if (abschnitt === 'mails')
        return {
          titel: t('mails.hausTitel'),
          text: t(choosesOwn ? 'mails.hausText' : 'mails.hausTextFuerAlle'),
        }
      const texts = `abschnitt.${plain(abschnitt)}` as const
      return { titel: inBereich(abschnitt, t(`${texts}.titel`)), text: t(`${texts}.text`) }
    },
    wertText,
    /** For a stored day of the week. */
    wochentag: (day: number) => String(spokenData({ tag: WOCHENTAG_NAMES[day] ?? '' }, reader).tag),
    /** The text of the value after a reset of its layer. */
    zurueckText(feld: FieldSpec, view: EinstellungView): string {
      const { darunter } = view
      const wert = wertText(feld, darunter === undefined ? view.standard : darunter.wert)
      if (darunter?.herkunft === 'mandant') return t('zurueck.haus', { wert })
      if (darunter?.herkunft === 'gruppe') return t('zurueck.gruppe', { wert })
      return t('zurueck.vorgabe', { wert })
    },
    issueText: ({ code, data }: Pick<Issue, 'code' | 'data'>) => rule(code, { ...spokenData(data, reader) }),
  }
}

export type Words = ReturnType<typeof useWords>
