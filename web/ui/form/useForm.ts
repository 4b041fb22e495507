import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { filledIn } from './filled.ts'
import {
  acceptSent,
  conflictingFields,
  editedFields,
  rebase,
  resolveConflicts,
  same,
  untouched,
} from './formState.ts'
import { type Faults, type Landing, NO_FAULTS } from './landing.ts'
import { type At, type Path, valueAt, withValueAt } from './path.ts'
import { type FieldOf, type FieldSpec, isEmpty } from './spec.ts'
import { recallDraft, useDraft } from './useDraft.ts'
import { type Delivery, useSending } from './useSending.ts'

type Specs<V> = { readonly [K in keyof V & string]?: FieldSpec<V[K]> }

interface FormRecipe<V extends object, A, W, Q> extends Delivery<V, A, W, Q> {
  /** The initial values. */
  readonly start: V | (() => V)
  /**
   * The initial values come from a query and may change while the form is mounted: untouched fields follow
   * them.
   */
  readonly live?: boolean
  /** Resets after it was submitted. */
  readonly restarts?: boolean
  /** The fields in their order; the specification of one may depend on the values of others. */
  readonly fields?: Specs<V> | ((values: V) => Specs<V>)
  /** Further values to keep as a draft, whose fields are in no list of fields. */
  readonly keeps?: readonly (keyof V & string)[]
  /** Distinguishes forms of a page that have the same fields. */
  readonly which?: string
  /** Adjusts other fields after a change of one. */
  readonly settle?: (next: V, before: V) => V
  /** Validation by field, before submitting. Runs again while typing. */
  readonly check?: (values: V, word?: W) => Faults
  /** Whether a message of `check` appears while typing; without it, after the first attempt to submit. */
  readonly saysAtOnce?: (field: string, values: V) => boolean
}

export interface Form<V, W = never, Q = never> {
  readonly root: RefObject<HTMLFormElement | null>
  readonly specs: Specs<V>
  readonly values: V
  /** The values that were read, without the edits. */
  readonly read: V
  readonly busy: boolean
  /** Conflicts: edited here, and changed since where they were read. */
  readonly conflicts: readonly (keyof V & string)[]
  /** Edited, and not submitted. */
  readonly changed: readonly (keyof V & string)[]
  /** It was restored from a draft. */
  readonly restored: boolean
  /** Somebody tried to submit it; before that, a missing value is no error. */
  readonly tried: boolean
  /** Required fields that are empty, after the first attempt to submit. */
  readonly missing: readonly string[]
  /** Why it was refused, until something is changed; null while it is only a question. */
  readonly failure: unknown
  /** The issues of the refusal that belong to no visible field. */
  readonly rest: Landing['rest']
  readonly question: Q | null
  /** @param spec of a field in no list of fields: an item of a list, or one that depends on others */
  field<P extends Path<V>>(name: P, spec?: FieldSpec<At<V, P>>): FieldOf<At<V, P>>
  change(part: Partial<V>): void
  /** Resolves conflicts in favour of the others' values. */
  giveWay(): void
  /** Sets other values, as if nobody had tried to submit them. */
  reset(values: V): void
  /** Clears a refusal about something that is gone. */
  forgive(): void
  submit(event: FormEvent): void
  /** Submits like the form's own button, with a word that no field contains. */
  send(word?: W): void
  /** Submits again with the answer to the question. */
  answer(word: W): void
  drop(): void
}

/**
 * The state of a form: values, validation, submitting once, and where a refusal is shown. Issues appear at
 * their fields, the first of these gets the focus, and the next change clears them.
 */
export function useForm<V extends object, A, W = never, Q = never>(
  recipe: FormRecipe<V, A, W, Q>,
): Form<V, W, Q> {
  const root = useRef<HTMLFormElement>(null)
  const { values, read, conflicts, changed, restored, setTyped, startNow } = useTyped(recipe)
  const [tried, setTried] = useState(false)
  const specs = specsOf(values, recipe.fields)
  const faultsIn = (typed: V, word?: W) =>
    new Map([...(recipe.check?.(typed, word) ?? []), ...missingIn(typed, specsOf(typed, recipe.fields))])
  const own = tried ? faultsIn(values) : faultsAtOnce(values, recipe)
  const { landing, refuse, mutate, landBefore, ...sending } = useSending(recipe, {
    root,
    onSent(sent) {
      setTried(false)
      setTyped((before) => (recipe.restarts === true ? untouched(startNow()) : acceptSent(before, sent)))
    },
  })

  // The fields exist only after the first render.
  const begin = useRef(() => landBefore(values))
  useEffect(() => begin.current(), [])

  function send(word?: W) {
    if (sending.busy) return
    const now = filledIn(root.current, values)
    if (now !== values) setTyped((before) => ({ ...before, values: now }))
    const faulty = faultsIn(now, word).size > 0
    // A word decides by itself what is submitted: an empty field is no error then.
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
    conflicts,
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
      setTyped(resolveConflicts)
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

/** The required fields that are empty. */
function missingIn<V extends object>(values: V, specs: Specs<V>): Faults {
  const found = Object.entries<FieldSpec<never> | undefined>(specs).flatMap(([name, spec]) => {
    const missing = spec?.missing
    return missing !== undefined && isEmpty(values[name as keyof V]) ? [[name, missing] as const] : []
  })
  return new Map(found)
}

/** The edited values, over the ones that are read meanwhile. */
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
  const [typed, setTyped] = useState(() => recallDraft(startNow(), kept, which))
  const read = live ? startNow() : typed.seen
  if (!same(read, typed.seen)) setTyped(rebase(typed, read))
  const { values, base } = typed
  const changed = editedFields(typed)
  const restored = useDraft(typed, changed, kept, which)
  return { values, read: base, conflicts: conflictingFields(typed), changed, restored, setTyped, startNow }
}
