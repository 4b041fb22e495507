import type { LeseraeumeCreate, LeseraumDetail } from '@platzwart/contract/grundriss'
import { useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../../../platform/problem.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useSending } from '../../../ui/form/useSending.ts'
import { createLeseraeume, deleteLeseraeume } from '../api/grundrisse.ts'
import { haveTables, madeOf, newTables, sameAs } from './copies.ts'
import { forgotten, madeAgain, takenBack } from './madeSteps.ts'
import type { Made, Moves } from './seatMoves.ts'
import { redone, undone } from './steps.ts'
import { useGrundrissRefresh } from './useGrundrissLive.ts'

type Draft = Pick<LeseraeumeCreate, 'leseraeume' | 'tische'>

/** Steps back and forth, of which some are done by the server. */
export interface MadeSteps {
  step(change: Change): void
  readonly busy: boolean
  /** What has failed and can be tried once more. */
  readonly failure: unknown
  /** Why seats that were made stay: somebody has changed, booked or deleted one. */
  readonly stays: ApiProblem | null
}

interface Ground {
  readonly plan: Parameters<typeof haveTables>[0] & { readonly id: string }
  readonly version: number
  readonly saved: readonly LeseraumDetail[]
  readonly moves: Moves
  readonly setMoves: (change: (now: Moves) => Moves) => void
  /** There once more, or, of what is gone, what they were copies of. */
  readonly onThere: (ids: readonly string[]) => void
  readonly onGone: (of: readonly string[]) => void
  /** What else is on its way and becomes a step. */
  readonly also: { readonly busy: boolean; readonly failure: unknown }
}

type Change = (moves: Moves) => Moves

/** As many as were made, before somebody else had a say in it. */
const STAYS: ReadonlySet<number> = new Set([404, 409, 412])

const staysIn = (failure: unknown) =>
  failure instanceof ApiProblem && STAYS.has(failure.status) ? failure : null

/**
 * Seats that were made go by the step back, as they came, and come again by the step forth; both are saved at once. A step that is asked for while
 * another is on its way is taken behind it, in its turn.
 */
export function useMadeSteps(ground: Ground): MadeSteps {
  const { plan, version, saved, moves, setMoves, onThere, onGone, also } = ground
  const { t } = useTranslation('grundriss')
  const { refresh, onFailed } = useGrundrissRefresh()
  const [drafts] = useState(() => new WeakMap<Made, Draft>())
  const [stays, setStays] = useState<ApiProblem | null>(null)
  const going = useRef<Made | null>(null)
  const back = useSending({
    async send(made: Made, { key }) {
      drafts.set(made, draftOf(made, saved, plan))
      const answer = await deleteLeseraeume(plan.id, made.seats, key)
      return { made, alone: version === made.version, answer }
    },
    says: ({ made, alone }) =>
      t(alone ? 'viele.zurueckgenommen' : 'viele.zurueckgenommenAllein', { count: made.seats.length }),
    onDone: async ({ made }) => {
      setMoves((now) => takenBack(now, made))
      onGone(made.of)
      await refresh()
    },
    onFailed(failure) {
      const refusal = staysIn(failure)
      const { current: made } = going
      if (refusal !== null && made !== null) {
        setStays(refusal)
        // What stays is no step any more, so that the one before it can be reached.
        setMoves((now) => forgotten(now, made))
      }
      return onFailed(failure)
    },
  })
  const forth = useSending({
    async send(made: Made, { key }) {
      const draft = drafts.get(made) ?? { leseraeume: [], tische: [] }
      const answer = await createLeseraeume({ id: plan.id, version }, draft, key)
      const seats = madeOf(answer.leseraeume, draft.leseraeume)
      return { made, again: { seats, of: made.of, version: answer.version } }
    },
    says: ({ again }) => t('viele.wiederDa', { count: again.seats.length }),
    onDone: async ({ made, again }) => {
      await refresh()
      setMoves((now) => madeAgain(now, made, again))
      onThere(again.seats.map(({ id }) => id))
    },
    onFailed,
  })
  const busy = back.busy || forth.busy
  function step(change: Change) {
    setStays(null)
    for (const { forgive } of [back, forth]) forgive()
    const { made } = moves.now
    const next = moves.future[0]?.made ?? null
    if (change === undone && made !== null) {
      going.current = made
      back.mutate(made)
    } else if (change === redone && next !== null) forth.mutate(next)
    else setMoves(change)
  }
  return {
    busy,
    stays,
    failure: stays === null ? (back.failure ?? forth.failure) : forth.failure,
    step: useInTurn(step, {
      busy: busy || also.busy,
      failed: [back.failure, forth.failure, also.failure].some((failure) => failure !== null),
    }),
  }
}

/** Steps one behind the other. Where the one before has failed, those that waited for it are not meant any more. */
function useInTurn(step: (change: Change) => void, { busy, failed }: { busy: boolean; failed: boolean }) {
  const waiting = useRef<Change[]>([])
  useEffect(() => {
    if (busy) return
    if (failed) waiting.current = []
    const next = waiting.current.shift()
    if (next !== undefined) step(next)
  })
  return (change: Change) => {
    if (busy) waiting.current.push(change)
    else step(change)
  }
}

/** What makes them once more, as they are now: nobody has changed one, or they do not go. */
function draftOf({ seats }: Made, saved: readonly LeseraumDetail[], plan: Ground['plan']): Draft {
  const byId = new Map(saved.map((seat) => [seat.id, seat]))
  const there = seats.flatMap(({ id }) => byId.get(id) ?? [])
  const tables = haveTables(plan, saved, new Set(there.map(({ id }) => id)))
  return { leseraeume: there.map(sameAs), tische: tables ? newTables(there) : [] }
}
