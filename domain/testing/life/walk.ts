import { DEEDS, type DeedName } from './deeds/all.ts'
import { House, type Run } from './house.ts'
import { type Before, rowsOf, wrongIn } from './order.ts'
import { missedIn, overdueIn } from './overdue.ts'
import type { Roll } from './roll.ts'

export type Act = readonly [DeedName, Roll]

/** The coverage mark of an act. */
export const didOf = (name: string): string => `did ${name}`

function hasChanged(house: House, { entries, plaetze, plans }: Before, at: Temporal.Instant): boolean {
  return (
    house.now !== at ||
    house.plans !== plans ||
    house.entries.some((entry, i) => entry !== entries[i]) ||
    house.plaetze.some((platz, i) => platz !== plaetze[i])
  )
}

/**
 * Performs one act after the other, and checks the invariants after each. Returns the first broken one; null
 * if there is none.
 */
export function walk(run: Run, acts: readonly Act[], seen: Set<string>): string | null {
  const house = new House(run, seen)
  for (const [i, [name, roll]] of acts.entries()) {
    const before = rowsOf(house)
    const at = house.now
    house.worked = false
    DEEDS[name](house, roll)
    const late = () => (house.worked ? (overdueIn(house) ?? missedIn(house, before.plaetze)) : null)
    const wrong = wrongIn(house, before, name, roll) ?? late()
    if (wrong !== null) return `${i + 1}. ${name}: ${wrong}`
    if (hasChanged(house, before, at)) house.saw(didOf(name))
  }
  return null
}
