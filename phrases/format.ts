import { sperreWords as de } from './de/sperreWords.ts'
import { sperreWords as en } from './en/sperreWords.ts'
import type { Language } from './phrases.ts'
import { timeText } from './zoneName.ts'

/** Who reads, and on which clock. */
export interface Reader {
  readonly sprache: Language
  /** IANA time zone of the Mandant. */
  readonly zone: string
}

export type TextData = Readonly<Record<string, string | number | boolean | readonly string[]>>

const LOCALE: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }

/** Days read 21.11.2026 in German and 21 Nov 2026 in English; times read HH:mm in both. */
const DAY: Record<Language, Intl.DateTimeFormatOptions> = {
  de: { day: '2-digit', month: '2-digit', year: 'numeric' },
  en: { day: '2-digit', month: 'short', year: 'numeric' },
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/
const PLAIN_DATE = /^\d{4}-\d\d-\d\d$/

/** The specification's names of the weekdays, Sunday first; 4 January 2026 was a Sunday. */
const WEEKDAYS = ['sonntags', 'montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', 'samstags']
const SUNDAY = '2026-01-04'

const SPERREN: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  de: new Map(Object.entries(de)),
  en: new Map(Object.entries(en)),
}

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'month'

/** Data that counts something: the text says `{{minuten}}`, the reader gets "15 minutes". */
const UNITS: Readonly<Record<string, Unit>> = {
  sekunden: 'second',
  minuten: 'minute',
  kuerzestens: 'minute',
  laengstens: 'minute',
  raster: 'minute',
  stunden: 'hour',
  tage: 'day',
  monate: 'month',
}

/** Made once: to make one costs more than a hundred dates. */
const DAYS = {
  de: new Intl.DateTimeFormat(LOCALE.de, DAY.de),
  en: new Intl.DateTimeFormat(LOCALE.en, DAY.en),
} as const satisfies Record<Language, Intl.DateTimeFormat>

/** Days that are written again and again: as many as a year's and more; then it begins anew. */
const WRITTEN_DAYS = 1_000
const written = new Map<string, string>()

/** To write a date costs a fifth of a millisecond, and two hundred people who want one seat are told of the same. */
function dayOf(tag: Temporal.PlainDate, { sprache }: Reader): string {
  const key = `${sprache}${tag}`
  const known = written.get(key)
  if (known !== undefined) return known
  if (written.size >= WRITTEN_DAYS) written.clear()
  const text = DAYS[sprache].format(tag)
  written.set(key, text)
  return text
}

function timeOf(wall: Temporal.ZonedDateTime, { sprache, zone }: Reader): string {
  return timeText(wall.toInstant(), zone, sprache)
}

function weekdayOf(index: number, { sprache }: Reader): string {
  const tag = Temporal.PlainDate.from(SUNDAY).add({ days: index })
  return tag.toLocaleString(LOCALE[sprache], { weekday: 'long' })
}

/** From here on minutes alone are for nobody to grasp. */
const LONG_MINUTES = 120

function counted(value: number, unit: Unit, reader: Reader): string {
  if (unit === 'minute' && value >= 60 && value % 60 === 0) return counted(value / 60, 'hour', reader)
  if (unit === 'minute' && value > LONG_MINUTES)
    return `${counted(Math.floor(value / 60), 'hour', reader)} ${counted(value % 60, 'minute', reader)}`
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(LOCALE[reader.sprache], options).format(value)
}

/** An end on the same day as its start needs no day of its own. */
function instantOf(key: string, text: string, data: TextData, reader: Reader): string {
  const wall = Temporal.Instant.from(text).toZonedDateTimeISO(reader.zone)
  const { von } = data
  if (key === 'bis' && typeof von === 'string' && INSTANT.test(von)) {
    const start = Temporal.Instant.from(von).toZonedDateTimeISO(reader.zone).toPlainDate()
    if (start.equals(wall.toPlainDate())) return timeOf(wall, reader)
  }
  return `${dayOf(wall.toPlainDate(), reader)}, ${timeOf(wall, reader)}`
}

function numberOf(key: string, value: number, reader: Reader): string {
  if (key === 'wochentag') return weekdayOf(value, reader)
  const unit = UNITS[key]
  return unit ? counted(value, unit, reader) : new Intl.NumberFormat(LOCALE[reader.sprache]).format(value)
}

function textOf(key: string, text: string, data: TextData, reader: Reader): string {
  if (text === '') return '–'
  if (INSTANT.test(text)) return instantOf(key, text, data, reader)
  if (PLAIN_DATE.test(text)) return dayOf(Temporal.PlainDate.from(text), reader)
  if (key === 'typ') return SPERREN[reader.sprache].get(text) ?? text
  const weekday = WEEKDAYS.indexOf(text)
  return weekday === -1 ? text : weekdayOf(weekday, reader)
}

/**
 * An issue's data in words, to be put into a text: instants as wall time in the Mandant's zone, days and weekdays as the language writes
 * them, counts with their unit. What only looks like an instant or a day stays as it is.
 */
export function spokenData(data: TextData, reader: Reader): TextData {
  const list = (parts: readonly string[], key: string) =>
    parts.map((part) => spoken(key, part, data, reader)).filter((part) => part !== '–')
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    key === 'warum'
      ? reasonOf(value, reader)
      : key === 'betrifft' && Array.isArray(value)
        ? concerned(value as readonly string[])
        : Array.isArray(value)
          ? list(value, key).join(', ') || '–'
          : spoken(key, value as string, data, reader),
  ])
  return Object.fromEntries(entries)
}

/** Words of the house in two languages behind a sentence of ours; where it has none, the sentence ends. */
function reasonOf(value: TextData[string], { sprache }: Reader): string {
  const [german = '', english = ''] = Array.isArray(value) ? (value as readonly string[]) : []
  const text = (sprache === 'en' ? english : '') || german || english
  return text === '' ? '' : `: ${text.replace(/\.+$/, '')}`
}

/** Whom it is about, in brackets behind what is said of them; where that is all, nothing. */
function concerned(names: readonly string[]): string {
  return names.length === 0 ? '' : ` (${names.join(', ')})`
}

function spoken(key: string, value: string | number | boolean, data: TextData, reader: Reader): string {
  try {
    if (typeof value === 'number') return numberOf(key, value, reader)
    return typeof value === 'string' ? textOf(key, value, data, reader) : String(value)
  } catch {
    return String(value)
  }
}
