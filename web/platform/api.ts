import { type Answered, type Ask, fill, type Operation } from '@platzwart/contract/operation'
import { APART } from '@platzwart/contract/paths'
import { newIdempotencyKey } from './idempotency.ts'
import { takeFirstAnswer } from './loading/firstAnswers.ts'
import { type ApiProblem, problemOf, Unreachable } from './problem.ts'
import { fetchWithRetry } from './retry.ts'
import { askProof } from './session/proof.ts'
import { isSomethingElse, noteSomethingElse, ofShown, type Shown, tellShown } from './session/shown.ts'
import { currentLanguage } from './texts/words.ts'

type Query = Readonly<Record<string, string | number | boolean | undefined>>

export interface CallOptions {
  /** Fills the parts of the path that stand in braces (`{id}`). */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Query | undefined
  readonly body?: unknown
  /** Sent as it is, instead of a JSON body. */
  readonly file?: { readonly bytes: Blob | ArrayBuffer; readonly type: string } | undefined
  readonly signal?: AbortSignal | undefined
  /** The version that the change starts from, sent as If-Match. */
  readonly version?: number | undefined
  /** One key per intention of the person, so that a repeated click is the same write; a fresh one by default. */
  readonly idempotencyKey?: string | undefined
  /** Whom, and in which house, it is for: what waited on this device is its own person's. By default it is for whom the page shows. */
  readonly of?: Shown | undefined
  /** It was asked for it already who it is. */
  readonly asked?: boolean
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Listener = () => void
const sessionEndListeners = new Set<Listener>()

/** Called when the server says that there is no session (any more): S10, non-retryable. */
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

/** An address that the browser itself opens: a download. It says whom the page shows that has the link. */
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
 * Asks the server for an operation. Throws `ApiProblem` on a refusal, `Unreachable` without a network; repeated as S10 says.
 * @param given the parts of the path by name, `query`, `body` (or the `draft` of one, or a `file`), and the `version` that a change starts from
 */
export function ask<const O extends Operation>(operation: O, ...[given]: Given<O>): Promise<Answered<O>> {
  return send(operation, given ?? {})
}

/** The same once for one intention, however often it is sent. */
export function askOnce<const O extends Operation>(
  operation: O,
  given: Ask<O>,
  idempotencyKey: string,
): Promise<Answered<O>> {
  return send(operation, { ...given, idempotencyKey })
}

function send<O extends Operation>(operation: O, given: object): Promise<Answered<O>> {
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
  return call<Answered<O>>(method, operation.path, {
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

/** One call of the API, repeated as S10 says; what came with the page is not asked again. Throws `ApiProblem` on a refusal, `Unreachable` without a network. */
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

/** What shows who one is answers by itself; and nobody is asked twice for one thing. */
const asksAgain = ({ code }: ApiProblem, path: string, { asked = false }: CallOptions) =>
  code === 'sitzung.nochmal' && !asked && !path.startsWith(APART.prove)

/** The password, where the form that was sent has asked for it. */
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
  // The house has begun to ask for a second factor: the way leads over the sign-in, too.
  if (problem.code === 'sitzung.faktorFehlt') return true
  return problem.status === 401 && SESSION_ENDS.has(problem.code)
}
