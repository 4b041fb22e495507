import { z } from '@hono/zod-openapi'

export const livenessSchema = z.object({ status: z.literal('ok') }).openapi('Liveness')

export const readinessSchema = z
  .object({
    status: z.enum(['ok', 'gestoert']),
    datenbank: z.boolean(),
    speicher: z.boolean().openapi({ description: 'False while files cannot be written for want of room.' }),
    auftraege: z.array(z.object({ name: z.string(), zuletzt: z.string().nullable(), rot: z.boolean() })),
  })
  .openapi('Readiness')
