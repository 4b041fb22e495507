import { z } from '@hono/zod-openapi'
import { issueSchema } from './problem.ts'
import { instant, lines, uuid } from './schema.ts'

/** What whoever maintains bookings says to those who lose them. */
export const stornoGrund = lines(500, 1)

/** What became of many bookings that were cancelled by one press; nobody is named. */
export const STORNO_RESULT = {
  storniert: z.array(uuid),
  nicht: z
    .array(z.object({ id: uuid, gruende: z.array(issueSchema) }))
    .openapi({ description: 'Of those asked for by id: what stands, and why.' }),
  gehaltenBis: instant.nullable().openapi({
    description: 'Until then each can be undone; null where nothing of it can be.',
  }),
} as const
