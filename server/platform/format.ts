import { tagOf } from '@platzwart/domain/time/zone'
import type { Language } from '@platzwart/phrases/phrases'
import { timeText } from '@platzwart/phrases/zoneName'

/** The day of an instant on the zone's calendar: `Sa., 21.11.2026` in German, `Sat, 21 Nov 2026` in English. */
export function formatTag(instant: Temporal.Instant, zone: string, sprache: Language): string {
  return formatDatum(tagOf(instant, zone), sprache)
}

/** The same of a plain date, also as it is written in JSON. */
export function formatDatum(datum: Temporal.PlainDate | string, sprache: Language): string {
  const tag = Temporal.PlainDate.from(datum)
  return sprache === 'de'
    ? tag.toLocaleString('de-DE', { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' })
    : tag.toLocaleString('en-GB', { weekday: 'short', day: '2-digit', month: 'short', year: 'numeric' })
}

/** The month of a day: `Oktober 2026` in German, `October 2026` in English. */
export function formatMonth(tag: Temporal.PlainDate, sprache: Language): string {
  return tag.toLocaleString(sprache === 'de' ? 'de-DE' : 'en-GB', { month: 'long', year: 'numeric' })
}

/** The wall time of an instant in the zone, `09:05`; in the hour that comes twice with the name of its time, `02:05 MEZ`. */
export function formatTime(instant: Temporal.Instant, zone: string, sprache: Language): string {
  return timeText(instant, zone, sprache)
}

/** An amount without its sign, `1.234,50` in German, `1,234.50` in English. */
export function formatEuro(euro: number, sprache: Language): string {
  return euro.toLocaleString(sprache === 'de' ? 'de-DE' : 'en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
}

/** `12.345` in German, `12,345` in English. */
export function formatNumber(zahl: number, sprache: Language): string {
  return zahl.toLocaleString(sprache === 'de' ? 'de-DE' : 'en-GB')
}
