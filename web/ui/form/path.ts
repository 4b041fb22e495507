/** What one input holds. */
type Leaf = string | number | boolean | null | undefined | File

type Inside<K extends string, T> = T extends Leaf
  ? K
  : T extends readonly (infer E)[]
    ? K | (E extends Leaf ? never : `${K}.${number}.${keyof E & string}`)
    : K | `${K}.${keyof T & string}`

/** The name of a field, as the contract writes it in its issues: `grund`, `zeiten.von`, `schaeden.0.text`. */
export type Path<V> = { [K in keyof V & string]: Inside<K, NonNullable<V[K]>> }[keyof V & string]

/** What the field of that name holds. */
export type At<V, P extends string> = P extends keyof V
  ? V[P]
  : P extends `${infer K}.${infer R}`
    ? K extends keyof V
      ? Below<NonNullable<V[K]>, R>
      : never
    : never

type Below<T, R extends string> = T extends readonly (infer E)[]
  ? R extends `${number}.${infer F}`
    ? F extends keyof E
      ? E[F]
      : never
    : never
  : R extends keyof T
    ? T[R]
    : never

type Tree = Readonly<Record<string, unknown>>

export function valueAt<V extends object, P extends Path<V>>(values: V, path: P): At<V, P> {
  return path.split('.').reduce<unknown>((at, key) => (at as Tree | undefined)?.[key], values) as At<V, P>
}

/** The values with another one at that place; the rest is the same. */
export function withValueAt<V extends object>(values: V, path: string, value: unknown): V {
  return put(values, path.split('.'), value) as V
}

function put(tree: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const below = put((tree as Tree | undefined)?.[key], rest, value)
  return Array.isArray(tree) ? tree.with(Number(key), below) : { ...(tree as Tree), [key]: below }
}
