import type { Figure } from './figures.ts'

/** Of an odd number of runs the one in the middle, of an even one the lower of the two: always a run that there was. */
function middle(figures: readonly Figure[]): Figure {
  const sorted = [...figures].sort((a, b) => a.value - b.value)
  return sorted[Math.floor((sorted.length - 1) / 2)] as Figure
}

/**
 * Several runs of the same figures as one: for each name the run in the middle, with the lowest and the highest value beside it.
 * Sound only when every run was.
 */
export function medians(runs: readonly (readonly Figure[])[]): Figure[] {
  const names = new Set(runs.flat().map(({ name }) => name))
  return [...names].map((name) => {
    const all = runs.flat().filter((figure) => figure.name === name)
    const values = all.map(({ value }) => value)
    const sound = all.every((figure) => figure.sound !== false)
    return {
      ...middle(all),
      ...(all.length > 1 ? { spread: [Math.min(...values), Math.max(...values)] as const } : {}),
      ...(sound ? {} : { sound }),
    }
  })
}
