/** Wall date and time in a zone. */
export interface Wall {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  /** Days since 1 January 1970 in that zone's calendar. */
  readonly epochDay: number
}

const QUARTER = 15
/** Quarters in a year, and more than any export needs at a time in one zone. */
const KEPT = 40_000
const kept = new Map<string, Wall>()

/**
 * The wall time of an instant in a zone, cached by quarter of an hour: clocks change on quarters only, and
 * exports convert hundreds of thousands of instants.
 * @param moment an instant, or its ISO 8601 text with Z
 */
export function wallOf(moment: string | Temporal.Instant, zone: string): Wall {
  const text = typeof moment === 'string' ? moment : moment.toString()
  const minute = Number(text.slice(14, 16))
  const begin = minute - (minute % QUARTER)
  const key = `${zone} ${text.slice(0, 13)} ${begin}`
  let quarter = kept.get(key)
  if (!quarter) {
    quarter = computeWall(`${text.slice(0, 14)}${String(begin).padStart(2, '0')}:00Z`, zone)
    if (kept.size >= KEPT) kept.clear()
    kept.set(key, quarter)
  }
  return minute === begin ? quarter : { ...quarter, minute: quarter.minute + minute - begin }
}

function computeWall(text: string, zone: string): Wall {
  const wall = Temporal.Instant.from(text).toZonedDateTimeISO(zone)
  const { year, month, day, hour, minute } = wall
  const milliseconds = wall.epochMilliseconds + wall.offsetNanoseconds / 1_000_000
  return { year, month, day, hour, minute, epochDay: Math.floor(milliseconds / 86_400_000) }
}
