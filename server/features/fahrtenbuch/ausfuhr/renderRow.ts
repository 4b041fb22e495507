import { isComplete } from '@platzwart/domain/fahrtenbuch/angaben'
import { type FieldChange, isLate } from '@platzwart/domain/fahrtenbuch/fold'
import { type FahrtenbuchArt, isEvent } from '@platzwart/domain/fahrtenbuch/types'
import type { Language } from '@platzwart/phrases/phrases'
import { zoneNameOf } from '@platzwart/phrases/zoneName'
import { formatDatum } from '../../../platform/format.ts'
import { phrase } from '../../../platform/phrases.ts'
import { wallOf } from '../../../platform/wall.ts'
import type { FahrtRow } from '../readFahrten.ts'
import { sayFaults } from '../verifyFahrtenbuch.ts'
import type { Cover, Fahrzeugteil, Kilometer } from './ausfuhr.ts'

const MONTHS: Record<Language, readonly string[]> = {
  de: Array.from({ length: 12 }, (_, month) => `${String(month + 1).padStart(2, '0')}.`),
  en: Array.from(
    { length: 12 },
    (_, month) =>
      formatDatum(Temporal.PlainDate.from({ year: 2026, month: month + 1, day: 1 }), 'en').split(' ')[2] ??
      '',
  ),
}

const two = (number: number) => String(number).padStart(2, '0')

function dayText(
  tag: { readonly day: number; readonly month: number; readonly year: number },
  sprache: Language,
) {
  const month = MONTHS[sprache][tag.month - 1]
  return sprache === 'de' ? `${two(tag.day)}.${month}${tag.year}` : `${two(tag.day)} ${month} ${tag.year}`
}

/** `21.11.2026 09:05`, and in English `21 Nov 2026 09:05`. */
export function momentText(moment: string | Temporal.Instant, zone: string, sprache: Language): string {
  const wall = wallOf(moment, zone)
  const text = `${dayText(wall, sprache)} ${two(wall.hour)}:${two(wall.minute)}`
  const mark = zoneMark(moment, zone, sprache)
  return mark === '' ? text : `${text} ${mark}`
}

/** Which time a moment is in, in the hour that comes twice. */
export function zoneMark(moment: string | Temporal.Instant, zone: string, sprache: Language): string {
  return zoneNameOf(Temporal.Instant.from(moment), zone, sprache)
}

const FIGURE: Record<Language, Intl.NumberFormat> = {
  de: new Intl.NumberFormat('de-DE'),
  en: new Intl.NumberFormat('en-GB'),
}

/** `12.345` in German, `12,345` in English; a hundred thousand in no time. */
export function numberText(zahl: number, sprache: Language): string {
  return FIGURE[sprache].format(zahl)
}

const plain: Record<Language, Map<string, string>> = { de: new Map(), en: new Map() }

function plainText(sprache: Language, key: string): string {
  let text = plain[sprache].get(key)
  if (text === undefined) {
    text = phrase(sprache, 'fahrtenbuch', key)
    plain[sprache].set(key, text)
  }
  return text
}

/** Texts of the files in one language; those that say nothing of their own are looked up once. */
export function textsOf(sprache: Language) {
  return (key: string, data?: Record<string, unknown>) =>
    data ? phrase(sprache, 'fahrtenbuch', key, data) : plainText(sprache, key)
}

export function copyText({ sprache, zone, now, mandant, auszug }: Cover): string {
  const t = textsOf(sprache)
  const kopie = t('datei.kopie', { zeit: momentText(now, zone, sprache), mandant })
  return auszug ? `${kopie} ${t('datei.auszug')}` : kopie
}

export function zeitraumText({ sprache, von, bis }: Cover): string {
  return textsOf(sprache)('datei.zeitraum', { von: dayText(von, sprache), bis: dayText(bis, sprache) })
}

export function kilometerText(kilometer: Kilometer, sprache: Language): string {
  return textsOf(sprache)('datei.kilometer', {
    dienstlich: numberText(kilometer.dienstlich, sprache),
    privat: numberText(kilometer.privat, sprache),
    arbeitsweg: numberText(kilometer.arbeitsweg, sprache),
  })
}

/** What a reader should notice about a trip. */
export function hintsOf(
  { stand, kilometer }: Pick<FahrtRow, 'stand' | 'kilometer'>,
  art: FahrtenbuchArt,
): ('nacherfasst' | 'geaendert' | 'verspaetet' | 'unvollstaendig' | 'alsFahrt')[] {
  const { kmEnde, kmStart } = stand.letzter
  if (isEvent(stand.erster.art)) return stand.aenderungen.length > 0 ? ['geaendert'] : []
  const open = !isComplete(stand, kilometer, art)
  return [
    ...(stand.erster.art === 'nacherfasst' ? (['nacherfasst'] as const) : []),
    ...(stand.aenderungen.length > 0 ? (['geaendert'] as const) : []),
    ...(isLate(stand) ? (['verspaetet'] as const) : []),
    ...(open ? (['unvollstaendig'] as const) : []),
    ...(stand.erster.art === 'luecke' && kilometer < kmEnde - kmStart ? (['alsFahrt'] as const) : []),
  ]
}

/** An old or new value in words; an empty one is seen to be empty. */
export function wertText(
  { feld }: Pick<FieldChange, 'feld'>,
  wert: string,
  { sprache, zone }: Cover,
): string {
  if (wert === '') return '–'
  if (feld === 'abfahrt' || feld === 'ankunft') return momentText(wert, zone, sprache)
  if (feld === 'kmStart' || feld === 'kmEnde') return numberText(Number(wert), sprache)
  return feld === 'fahrtart' ? textsOf(sprache)(`fahrtart.${wert}`) : wert
}

/** The result of the check, in a sentence with its moment. */
export function siegelText({ pruefung }: Fahrzeugteil, { sprache, zone, now }: Cover): string {
  const t = textsOf(sprache)
  const zeit = momentText(now, zone, sprache)
  const faults = sayFaults(pruefung, { sprache, zone })
  return faults.length > 0
    ? t('datei.gebrochen', { zeit, fehler: faults.join(' ') })
    : t('datei.inOrdnung', {
        zeit,
        count: pruefung.head.nummer,
        anzahl: numberText(pruefung.head.nummer, sprache),
      })
}
