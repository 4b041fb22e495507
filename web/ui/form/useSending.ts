import { type RefObject, useEffect, useState } from 'react'
import { useAct } from '../act/useAct.ts'
import { focusFault, isShown } from './focusFault.ts'
import { type Landing, landingOf, NOWHERE } from './landing.ts'

export interface Sending<W = never> {
  /** One per intention: a second press while the answer is lost does not write twice. */
  readonly key: string
  /** The choice of another submit button; undefined for the form's own. */
  readonly word: W | undefined
}

/** What happens after an answer, whatever was sent. */
export interface Outcome<A, Q = never> {
  readonly onDone: (answer: A) => unknown
  readonly onFailed?: (failure: unknown) => unknown
  /** The notification on success. */
  readonly says?: (answer: A) => string
  /** For a refusal that is a question: its subject, else null. A word answers it. */
  readonly asks?: (failure: unknown) => Q | null
}

/** How a form is submitted. */
export interface Delivery<V, A, W, Q> extends Outcome<A, Q> {
  readonly send: (values: V, sending: Sending<W>) => Promise<A>
  /**
   * The form's own name of a field that the server names otherwise; '' for one whose issues are not shown at
   * it.
   */
  readonly nameOf?: (field: string, values: V) => string
  /** A question to answer before it is submitted at all; null if there is none. */
  readonly asksFirst?: (values: V) => Q | null
  /** A refusal from before it was mounted, which is shown as if it had just happened. */
  readonly refusedBefore?: unknown
  /** It works offline. */
  readonly offline?: boolean
}

interface Sent<V, W> {
  readonly values: V
  readonly word: W | undefined
}

interface Around<V> {
  /** The form element; a single button has none. */
  readonly root?: RefObject<HTMLFormElement | null>
  readonly onSent?: (values: V) => void
}

const NO_FORM = { current: null }

/** Submits once per intention, and assigns the refusal to fields. */
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
  // After the paint, when the faults are marked.
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
      // The question was about the previous values.
      setAsked(null)
      if (!busy) forget()
    },
    answer: (word: W) => asked && start({ values: asked.values, word }),
    drop: () => setAsked(null),
  }
}
