/** The values of a form, over the ones that were read. */
export interface Typed<V> {
  readonly values: V
  readonly base: V
  /** The last read: it may not contain what was submitted a moment ago. */
  readonly seen: V
  /** Conflicts: edited here, and changed since where they were read. */
  readonly overtaken: readonly (keyof V & string)[]
}

export function untouched<V>(base: V): Typed<V> {
  return { values: base, base, seen: base, overtaken: [] }
}

export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Merges a new read: edited values stay, all others are updated. */
export function rebased<V extends object>({ values, base, overtaken }: Typed<V>, read: V): Typed<V> {
  const names = Object.keys(read) as (keyof V & string)[]
  const mine = names.filter((name) => !same(values[name], base[name]) && !same(values[name], read[name]))
  return {
    values: { ...read, ...Object.fromEntries(mine.map((name) => [name, values[name]])) },
    base: read,
    seen: read,
    // Another read does not resolve a conflict by itself.
    overtaken: mine.filter((name) => overtaken.includes(name) || !same(base[name], read[name])),
  }
}

/** The fields that were edited and not submitted. */
export function changedIn<V extends object>({ values, base }: Typed<V>): readonly (keyof V & string)[] {
  return (Object.keys(values) as (keyof V & string)[]).filter((name) => !same(values[name], base[name]))
}

/** The edited fields that somebody else has changed meanwhile. */
export function overtakenIn<V extends object>(typed: Typed<V>): readonly (keyof V & string)[] {
  return changedIn(typed).filter((name) => typed.overtaken.includes(name))
}

/** Resolves conflicts in favour of the others' values; other edits stay. */
export function givenWay<V extends object>(typed: Typed<V>): Typed<V> {
  const theirs = overtakenIn(typed).map((name) => [name, typed.base[name]])
  return { ...typed, values: { ...typed.values, ...Object.fromEntries(theirs) }, overtaken: [] }
}

/** The state after submitting: the sent values are the new base. */
export function accepted<V>(typed: Typed<V>, sent: V): Typed<V> {
  return { ...typed, base: sent, overtaken: [] }
}
