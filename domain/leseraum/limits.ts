import { type Issue, issue } from '../issue.ts'
import { gapMinutes, minutesBetween, overlaps, type Zeitraum } from '../time/zeitraum.ts'
import { tagOf } from '../time/zone.ts'
import type { BookingFacts } from './facts.ts'

/** Monday of the ISO week of a day. */
export function weekStart(tag: Temporal.PlainDate): Temporal.PlainDate {
  return tag.subtract({ days: tag.dayOfWeek - 1 })
}

function lengthIssues(zeitraum: Zeitraum, facts: BookingFacts): Issue[] {
  const { einstellungen } = facts
  const minutes = minutesBetween(zeitraum.von, zeitraum.bis)
  const shortest = [einstellungen['leseraum.mindestdauer'], einstellungen['leseraum.mindestbuchungszeit']].reduce((a, b) =>
    b.value > a.value ? b : a,
  )
  const longest = einstellungen['leseraum.hoechstdauer']
  if (minutes < shortest.value) {
    return [issue('buchung.zuKurz', { minuten: shortest.value }, { field: 'bis', origin: shortest.origin })]
  }
  if (minutes > longest.value) {
    return [issue('buchung.zuLang', { minuten: longest.value }, { field: 'bis', origin: longest.origin })]
  }
  return []
}

function weekIssues(zeitraum: Zeitraum, bucherId: string, facts: BookingFacts): Issue[] {
  const { zone } = facts.kalender
  const { value: limit, origin } = facts.einstellungen['leseraum.maxBuchungenProWoche']
  if (limit === 0) return []
  const week = weekStart(tagOf(zeitraum.von, zone))
  const inWeek = facts.eigene.filter(
    (own) => own.bucherId === bucherId && weekStart(tagOf(own.zeitraum.von, zone)).equals(week),
  )
  return inWeek.length >= limit ? [issue('buchung.wochenlimit', { limit, gebucht: inWeek.length }, { origin })] : []
}

/** One's own bookings: not two at a time, and a break between those of one day (K7). */
function ownIssues(zeitraum: Zeitraum, facts: BookingFacts): Issue[] {
  const { zone } = facts.kalender
  const several = facts.einstellungen['leseraum.mehrerePlaetzeGleichzeitig']
  const overlapping = facts.eigene.find((own) => overlaps(own.zeitraum, zeitraum))
  if (overlapping && !several.value) {
    const data = { von: overlapping.zeitraum.von.toString(), bis: overlapping.zeitraum.bis.toString() }
    return [issue('buchung.eigeneUeberschneidung', data, { origin: several.origin })]
  }
  const pause = facts.einstellungen['leseraum.mindestpause']
  const tag = tagOf(zeitraum.von, zone)
  const close = facts.eigene.find(
    (own) =>
      tagOf(own.zeitraum.von, zone).equals(tag) &&
      !overlaps(own.zeitraum, zeitraum) &&
      gapMinutes(own.zeitraum, zeitraum) < pause.value * 60,
  )
  return close ? [issue('buchung.eigenePause', { stunden: pause.value }, { origin: pause.origin })] : []
}

/** How much: length, bookings a week, breaks between one's own. */
export function limitIssues(zeitraum: Zeitraum, bucherId: string, facts: BookingFacts): Issue[] {
  return [...lengthIssues(zeitraum, facts), ...weekIssues(zeitraum, bucherId, facts), ...ownIssues(zeitraum, facts)]
}
