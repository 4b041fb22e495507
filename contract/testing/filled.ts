import type { z } from 'zod'

/** What a test says of a value: the rest is any that has its shape. */
export type Part<T> = T extends readonly (infer E)[]
  ? readonly Part<E>[]
  : T extends object
    ? { readonly [K in keyof T]?: Part<T[K]> }
    : T

let made = 0

/** A number as an id, so that a test can say which of its things it means. */
export function idOf(n: number): string {
  return `01980000-0000-7000-8000-${String(n).padStart(12, '0')}`
}

/** Ids of things that a test says nothing of: no two have the same. */
function anyId(): string {
  made += 1
  return idOf(900_000_000_000 + made)
}

const ANY_NUMBER = [0, 1, 1_000, 2_000]
const anyText = () => ['', anyId(), '2027-03-10T09:07:00Z', '2027-03-10', '08:00', 'a@haus.example', 'Text']

/** What of a schema decides about its values: by structure, because a schema's own type tells none of it from outside. */
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

/** The value of a schema of which a test says a part. @throws where that part has not the schema's shape, so that no test runs on what no server sends */
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
  // What the schema does not know stays, and is refused with its name.
  return { ...given, ...Object.fromEntries(whole.filter(([, value]) => value !== undefined)) }
}

/** What is no list stays, and is refused where there is nothing else that it could be. */
const listOf = (element: z.ZodType, given: unknown) =>
  Array.isArray(given) ? given.map((one) => madeOf(element, one)) : given

/** The first of them that what is given fits into. */
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
