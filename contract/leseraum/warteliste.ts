import { z } from '@hono/zod-openapi'
import { WARTE_STATUS } from '@platzwart/domain/warteliste/types'
import { bereichSchema } from '../leseraum.ts'
import { instant, tag, text, uuid, version } from '../schema.ts'

/** What to wait for on a plan, as narrowly as desired. */
export const warteplatzCreateSchema = z
  .object({
    grundrissId: uuid,
    leseraumId: uuid.optional().openapi({ description: 'This seat or room alone.' }),
    ausstattungId: uuid.optional().openapi({ description: 'With this kind of equipment.' }),
    zone: text(60, 1).optional().openapi({ description: 'In this zone of the plan.' }),
    von: instant,
    bis: instant,
    mindestens: z
      .int()
      .min(1)
      .max(1500)
      .optional()
      .openapi({ description: 'For so many minutes at least; without it for the whole period.' }),
    gruppengroesse: z.int().min(1).max(1000).default(1),
  })
  .strict()
  .openapi('WarteplatzCreate')

const angebotSchema = z
  .object({
    leseraumId: uuid,
    bezeichnung: z.string(),
    von: instant,
    bis: instant,
    gueltigBis: instant.openapi({ description: 'The seat is held until then.' }),
    zweitePersonNoetig: z
      .boolean()
      .openapi({ description: 'Whoever accepts names a second person, who confirms.' }),
  })
  .openapi('Angebot')

export const warteplatzSchema = z
  .object({
    id: uuid,
    grundrissId: uuid,
    grundriss: z.string(),
    bereich: bereichSchema,
    standort: z.string(),
    leseraumId: uuid.nullable(),
    bezeichnung: z.string().nullable(),
    ausstattung: z.string().nullable(),
    zone: z.string().nullable(),
    von: instant,
    bis: instant,
    mindestens: z.int(),
    gruppengroesse: z.int(),
    status: z.enum(WARTE_STATUS),
    stelle: z
      .object({
        platz: z.int().openapi({ description: '1 is next.' }),
        wartende: z.int().openapi({ description: 'How many wait for the same, oneself included.' }),
      })
      .nullable()
      .openapi({ description: 'While it waits.' }),
    reihenfolge: z
      .enum(['zeit', 'nutzung'])
      .openapi({ description: 'Who came first, or who had least of late.' }),
    genutzt: z.int().nullable().openapi({
      description: 'Minutes that one has booked in the last four weeks, where the house goes by them.',
    }),
    angebot: angebotSchema
      .nullable()
      .openapi({ description: 'While one stands, and what became of the last one.' }),
    version,
    erstellt: instant,
  })
  .openapi('Warteplatz')

export const angebotAcceptSchema = z
  .object({
    zweitePerson: z
      .email()
      .max(254)
      .toLowerCase()
      .optional()
      .openapi({ description: 'E-mail of the person who confirms.' }),
  })
  .strict()
  .openapi('AngebotAccept')

/** Something in a queue changed: the owner is reduced to "mine" or not. */
export const liveWarteplatzSchema = z.object({
  art: z.literal('warteplatz'),
  id: uuid,
  grundrissId: uuid,
  tag,
  eigene: z.boolean(),
})

export type WarteplatzCreate = z.output<typeof warteplatzCreateSchema>
export type WarteplatzView = z.infer<typeof warteplatzSchema>
export type LiveWarteplatz = z.infer<typeof liveWarteplatzSchema>
