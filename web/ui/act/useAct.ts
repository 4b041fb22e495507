import { notifications } from '@mantine/notifications'
import type { AnswerOf, Ask, Operation } from '@platzwart/contract/operation'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { askOnce } from '../../platform/api.ts'
import { describeFailure } from '../../platform/describeFailure.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { Intention, isAnswered, printOf } from './intention.ts'

/** A mutation that a press starts: cancelling, undoing, checking in, switching on. */
export interface Act<V, A> {
  /**
   * @param key the idempotency key of this intention: a repeated press, or one after a lost answer, has the
   * same
   */
  readonly send: (wish: V, key: string) => Promise<A>
  /** The failure is shown beside the button, as `failure`, and no notification appears. */
  readonly failsBeside?: true
  /** The notification on success. */
  readonly says?: ((answer: A, wish: V) => string) | undefined
  /** The id of the record: a new notification replaces an earlier one about the same record. */
  readonly about?: (wish: V) => string
  /**
   * Prefixes of the query keys to invalidate, whatever the outcome: a refusal often means that somebody was
   * faster.
   */
  readonly refreshes?: readonly QueryKey[]
  /** The optimistic update; the invalidation reverts it after a refusal. */
  readonly ahead?: (wish: V) => unknown
  readonly onDone?: (answer: A, wish: V) => unknown
  readonly onFailed?: (failure: unknown, wish: V) => unknown
  /**
   * Acts with the same name are queued and all of them sent, as switches need it. Without it, a press during
   * a pending one is ignored.
   */
  readonly inTurn?: string
  /** It works offline, so it starts without a network. */
  readonly offline?: boolean
}

interface Begun<V, A> {
  readonly wish: V
  readonly key: string
  readonly after: ((answer: A) => unknown) | undefined
}

/** An act that is one operation of the server. */
export interface OperationAct<O extends Operation, V> extends Omit<Act<V, AnswerOf<O>>, 'send'> {
  /** The operation's input. */
  readonly input: (wish: V) => Ask<O>
}

/** The only way to send a mutation: once per intention, with query invalidation and a notification. */
export function useAct<V, A>(act: Act<V, A>): Doing<V, A>
export function useAct<const O extends Operation, V>(
  operation: O,
  act: OperationAct<O, V>,
): Doing<V, AnswerOf<O>>
export function useAct<O extends Operation, V>(
  ...given: readonly [Act<V, AnswerOf<O>>] | readonly [O, OperationAct<O, V>]
): Doing<V, AnswerOf<O>> {
  return useDoing(given.length === 1 ? given[0] : actOf(...given))
}

function actOf<O extends Operation, V>(
  operation: O,
  { input, ...act }: OperationAct<O, V>,
): Act<V, AnswerOf<O>> {
  return { ...act, send: (wish, key) => askOnce(operation, input(wish), key) }
}

/** A started act, as buttons use it. */
type Doing<V, A> = ReturnType<typeof useDoing<V, A>>

function useDoing<V, A>(act: Act<V, A>) {
  const queryClient = useQueryClient()
  const announce = useAnnounced(act)
  const [intention] = useState(() => new Intention())
  const underWay = useRef<readonly string[]>([])
  const { inTurn, refreshes = [] } = act
  const line = inTurn === undefined ? {} : { mutationKey: [inTurn], scope: { id: inTurn } }
  const isLast = () =>
    inTurn === undefined || queryClient.isMutating({ mutationKey: [inTurn], exact: true }) === 1

  const { mutate, reset, isPending, error, data, isSuccess, variables } = useMutation({
    ...line,
    ...(act.offline === true ? { networkMode: 'always' as const } : {}),
    mutationFn: ({ wish, key }: Begun<V, A>) => act.send(wish, key),
    onMutate: async ({ wish }) => {
      if (act.ahead === undefined) return
      // Reads that are under way would still return the old state.
      await Promise.all(refreshes.map((queryKey) => queryClient.cancelQueries({ queryKey })))
      act.ahead(wish)
    },
    onSuccess: async (answer, { wish, after }) => {
      intention.answered()
      announce.done(answer, wish)
      await act.onDone?.(answer, wish)
      after?.(answer)
    },
    onError: (failure, { wish }) => {
      if (isAnswered(failure)) intention.answered()
      announce.failed(failure, wish)
      return act.onFailed?.(failure, wish)
    },
    onSettled: () => {
      underWay.current = underWay.current.slice(1)
      // Of several queued acts only the last one invalidates: otherwise the pending ones would flicker.
      if (!isLast()) return
      for (const queryKey of refreshes) void queryClient.invalidateQueries({ queryKey })
    },
  })

  /** @param after called on the success of this press */
  function start(wish: V, after?: (answer: A) => unknown): void {
    const print = printOf(wish)
    const last = underWay.current.at(-1)
    if (inTurn === undefined ? last !== undefined : last === print) return
    underWay.current = [...underWay.current, print]
    mutate({ wish, key: intention.keyFor(wish), after })
  }
  return {
    start,
    busy: isPending,
    /** The pending request, or else the last one. */
    wish: variables?.wish,
    failure: error,
    answer: data,
    done: isSuccess,
    /** Discards the outcome, so that the next press is a new intention. */
    forget() {
      intention.answered()
      reset()
    },
  }
}

function useAnnounced<V, A>({ says, about, failsBeside }: Pick<Act<V, A>, 'says' | 'about' | 'failsBeside'>) {
  const { t } = useTranslation()
  /** Removes an earlier notification about the same record. */
  function placeOf(wish: V) {
    const id = about?.(wish)
    if (id === undefined) return {}
    notifications.hide(id)
    return { id }
  }
  return {
    done(answer: A, wish: V) {
      if (says) notifications.show({ ...placeOf(wish), message: says(answer, wish), color: 'lampe' })
    },
    failed(failure: unknown, wish: V) {
      if (failsBeside) return
      const { title, text } = describeFailure(failure, t)
      notifications.show({ ...placeOf(wish), title, message: text, color: 'red', role: 'alert' })
    },
  }
}
