import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { filledIn } from './filled.ts'
import { type Faults, type Landing, NO_FAULTS } from './landing.ts'
import { type At, type Path, valueAt, withValueAt } from './path.ts'
import { type FieldOf, type FieldSpec, isEmpty } from './spec.ts'
import { accepted, changedIn, givenWay, overtakenIn, rebased, same, untouched } from './typed.ts'
import { recalled, useDraft } from './useDraft.ts'
import { type Delivery, useSending } from './useSending.ts'

type Specs<V> = { readonly [K in keyof V & string]?: FieldSpec<V[K]> }

interface FormRecipe<V extends object, A, W, Q> extends Delivery<V, A, W, Q> {
  /** What the fields hold at first. */
  readonly start: V | (() => V)
  /** What they begin with is read from somewhere, and may change while the form stands: what nobody typed goes along. */
  readonly live?: boolean
  /** After it was sent it begins anew. */
  readonly restarts?: boolean
  /** The fields in the order in which they stand; what is said of one may depend on the others. */
  readonly fields?: Specs<V> | ((values: V) => Specs<V>)
  /** Beside what its fields keep: values whose fields stand in no list of fields. Kept on the tab until they are sent. */
  readonly keeps?: readonly (keyof V & string)[]
  /** Tells it from others of its page that have the same fields. */
  readonly which?: string
  /** What a change of one field means for others. */
  readonly settle?: (next: V, before: V) => V
  /** What can be said before it is sent, by field. Read anew while one types. */
  readonly check?: (values: V, word?: W) => Faults
  /** Whether what `check` says of a field is said while one types; without it, once somebody tried to send it. */
  readonly saysAtOnce?: (field: string, values: V) => boolean
}

export interface Form<V, W = never, Q = never> {
  readonly root: RefObject<HTMLFormElement | null>
  readonly specs: Specs<V>
  readonly values: V
  /** What was read, under what is typed. */
  readonly read: V
  readonly busy: boolean
  /** What was typed here and is by now something else where it was read. */
  readonly overtaken: readonly (keyof V & string)[]
  /** Typed here, and not sent. */
  readonly changed: readonly (keyof V & string)[]
  /** It holds what was typed here before the page went. */
  readonly restored: boolean
  /** Somebody tried to send it; before that, what is missing is no fault. */
  readonly tried: boolean
  /** Required fields in which nothing stands, once somebody tried to send it. */
  readonly missing: readonly string[]
  /** Why it was refused, until something is changed; null as long as it is only a question. */
  readonly failure: unknown
  /** What of the refusal is about no field that is on the screen. */
  readonly rest: Landing['rest']
  readonly question: Q | null
  /** @param spec of a field that stands in no list of fields: one of a list, or one that depends on others */
  field<P extends Path<V>>(name: P, spec?: FieldSpec<At<V, P>>): FieldOf<At<V, P>>
  change(part: Partial<V>): void
  /** Takes what others have written where it was typed here, too. */
  giveWay(): void
  /** Other values, and as if nobody had tried to send them. */
  reset(values: V): void
  /** The refusal is about something that stands there no more. */
  forgive(): void
  submit(event: FormEvent): void
  /** As the form's own button does, with a word that no field says. */
  send(word?: W): void
  /** Sends what the question is about once more. */
  answer(word: W): void
  drop(): void
}

/**
 * A form: what is typed, whether it fits, sending it once, and where a refusal is read. Its issues land at the fields that they are about,
 * the first of these gets the focus, and the next change takes them away.
 */
export function useForm<V extends object, A, W = never, Q = never>(
  recipe: FormRecipe<V, A, W, Q>,
): Form<V, W, Q> {
  const root = useRef<HTMLFormElement>(null)
  const { values, read, overtaken, changed, restored, setTyped, startNow } = useTyped(recipe)
  const [tried, setTried] = useState(false)
  const specs = specsOf(values, recipe.fields)
  const faultsIn = (typed: V, word?: W) =>
    new Map([...(recipe.check?.(typed, word) ?? []), ...missingIn(typed, specsOf(typed, recipe.fields))])
  const own = tried ? faultsIn(values) : faultsAtOnce(values, recipe)
  const { landing, refuse, mutate, landBefore, ...sending } = useSending(recipe, {
    root,
    onSent(sent) {
      setTried(false)
      setTyped((before) => (recipe.restarts === true ? untouched(startNow()) : accepted(before, sent)))
    },
  })

  // Its fields are there to land at only when they are drawn.
  const begin = useRef(() => landBefore(values))
  useEffect(() => begin.current(), [])

  function send(word?: W) {
    if (sending.busy) return
    const now = filledIn(root.current, values)
    if (now !== values) setTyped((before) => ({ ...before, values: now }))
    const faulty = faultsIn(now, word).size > 0
    // A word says of its own what is sent: what nobody typed for it is no fault.
    if (faulty || word === undefined) setTried(true)
    if (faulty) refuse()
    else mutate(now, word)
  }
  function alter(change: (before: V) => V) {
    sending.forgive()
    setTyped((before) => {
      const next = change(before.values)
      return { ...before, values: recipe.settle?.(next, before.values) ?? next }
    })
  }
  return {
    root,
    specs,
    values,
    read,
    overtaken,
    changed,
    restored,
    tried,
    send,
    ...sending,
    rest: landing.rest,
    missing: tried ? [...missingIn(values, specs).keys()] : [],
    field: (name, spec = specOf(specs, name)) => ({
      name,
      label: spec?.label ?? '',
      hint: spec?.hint ?? undefined,
      fault: own.get(name) ?? landing.faults.get(name),
      required: spec?.missing !== undefined,
      value: valueAt(values, name),
      change: (value) => alter((before) => withValueAt(before, name, value)),
    }),
    change: (part) => alter((before) => ({ ...before, ...part })),
    giveWay() {
      sending.forgive()
      setTyped(givenWay)
    },
    reset(next) {
      sending.forgive()
      setTyped(untouched(next))
      setTried(false)
    },
    submit(event) {
      event.preventDefault()
      send()
    },
  }
}

function specsOf<V extends object>(
  values: V,
  fields: FormRecipe<V, never, never, never>['fields'] = {},
): Specs<V> {
  return typeof fields === 'function' ? fields(values) : fields
}

function specOf<V, P extends string>(specs: Specs<V>, name: P): FieldSpec<At<V, P>> | undefined {
  return (specs as Readonly<Record<string, FieldSpec<At<V, P>>>>)[name]
}

function faultsAtOnce<V extends object>(
  values: V,
  { check, saysAtOnce }: Pick<FormRecipe<V, never, never, never>, 'check' | 'saysAtOnce'>,
): Faults {
  if (check === undefined || saysAtOnce === undefined) return NO_FAULTS
  return new Map([...check(values)].filter(([field]) => saysAtOnce(field, values)))
}

/** What is required and not there. */
function missingIn<V extends object>(values: V, specs: Specs<V>): Faults {
  const found = Object.entries<FieldSpec<never> | undefined>(specs).flatMap(([name, spec]) => {
    const missing = spec?.missing
    return missing !== undefined && isEmpty(values[name as keyof V]) ? [[name, missing] as const] : []
  })
  return new Map(found)
}

/** What is typed, over what is read meanwhile. */
function useTyped<V extends object>({
  start,
  live = false,
  fields,
  keeps = [],
  which = '',
}: Pick<FormRecipe<V, never, never, never>, 'start' | 'live' | 'fields' | 'keeps' | 'which'>) {
  const startNow = () => (typeof start === 'function' ? start() : start)
  const [kept] = useState(() => {
    const specs = Object.entries<FieldSpec<never> | undefined>(specsOf(startNow(), fields))
    return [...keeps, ...specs.flatMap(([name, spec]) => (spec?.kept === true ? [name] : []))]
  })
  const [typed, setTyped] = useState(() => recalled(startNow(), kept, which))
  const read = live ? startNow() : typed.seen
  if (!same(read, typed.seen)) setTyped(rebased(typed, read))
  const { values, base } = typed
  const changed = changedIn(typed)
  const restored = useDraft(typed, changed, kept, which)
  return { values, read: base, overtaken: overtakenIn(typed), changed, restored, setTyped, startNow }
}
