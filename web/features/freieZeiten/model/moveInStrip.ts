/**
 * Where a key leads to in a strip of days, each with its cells by their keys (day and time on the wall), in order. Up and down stay at the time
 * of day, or go to the nearest one; days without cells are passed over. Null for a key that leads nowhere.
 */
export function moveInStrip(days: readonly (readonly string[])[], from: string, key: string): string | null {
  const row = days.findIndex((day) => day.includes(from))
  const day = days[row]
  if (!day) return null
  const column = day.indexOf(from)
  switch (key) {
    case 'ArrowLeft':
      return day[column - 1] ?? null
    case 'ArrowRight':
      return day[column + 1] ?? null
    case 'Home':
      return day[0] ?? null
    case 'End':
      return day.at(-1) ?? null
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

function nearest(day: readonly string[] | undefined, from: string): string | null {
  const away = (one: string) => Math.abs(minutesOf(one) - minutesOf(from))
  return day?.reduce((best, one) => (away(one) < away(best) ? one : best)) ?? null
}
