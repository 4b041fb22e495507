import type { Kollegen } from '@platzwart/contract/leseraum/team'

/** What somebody of the team has booked. */
export type Buchung = Kollegen['buchungen'][number]
export type Kollege = Kollegen['kollegen'][number]

/** What a colleague has booked, with who they are. */
export interface Termin extends Buchung {
  readonly kollege: Kollege
}

/** One day of the team's week. */
export interface TeamTag {
  readonly tag: Temporal.PlainDate
  /** By start, of each colleague. */
  readonly termine: readonly Termin[]
}

/**
 * The days that are shown: from today on, and of those on which nothing can be booked only the ones on which somebody is there all the same.
 *
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

/** The first day from today on that can be booked: on a Saturday one looks at the next week. */
export function firstDay(
  heute: Temporal.PlainDate,
  open: (tag: Temporal.PlainDate) => boolean,
): Temporal.PlainDate {
  const week = Array.from({ length: 7 }, (_, days) => heute.add({ days }))
  return week.find(open) ?? heute
}
