import type { NamesOthers } from '@platzwart/domain/datenschutz/namesOthers'
import type { z } from 'zod'

/** Bytes instead of JSON, by their content types. */
export interface Bytes {
  readonly bytes: readonly string[]
}

/** One answer that is no refusal; without a schema it has no body. */
export interface Answer {
  readonly says: string
  readonly schema?: z.ZodType | Bytes
}

type Status = 200 | 201 | 204

/** What an operation takes and gives. Every part of the path in braces is a UUID, unless `params` says another shape. */
interface Shape {
  readonly tag: string
  readonly summary: string
  readonly params?: Readonly<Record<string, z.ZodType>>
  readonly query?: z.ZodObject
  readonly body?: z.ZodType | Bytes
  /** If-Match carries the version that was read: always, or where there is something that has one. */
  readonly version?: 'always' | 'ifThere'
  readonly refusals?: readonly (429 | 507)[]
  /** What its answers say of others, and what becomes of it in staff-council mode; nothing: they name nobody but who asks. */
  readonly namesOthers?: NamesOthers
  readonly answers: Readonly<Partial<Record<Status | 303 | 503, Answer>>>
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** An operation of the API as data: server, browser, documents and tests are made from it. Its id is the name of the verb that does it. */
export type Operation<Path extends string = string, S extends Shape = Shape> = S & {
  readonly id: string
  readonly method: Method
  readonly path: Path
}

function declare(method: Method) {
  return <const Path extends string, const S extends Shape>(
    id: string,
    path: Path,
    shape: S,
  ): Operation<Path, S> => ({ id, method, path, ...shape })
}

export const get = declare('get')
export const post = declare('post')
export const put = declare('put')
export const patch = declare('patch')
export const del = declare('delete')

/** An answer with a JSON body. */
export function json<const T extends z.ZodType>(schema: T, says: string) {
  return { schema, says }
}

/** An answer, or a body, of bytes. */
export function bytes<const T extends string>(...types: readonly T[]) {
  return { bytes: types } as const
}

/** The type of a workbook (Excel), and of what is laid out on paper. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const PDF = 'application/pdf'

/** An answer that is a file of one of these types. */
export function file<const T extends string>(...types: readonly T[]) {
  return { says: 'The bytes.', schema: bytes(...types) }
}

/** The parts of a path in braces, in their order: `/a/{id}/b/{tag}` has `['id', 'tag']`. */
type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? [Name, ...Names<Rest>]
  : []

type ParamOf<O extends Operation, Name> = O extends { params: Readonly<Record<string, z.ZodType>> }
  ? Name extends keyof O['params']
    ? z.output<O['params'][Name]>
    : string
  : string

type ParamValues<O extends Operation, N> = N extends [infer First, ...infer Rest]
  ? [ParamOf<O, First>, ...ParamValues<O, Rest>]
  : []

type VersionValue<O extends Operation> = O extends { version: 'always' } ? [version: number] : []
type QueryValue<O extends Operation> = O extends { query: infer Q extends z.ZodObject }
  ? [query: z.output<Q>]
  : []
type BodyValue<O extends Operation> = O extends { body: infer B extends z.ZodType } ? [body: z.output<B>] : []

/** What a verb gets, in this order: the parts of the path, the version that was read, the query, the body. All of it has its shape. */
export type Input<O extends Operation> = [
  ...ParamValues<O, Names<O['path']>>,
  ...VersionValue<O>,
  ...QueryValue<O>,
  ...BodyValue<O>,
]

type Bodies<O extends Operation, S extends Status> =
  O['answers'] extends Readonly<Record<S, infer A>>
    ? A extends { schema: infer T extends z.ZodType }
      ? T
      : undefined
    : never

/** What a verb may answer with: the declared statuses with their declared bodies. */
export type Output<O extends Operation> = {
  [S in Status]: S extends keyof O['answers']
    ? {
        readonly status: S
        readonly body: Bodies<O, S> extends infer T extends z.ZodType ? z.input<T> : undefined
        readonly version?: number
        /** What is kept under the Idempotency-Key instead, where the body has something that is said once and stands nowhere. */
        readonly kept?: Bodies<O, S> extends infer T extends z.ZodType ? z.input<T> : undefined
        /** Set when the answer is JSON text of the declared shape, made once for many who ask; not made for who has it already. */
        readonly text?: () => string
        /** Names what `text` would say, so that it need not be made to be compared. */
        readonly etag?: string
      }
    : never
}[Status]

type AskParams<O extends Operation> = { readonly [N in Names<O['path']>[number]]: ParamOf<O, N> }
/** What is only read may be given unchangeable. */
type Given<T> = T extends readonly (infer E)[]
  ? readonly Given<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Given<T[K]> }
    : T

/** What a person has typed so far: the fields are those of the body, and the server judges what stands in them. */
type Draft<T> = T extends readonly (infer E)[]
  ? readonly Draft<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Draft<T[K]> }
    : T | string | number | null | undefined

/** A flag of a query is a truth; how it is spelled in the address is not the asker's business. */
type GivenQuery<Q> = { readonly [K in keyof Q]: 'true' | 'false' extends Q[K] ? Q[K] | boolean : Given<Q[K]> }

type AskQuery<O extends Operation> = O extends { query: infer Q extends z.ZodObject }
  ? Record<never, unknown> extends z.input<Q>
    ? { readonly query?: GivenQuery<z.input<Q>> }
    : { readonly query: GivenQuery<z.input<Q>> }
  : unknown
type AskBody<O extends Operation> = O extends { body: infer B }
  ? B extends z.ZodType
    ? { readonly body: Given<z.input<B>> } | { readonly draft: Draft<z.input<B>> }
    : { readonly file: { readonly bytes: Blob | ArrayBuffer; readonly type: string } }
  : unknown
type AskVersion<O extends Operation> = O extends { version: infer V }
  ? V extends 'always'
    ? { readonly version: number }
    : { readonly version?: number | undefined }
  : unknown

/** A path with its parts in braces filled in, each written as an address needs it. @throws when one is not given */
export function fill(path: string, parts: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = parts[name]
    if (value === undefined) throw new TypeError(`path ${path} needs ${name}`)
    return encodeURIComponent(value)
  })
}

/** An operation on one record, whose id stands in its path. */
export type OfRecord = Operation<`${string}{id}${string}`>

/** Where an operation is asked for, without what it asks (`query`). */
export function address<const O extends Operation>(operation: O, parts: AskParams<O>): string {
  return fill(operation.path, parts)
}

/** What somebody who asks has to give. */
export type Ask<O extends Operation> = AskParams<O> & AskQuery<O> & AskBody<O> & AskVersion<O>

/** What they get; undefined for an answer without a body. */
export type Answered<O extends Operation> = {
  [S in Status]: S extends keyof O['answers']
    ? Bodies<O, S> extends infer T extends z.ZodType
      ? z.output<T>
      : undefined
    : never
}[Status]

/** The body that an operation takes, as a form has it. */
export type DraftOf<O extends Operation> = O extends { body: infer B extends z.ZodType }
  ? Draft<z.input<B>>
  : never

/** The body that an operation takes. */
export type BodyOf<O extends Operation> = O extends { body: infer B extends z.ZodType }
  ? Given<z.input<B>>
  : never
