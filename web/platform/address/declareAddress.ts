import type { SearchMiddleware, SearchSchemaInput } from '@tanstack/react-router'
import type { Kind } from './kinds.ts'

type Context<S> = Parameters<SearchMiddleware<S>>[0]

type Kinds = Readonly<Record<string, Kind<unknown>>>

type Values<K extends Kinds> = { readonly [N in keyof K]: K[N] extends Kind<infer T> ? T : never }

/** A change of some parameters; undefined removes one from the address. */
export type Patch<T> = { readonly [N in keyof T]?: T[N] | undefined }

/** The search parameters of a page, declared once for parsing, writing and linking. */
export interface Address<T extends object> {
  /** The values of an address without parameters. */
  readonly defaults: T
  /** Every parameter has a value: a missing or invalid one falls back, so that no link causes an error. */
  readonly read: (raw: object) => T
  /** The parameters that differ from their defaults. */
  readonly said: (values: T) => readonly (keyof T)[]
  /** For the route's declaration: strips defaults and invalid values from the address. */
  readonly route: {
    readonly validateSearch: (raw: Patch<T> & SearchSchemaInput) => T
    readonly search: { readonly middlewares: [<S>(context: Context<S>) => S] }
  }
}

/** The parsed values of an address's parameters. */
export type Search<A> = A extends Address<infer T> ? T : never

/** @param settle corrects contradictory values, such as an end before its beginning */
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

/** The current search with some parameters changed, for a link or a navigation. */
export function changed<T>(patch: Patch<T>): (old: object) => object {
  return (old) =>
    Object.fromEntries(Object.entries({ ...old, ...patch }).filter(([, value]) => value !== undefined))
}
