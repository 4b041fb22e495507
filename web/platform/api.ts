import { type AnswerOf, type Ask, fill, type Operation } from '@platzwart/contract/operation'
import { ENDPOINTS } from '@platzwart/contract/paths'
import { newIdempotencyKey } from './idempotency.ts'
import { takeFirstAnswer } from './loading/firstAnswers.ts'
import { type ApiProblem, problemOf, Unreachable } from './problem.ts'
import { fetchWithRetry } from './retry.ts'
import { askProof } from './session/proof.ts'
import { isSomethingElse, noteSomethingElse, ofShown, type Shown, tellShown } from './session/shown.ts'
import { currentLanguage } from './texts/words.ts'

type Query = Readonly<Record<string, string | number | boolean | undefined>>

export interface CallOptions {
  /** Values for the placeholders of the path (`{id}`). */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Query | undefined
  readonly body?: unknown
  /** Sent as it is, instead of a JSON body. */
  readonly file?: { readonly bytes: Blob | ArrayBuffer; readonly type: string } | undefined
  readonly signal?: AbortSignal | undefined
  /** The version that the change is based on, sent as If-Match. */
  readonly version?: number | undefined
  /**
   * One key per intention of the person, so that a repeated click is the same write; a fresh one by default.
   */
  readonly idempotencyKey?: string | undefined
  /**
   * The person and the house that the request is for: a queued record belongs to the person who made it. By
   * default those that the page shows.
   */
  readonly of?: Shown | undefined
  /** Step-up authentication was requested for this call already. */
  readonly asked?: boolean
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Listener = () => void
const sessionEndListeners = new Set<Listener>()

/** Subscribes to the answer that there is no session (any more): S10, non-retryable. */
export function onSessionEnd(listener: Listener): () => void {
  sessionEndListeners.add(listener)
  return () => sessionEndListeners.delete(listener)
}

export function addressOf(path: string, options: Pick<CallOptions, 'params' | 'query'> = {}): string {
  const filled = fill(path, options.params ?? {})
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (value !== undefined) query.set(name, String(value))
  }
  const text = query.toString()
  return text === '' ? filled : `${filled}?${text}`
}

/** A URL that the browser itself opens: a download. It names the person that the page shows. */
export function linkTo(path: string, options: Pick<CallOptions, 'params' | 'query'> = {}): string {
  return ofShown(addressOf(path, options))
}

function headersOf(method: Method, path: string, options: CallOptions): Headers {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': currentLanguage() })
  tellShown(headers, path, options.of)
  if (options.body !== undefined) headers.set('Content-Type', 'application/json')
  if (options.file !== undefined) headers.set('Content-Type', options.file.type)
  if (options.version !== undefined) headers.set('If-Match', `"${options.version}"`)
  if (method !== 'GET') headers.set('Idempotency-Key', options.idempotencyKey ?? newIdempotencyKey())
  return headers
}

type Extras = Pick<CallOptions, 'signal' | 'idempotencyKey' | 'of'>

type Given<O extends Operation> =
  Record<never, unknown> extends Ask<O> ? [input?: Ask<O> & Extras] : [input: Ask<O> & Extras]

/**
 * Calls an operation of the server. Throws `ApiProblem` on a refusal, `Unreachable` without a network;
 * retries as S10 says.
 * @param given the path's placeholders by name, `query`, `body` (or the `draft` of one, or a `file`), and the
 * `version` that a change is based on
 */
export function ask<const O extends Operation>(operation: O, ...[given]: Given<O>): Promise<AnswerOf<O>> {
  return send(operation, given ?? {})
}

/** The same with one idempotency key for an intention, however often it is sent. */
export function askOnce<const O extends Operation>(
  operation: O,
  given: Ask<O>,
  idempotencyKey: string,
): Promise<AnswerOf<O>> {
  return send(operation, { ...given, idempotencyKey })
}

function send<O extends Operation>(operation: O, given: object): Promise<AnswerOf<O>> {
  const {
    query,
    draft,
    body = draft,
    file,
    version,
    signal,
    idempotencyKey,
    of,
    ...params
  } = given as CallOptions & { readonly draft?: unknown }
  const method = operation.method.toUpperCase() as Method
  return call<AnswerOf<O>>(method, operation.path, {
    params: params as Record<string, string>,
    query,
    body,
    file,
    version,
    signal,
    idempotencyKey,
    of,
  })
}

/**
 * One call of the API with retries as S10 says; an answer that was embedded in the page is used once. Throws
 * `ApiProblem` on a refusal, `Unreachable` without a network.
 */
export async function call<T>(method: Method, path: string, options: CallOptions = {}): Promise<T> {
  const known = method === 'GET' ? takeFirstAnswer(addressOf(path, options)) : undefined
  if (known !== undefined) return known as T
  const response = await request(method, path, options)
  if (!response.ok) {
    const problem = await problemOf(response)
    if (asksAgain(problem, path, options) && (await askProof(typedIn(options.body))))
      return call(method, path, { ...options, asked: true })
    if (isSomethingElse(problem.code)) noteSomethingElse()
    if (endsSession(problem)) for (const listener of sessionEndListeners) listener()
    throw problem
  }
  if (response.status === 204) return undefined as T
  return (await response.json()) as T
}

/** Whether a refusal asks for step-up authentication: not for its own calls, and only once per call. */
const asksAgain = ({ code }: ApiProblem, path: string, { asked = false }: CallOptions) =>
  code === 'sitzung.nochmal' && !asked && !path.startsWith(ENDPOINTS.prove)

/** The password from the form that was sent, if it contains one. */
function typedIn(body: unknown): string | null {
  const { password, currentPassword = password } = (body ?? {}) as Record<string, unknown>
  return typeof currentPassword === 'string' ? currentPassword : null
}

async function request(method: Method, path: string, options: CallOptions): Promise<Response> {
  const init: RequestInit = { method, headers: headersOf(method, path, options), credentials: 'same-origin' }
  if (options.body !== undefined) init.body = JSON.stringify(options.body)
  if (options.file !== undefined) init.body = options.file.bytes
  if (options.signal) init.signal = options.signal
  try {
    return await fetchWithRetry(addressOf(path, options), init)
  } catch (failure) {
    if (options.signal?.aborted) throw failure
    throw new Unreachable('the server cannot be reached', { cause: failure })
  }
}

const SESSION_ENDS = new Set<string>([
  'sitzung.keine',
  'sitzung.ungueltig',
  'sitzung.abgelaufen',
  'sitzung.inaktiv',
])

function endsSession(problem: ApiProblem): boolean {
  // The house now requires a second factor: that leads to the sign-in as well.
  if (problem.code === 'sitzung.faktorFehlt') return true
  return problem.status === 401 && SESSION_ENDS.has(problem.code)
}
