/**
 * Where a key leads to in a strip of days, each with its cells by their keys (day and time on the wall), in order. Up and down stay at the time
 * of day, or go to the nearest one; days without cells are passed over. Where there is nothing further it is the cell itself, so that the page does not scroll; null for a key that is none of the strip's.
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

/** Minutes of the day at which a cell begins. */
function minutesOf(key: string): number {
  const [hours = 0, minutes = 0] = key.slice(TIME).split(':').map(Number)
  return hours * 60 + minutes
}

function nearest(day: readonly string[] | undefined, from: string): string {
  const away = (one: string) => Math.abs(minutesOf(one) - minutesOf(from))
  return day?.reduce((best, one) => (away(one) < away(best) ? one : best)) ?? from
}
