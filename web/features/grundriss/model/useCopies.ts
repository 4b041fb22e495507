import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import type { GrundrissView } from '@platzwart/contract/leseraum'
import { MOST_NEW } from '@platzwart/domain/leseraum/newSeats'
import { useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { announce } from '../../../ui/announce/announcer.ts'
import { useSending } from '../../../ui/form/useSending.ts'
import { createLeseraeume } from '../api/grundrisse.ts'
import { copiesOf } from './copies.ts'
import { type Chosen, NOBODY } from './seatChoice.ts'
import type { Choice } from './useChoice.ts'
import { useGrundrissRefresh } from './useGrundrissLive.ts'

/** Copies of what is chosen: at once, or remembered and then made as often as somebody wants. */
export interface Copying {
  readonly busy: boolean
  readonly failure: unknown
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
  const { refresh, onFailed } = useGrundrissRefresh()
  const making = useSending({
    send: (ids: Chosen, { key }) => {
      const seats = standing.filter(({ id }) => ids.has(id))
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
    if (making.busy || ids.size === 0) return
    if (ids.size > MOST_NEW) announce(t('viele.zuViele', { most: MOST_NEW }))
    else making.mutate(ids)
  }
  return {
    busy: making.busy,
    failure: making.failure,
    copyNow: () => make(choice.ids),
    remember() {
      setRemembered(choice.ids)
      announce(t('viele.gemerkt', { count: choice.ids.size }))
    },
    paste: () => make(remembered),
  }
}
