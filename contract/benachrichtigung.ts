import { z } from '@hono/zod-openapi'
import { instant, PAGED, uuid } from './schema.ts'

const statusSchema = z.enum(['wartend', 'gesendet', 'fehlgeschlagen'])

export const postausgangQuerySchema = z.object({
  status: statusSchema.optional(),
  ...PAGED,
})

/** A mail in a list; the subject is known once it has been sent. */
const benachrichtigungSchema = z
  .object({
    id: uuid,
    typ: z.string(),
    status: statusSchema,
    betreff: z.string().nullable(),
    empfaenger: z
      .object({ name: z.string(), email: z.string() })
      .nullable()
      .openapi({ description: 'Null in staff-council mode, unless it is oneself or it did not arrive.' }),
    fehler: z.string().nullable().openapi({ description: 'What the mail server said last.' }),
    versuche: z.int(),
    erstellt: instant,
    gesendet: instant.nullable(),
  })
  .openapi('Benachrichtigung')

export const benachrichtigungDetailSchema = benachrichtigungSchema
  .extend({ text: z.string().nullable(), html: z.string().nullable() })
  .openapi('BenachrichtigungDetail')

export const benachrichtigungPageSchema = z
  .object({ items: z.array(benachrichtigungSchema), cursor: z.string().nullable() })
  .openapi('BenachrichtigungPage')

export type BenachrichtigungView = z.infer<typeof benachrichtigungSchema>
export type BenachrichtigungDetail = z.infer<typeof benachrichtigungDetailSchema>

/** Whose mails of which kind, signed by the server that wrote the mail. */
export const unsubscribeTokenSchema = z.string().max(300)
