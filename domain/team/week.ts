/**
 * A week of the team, from Monday, with links to the previous and the next one if there is something to see.
 */
export interface TeamWeek {
  readonly tage: readonly Temporal.PlainDate[]
  /** A day of the previous week; null if that is over. */
  readonly vorige: Temporal.PlainDate | null
  /** A day of the next week; null if nothing of it can be booked yet. */
  readonly naechste: Temporal.PlainDate | null
}

const { compare } = Temporal.PlainDate

const mondayOf = (tag: Temporal.PlainDate) => tag.subtract({ days: tag.dayOfWeek - 1 })

/**
 * The week of a day, or the nearest one that is shown: the past is never shown, and nothing beyond the
 * booking range can be booked yet.
 * @param tageImVoraus days ahead of today that can be booked
 */
export function teamWeek(tag: Temporal.PlainDate, heute: Temporal.PlainDate, tageImVoraus: number): TeamWeek {
  const erste = mondayOf(heute)
  const letzte = mondayOf(heute.add({ days: tageImVoraus }))
  const asked = mondayOf(tag)
  const montag = compare(asked, erste) < 0 ? erste : compare(asked, letzte) > 0 ? letzte : asked
  return {
    tage: Array.from({ length: 7 }, (_, days) => montag.add({ days })),
    vorige: compare(montag, erste) > 0 ? montag.subtract({ days: 7 }) : null,
    naechste: compare(montag, letzte) < 0 ? montag.add({ days: 7 }) : null,
  }
}
