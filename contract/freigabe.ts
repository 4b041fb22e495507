import { z } from '@hono/zod-openapi'
import { fahrzeugBuchungSchema } from './fahrzeugBuchung.ts'
import { lines, PAGED, uuid } from './schema.ts'

/** Trips awaiting a decision, or with `entschieden` those decided. */
export const freigabeQuerySchema = z.object({
  entschieden: z.enum(['true', 'false']).optional(),
  buchung: uuid.optional().openapi({ description: 'Only this one, decided or not.' }),
  ...PAGED,
})

export const freigabePageSchema = z
  .object({
    items: z.array(
      z.object({
        buchung: fahrzeugBuchungSchema,
        entscheidbar: z
          .boolean()
          .openapi({ description: 'This person was asked, and it is not their own trip.' }),
      }),
    ),
    cursor: z.string().nullable(),
  })
  .openapi('FreigabePage')

export const entscheidungSchema = z
  .object({ freigegeben: z.boolean(), grund: lines(500).default('') })
  .strict()
  .openapi('Entscheidung')

/** Counts in the header; null for those without the permission (P6). */
export const zaehlerSchema = z
  .object({ freigaben: z.int().nullable(), fuehrerscheine: z.int().nullable() })
  .openapi('Zaehler')

export type FreigabePage = z.infer<typeof freigabePageSchema>
export type Zaehler = z.infer<typeof zaehlerSchema>
