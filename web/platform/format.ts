import type { Language } from '@platzwart/phrases/phrases'
import { timeText } from '@platzwart/phrases/zoneName'
import { currentLanguage } from './texts/words.ts'

/** Days read DD.MM.YYYY in German and 21 Nov 2026 in English; times read HH:mm in both. */
const TAG: Record<Language, Intl.DateTimeFormatOptions> = {
  de: { day: '2-digit', month: '2-digit', year: 'numeric' },
  en: { day: '2-digit', month: 'short', year: 'numeric' },
}

/** The locale of a language: English formats are the British ones. */
export function locale(language = currentLanguage()): string {
  return language === 'de' ? 'de-DE' : 'en-GB'
}

export function formatTag(tag: Temporal.PlainDate): string {
  return tag.toLocaleString(locale(), TAG[currentLanguage()])
}

/** `Sa., 21.11.2026`. */
export function formatWochentagTag(tag: Temporal.PlainDate, language = currentLanguage()): string {
  return tag.toLocaleString(locale(language), { weekday: 'short', ...TAG[language] })
}

/** For the head of a timeline: `Mi` and `18.11.`, or, in little room, `M` and `18`. */
export function formatTagShort(tag: Temporal.PlainDate, eng: boolean): readonly [string, string] {
  const weekday = tag.toLocaleString(locale(), { weekday: eng ? 'narrow' : 'short' })
  return [weekday, eng ? String(tag.day) : tag.toLocaleString(locale(), { day: 'numeric', month: 'numeric' })]
}

/** `Freitag, 26. März`: the accessible name of a day among others of its year. */
export function formatTagAloud(tag: Temporal.PlainDate): string {
  return tag.toLocaleString(locale(), { weekday: 'long', day: 'numeric', month: 'long' })
}

/** `März`. */
export function formatMonth(tag: Temporal.PlainDate): string {
  return tag.toLocaleString(locale(), { month: 'long' })
}

/**
 * The wall time of an instant in the zone, `09:05`; in a repeated hour with the name of its time, `02:05
 * MEZ`.
 */
export function formatUhrzeit(instant: Temporal.Instant, zone: string): string {
  return timeText(instant, zone, currentLanguage())
}

/** `21.11.2026, 09:05`. */
export function formatMoment(instant: Temporal.Instant, zone: string): string {
  return `${formatTag(instant.toZonedDateTimeISO(zone).toPlainDate())}, ${formatUhrzeit(instant, zone)}`
}

/** `48.120` in German, `48,120` in English. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(locale()).format(value)
}

/** `89,50` for 8950 cents: an amount of money always has two decimal places. */
export function formatCent(cent: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return new Intl.NumberFormat(locale(), digits).format(cent / 100)
}
