/** The values of a form, over the ones that were read. */
export interface FormState<V> {
  readonly values: V
  readonly base: V
  /** The last read: it may not contain what was submitted a moment ago. */
  readonly seen: V
  /** Conflicts: edited here, and changed since where they were read. */
  readonly conflicts: readonly (keyof V & string)[]
}

export function untouched<V>(base: V): FormState<V> {
  return { values: base, base, seen: base, conflicts: [] }
}

export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Merges a new read: edited values stay, all others are updated. */
export function rebase<V extends object>({ values, base, conflicts }: FormState<V>, read: V): FormState<V> {
  const names = Object.keys(read) as (keyof V & string)[]
  const mine = names.filter((name) => !same(values[name], base[name]) && !same(values[name], read[name]))
  return {
    values: { ...read, ...Object.fromEntries(mine.map((name) => [name, values[name]])) },
    base: read,
    seen: read,
    // Another read does not resolve a conflict by itself.
    conflicts: mine.filter((name) => conflicts.includes(name) || !same(base[name], read[name])),
  }
}

/** The fields that were edited and not submitted. */
export function editedFields<V extends object>({
  values,
  base,
}: FormState<V>): readonly (keyof V & string)[] {
  return (Object.keys(values) as (keyof V & string)[]).filter((name) => !same(values[name], base[name]))
}

/** The edited fields that somebody else has changed meanwhile. */
export function conflictingFields<V extends object>(typed: FormState<V>): readonly (keyof V & string)[] {
  return editedFields(typed).filter((name) => typed.conflicts.includes(name))
}

/** Resolves conflicts in favour of the others' values; other edits stay. */
export function resolveConflicts<V extends object>(typed: FormState<V>): FormState<V> {
  const theirs = conflictingFields(typed).map((name) => [name, typed.base[name]])
  return { ...typed, values: { ...typed.values, ...Object.fromEntries(theirs) }, conflicts: [] }
}

/** The state after submitting: the sent values are the new base. */
export function acceptSent<V>(typed: FormState<V>, sent: V): FormState<V> {
  return { ...typed, base: sent, conflicts: [] }
}
