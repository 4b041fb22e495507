import { useState } from 'react'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { newIdempotencyKey } from '../../../platform/idempotency.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { allOf, NOTHING, pressed, stillThere } from './selection.ts'

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
  const [on, setOn] = useState(false)
  const [selection, setSelection] = useState(NOTHING)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<readonly D[]>([])
  const [faults, setFaults] = useState(NONE)
  const order = items.filter(may).map(keyOf)
  const { keys } = stillThere(selection, order)

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
    on,
    busy,
    done,
    faults,
    count: keys.size,
    possible: order.length,
    isSelected: (item: T) => keys.has(keyOf(item)),
    canSelect: (item: T) => order.includes(keyOf(item)),
    begin: () => {
      setOn(true)
      setDone([])
    },
    end: () => {
      setOn(false)
      setSelection(NOTHING)
      setFaults(NONE)
    },
    press: (item: T, reach: boolean) => setSelection((now) => pressed(now, keyOf(item), order, reach)),
    all: () => setSelection(keys.size === order.length ? NOTHING : allOf(order)),
    forget: () => setDone([]),
    async run() {
      const chosen = items.filter((item) => keys.has(keyOf(item)))
      const became: D[] = []
      setFaults(NONE)
      const refused = await settle(chosen, async (item, key) => {
        const one = await take(item, key)
        became.push(one)
        keep(one)
      })
      setDone(became)
      setFaults(new Map(refused.map(({ one, text }) => [keyOf(one), text])))
      setSelection({ keys: new Set(refused.map(({ one }) => keyOf(one))), anchor: null })
      setOn(refused.length > 0)
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
