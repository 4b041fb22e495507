import { type RefObject, useEffect, useState } from 'react'
import { useAct } from '../act/useAct.ts'
import { focusFault, isShown } from './focusFault.ts'
import { type Landing, landingOf, NOWHERE } from './landing.ts'

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
  /** The form's own name of a field that the server calls otherwise; '' of one whose faults are not said beside it. */
  readonly nameOf?: (field: string, values: V) => string
  /** What has to be answered by a word before it is sent at all; null when there is nothing to ask. */
  readonly asksFirst?: (values: V) => Q | null
  /** Why it was refused before it stood here: read as if that had just happened. */
  readonly refusedBefore?: unknown
  /** It is taken without a network, too. */
  readonly offline?: boolean
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
  const [before, setBefore] = useState<unknown>(delivery.refusedBefore ?? null)
  const [refusals, setRefusals] = useState(0)
  const refuse = () => setRefusals((count) => count + 1)
  const questionIn = (failure: unknown) => delivery.asks?.(failure) ?? null
  // When it is painted, what is wrong has been marked.
  useEffect(() => {
    if (refusals > 0) focusFault(root.current)
  }, [refusals, root])

  function land(failure: unknown, values: V) {
    const nameOf = (field: string) => delivery.nameOf?.(field, values) ?? field
    setLanding(landingOf(failure, { shows: (field) => isShown(root.current, field), nameOf }))
    refuse()
  }
  const { start, busy, failure, forget } = useAct({
    send: ({ values, word }: Sent<V, W>, key) => delivery.send(values, { key, word }),
    failsBeside: true,
    says: delivery.says,
    offline: delivery.offline === true,
    onDone: (answer, { values }) => {
      setAsked(null)
      onSent(values)
      return delivery.onDone(answer)
    },
    onFailed: (refusal, { values }) => {
      const about = questionIn(refusal)
      setAsked(about === null ? null : { about, values })
      if (about === null) land(refusal, values)
      return delivery.onFailed?.(refusal)
    },
  })
  const forgetLanding = () => {
    setLanding(NOWHERE)
    setBefore(null)
  }
  return {
    landing,
    refuse,
    busy,
    failure: failure !== null && questionIn(failure) === null ? failure : before,
    question: asked?.about ?? null,
    landBefore(values: V) {
      if (before !== null) land(before, values)
    },
    mutate(values: V, word?: W) {
      forgetLanding()
      const about = word === undefined ? (delivery.asksFirst?.(values) ?? null) : null
      if (about !== null) return setAsked({ about, values })
      start({ values, word })
    },
    forgive() {
      forgetLanding()
      // What was asked was asked about what stood here.
      setAsked(null)
      if (!busy) forget()
    },
    answer: (word: W) => asked && start({ values: asked.values, word }),
    drop: () => setAsked(null),
  }
}
