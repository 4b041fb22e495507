/** The Länder of Germany by their letters in ISO 3166-2, without the country's. */
export const BUNDESLAENDER = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HE',
  'HH',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
] as const

export type Bundesland = (typeof BUNDESLAENDER)[number]

/** The month from which next year's holidays are due. */
const FROM_MONTH = 10

/**
 * The years whose holidays should be entered by now: the current one, and from October on the next one as
 * well.
 */
export function dueYears(heute: Temporal.PlainDate): readonly number[] {
  return heute.month >= FROM_MONTH ? [heute.year, heute.year + 1] : [heute.year]
}
