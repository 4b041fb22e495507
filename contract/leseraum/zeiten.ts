import { z } from '@hono/zod-openapi'
import { BUNDESLAENDER } from '@platzwart/domain/oeffnungszeit/bundesland'
import { grundrissSchema } from '../leseraum.ts'
import { tag, uuid } from '../schema.ts'

/** A floor plan's opening times, and its location. */
export const planZeitenSchema = grundrissSchema
  .pick({
    id: true,
    bezeichnung: true,
    aktiv: true,
    oeffnungszeiten: true,
    sonderoeffnungszeiten: true,
    version: true,
  })
  .extend({
    standort: z.object({ id: uuid, name: z.string(), bundesland: z.enum(BUNDESLAENDER).nullable() }),
  })
  .openapi('PlanZeiten')

export const feiertageQuerySchema = z.object({
  land: z.enum(BUNDESLAENDER),
  jahr: z.coerce.number().int().min(2000).max(2100),
})

export const feiertagSchema = z
  .object({
    tag,
    bezeichnung: z.object({ de: z.string(), en: z.string() }),
    regional: z.boolean().openapi({ description: 'It holds in some municipalities of the Land alone.' }),
  })
  .openapi('Feiertag')

export type PlanZeiten = z.infer<typeof planZeitenSchema>
export type Feiertag = z.infer<typeof feiertagSchema>
