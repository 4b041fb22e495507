import { z } from '@hono/zod-openapi'
import { AUFBEWAHRUNG_ARTEN } from '@platzwart/domain/datenschutz/aufbewahrung'
import { instant, lines, tag, text, uuid } from './schema.ts'

const artSchema = z.enum(AUFBEWAHRUNG_ARTEN)
const monthsSchema = z.int().min(0).max(1200)

export const fristenQuerySchema = z.object({
  art: artSchema
    .optional()
    .openapi({ description: 'Of this one with other months, to see what they would mean.' }),
  monate: z.coerce.number().pipe(monthsSchema).optional(),
})

export const fristenSchema = z
  .array(
    z.object({
      art: artSchema,
      monate: monthsSchema.openapi({ description: '0: as long as there is the house.' }),
      mindestens: z
        .int()
        .openapi({ description: 'Months that the law asks for, or the least that makes sense.' }),
      vor: tag.nullable().openapi({ description: 'What is older goes; null: nothing does.' }),
      anzahl: z.int().openapi({ description: 'How many would go now; 10,000 is that many or more.' }),
    }),
  )
  .openapi('Fristen')

export const loeschsperreSchema = z
  .object({
    id: uuid,
    name: z.string().openapi({ description: 'Of the person, or the plate of the vehicle.' }),
    grund: z.string(),
    erstellt: instant,
    von: z.string(),
  })
  .openapi('Loeschsperre')

export const loeschsperreSetSchema = loeschsperreSchema
  .extend({
    anzahl: z
      .int()
      .openapi({ description: 'How many were set: all vehicles that have had the plate are held.' }),
  })
  .openapi('LoeschsperreSet')

export const loeschsperreSaveSchema = z
  .object({
    kennung: text(254, 1).openapi({ description: 'E-mail address of the person, or plate of the vehicle.' }),
    grund: lines(500, 1),
  })
  .strict()
  .openapi('LoeschsperreSave')

export type Fristen = z.infer<typeof fristenSchema>
export type LoeschsperreView = z.infer<typeof loeschsperreSchema>
