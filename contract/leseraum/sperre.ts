import { z } from '@hono/zod-openapi'
import { instant, text, uuid } from '../schema.ts'

export const sperreCreateSchema = z
  .object({
    grundrissId: uuid,
    leseraumIds: z
      .array(uuid)
      .min(1)
      .max(2000)
      .optional()
      .openapi({ description: 'Without them the whole plan.' }),
    von: instant,
    bis: instant,
    grund: text(500).default('').openapi({ description: 'For all to read who look at the seat.' }),
  })
  .strict()
  .openapi('SperreCreate')

/** One row per seat and local day. */
export const sperreSchema = z.object({ ids: z.array(uuid) }).openapi('Sperre')

export const sperrenQuerySchema = z.object({ grundrissId: uuid })

/** A lock that is not over; only the audit trail says who made it. */
export const sperreViewSchema = z
  .object({
    id: uuid.openapi({ description: 'Of one of its rows that stand.' }),
    leseraumIds: z.array(uuid),
    von: instant,
    bis: instant,
    grund: z.string(),
  })
  .openapi('SperreView')

export type SperreView = z.infer<typeof sperreViewSchema>
