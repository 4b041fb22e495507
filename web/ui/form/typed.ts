/** What stands in a form, over what was read before anybody typed. */
export interface Typed<V> {
  readonly values: V
  readonly base: V
  /** What was read last: not yet what was sent a moment ago. */
  readonly seen: V
  /** Typed here, and by now something else where it was read. */
  readonly overtaken: readonly (keyof V & string)[]
}

export function untouched<V>(base: V): Typed<V> {
  return { values: base, base, seen: base, overtaken: [] }
}

export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Somebody else has written: what was typed here stays, the rest is as it is now. */
export function rebased<V extends object>({ values, base, overtaken }: Typed<V>, read: V): Typed<V> {
  const names = Object.keys(read) as (keyof V & string)[]
  const mine = names.filter((name) => !same(values[name], base[name]) && !same(values[name], read[name]))
  return {
    values: { ...read, ...Object.fromEntries(mine.map((name) => [name, values[name]])) },
    base: read,
    seen: read,
    // Reading something else makes nobody the first again.
    overtaken: mine.filter((name) => overtaken.includes(name) || !same(base[name], read[name])),
  }
}

/** Typed here, and not sent. */
export function changedIn<V extends object>({ values, base }: Typed<V>): readonly (keyof V & string)[] {
  return (Object.keys(values) as (keyof V & string)[]).filter((name) => !same(values[name], base[name]))
}

/** What of it somebody else has written meanwhile. */
export function overtakenIn<V extends object>(typed: Typed<V>): readonly (keyof V & string)[] {
  return changedIn(typed).filter((name) => typed.overtaken.includes(name))
}

/** What others have written meanwhile, where it was typed here, too; the rest of what was typed stays. */
export function givenWay<V extends object>(typed: Typed<V>): Typed<V> {
  const theirs = overtakenIn(typed).map((name) => [name, typed.base[name]])
  return { ...typed, values: { ...typed.values, ...Object.fromEntries(theirs) }, overtaken: [] }
}

/** It was sent, and will be read. */
export function accepted<V>(typed: Typed<V>, sent: V): Typed<V> {
  return { ...typed, base: sent, overtaken: [] }
}
