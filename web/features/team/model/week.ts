import type { Kollegen } from '@platzwart/contract/leseraum/team'

/** A team member's booking. */
export type Buchung = Kollegen['buchungen'][number]
export type Kollege = Kollegen['kollegen'][number]

/** A colleague's booking with their name. */
export interface Termin extends Buchung {
  readonly kollege: Kollege
}

/** One day of the team's week. */
export interface TeamTag {
  readonly tag: Temporal.PlainDate
  /** Each colleague's, sorted by start. */
  readonly termine: readonly Termin[]
}

/**
 * The days to show: from today on, without days that cannot be booked, unless somebody is there all the same.
 * @param open whether a day's weekday can be booked
 */
export function teamTage(
  tage: readonly Temporal.PlainDate[],
  { kollegen, buchungen }: Pick<Kollegen, 'kollegen' | 'buchungen'>,
  {
    heute,
    open,
  }: { readonly heute: Temporal.PlainDate; readonly open: (tag: Temporal.PlainDate) => boolean },
): TeamTag[] {
  const byId = new Map(kollegen.map((one) => [one.id, one]))
  const termine = buchungen.flatMap((one) => {
    const kollege = byId.get(one.kollegeId)
    return kollege ? [{ ...one, kollege }] : []
  })
  const byDay = Map.groupBy(termine, ({ tag }) => tag)
  return tage
    .filter((tag) => Temporal.PlainDate.compare(tag, heute) >= 0)
    .map((tag) => ({ tag, termine: byDay.get(tag.toString()) ?? [] }))
    .filter(({ tag, termine: some }) => open(tag) || some.length > 0)
}

/** The first bookable day from today on: on a Saturday one looks at the next week. */
export function firstDay(
  heute: Temporal.PlainDate,
  open: (tag: Temporal.PlainDate) => boolean,
): Temporal.PlainDate {
  const week = Array.from({ length: 7 }, (_, days) => heute.add({ days }))
  return week.find(open) ?? heute
}
