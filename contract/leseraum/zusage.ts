import { z } from '@hono/zod-openapi'
import { ZUSAGE_STAENDE } from '@platzwart/domain/leseraum/zusage/stand'
import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import { instant } from '../schema.ts'

/** The token in the mail's link: person and booking, signed. */
export const zusageTokenSchema = z.string().max(300)

/** What the second person is asked to confirm. Empty for a booking that has started. */
export const zusageSchema = z
  .object({
    stand: z.enum(ZUSAGE_STAENDE),
    haus: z.string(),
    zone: z.string(),
    version: z.int(),
    buchung: z
      .object({
        bereich: z.enum(BEREICHE),
        bezeichnung: z.string(),
        grundriss: z.string(),
        standort: z.string(),
        von: instant,
        bis: instant,
        gruppengroesse: z.int(),
        bucher: z.string(),
      })
      .nullable(),
  })
  .openapi('Zusage')

export type Zusage = z.infer<typeof zusageSchema>
