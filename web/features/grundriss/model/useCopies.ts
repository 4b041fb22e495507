import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import type { GrundrissView } from '@platzwart/contract/leseraum'
import { MOST_NEW } from '@platzwart/domain/leseraum/newSeats'
import { useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { announce } from '../../../ui/announce/announcer.ts'
import { useSending } from '../../../ui/form/useSending.ts'
import { createLeseraeume } from '../api/grundrisse.ts'
import { copiesOf } from './copies.ts'
import { type Chosen, NOBODY, standingOf } from './seatChoice.ts'
import type { Choice } from './useChoice.ts'
import { useGrundrissRefresh } from './useGrundrissLive.ts'

/** Why there is nothing to make. */
type Hint = 'nichtsGemerkt' | 'nichtsMehrDa' | 'zuViele'

/** Copies of what is chosen: at once, or remembered and then made as often as somebody wants. */
export interface Copying {
  readonly busy: boolean
  readonly failure: unknown
  /** Holds until something else is chosen. */
  readonly hint: Hint | null
  copyNow(): void
  remember(): void
  paste(): void
}

interface Ground {
  readonly plan: GrundrissView
  readonly version: number
  readonly saved: readonly LeseraumDetail[]
  /** As they stand. */
  readonly standing: readonly LeseraumDetail[]
  readonly choice: Choice
}

/** Copies are chosen when they are there, and the next ones stand beside them. */
export function useCopies({ plan, version, saved, standing, choice }: Ground): Copying {
  const { t } = useTranslation('grundriss')
  const [remembered, setRemembered] = useState<Chosen>(NOBODY)
  const [hinted, setHinted] = useState<{ readonly hint: Hint; readonly chosen: Chosen } | null>(null)
  const { refresh, onFailed } = useGrundrissRefresh()
  const making = useSending({
    send: (ids: readonly string[], { key }) => {
      const seats = standing.filter(({ id }) => ids.includes(id))
      return createLeseraeume({ id: plan.id, version }, copiesOf(seats, saved, plan), key)
    },
    says: ({ leseraeume }) => t('viele.kopiert', { count: leseraeume.length - saved.length }),
    onDone: async ({ leseraeume }) => {
      const before = new Set(saved.map(({ id }) => id))
      const made = leseraeume.flatMap(({ id }) => (before.has(id) ? [] : [id]))
      await refresh()
      setRemembered(new Set(made))
      choice.take(made)
    },
    onFailed,
  })
  function make(ids: Chosen) {
    if (making.busy) return
    const left = [...standingOf(ids, standing)]
    const hint = hintOf(ids, left)
    making.forgive()
    setHinted(hint && { hint, chosen: choice.ids })
    if (hint === null) making.mutate(left)
  }
  return {
    busy: making.busy,
    failure: making.failure,
    hint: hinted?.chosen === choice.ids ? hinted.hint : null,
    copyNow: () => make(choice.ids),
    remember() {
      setRemembered(choice.ids)
      setHinted(null)
      announce(t('viele.gemerkt', { count: choice.ids.size }))
    },
    paste: () => make(remembered),
  }
}

function hintOf(wanted: Chosen, left: readonly string[]): Hint | null {
  if (wanted.size === 0) return 'nichtsGemerkt'
  if (left.length === 0) return 'nichtsMehrDa'
  return left.length > MOST_NEW ? 'zuViele' : null
}
