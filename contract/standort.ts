import { z } from '@hono/zod-openapi'
import { text, uuid, version } from './schema.ts'

export const standortViewSchema = z
  .object({
    id: uuid,
    name: z.string(),
    abstellplaetze: z.array(z.object({ id: uuid, name: z.string() })),
    version,
  })
  .openapi('StandortView')

export const standortSaveSchema = z
  .object({
    name: text(120, 1),
    abstellplaetze: z
      .array(
        z
          .object({
            id: uuid.optional().openapi({ description: 'Of a parking space that is there already.' }),
            name: text(60, 1),
          })
          .strict(),
      )
      .max(500)
      .default([])
      .openapi({ description: 'All parking spaces: one that is not listed is removed.' }),
  })
  .strict()
  .openapi('StandortSave')

export const ausstattungViewSchema = z.object({ id: uuid, name: z.string(), version }).openapi('Ausstattung')

export const ausstattungSaveSchema = z
  .object({ name: text(80, 1) })
  .strict()
  .openapi('AusstattungSave')

export type StandortView = z.infer<typeof standortViewSchema>
