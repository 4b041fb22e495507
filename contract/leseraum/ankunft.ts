import { z } from '@hono/zod-openapi'
import { bereichSchema, buchungSchema } from '../leseraum.ts'
import { instant, rawText, uuid } from '../schema.ts'

/** The code at a seat, printed or on a display. */
const code = rawText(80, 1).openapi({ description: 'As the address in the code says it.' })

export const ankunftQuerySchema = z.object({ code })

export const codeSchema = z.object({ code }).strict().openapi('SeatCode')

/** A seat's state for the person at it. It does not say whose booking prevents theirs. */
export const ankunftSchema = z
  .object({
    leseraumId: uuid,
    bezeichnung: z.string(),
    grundrissId: uuid,
    grundriss: z.string(),
    standort: z.string(),
    bereich: bereichSchema
      .optional()
      .openapi({ description: 'What the seats of its plan are for; a server of before does not say.' }),
    lage: z.enum(['eigene', 'belegt', 'frei', 'zu']),
    eigene: buchungSchema.nullable().openapi({ description: "One's own booking of today, the next one." }),
    belegtBis: instant.nullable(),
    frei: z
      .array(z.object({ von: instant, bis: instant }))
      .openapi({ description: 'What can be booked here now, the shortest first.' }),
  })
  .openapi('Ankunft')

export type Ankunft = z.infer<typeof ankunftSchema>

export const platzcodesSchema = z
  .array(
    z
      .object({ leseraumId: uuid, bezeichnung: z.string(), zone: z.string(), adresse: z.string() })
      .openapi('Platzcode'),
  )
  .openapi('Platzcodes')

export const anzeigeSchema = z
  .object({
    bezeichnung: z.string(),
    grundriss: z.string(),
    adresse: z.string(),
    bis: instant.openapi({ description: 'When the next code is to be shown.' }),
  })
  .openapi('Anzeige')
