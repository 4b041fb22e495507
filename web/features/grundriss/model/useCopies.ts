import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import type { GrundrissView } from '@platzwart/contract/leseraum'
import { MOST_NEW } from '@platzwart/domain/leseraum/newSeats'
import { useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { announce } from '../../../ui/announce/announcer.ts'
import { useSending } from '../../../ui/form/useSending.ts'
import { createLeseraeume } from '../api/grundrisse.ts'
import { copiesOf, madeOf } from './copies.ts'
import { type Chosen, NOBODY, standingOf } from './seatChoice.ts'
import type { Made } from './seatMoves.ts'
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
  /** Copied next is this, whatever is chosen. */
  rememberThese(ids: readonly string[]): void
}

interface Ground {
  readonly plan: GrundrissView
  readonly version: number
  readonly saved: readonly LeseraumDetail[]
  /** As they stand. */
  readonly standing: readonly LeseraumDetail[]
  readonly choice: Choice
  readonly onMade: (made: Made) => void
}

/** Copies are chosen when they are there, and the next ones stand beside them. */
export function useCopies({ plan, version, saved, standing, choice, onMade }: Ground): Copying {
  const { t } = useTranslation('grundriss')
  const [remembered, setRemembered] = useState<Chosen>(NOBODY)
  const [hinted, setHinted] = useState<{ readonly hint: Hint; readonly chosen: Chosen } | null>(null)
  const { refresh, onFailed } = useGrundrissRefresh()
  const making = useSending({
    async send(ids: readonly string[], { key }) {
      const seats = standing.filter(({ id }) => ids.includes(id))
      const draft = copiesOf(seats, saved, plan)
      return { ...(await createLeseraeume({ id: plan.id, version }, draft, key)), draft, ids }
    },
    says: ({ draft }) => t('viele.kopiert', { count: draft.leseraeume.length }),
    onDone: async (answer) => {
      const seats = madeOf(answer.leseraeume, answer.draft.leseraeume)
      const made = seats.map(({ id }) => id)
      await refresh()
      onMade({ seats, of: answer.ids, version: answer.version })
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
    rememberThese: (ids) => setRemembered(new Set(ids)),
  }
}

function hintOf(wanted: Chosen, left: readonly string[]): Hint | null {
  if (wanted.size === 0) return 'nichtsGemerkt'
  if (left.length === 0) return 'nichtsMehrDa'
  return left.length > MOST_NEW ? 'zuViele' : null
}
