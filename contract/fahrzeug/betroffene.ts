import { z } from '@hono/zod-openapi'
import { instant, uuid } from '../schema.ts'

/** More than any car or person has ahead. */
const SHOWN_MOST = 5000

export const betroffeneIds = z.array(uuid).max(SHOWN_MOST).optional().openapi({
  description:
    'Ids of the bookings that were shown before. One that has come since is not cancelled unseen: the answer is 409 with all of them. Without it nothing is compared.',
})

/** Confirms what happens to trips that a change of a vehicle hits. */
export const CONFIRMED = {
  betroffeneStornieren: z.boolean().default(false).openapi({
    description: 'Bookings that no longer fit are cancelled; without it, the answer is 409 and shows them.',
  }),
  betroffeneIds,
}

export const betroffeneSchema = z
  .array(
    z.object({
      id: uuid,
      von: instant,
      bis: instant,
      fahrer: z.string(),
      fahrtgrund: z.string(),
      informationstext: z.string(),
    }),
  )
  .openapi('BetroffeneFahrten')

export const deaktivierenSchema = z.object(CONFIRMED).strict().openapi('FahrzeugDeaktivieren')

export type BetroffeneFahrt = z.infer<typeof betroffeneSchema>[number]
