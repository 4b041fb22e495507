import { tagOf } from '@platzwart/domain/time/zone'
import type { Language } from '@platzwart/phrases/phrases'
import { timeText } from '@platzwart/phrases/zoneName'

/** Formats an instant's day in a zone: `Sa., 21.11.2026` in German, `Sat, 21 Nov 2026` in English. */
export function formatTag(instant: Temporal.Instant, zone: string, sprache: Language): string {
  return formatDatum(tagOf(instant, zone), sprache)
}

/** Formats a plain date, or its ISO 8601 text. */
export function formatDatum(datum: Temporal.PlainDate | string, sprache: Language): string {
  const tag = Temporal.PlainDate.from(datum)
  return sprache === 'de'
    ? tag.toLocaleString('de-DE', { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' })
    : tag.toLocaleString('en-GB', { weekday: 'short', day: '2-digit', month: 'short', year: 'numeric' })
}

/** Formats a day's month: `Oktober 2026` in German, `October 2026` in English. */
export function formatMonth(tag: Temporal.PlainDate, sprache: Language): string {
  return tag.toLocaleString(sprache === 'de' ? 'de-DE' : 'en-GB', { month: 'long', year: 'numeric' })
}

/**
 * Formats an instant's wall time in a zone: `09:05`; in the repeated hour with the zone's abbreviation,
 * `02:05 MEZ`.
 */
export function formatTime(instant: Temporal.Instant, zone: string, sprache: Language): string {
  return timeText(instant, zone, sprache)
}

/** Formats an amount without currency sign: `1.234,50` in German, `1,234.50` in English. */
export function formatEuro(euro: number, sprache: Language): string {
  return euro.toLocaleString(sprache === 'de' ? 'de-DE' : 'en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
}

/** Formats a number: `12.345` in German, `12,345` in English. */
export function formatNumber(zahl: number, sprache: Language): string {
  return zahl.toLocaleString(sprache === 'de' ? 'de-DE' : 'en-GB')
}
