/**
 * The cell that a key leads to in a strip of days, each with its cells' keys (day and wall time) in order. Up
 * and down keep the time of day, or take the nearest one, and skip days without cells. At the edge it is the
 * cell itself, so that the page does not scroll; null for any other key.
 */
export function moveInStrip(days: readonly (readonly string[])[], from: string, key: string): string | null {
  const row = days.findIndex((day) => day.includes(from))
  const day = days[row]
  if (!day) return null
  const column = day.indexOf(from)
  switch (key) {
    case 'ArrowLeft':
      return day[column - 1] ?? from
    case 'ArrowRight':
      return day[column + 1] ?? from
    case 'Home':
      return day[0] ?? from
    case 'End':
      return day.at(-1) ?? from
    case 'ArrowUp':
      return nearest(
        days.slice(0, row).findLast((one) => one.length > 0),
        from,
      )
    case 'ArrowDown':
      return nearest(
        days.slice(row + 1).find((one) => one.length > 0),
        from,
      )
    default:
      return null
  }
}

const TIME = 'YYYY-MM-DDT'.length

/** The minutes of the day at which a cell starts. */
function minutesOf(key: string): number {
  const [hours = 0, minutes = 0] = key.slice(TIME).split(':').map(Number)
  return hours * 60 + minutes
}

function nearest(day: readonly string[] | undefined, from: string): string {
  const away = (one: string) => Math.abs(minutesOf(one) - minutesOf(from))
  return day?.reduce((best, one) => (away(one) < away(best) ? one : best)) ?? from
}
