import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { newIdempotencyKey } from '../../platform/idempotency.ts'
import { focusFault, isShown } from './focusFault.ts'
import { isAnswered, type Landing, landingOf, NOWHERE } from './landing.ts'

export interface Sending<W = never> {
  /** One for one intention: a second press while the answer is lost writes nothing twice. */
  readonly key: string
  /** What the press says beyond the fields; undefined of the form's own button. */
  readonly word: W | undefined
}

/** What comes of it, whatever was sent. */
export interface Outcome<A, Q = never> {
  readonly onDone: (answer: A) => unknown
  readonly onFailed?: (failure: unknown) => unknown
  /** The message that it is done. */
  readonly says?: (answer: A) => string
  /** A refusal that is a question: what it asks about, else null. It is answered by a word. */
  readonly asks?: (failure: unknown) => Q | null
}

/** How a form is sent. */
export interface Delivery<V, A, W, Q> extends Outcome<A, Q> {
  readonly send: (values: V, sending: Sending<W>) => Promise<A>
  /** The form's own name of a field that the server calls otherwise. */
  readonly nameOf?: (field: string, values: V) => string
}

interface Sent<V, W> {
  readonly values: V
  readonly word: W | undefined
}

interface Around<V> {
  /** The form on the screen; a button alone has none. */
  readonly root?: RefObject<HTMLFormElement | null>
  readonly onSent?: (values: V) => void
}

const NO_FORM = { current: null }

/** Sends once for one intention, and keeps where the refusal is to be read. */
export function useSending<V, A, W, Q>(
  delivery: Delivery<V, A, W, Q>,
  { root = NO_FORM, onSent = () => {} }: Around<V> = {},
) {
  const [landing, setLanding] = useState<Landing>(NOWHERE)
  const [asked, setAsked] = useState<{ readonly about: Q; readonly values: V } | null>(null)
  const [refusals, setRefusals] = useState(0)
  const key = useRef(newIdempotencyKey())
  const refuse = () => setRefusals((before) => before + 1)
  const questionIn = (failure: unknown) => delivery.asks?.(failure) ?? null
  // When it is painted, what is wrong has been marked.
  useEffect(() => {
    if (refusals > 0) focusFault(root.current)
  }, [refusals, root])

  const { mutate, reset, isPending, isError, error } = useMutation({
    mutationFn: ({ values, word }: Sent<V, W>) => delivery.send(values, { key: key.current, word }),
    onSuccess: (answer, { values }) => {
      key.current = newIdempotencyKey()
      setAsked(null)
      onSent(values)
      if (delivery.says) notifications.show({ message: delivery.says(answer), color: 'lampe' })
      return delivery.onDone(answer)
    },
    onError: (failure, { values }) => {
      // Without an answer nobody knows whether it was written: the same press again is the same write.
      if (isAnswered(failure)) key.current = newIdempotencyKey()
      const about = questionIn(failure)
      setAsked(about === null ? null : { about, values })
      if (about === null) {
        const nameOf = (field: string) => delivery.nameOf?.(field, values) ?? field
        setLanding(landingOf(failure, { shows: (field) => isShown(root.current, field), nameOf }))
        refuse()
      }
      return delivery.onFailed?.(failure)
    },
  })
  const forget = () => setLanding(NOWHERE)
  return {
    landing,
    refuse,
    busy: isPending,
    failure: isError && questionIn(error) === null ? error : null,
    question: asked?.about ?? null,
    mutate(values: V, word?: W) {
      forget()
      mutate({ values, word })
    },
    forgive() {
      forget()
      if (isPending) return
      // What is sent next is another wish.
      key.current = newIdempotencyKey()
      reset()
    },
    answer: (word: W) => asked && mutate({ values: asked.values, word }),
    drop: () => setAsked(null),
  }
}
