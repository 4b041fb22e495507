import { useState } from 'react'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { newIdempotencyKey } from '../../../platform/idempotency.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useSelection } from './useSelection.ts'

/** What is done to each selected row, one operation a row: each is allowed, audited and refused by itself. */
export interface BulkDeed<T, D> {
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  readonly may: (item: T) => boolean
  /** @param key one intention of the person: whatever is repeated on the way is the same write */
  readonly take: (item: T, key: string) => Promise<D>
  /** Takes back what one row has become. */
  readonly undo: (done: D, key: string) => Promise<unknown>
  /** Shows at once what one row has become. */
  readonly keep: (done: D) => void
  /** When all of them have been answered. */
  readonly settled: () => void
}

const NONE: ReadonlyMap<string, string> = new Map()

/** Selecting several rows, doing one thing to all of them, and taking it back as one. */
export function useBulk<T, D>({ items, keyOf, may, take, undo, keep, settled }: BulkDeed<T, D>) {
  const { t } = useTranslation()
  const selection = useSelection({ items, keyOf, may })
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<readonly D[]>([])
  const [faults, setFaults] = useState(NONE)

  /** Each by itself: what is refused stays selected, and says why in its row. */
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
    /** The texts of what could not be taken back. */
    async takeBack(): Promise<readonly string[]> {
      const refused = await settle(done, undo)
      setDone(refused.map(({ one }) => one))
      return refused.map(({ text }) => text)
    },
  }
}

export type Bulk<T, D = unknown> = ReturnType<typeof useBulk<T, D>>
