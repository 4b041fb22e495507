import { z } from '@hono/zod-openapi'
import { MAILTEXT_TYPES } from '@platzwart/domain/mailtext/arten'
import { MAX_LENGTH } from '@platzwart/domain/mailtext/judge'
import { instant, lines, PAGED, rawText, text, uuid, version } from './schema.ts'

const statusSchema = z.enum(['wartend', 'gesendet', 'fehlgeschlagen'])

export const postausgangQuerySchema = z.object({
  status: statusSchema.optional(),
  ...PAGED,
})

/** The outbox of the whole house; one's own mails need no search. */
export const postausgangSuchQuerySchema = postausgangQuerySchema.extend({
  suche: rawText(100).optional().openapi({
    description:
      'Part of the receiver’s name or address. In staff-council mode nobody is found by it but oneself, and who got no mail.',
  }),
})

/** A mail in a list; its subject is known once it was sent. */
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
    ohneServer: z.boolean().openapi({
      description: 'There was no mail server when it was due: it is kept here, and nobody was sent it.',
    }),
  })
  .openapi('Benachrichtigung')

export const benachrichtigungDetailSchema = benachrichtigungSchema
  .extend({ text: z.string().nullable(), html: z.string().nullable() })
  .openapi('BenachrichtigungDetail')

export const benachrichtigungPageSchema = z
  .object({ items: z.array(benachrichtigungSchema), cursor: z.string().nullable() })
  .openapi('BenachrichtigungPage')

export const testMailSchema = z
  .object({
    adresse: z
      .email()
      .max(254)
      .toLowerCase()
      .optional()
      .openapi({ description: 'To whom; oneself when nothing is said.' }),
  })
  .strict()
  .openapi('TestMail')

export const testMailResultSchema = z
  .object({
    ergebnis: z.enum(['gesendet', 'abgelehnt', 'nichtErreicht', 'keinServer']).openapi({
      description:
        '`abgelehnt`: the mail server answered and did not take it, for good or for now. `nichtErreicht`: it could not be reached or spoken with, or did not answer in time.',
    }),
    antwort: z.string().nullable().openapi({
      description: 'What the mail server said, or what kept it from saying anything. Null without one.',
    }),
  })
  .openapi('TestMailResult')

export type TestMailResult = z.infer<typeof testMailResultSchema>

export type BenachrichtigungView = z.infer<typeof benachrichtigungSchema>
export type BenachrichtigungPage = z.infer<typeof benachrichtigungPageSchema>
export type BenachrichtigungDetail = z.infer<typeof benachrichtigungDetailSchema>

/** Recipient and kind of mail, signed by the server that wrote it. */
export const unsubscribeTokenSchema = z.string().max(300)

/** A kind of mail that a house may reword. */
export const mailtextTypSchema = z.enum(MAILTEXT_TYPES)

const NO_BREAK = /^[^\r\n]*$/

const wordsSaveSchema = z
  .object({
    betreff: lines(MAX_LENGTH.betreff, 1).regex(NO_BREAK),
    einleitung: lines(MAX_LENGTH.einleitung, 1),
    schluss: lines(MAX_LENGTH.schluss, 1),
  })
  .strict()

export const mailtextSaveSchema = z
  .object({ de: wordsSaveSchema, en: wordsSaveSchema })
  .strict()
  .openapi('MailtextSave', {
    description:
      'Plain text. In braces what this kind of mail knows, as `platzhalter` lists it; what reads as the product’s own is not kept.',
  })

const wordsSchema = z
  .object({ betreff: z.string(), einleitung: z.string(), schluss: z.string() })
  .openapi('Mailworte')

export const mailtextSchema = z
  .object({
    typ: mailtextTypSchema,
    version: version.nullable().openapi({ description: 'Null: nobody has worded it yet.' }),
    de: wordsSchema,
    en: wordsSchema,
    eigentlich: z
      .object({ de: wordsSchema, en: wordsSchema })
      .openapi({ description: 'As the product writes it.' }),
    platzhalter: z
      .object({ betreff: z.array(z.string()), text: z.array(z.string()) })
      .openapi({ description: 'What may stand in braces in the subject, and in the other parts.' }),
  })
  .openapi('Mailtext')

const shownSchema = z.object({ betreff: z.string(), html: z.string(), text: z.string() })

export const mailPreviewSchema = z.object({ de: shownSchema, en: shownSchema }).openapi('MailPreview')

export type MailtextView = z.infer<typeof mailtextSchema>
export type MailPreview = z.infer<typeof mailPreviewSchema>

/** A browser registered for push notifications. */
const geraetSchema = z
  .object({
    id: uuid,
    bezeichnung: z.string(),
    kennung: z.string().openapi({
      description: 'SHA-256 of its address (base64url), by which a browser finds itself in the list.',
    }),
    erstellt: instant,
  })
  .openapi('Geraet')

export const geraeteSchema = z
  .object({
    schluessel: z.string().openapi({
      description: 'The public key by which push services know this installation (VAPID, RFC 8292).',
    }),
    geraete: z.array(geraetSchema),
  })
  .openapi('Geraete')

/** A browser's `PushSubscription`, and the person's name for the device. */
export const geraetSaveSchema = z
  .object({
    adresse: rawText(1000, 10).openapi({ description: 'Of its push service (`endpoint`).' }),
    schluessel: rawText(87, 87)
      .regex(/^[\w-]+$/)
      .openapi({ description: '`p256dh`, base64url.' }),
    geheimnis: rawText(22, 22)
      .regex(/^[\w-]+$/)
      .openapi({ description: '`auth`, base64url.' }),
    bezeichnung: text(100, 1),
  })
  .strict()
  .openapi('GeraetSave')

export type Geraete = z.infer<typeof geraeteSchema>
export type GeraetView = Geraete['geraete'][number]
