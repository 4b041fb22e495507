import { passOf } from '@platzwart/domain/time/zone'
import type { Language } from './phrases.ts'

const LOCALE: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }

const MARKS = new Map<string, Intl.DateTimeFormat>()

function nameIn(instant: Temporal.Instant, zone: string, sprache: Language): string {
  const key = `${sprache} ${zone}`
  let format = MARKS.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(LOCALE[sprache], { timeZone: zone, timeZoneName: 'short' })
    MARKS.set(key, format)
  }
  const parts = format.formatToParts(instant.epochMilliseconds)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/**
 * Which time a moment is in, where the wall shows the same hour twice: MESZ and MEZ, in English CEST and CET. Empty for all other moments,
 * which need no name.
 */
export function zoneNameOf(instant: Temporal.Instant, zone: string, sprache: Language): string {
  return passOf(instant, zone) === null ? '' : nameIn(instant, zone, sprache)
}

/** `02:30`, and `02:30 MESZ` where the wall shows it twice. */
export function timeText(instant: Temporal.Instant, zone: string, sprache: Language): string {
  const wall = instant.toZonedDateTimeISO(zone)
  const time = `${String(wall.hour).padStart(2, '0')}:${String(wall.minute).padStart(2, '0')}`
  const name = zoneNameOf(instant, zone, sprache)
  return name === '' ? time : `${time} ${name}`
}
