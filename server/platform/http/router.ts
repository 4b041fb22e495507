import { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from './env.ts'
import { issuesOfZod } from './issuesOfZod.ts'
import { problemResponse } from './problem.ts'

/** Creates a router that refuses input of the wrong shape, naming every field, before any handler runs. */
export function router() {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result, c) => {
      if (result.success) return undefined
      const issues = issuesOfZod(result.error.issues, 'data' in result ? result.data : undefined)
      return problemResponse(
        { status: 422, code: 'anfrage.ungueltig', issues },
        c.get('sprache'),
        c.get('requestId'),
      )
    },
  })
}
