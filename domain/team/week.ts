/** A week of the team: from Monday on, with the ways to the one before and the one after where there is something to see. */
export interface TeamWeek {
  readonly tage: readonly Temporal.PlainDate[]
  /** A day of the week before; null where that is over. */
  readonly vorige: Temporal.PlainDate | null
  /** A day of the next week; null where nothing of it can be booked yet. */
  readonly naechste: Temporal.PlainDate | null
}

const { compare } = Temporal.PlainDate

const mondayOf = (tag: Temporal.PlainDate) => tag.subtract({ days: tag.dayOfWeek - 1 })

/**
 * The week in which a day lies, or the nearest that is shown: what is over is shown of nobody, and what lies further ahead than can be booked
 * is nobody's yet.
 *
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
