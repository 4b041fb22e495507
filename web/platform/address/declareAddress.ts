import type { SearchMiddleware, SearchSchemaInput } from '@tanstack/react-router'
import type { Kind } from './kinds.ts'

type Context<S> = Parameters<SearchMiddleware<S>>[0]

type Kinds = Readonly<Record<string, Kind<unknown>>>

type Values<K extends Kinds> = { readonly [N in keyof K]: K[N] extends Kind<infer T> ? T : never }

/** A change of some parameters; undefined takes one out of the address. */
export type Patch<T> = { readonly [N in keyof T]?: T[N] | undefined }

/** The search parameters of a page, declared once: what reads them, what writes them and what links to them. */
export interface Address<T extends object> {
  /** What an address shows that says nothing. */
  readonly defaults: T
  /** Every parameter has a value: what is missing or nonsense has its fallback, so that no link shows an error. */
  readonly read: (raw: object) => T
  /** The parameters that say something else than an empty address. */
  readonly said: (values: T) => readonly (keyof T)[]
  /** For the declaration of the page's route: defaults and nonsense leave the address. */
  readonly route: {
    readonly validateSearch: (raw: Patch<T> & SearchSchemaInput) => T
    readonly search: { readonly middlewares: [<S>(context: Context<S>) => S] }
  }
}

/** The values of the parameters that an address names, as the page of the address reads them. */
export type Search<A> = A extends Address<infer T> ? T : never

/** @param settle mends values that make no sense together, like an end before its beginning */
export function declareAddress<K extends Kinds>(
  kinds: K,
  settle: (values: Values<K>) => Values<K> = (values) => values,
): Address<Values<K>> {
  const names = Object.entries(kinds)
  const valuesOf = (value: (name: string, kind: Kind<unknown>) => unknown) =>
    Object.fromEntries(names.map(([name, kind]) => [name, value(name, kind)])) as Values<K>
  const defaults = valuesOf((_, { fallback }) => fallback)
  const read = (raw: object) => {
    const written = new Map<string, unknown>(Object.entries(raw))
    return settle(valuesOf((name, { read: one, fallback }) => one(written.get(name)) ?? fallback))
  }
  const withoutDefaults = <S>({ search, next }: Context<S>): S =>
    Object.fromEntries(
      Object.entries(next(search) as object).filter(
        ([name, value]) => !(name in kinds && isSame(value, kinds[name]?.fallback)),
      ),
    ) as S
  const said = (values: Values<K>) =>
    names.map(([name]) => name).filter((name) => !isSame(values[name], defaults[name]))
  return { defaults, read, said, route: { validateSearch: read, search: { middlewares: [withoutDefaults] } } }
}

function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b
  return a.length === b.length && a.every((one, place) => one === b[place])
}

/** The rest of the address with some parameters changed, for a link or a step. */
export function changed<T>(patch: Patch<T>): (old: object) => object {
  return (old) =>
    Object.fromEntries(Object.entries({ ...old, ...patch }).filter(([, value]) => value !== undefined))
}
