import type { RouteConfig, RouteHandler } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Deps } from '../deps.ts'
import { type Call, endpoint, isRefusal } from './endpoint.ts'
import type { AppEnv } from './env.ts'
import type { Policy } from './operation.ts'
import type { Refusal } from './problem.ts'

type GuardedRoute = RouteConfig & { readonly policy: Policy }
type ContextOf<R extends RouteConfig> = Parameters<RouteHandler<R, AppEnv>>[0]

const NOTHING = { status: 204, body: undefined } as const

/**
 * For routes whose request or answer is bytes: session, Mandant, permission and what `look` finds, in a transaction that is over before
 * the first byte moves. A slow client then holds no connection of the database.
 * @returns what `look` answered, or the refusal as it goes out
 */
export function gate<const R extends GuardedRoute, T extends object>(
  deps: Deps,
  route: R,
  look: (call: Call<ContextOf<R>>) => Promise<T | { refusal: Refusal }>,
): (c: ContextOf<R>) => Promise<{ value: T } | { refused: Response }> {
  const looking = {
    ...route,
    policy: { ...route.policy, writes: false },
    responses: { 204: { description: 'May go on.' } },
  }
  const found = new WeakMap<Request, T>()
  const handler = endpoint(
    deps,
    looking as RouteConfig & { policy: Policy; responses: { 204: object } },
    async (call) => {
      const value = await look(call as unknown as Call<ContextOf<R>>)
      if (isRefusal(value)) return value
      found.set(call.c.req.raw, value)
      return NOTHING as never
    },
  )
  const ask = handler as unknown as (c: Context<AppEnv>) => Promise<Response>
  return async (c) => {
    const context = c as unknown as Context<AppEnv>
    const refused = await ask(context)
    const value = found.get(context.req.raw)
    return value === undefined ? { refused } : { value }
  }
}
