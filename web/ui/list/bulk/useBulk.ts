import { useState } from 'react'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { newIdempotencyKey } from '../../../platform/idempotency.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useSelection } from './useSelection.ts'

/** A bulk action, one operation per row: each is authorised, audited and refused on its own. */
export interface BulkDeed<T, D> {
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  readonly may: (item: T) => boolean
  /** @param key the idempotency key, so that a retry is the same write */
  readonly take: (item: T, key: string) => Promise<D>
  /** Undoes one row. */
  readonly undo: (done: D, key: string) => Promise<unknown>
  /** The update of one row in the cache. */
  readonly keep: (done: D) => void
  /** Called after all answers. */
  readonly settled: () => void
}

const NONE: ReadonlyMap<string, string> = new Map()

/** A bulk action on a selection: one operation per row, and one undo for all. */
export function useBulk<T, D>({ items, keyOf, may, take, undo, keep, settled }: BulkDeed<T, D>) {
  const { t } = useTranslation()
  const selection = useSelection({ items, keyOf, may })
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<readonly D[]>([])
  const [faults, setFaults] = useState(NONE)

  /** Independently: a refused row stays selected, with its reason. */
  async function settle<I>(each: readonly I[], send: (one: I, key: string) => Promise<unknown>) {
    setBusy(true)
    const answers = await Promise.allSettled(each.map((one) => send(one, newIdempotencyKey())))
    setBusy(false)
    settled()
    return answers.flatMap((answer, place) => {
      const one = each[place]
      return answer.status === 'rejected' && one !== undefined
        ? [{ one, text: describeFailure(answer.reason, t).text }]
        : []
    })
  }

  return {
    ...selection,
    busy,
    done,
    faults,
    begin: () => {
      selection.begin()
      setDone([])
    },
    end: () => {
      selection.end()
      setFaults(NONE)
    },
    forget: () => setDone([]),
    async run() {
      const became: D[] = []
      setFaults(NONE)
      const refused = await settle(selection.chosen(), async (item, key) => {
        const one = await take(item, key)
        became.push(one)
        keep(one)
      })
      setDone(became)
      setFaults(new Map(refused.map(({ one, text }) => [keyOf(one), text])))
      selection.keep(refused.map(({ one }) => one))
    },
    /** Returns the texts of what could not be undone. */
    async takeBack(): Promise<readonly string[]> {
      const refused = await settle(done, undo)
      setDone(refused.map(({ one }) => one))
      return refused.map(({ text }) => text)
    },
  }
}

export type Bulk<T, D = unknown> = ReturnType<typeof useBulk<T, D>>
