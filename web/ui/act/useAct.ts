import { notifications } from '@mantine/notifications'
import type { Answered, Ask, Operation } from '@platzwart/contract/operation'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { askOnce } from '../../platform/api.ts'
import { describeFailure } from '../../platform/describeFailure.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { Intention, isAnswered, printOf } from './intention.ts'

/** Something that is done by a press: cancelling, undoing, checking in, switching on. */
export interface Act<V, A> {
  /** @param key of this intention: a repeated press, or one after a lost answer, has the same */
  readonly send: (wish: V, key: string) => Promise<A>
  /** Its failure is read beside the button, as `failure`, and not announced. */
  readonly failsBeside?: true
  /** The message that it is done. */
  readonly says?: ((answer: A, wish: V) => string) | undefined
  /** The id of what it is about: what was announced of it before makes way for what is announced now. */
  readonly about?: (wish: V) => string
  /** The beginnings of the keys of what is read anew, whatever came of it: a refusal often means that somebody was quicker. */
  readonly refreshes?: readonly QueryKey[]
  /** Shows what will be, before the answer is there; what is refreshed takes it back where it was refused. */
  readonly ahead?: (wish: V) => unknown
  readonly onDone?: (answer: A, wish: V) => unknown
  readonly onFailed?: (failure: unknown, wish: V) => unknown
  /** Acts of this name wait for each other and none is left out, as switches want it. Without it a press during another one is none. */
  readonly inTurn?: string
  /** It needs no network: what it does begins without one. */
  readonly offline?: boolean
}

interface Begun<V, A> {
  readonly wish: V
  readonly key: string
  readonly after: ((answer: A) => unknown) | undefined
}

/** An act that is one operation of the server. */
export interface OperationAct<O extends Operation, V> extends Omit<Act<V, Answered<O>>, 'send'> {
  /** What the operation is asked with. */
  readonly input: (wish: V) => Ask<O>
}

/** Does it once for one intention, reads anew what it changes, and announces what came of it. */
export function useAct<V, A>(act: Act<V, A>): Doing<V, A>
export function useAct<const O extends Operation, V>(
  operation: O,
  act: OperationAct<O, V>,
): Doing<V, Answered<O>>
export function useAct<O extends Operation, V>(
  ...given: readonly [Act<V, Answered<O>>] | readonly [O, OperationAct<O, V>]
): Doing<V, Answered<O>> {
  return useDoing(given.length === 1 ? given[0] : actOf(...given))
}

function actOf<O extends Operation, V>(
  operation: O,
  { input, ...act }: OperationAct<O, V>,
): Act<V, Answered<O>> {
  return { ...act, send: (wish, key) => askOnce(operation, input(wish), key) }
}

/** An act as a button has it. */
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
      // What is on its way still shows what was.
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
      // Of several in a row the last one reads: what the others wait for would jump back.
      if (!isLast()) return
      for (const queryKey of refreshes) void queryClient.invalidateQueries({ queryKey })
    },
  })

  /** @param after what this press leads to, once it is done */
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
    /** What is being done, or was done last. */
    wish: variables?.wish,
    failure: error,
    answer: data,
    done: isSuccess,
    /** What came of it is no longer of interest, and what is done next is another wish. */
    forget() {
      intention.answered()
      reset()
    },
  }
}

function useAnnounced<V, A>({ says, about, failsBeside }: Pick<Act<V, A>, 'says' | 'about' | 'failsBeside'>) {
  const { t } = useTranslation()
  /** Takes away what was said of it before. */
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
