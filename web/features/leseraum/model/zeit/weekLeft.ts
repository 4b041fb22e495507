import { leftOf, type Use, type WeekUse, weekStart, weekUse } from '@platzwart/domain/leseraum/limits'

type Facts = Parameters<typeof weekUse>[2]

/** A weekly limit, its rest, and the week's Monday. */
export interface Left extends Use {
  readonly art: keyof WeekUse
  readonly left: number
  readonly montag: Temporal.PlainDate
}

/** For each limit the week in which least is left, among these days. Empty without limits. */
export function weekLeft(
  tage: readonly Temporal.PlainDate[],
  bucherId: string,
  facts: Facts,
): readonly Left[] {
  const weeks = new Map(tage.map((tag) => [weekStart(tag).toString(), weekStart(tag)]))
  const all = [...weeks.values()].flatMap((montag) => leftIn(montag, bucherId, facts))
  return (['buchungen', 'minuten'] as const).flatMap((art) => {
    const [least] = all.filter((one) => one.art === art).toSorted((a, b) => a.left - b.left)
    return least === undefined ? [] : [least]
  })
}

function leftIn(montag: Temporal.PlainDate, bucherId: string, facts: Facts): Left[] {
  const use = weekUse(montag, bucherId, facts)
  return (['buchungen', 'minuten'] as const).flatMap((art) => {
    const one = use[art]
    return one === null ? [] : [{ ...one, art, left: leftOf(one), montag }]
  })
}
