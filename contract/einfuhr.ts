import { z } from '@hono/zod-openapi'
import { COLUMNS } from '@platzwart/domain/einfuhr/columns'
import { URTEILE } from '@platzwart/domain/einfuhr/urteil'
import { given, instant, PAGED, uuid } from './schema.ts'

const urteilSchema = z.enum(URTEILE)

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
    kodierung: z.enum(['utf-8', 'utf-16', 'windows-1252']).nullable(),
    trennzeichen: z.enum([';', ',', '\t']).nullable(),
    uebergangen: z.array(z.string()).openapi({ description: 'Headings of columns that are not read.' }),
    anzahl: counts,
    fehler: z.string().nullable().openapi({ description: "Why it failed, in the reader's language." }),
    mails: z.boolean().openapi({ description: 'Whether invitations could be sent by mail.' }),
    erstellt: instant,
  })
  .openapi('Einfuhr')

export const einfuhrUploadQuerySchema = z.object({ dateiname: given(200, 1) })

export const einfuhrLinesQuerySchema = z.object({
  urteil: urteilSchema.optional(),
  ...PAGED,
  cursor: z.coerce.number().int().min(0).max(10_000_000).optional(),
})

const einfuhrLineSchema = z
  .object({
    zeile: z.int().openapi({ description: 'As an editor counts them.' }),
    urteil: urteilSchema,
    name: z.string(),
    email: z.string(),
    aenderungen: z.array(
      z.object({ spalte: z.enum(COLUMNS), vorher: z.string().nullable(), nachher: z.string() }),
    ),
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
      .openapi({ description: 'Whether everybody who is new gets an invitation by mail.' }),
  })
  .strict()
  .openapi('EinfuhrApply')

export type EinfuhrView = z.infer<typeof einfuhrSchema>
export type EinfuhrLineView = z.infer<typeof einfuhrLineSchema>
