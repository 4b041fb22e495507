import { z } from '@hono/zod-openapi'
import { EINFUHR_ARTEN } from '@platzwart/domain/einfuhr/arten'
import { URTEILE } from '@platzwart/domain/einfuhr/columns'
import { instant, PAGED, rawText, uuid } from './schema.ts'

const urteilSchema = z.enum(URTEILE)

/** Kind of import, as in the path. */
export const einfuhrArt = z.enum(EINFUHR_ARTEN).openapi({ example: 'personen' })

/** Encodings of tables. */
export const TABLE_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
  'cp850',
  'windows-1250',
  'windows-1254',
  'windows-1251',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
] as const

const encoding = z.enum(TABLE_ENCODINGS)

const counts = z.object({ neu: z.int(), geaendert: z.int(), unveraendert: z.int(), abgelehnt: z.int() })

export const einfuhrSchema = z
  .object({
    id: uuid,
    dateiname: z.string(),
    status: z
      .enum(['wartend', 'laeuft', 'bereit', 'uebernommen', 'fehlgeschlagen'])
      .openapi({ description: 'bereit: the preview is there, and nothing is done yet.' }),
    erledigt: z.int().openapi({ description: 'Lines judged so far.' }),
    gesamt: z.int(),
    kodierung: encoding.nullable(),
    kodierungUnklar: z.boolean().openapi({
      description: 'Whether several readings are as likely: nothing is taken over before one is chosen.',
    }),
    lesarten: z
      .array(z.object({ kodierung: encoding, woerter: z.array(z.string()) }))
      .openapi({ description: 'Readings to choose from, each with some words as they would be.' }),
    trennzeichen: z.enum([';', ',', '\t', '|']).nullable(),
    uebergangen: z.array(z.string()).openapi({ description: 'Headings of columns that are not read.' }),
    anzahl: counts,
    fehler: z.string().nullable().openapi({ description: "Why it failed, in the reader's language." }),
    mails: z.boolean().openapi({ description: 'Whether invitations could be sent by mail.' }),
    erstellt: instant,
  })
  .openapi('Einfuhr')

export const einfuhrUploadQuerySchema = z.object({
  dateiname: rawText(200, 1),
  ziel: uuid
    .optional()
    .openapi({ description: 'What of the house the table is about: of seats, their plan.' }),
})

export const einfuhrRenewQuerySchema = z.object({
  kodierung: encoding
    .optional()
    .openapi({ description: 'How it is to be read from now on; left out: as before.' }),
})

export const einfuhrLinesQuerySchema = z.object({
  urteil: urteilSchema.optional(),
  ...PAGED,
  cursor: z.coerce.number().int().min(0).max(10_000_000).optional(),
})

const einfuhrLineSchema = z
  .object({
    zeile: z.int().openapi({ description: 'As an editor counts them.' }),
    urteil: urteilSchema,
    titel: z.string().openapi({ description: 'Whom or what it is about.' }),
    zusatz: z.string(),
    aenderungen: z
      .array(z.object({ spalte: z.string(), vorher: z.string().nullable(), nachher: z.string() }))
      .openapi({
        description:
          "By heading, in the reader's language; vorher is null where something comes to what is there.",
      }),
    verstoesse: z.array(z.object({ spalte: z.string(), wert: z.string(), detail: z.string() })),
  })
  .openapi('EinfuhrLine')

export const einfuhrLinesSchema = z
  .object({ items: z.array(einfuhrLineSchema), cursor: z.string().nullable() })
  .openapi('EinfuhrLines')

export const einfuhrApplySchema = z
  .object({
    einladen: z
      .boolean()
      .default(false)
      .openapi({ description: 'Of people: whether everybody who is new gets an invitation by mail.' }),
    benachrichtigen: z
      .boolean()
      .default(false)
      .openapi({ description: 'Of bookings: whether everybody who has one then is told by mail.' }),
  })
  .strict()
  .openapi('EinfuhrApply')

export type EinfuhrApply = z.input<typeof einfuhrApplySchema>
export type EinfuhrView = z.infer<typeof einfuhrSchema>
export type EinfuhrLineView = z.infer<typeof einfuhrLineSchema>
