import { z } from '@hono/zod-openapi'

export const livenessSchema = z.object({ status: z.literal('ok') }).openapi('Liveness')

export const readinessSchema = z
  .object({
    status: z
      .enum(['ok', 'eingeschraenkt', 'gestoert'])
      .openapi({ description: 'Ready, ready though a job fails in single houses, or not ready.' }),
    datenbank: z.boolean(),
    speicher: z.boolean().openapi({ description: 'False while files cannot be written for want of room.' }),
    auftraege: z.array(
      z.object({
        name: z.string(),
        zuletzt: z.string().nullable(),
        rot: z.boolean(),
        haeuser: z
          .int()
          .openapi({ description: 'In how many houses its last run failed; the log says in which.' }),
      }),
    ),
  })
  .openapi('Readiness')
