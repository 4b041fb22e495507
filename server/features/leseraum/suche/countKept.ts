import { countFree, type Start } from '@platzwart/domain/leseraum/freieZeiten'
import { Memo } from '../../../platform/cache/memo.ts'
import { type Belegtag, KEPT_COUNTS } from './belegtag.ts'

/** What is looked for, as far as it says which seats are counted and for how long. */
interface Asked {
  readonly dauer: number
  /** Minutes from one start to the next. */
  readonly raster: number
  readonly gruppengroesse: number
  readonly art?: string | undefined
  readonly ausstattung?: string | undefined
  /** Seats that one likes: what is counted of them is nobody else's. */
  readonly leseraumIds?: string | undefined
}

const COUNTS = new WeakMap<Belegtag, Memo<ArrayLike<number>>>()

/**
 * Of how many seats each start is free for the whole stay. A day that is kept belongs to one version of its plan and to what was booked then, so
 * that many who look for the same are counted for once.
 * @param passing whether a seat is looked for, in the plan's order: as `asked` says
 */
export function countKept(
  belegt: Belegtag,
  passing: readonly boolean[],
  starts: readonly Start[],
  asked: Asked,
): ArrayLike<number> {
  const { dauer, raster, gruppengroesse, art, ausstattung, leseraumIds } = asked
  const minutes = starts.map(({ minute }) => minute)
  const count = () => Int16Array.from(countFree(passing, belegt, minutes, dauer))
  if (leseraumIds !== undefined) return count()
  const memo = COUNTS.get(belegt) ?? new Memo<ArrayLike<number>>(KEPT_COUNTS)
  COUNTS.set(belegt, memo)
  return memo.of(JSON.stringify([raster, dauer, gruppengroesse, art, ausstattung]), count)
}
