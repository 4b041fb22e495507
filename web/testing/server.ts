import type { AnswerOf, Operation } from '@platzwart/contract/operation'
import {
  leaveAnmeldedienst,
  listAngebote,
  listIdentitaeten,
} from '@platzwart/contract/operations/anmeldedienst'
import { live } from '@platzwart/contract/operations/live'
import { listHausZugriffstoken, listZugriffstoken } from '@platzwart/contract/operations/zugriffstoken'
import type { Problem } from '@platzwart/contract/problem'
import { filled, type Part } from '@platzwart/contract/testing/filled'

/** What somebody asked of the server: the parts of the path by name, and of the rest only what was said. */
export type Asked = Readonly<Record<string, unknown>> & {
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly version?: number
}

type Reply = (asked: Asked) => Response | Promise<Response>

/** How an operation is answered, until a later one of the same operation says otherwise. */
export interface Answer {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly reply: Reply
}

type Answering<T> = (asked: Asked) => Part<T> | Promise<Part<T>>

/** Answers an operation as its schema says; what the test leaves out is filled up. */
export function answer<const O extends Operation>(
  operation: O,
  given?: Part<AnswerOf<O>> | Answering<AnswerOf<O>>,
): Answer {
  const [status = 200, declared] =
    Object.entries(operation.answers)
      .map(([code, one]) => [Number(code), one] as const)
      .find(([code]) => code < 300) ?? []
  const schema = declared?.schema
  return {
    ...operation,
    async reply(asked) {
      const part: unknown =
        typeof given === 'function' ? await (given as Answering<AnswerOf<O>>)(asked) : given
      if (schema === undefined) return new Response(null, { status })
      if (!('def' in schema)) return new Response('', { status })
      return Response.json(filled(schema, part as Part<unknown>), { status })
    },
  }
}

/** Answers an operation with a refusal, as the server words it. */
export function refuse(
  operation: Operation,
  problem: RefusedWith | (() => RefusedWith | Promise<RefusedWith>),
): Answer {
  return {
    ...operation,
    reply: async () => refusal(typeof problem === 'function' ? await problem() : problem),
  }
}

export type RefusedWith = Pick<Problem, 'status' | 'code'> & Partial<Problem>

const refusal = (problem: RefusedWith) => Response.json(problem, { status: problem.status })

/** What the sign-in library answers, which is no operation of ours. */
export function answerAt(id: string, method: 'get' | 'post', path: string, reply: Reply): Answer {
  return { id, method, path, reply }
}

export function refuseAt(id: string, method: 'get' | 'post', path: string, problem: RefusedWith): Answer {
  return { id, method, path, reply: () => refusal(problem) }
}

const NAME = /\{(\w+)\}/g

function fits({ method, path }: Answer, asked: string, way: string): Record<string, string> | null {
  if (method !== way) return null
  const names = [...path.matchAll(NAME)].map(([, name = '']) => name)
  const values = new RegExp(`^${path.replaceAll(NAME, '([^/]+)')}$`).exec(asked)?.slice(1)
  return values === undefined
    ? null
    : Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]))
}

async function bodyOf(body: BodyInit | null | undefined): Promise<{ body?: unknown }> {
  if (body === undefined || body === null) return {}
  return { body: typeof body === 'string' ? JSON.parse(body) : body }
}

/** A server at the other end of `fetch`, that answers what a test has told it to and keeps what it was asked. */
export class TestServer {
  readonly #answers: Answer[] = []
  readonly #asked: { readonly id: string; readonly asked: Asked }[] = []
  readonly #unknown: string[] = []
  /** Nothing arrives, as in a garage. */
  away = false

  constructor(answers: readonly Answer[]) {
    this.now(...answers)
  }

  /** From now on it answers so. */
  now(...answers: readonly Answer[]): void {
    // The latest first; and what is spelled out before what has places for anything.
    this.#answers.unshift(...answers.toReversed())
    this.#answers.sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
  }

  /** What an operation, by itself or by its name, was asked so far. */
  asked(operation: Operation | string): readonly Asked[] {
    const wanted = typeof operation === 'string' ? operation : operation.id
    return this.#asked.filter(({ id }) => id === wanted).map(({ asked }) => asked)
  }

  /** The operations that change something, in the order in which they were asked. */
  get writes(): readonly string[] {
    return this.#asked.filter(({ asked }) => 'key' in asked).map(({ id }) => id)
  }

  /** What was asked and no test has an answer for. */
  get unknown(): readonly string[] {
    return this.#unknown
  }

  readonly fetch = async (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    if (this.away) throw new TypeError('Failed to fetch')
    const url = new URL(String(address), 'https://haus.example')
    const way = (init.method ?? 'GET').toLowerCase()
    const headers = new Headers(init.headers)
    for (const one of this.#answers) {
      const params = fits(one, url.pathname, way)
      if (params === null) continue
      const version = /\d+/.exec(headers.get('if-match') ?? '')?.[0]
      const key = headers.get('idempotency-key')
      const asked: Asked = {
        ...params,
        ...(url.search === '' ? {} : { query: Object.fromEntries(url.searchParams) }),
        ...(await bodyOf(init.body)),
        ...(version === undefined ? {} : { version: Number(version) }),
        ...(key === null ? {} : { key }),
      }
      this.#asked.push({ id: one.id, asked })
      try {
        return await one.reply(asked)
      } catch (failure) {
        // What no server sends is the test's mistake, and no failure of the line.
        this.#unknown.push(`${one.id} (${String(failure)})`)
        return refusal({ status: 500, code: 'server.fehler' })
      }
    }
    this.#unknown.push(`${way.toUpperCase()} ${url.pathname}`)
    return refusal({ status: 404, code: 'nichtGefunden' })
  }
}

/** No e-mail domain leads anywhere else: a test that wants one says so. */
export const NO_OTHER_HOUSE = answerAt('findHaus', 'post', '/api/auth/find-house', () =>
  Response.json({ haus: null }),
)

/** The house has no sign-in services: a test that wants one says so. */
export const NO_SERVICES: readonly Answer[] = [
  answerAt('angebote', 'get', listAngebote.path, () => Response.json({ angebote: [], pflicht: false })),
  answerAt('identitaeten', 'get', listIdentitaeten.path, () =>
    Response.json({ identitaeten: [], dienste: [], offen: null }),
  ),
  answerAt('leave', 'post', leaveAnmeldedienst.path, () => Response.json({ adresse: null })),
]

/** No program acts for anybody: a test that wants tokens says so. */
export const NO_TOKENS: readonly Answer[] = [
  answerAt('tokens', 'get', listZugriffstoken.path, () => Response.json({ erlaubt: true, token: [] })),
  answerAt('houseTokens', 'get', listHausZugriffstoken.path, () =>
    Response.json({ items: [], cursor: null }),
  ),
]

/** The stream of news stays away: a test that wants news of it says so. */
export const NO_NEWS = answerAt('live', 'get', live.path, () => new Response(null, { status: 204 }))
