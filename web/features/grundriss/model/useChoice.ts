import { useMemo, useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { announce } from '../../../ui/announce/announcer.ts'
import { type Chosen, extended, joined, NOBODY, standingOf, toggled } from './seatChoice.ts'

/** Which seats are chosen together, and what changes that. Every change says how many there are. */
export interface Choice {
  readonly ids: Chosen
  /** Every press takes one more or leaves one, as Shift does: where there is no Shift. */
  readonly several: boolean
  setSeveral(several: boolean): void
  toggle(id: string): void
  /** All of them alone, or with those that are chosen already. */
  take(ids: readonly string[], more?: boolean): void
  extend(from: string, next: string): void
  none(): void
}

/** @param begun a seat that is open: whoever chooses more means it, too. @param onChange what was open is no more */
export function useChoice(
  seats: readonly { readonly id: string }[],
  begun: string | undefined,
  onChange: () => void,
): Choice {
  const { t } = useTranslation('grundriss')
  const [kept, setKept] = useState<Chosen>(NOBODY)
  const [several, setSeveral] = useState(false)
  const ids = useMemo(() => standingOf(kept, seats), [kept, seats])
  const start = ids.size === 0 && begun !== undefined ? standingOf(new Set([begun]), seats) : ids
  function become(next: Chosen) {
    setKept(next)
    onChange()
    announce(t('viele.gewaehlt', { count: next.size }))
  }
  return {
    ids,
    several,
    setSeveral,
    toggle: (id) => become(toggled(start, id)),
    take: (some, more = false) => become(more ? joined(start, some) : new Set(some)),
    extend: (from, next) => become(extended(ids, from, next)),
    none() {
      if (ids.size > 0) announce(t('viele.gewaehlt', { count: 0 }))
      setKept(NOBODY)
    },
  }
}
