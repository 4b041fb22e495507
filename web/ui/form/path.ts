/** What one input holds. */
type Leaf = string | number | boolean | null | undefined | File

type Inside<K extends string, T> = T extends Leaf
  ? K
  : T extends readonly (infer E)[]
    ? K | (E extends Leaf ? never : `${K}.${number}.${keyof E & string}`)
    : K | `${K}.${keyof T & string}`

/** The name of a field, as the contract writes it in its issues: `grund`, `zeiten.von`, `schaeden.0.text`. */
export type Path<V> = { [K in keyof V & string]: Inside<K, NonNullable<V[K]>> }[keyof V & string]

/** The type of the field with that name. */
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

/**
 * The steps of a path. A key that contains dots is one step (`fahrzeug.tageImVoraus` among the settings); the
 * rest of the path is below it.
 */
function stepsTo(values: object, path: string): readonly string[] {
  const steps: string[] = []
  let at: unknown = values
  for (let rest = path; rest !== ''; ) {
    const step = heldIn(at, rest)
    steps.push(step)
    at = (at as Tree | undefined)?.[step]
    rest = rest.slice(step.length + 1)
  }
  return steps
}

/** The longest prefix of the path that is a key of this level, else the part before the first dot. */
function heldIn(level: unknown, path: string): string {
  for (let name = path; name.includes('.'); name = name.slice(0, name.lastIndexOf('.'))) {
    if (typeof level === 'object' && level !== null && Object.hasOwn(level, name)) return name
  }
  return path.split('.', 1)[0] ?? path
}

export function valueAt<V extends object, P extends Path<V>>(values: V, path: P): At<V, P> {
  return stepsTo(values, path).reduce<unknown>((at, key) => (at as Tree | undefined)?.[key], values) as At<
    V,
    P
  >
}

/** A copy of the values with one field replaced; everything else is shared. */
export function withValueAt<V extends object>(values: V, path: string, value: unknown): V {
  return put(values, stepsTo(values, path), value) as V
}

function put(tree: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const below = put((tree as Tree | undefined)?.[key], rest, value)
  return Array.isArray(tree) ? tree.with(Number(key), below) : { ...(tree as Tree), [key]: below }
}
