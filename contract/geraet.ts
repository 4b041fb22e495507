import { z } from '@hono/zod-openapi'
import { given, instant, text, uuid } from './schema.ts'

/** A browser that its person lets be told at once. */
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

/** What a browser's `PushSubscription` says, and what its person calls the device. */
export const geraetSaveSchema = z
  .object({
    adresse: given(1000, 10).openapi({ description: 'Of its push service (`endpoint`).' }),
    schluessel: given(87, 87)
      .regex(/^[\w-]+$/)
      .openapi({ description: '`p256dh`, base64url.' }),
    geheimnis: given(22, 22)
      .regex(/^[\w-]+$/)
      .openapi({ description: '`auth`, base64url.' }),
    bezeichnung: text(100, 1),
  })
  .strict()
  .openapi('GeraetSave')

export type Geraete = z.infer<typeof geraeteSchema>
export type GeraetView = Geraete['geraete'][number]
export type GeraetSave = z.input<typeof geraetSaveSchema>
