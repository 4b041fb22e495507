import { type Issue, issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import type { Umgang } from './types.ts'

/** What somebody has decided of the bookings that are hit. */
export interface Entscheidung {
  readonly alle: Umgang
  /** Of those that are to be moved and have nowhere to go. */
  readonly sonst: Exclude<Umgang, 'verschieben'>
  /** By booking. */
  readonly ausnahmen: ReadonlyMap<string, Umgang>
}

interface Asked {
  /** The bookings, and whether there is something for them instead. */
  readonly ersatz: ReadonlyMap<string, unknown>
  /** Whether they can be left as they are: what is locked or out of use has room for nobody. */
  readonly bleibt: boolean
}

/** What becomes of each booking. */
export function decideUmgang(
  { alle, sonst, ausnahmen }: Entscheidung,
  { ersatz, bleibt }: Asked,
): Result<ReadonlyMap<string, Umgang>> {
  const issues: Issue[] = []
  const decided = new Map<string, Umgang>()
  for (const [id, found] of ersatz) {
    const own = ausnahmen.get(id)
    if (own === 'verschieben' && found === null) {
      issues.push(issue('schliessung.keinErsatz', {}, { field: 'ausnahmen' }))
      continue
    }
    const wanted = own ?? alle
    decided.set(id, wanted === 'verschieben' && found === null ? sonst : wanted)
  }
  if (!bleibt && [...decided.values()].includes('belassen'))
    issues.push(issue('schliessung.nichtBelassen', {}, { field: 'alle' }))
  const [first] = issues
  return first ? refused(first) : ok(decided)
}
