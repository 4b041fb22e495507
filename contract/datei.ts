import { z } from '@hono/zod-openapi'
import { instant, uuid } from './schema.ts'

/** SPECIFICATION section 3, storage buckets: floor plans, vehicles, logos, privacy. */
const BUCKETS = ['grundrisse', 'fahrzeuge', 'logos', 'datenschutz'] as const

export const bucketSchema = z.enum(BUCKETS)

export const dateiSchema = z
  .object({
    id: uuid,
    bucket: bucketSchema,
    dateiname: z.string(),
    inhaltstyp: z.enum(['image/png', 'image/jpeg', 'application/pdf']),
    bytes: z.int(),
    breite: z.int().nullable(),
    hoehe: z.int().nullable(),
    url: z.string().openapi({ description: 'Where it is downloaded, inside the own Mandant only.' }),
    erstellt: instant,
  })
  .openapi('Datei')

export const dateiPageSchema = z.object({ items: z.array(dateiSchema), gesamt: z.int() }).openapi('DateiPage')

/** Reserved device names of Windows, where a download would fail. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
const SPELLING = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M} ._()+,'&=@!-]*[\p{L}\p{N}\p{M})!])?$/u

/** A file name: no folders, no control characters, no dot or blank at either end. */
export const dateinameSchema = z
  .string()
  .min(1)
  .max(200)
  .refine((name) => SPELLING.test(name) && !DEVICE.test(name), { params: { code: 'feld.format' } })
  .openapi({ example: 'golf.jpg' })

/** A PDF is converted into a picture of its first page, or redrawn as a document of all its pages. */
export const dateiUploadQuerySchema = z.object({ als: z.enum(['bild', 'dokument']).default('bild') })

/** X1: limit 100 and offset 0 by default. */
export const dateiQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
})

export type DateiView = z.infer<typeof dateiSchema>
