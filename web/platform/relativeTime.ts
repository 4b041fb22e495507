import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { tagOf } from '@platzwart/domain/time/zone'
import type { Say } from '@platzwart/phrases/say'
import { formatUhrzeit, formatWochentagTag, locale } from './format.ts'

/** Within this, relative times are in minutes, beyond it in times of day. */
const SOON_MINUTES = 60
const MINUTE_MS = 60_000

function words(): Intl.RelativeTimeFormat {
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' })
}

/**
 * A relative day: "heute", "morgen", "übermorgen", "gestern" if the language has a word for it (English has
 * none for the day after tomorrow), otherwise weekday and date. Calendar days, so that one of 23 or 25 hours
 * is one.
 */
export function spokenTag(tag: Temporal.PlainDate, heute: Temporal.PlainDate): string {
  const word = words().format(heute.until(tag, { largestUnit: 'days' }).days, 'day')
  return /\d/.test(word) ? formatWochentagTag(tag) : word
}

/**
 * A relative future time: "10:15 Uhr, in 8 Minuten" within the hour, "morgen, 08:00 Uhr" beyond, in the
 * Mandant's zone. Minutes are rounded up, so that "in einer Minute" never means none; a time that has come is
 * "jetzt".
 */
export function spokenTime(t: Say, at: Temporal.Instant, now: Temporal.Instant, zone: string): string {
  const zeit = formatUhrzeit(at, zone)
  const minutes = Math.ceil((at.epochMilliseconds - now.epochMilliseconds) / MINUTE_MS)
  if (minutes >= 0 && minutes < SOON_MINUTES) {
    const bald = minutes === 0 ? words().format(0, 'second') : words().format(minutes, 'minute')
    return t('zeit.bald', { zeit, bald })
  }
  return t('zeit.um', { tag: spokenTag(tagOf(at, zone), tagOf(now, zone)), zeit })
}

/**
 * A relative period for the beginning of a line: "Morgen, 09:00 – 18:00 Uhr"; across several days both are
 * named.
 */
export function spokenPeriod(
  t: Say,
  { von, bis }: Zeitraum,
  heute: Temporal.PlainDate,
  zone: string,
): string {
  const first = tagOf(von, zone)
  const last = tagOf(bis, zone)
  const times = { von: formatUhrzeit(von, zone), bis: formatUhrzeit(bis, zone) }
  const tag = capitalised(spokenTag(first, heute))
  if (first.equals(last)) return t('zeit.spanne', { tag, ...times })
  return t('zeit.spanneTage', { tag, letzter: spokenTag(last, heute), ...times })
}

function capitalised(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(locale()) + text.slice(1)
}
