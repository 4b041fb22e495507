import type { z } from 'zod'

/** The part of a value that a test specifies; the rest is filled in. */
export type Part<T> = T extends readonly (infer E)[]
  ? readonly Part<E>[]
  : T extends object
    ? { readonly [K in keyof T]?: Part<T[K]> }
    : T

let made = 0

/** A number as an id, so that tests can refer to records. */
export function idOf(n: number): string {
  return `01980000-0000-7000-8000-${String(n).padStart(12, '0')}`
}

/** Unique ids for records that a test does not specify. */
function anyId(): string {
  made += 1
  return idOf(900_000_000_000 + made)
}

const ANY_NUMBER = [0, 1, 1_000, 2_000]
const anyText = () => ['', anyId(), '2027-03-10T09:07:00Z', '2027-03-10', '08:00', 'a@haus.example', 'Text']

/** The part of a schema's internals that determines its values; its public type does not expose them. */
interface Inner {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly element?: z.ZodType
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
  readonly options?: readonly z.ZodType[]
  readonly entries?: Readonly<Record<string, unknown>>
  readonly values?: readonly unknown[]
}

const innerOf = (schema: z.ZodType) => schema.def as unknown as Inner

/**
 * Builds a value of a schema from the part a test specifies.
 * @throws when that part is invalid, so that no test uses what no server sends
 */
export function filled<S extends z.ZodType>(schema: S, given?: Part<z.output<S>>): z.input<S> {
  const value = madeOf(schema, given)
  schema.parse(value)
  return value as z.input<S>
}

function madeOf(schema: z.ZodType, given: unknown): unknown {
  const { type, innerType, ...inner } = innerOf(schema)
  if (given === null) return null
  if (innerType !== undefined) {
    if (given !== undefined) return madeOf(innerType, given)
    return type === 'nullable' ? null : type === 'readonly' ? madeOf(innerType, given) : undefined
  }
  if (inner.in !== undefined) return madeOf(inner.in, given)
  if (inner.shape !== undefined && typeof (given ?? {}) === 'object')
    return objectOf(inner.shape, (given ?? {}) as Record<string, unknown>)
  if (inner.element !== undefined && Array.isArray(given ?? [])) return listOf(inner.element, given ?? [])
  if (inner.options !== undefined) return eitherOf(schema, inner.options, given)
  return given === undefined ? anyOf(schema, { type, ...inner }) : given
}

function objectOf(shape: Readonly<Record<string, z.ZodType>>, given: Record<string, unknown>): object {
  const whole = Object.entries(shape).map(([name, schema]) => [name, madeOf(schema, given[name])])
  // Unknown fields stay, so that validation refuses them by name.
  return { ...given, ...Object.fromEntries(whole.filter(([, value]) => value !== undefined)) }
}

/** A given value that is not a list stays, and is refused unless another member accepts it. */
const listOf = (element: z.ZodType, given: unknown) =>
  Array.isArray(given) ? given.map((one) => madeOf(element, one)) : given

/** The first member that accepts the given value. */
function eitherOf(schema: z.ZodType, options: readonly z.ZodType[], given: unknown): unknown {
  const values = options.map((option) => madeOf(option, given))
  return values.find((value) => schema.safeParse(value).success) ?? given
}

function anyOf(schema: z.ZodType, { type, entries, values }: Pick<Inner, 'type' | 'entries' | 'values'>) {
  if (type === 'boolean') return false
  if (type === 'record') return {}
  if (type === 'unknown') return null
  const candidates = [...(values ?? []), ...Object.values(entries ?? {}), ...ANY_NUMBER, ...anyText()]
  return candidates.find((value) => schema.safeParse(value).success)
}
