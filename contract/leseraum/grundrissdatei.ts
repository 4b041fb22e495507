import { z } from '@hono/zod-openapi'
import { MOST_ON_PLAN } from '@platzwart/domain/leseraum/newSeats'
import { bildLageSchema, grundrissSaveSchema, leseraumSaveSchema } from '../grundriss.ts'
import { oeffnungszeitSchema, sonderoeffnungszeitSaveSchema } from '../leseraum.ts'
import { text, uuid } from '../schema.ts'
import { MAX_DATEIBILD_SIGNS } from './grundrissdateiBytes.ts'

/** Format and its version (docs/decisions/floor-plans.md). */
export const GRUNDRISSDATEI = { format: 'platzwart-grundriss', version: 1 } as const

/** A floor plan with everything on it, but nothing specific to its house: no ids, no people, equipment by name. */
export const grundrissdateiSchema = z
  .object({
    format: z.literal(GRUNDRISSDATEI.format),
    version: z.literal(GRUNDRISSDATEI.version),
    grundriss: grundrissSaveSchema.omit({ standortId: true }).openapi('GrundrissdateiPlan'),
    leseraeume: z
      .array(
        leseraumSaveSchema
          .omit({ grundrissId: true, ausstattung: true })
          .extend({
            ausstattung: z
              .array(z.object({ name: text(80, 1), anzahl: z.int().min(1).max(1000).default(1) }).strict())
              .max(50)
              .default([]),
          })
          .openapi('GrundrissdateiLeseraum'),
      )
      .max(MOST_ON_PLAN),
    oeffnungszeiten: z.array(oeffnungszeitSchema.strict()).max(7).default([]),
    sonderoeffnungszeiten: z
      .array(sonderoeffnungszeitSaveSchema.omit({ id: true }).strict())
      .max(500)
      .default([]),
    bild: bildLageSchema
      .extend({
        daten: z
          .string()
          .min(1)
          .max(MAX_DATEIBILD_SIGNS)
          .regex(/^[A-Za-z0-9+/]*={0,2}$/)
          .openapi({ description: 'Its bytes in base64: png or jpg.' }),
      })
      .strict()
      .optional()
      .openapi({ description: 'What lies beneath the seats. It is drawn anew, as every upload.' }),
  })
  .strict()
  .openapi('Grundrissdatei')

export const grundrissImportSchema = z
  .object({
    standortId: uuid,
    bezeichnung: text(120, 1).optional().openapi({ description: 'Left out: as the file calls it.' }),
    datei: grundrissdateiSchema,
  })
  .strict()
  .openapi('GrundrissImport')

export type Grundrissdatei = z.output<typeof grundrissdateiSchema>
export type GrundrissImport = z.output<typeof grundrissImportSchema>
