import { z } from '@hono/zod-openapi'
import { BEREICHE } from '@platzwart/domain/protokoll/bereich'
import { instant, PAGED, tag, text, uuid } from './schema.ts'

const personSchema = z.object({ id: uuid, name: z.string().nullable() })

const wertSchema = z.union([z.string(), z.number(), z.boolean(), z.null()])

export const protokollFilterSchema = z.object({
  von: tag.optional().openapi({ description: 'First local day; left out: 30 days before the last.' }),
  bis: tag.optional().openapi({ description: 'Last local day; left out: today.' }),
  bereich: z.enum(BEREICHE).optional(),
  suche: text(200).optional().openapi({
    description:
      'A part of the name or address of who did it, for whom, or to whom it was done, or the id of what it was done to.',
  }),
})

export const protokollQuerySchema = protokollFilterSchema.extend({
  ...PAGED,
})

const protokollEintragSchema = z
  .object({
    id: uuid,
    zeit: instant,
    verhalten: z.boolean().openapi({
      description: 'What people do from day to day: in staff-council mode none of it is shown.',
    }),
    akteur: personSchema.nullable().openapi({ description: 'Null: the system.' }),
    imAuftrag: personSchema.nullable().openapi({ description: 'On whose behalf.' }),
    aktion: z.string(),
    objekt: z.string().openapi({ description: 'The table.' }),
    objektId: uuid,
    name: z.string().nullable().openapi({ description: 'What people call it.' }),
    felder: z.array(z.object({ feld: z.string(), alt: wertSchema, neu: wertSchema })),
  })
  .openapi('ProtokollEintrag')

export const protokollPageSchema = z
  .object({ items: z.array(protokollEintragSchema), cursor: z.string().nullable() })
  .openapi('ProtokollPage')

export type ProtokollEintrag = z.infer<typeof protokollEintragSchema>
