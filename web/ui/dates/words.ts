import { locale } from '../../platform/format.ts'
import { currentLanguage } from '../../platform/texts/words.ts'

/** `Samstag, 21. November 2026`, for screen readers and for confirmation. */
export function formatTagLong(tag: Temporal.PlainDate, language = currentLanguage()): string {
  const form = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return tag.toLocaleString(locale(language), form)
}

/** `November 2026`. */
function formatMonth(month: Temporal.PlainDate): string {
  return month.toLocaleString(locale(), { month: 'long', year: 'numeric' })
}

/** `Sa` and `Samstag`. */
function formatWochentag(tag: Temporal.PlainDate): readonly [string, string] {
  const name = (weekday: 'short' | 'long') => tag.toLocaleString(locale(), { weekday })
  return [name('short'), name('long')]
}

/** Both languages are accepted, whichever is shown. */
const ALL = (['de', 'en'] as const).map((one) => locale(one))

function names(days: readonly Temporal.PlainDate[], form: Intl.DateTimeFormatOptions): readonly string[][] {
  return days.map((day) => ALL.map((one) => day.toLocaleString(one, form).toLowerCase()))
}

const JANUARY = Temporal.PlainDate.from('2024-01-01')

/** From January, each in all languages and in lower case: `märz`, `march`. */
export const MONTH_NAMES = names(
  Array.from({ length: 12 }, (_, months) => JANUARY.add({ months })),
  { month: 'long' },
)

/** From Monday, likewise. */
export const WEEKDAY_NAMES = names(
  Array.from({ length: 7 }, (_, days) => JANUARY.add({ days })),
  { weekday: 'long' },
)

/** The accessible names of a calendar's parts. */
export const CALENDAR_WORDS = { day: formatTagLong, month: formatMonth, weekday: formatWochentag }

/**
 * Passed to the calendar as a property, so that its lazy chunk does not pull shared code out of the first
 * load.
 */
export type CalendarWords = typeof CALENDAR_WORDS
