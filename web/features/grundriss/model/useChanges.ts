import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import { changeLeseraeume } from '../api/grundrisse.ts'
import { type Change, inverseOf } from './manyValues.ts'
import { useGrundrissRefresh } from './useGrundrissLive.ts'

/** What was changed of many seats at once, and what leads back before it; nothing, where that is taken back elsewhere. */
export interface Changed {
  readonly count: number
  readonly back: readonly Change[]
}

/** How forms that change many seats send what they change. */
export interface SendChanges {
  send(changes: readonly Change[], key: string): Promise<Changed>
  onDone(changed: Changed): Promise<void>
  onFailed(failure: unknown): unknown
}

/** @param seats all of the plan, as they were read. @param onChanged the way back is known; null: one more is on its way, and what led back before it does no longer */
export function useChanges(
  plan: { readonly id: string; readonly version: number },
  seats: readonly LeseraumDetail[],
  onChanged: (changed: Changed | null) => void,
): SendChanges {
  const { refresh, onFailed } = useGrundrissRefresh()
  return {
    async send(changes, key) {
      onChanged(null)
      const { leseraeume } = await changeLeseraeume(plan, { leseraeume: changes }, key)
      return { count: changes.length, back: inverseOf(changes, seats, leseraeume) }
    },
    async onDone(changed) {
      await refresh()
      onChanged(changed)
    },
    onFailed,
  }
}
