import type { NamesOthers } from '@platzwart/domain/datenschutz/namesOthers'
import type { z } from 'zod'

/** A body of bytes instead of JSON, with its content types. */
export interface Bytes {
  readonly bytes: readonly string[]
}

/** A successful answer; without a schema it has no body. */
export interface Answer {
  readonly says: string
  readonly schema?: z.ZodType | Bytes
}

type Status = 200 | 201 | 204

/** Input and output of an operation. Path parameters are UUIDs unless `params` says otherwise. */
interface Shape {
  readonly tag: string
  readonly summary: string
  readonly params?: Readonly<Record<string, z.ZodType>>
  readonly query?: z.ZodObject
  readonly body?: z.ZodType | Bytes
  /** Whether If-Match must carry the version that was read: always, or if the record exists. */
  readonly version?: 'always' | 'ifThere'
  readonly refusals?: readonly (429 | 507)[]
  /**
   * What its answers reveal about other people, and how that changes in staff-council mode. Absent: they name
   * only the caller.
   */
  readonly namesOthers?: NamesOthers
  readonly answers: Readonly<Partial<Record<Status | 303 | 503, Answer>>>
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/**
 * An operation of the API as data, from which server, browser, documents and tests are derived. Its id is the
 * name of its verb.
 */
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

/** A body of bytes. */
export function bytes<const T extends string>(...types: readonly T[]) {
  return { bytes: types } as const
}

/** Content types of Excel workbooks and PDF documents. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const PDF = 'application/pdf'

/** An answer that is a file of one of these types. */
export function file<const T extends string>(...types: readonly T[]) {
  return { says: 'The bytes.', schema: bytes(...types) }
}

/** The parameter names of a path, in order: `/a/{id}/b/{tag}` has `['id', 'tag']`. */
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

/** The validated arguments of a verb, in this order: path parameters, version, query, body. */
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

/** What a verb may return: the declared statuses with their bodies. */
export type Output<O extends Operation> = {
  [S in Status]: S extends keyof O['answers']
    ? {
        readonly status: S
        readonly body: Bodies<O, S> extends infer T extends z.ZodType ? z.input<T> : undefined
        readonly version?: number
        /** Stored under the Idempotency-Key instead of the body, if that contains a secret shown only once. */
        readonly kept?: Bodies<O, S> extends infer T extends z.ZodType ? z.input<T> : undefined
        /**
         * JSON text of the declared shape, if the answer is cached as text; not called when the client's copy
         * is current.
         */
        readonly text?: () => string
        /** ETag of `text`, so that it need not be built for comparison. */
        readonly etag?: string
      }
    : never
}[Status]

type AskParams<O extends Operation> = { readonly [N in Names<O['path']>[number]]: ParamOf<O, N> }
/** Accepts readonly values. */
type Given<T> = T extends readonly (infer E)[]
  ? readonly Given<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Given<T[K]> }
    : T

/** What a person has entered so far: the body's fields, validated by the server. */
type Draft<T> = T extends readonly (infer E)[]
  ? readonly Draft<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Draft<T[K]> }
    : T | string | number | null | undefined

/** Boolean query parameters are passed as booleans; their spelling in the address is added later. */
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

/**
 * Fills the parameters of a path, each URL-encoded.
 * @throws when one is missing
 */
export function fill(path: string, parts: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = parts[name]
    if (value === undefined) throw new TypeError(`path ${path} needs ${name}`)
    return encodeURIComponent(value)
  })
}

/** An operation on one record, with its id in the path. */
export type RecordOperation = Operation<`${string}{id}${string}`>

/** The address of an operation, without its query. */
export function address<const O extends Operation>(operation: O, parts: AskParams<O>): string {
  return fill(operation.path, parts)
}

/** The input that a caller provides. */
export type Ask<O extends Operation> = AskParams<O> & AskQuery<O> & AskBody<O> & AskVersion<O>

/** The answer that a caller gets; undefined without a body. */
export type AnswerOf<O extends Operation> = {
  [S in Status]: S extends keyof O['answers']
    ? Bodies<O, S> extends infer T extends z.ZodType
      ? z.output<T>
      : undefined
    : never
}[Status]

/** The operation's body as a form holds it. */
export type DraftOf<O extends Operation> = O extends { body: infer B extends z.ZodType }
  ? Draft<z.input<B>>
  : never

/** The operation's body. */
export type BodyOf<O extends Operation> = O extends { body: infer B extends z.ZodType }
  ? Given<z.input<B>>
  : never
