import { z } from '@hono/zod-openapi'
import { issueSchema } from './problem.ts'
import { instant, lines, uuid } from './schema.ts'

/** The text for people whose bookings a maintainer cancels. */
export const stornoGrund = lines(500, 1)

/** The result of a bulk cancellation, without names. */
export const STORNO_RESULT = {
  storniert: z.array(uuid),
  nicht: z
    .array(z.object({ id: uuid, gruende: z.array(issueSchema) }))
    .openapi({ description: 'Of those asked for by id: what stands, and why.' }),
  gehaltenBis: instant.nullable().openapi({
    description: 'Until then each can be undone; null where nothing of it can be.',
  }),
} as const
