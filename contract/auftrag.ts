import { z } from '@hono/zod-openapi'
import { instant } from './schema.ts'

/** The last runs of each recurring job for this Mandant. */
export const auftraegeSchema = z
  .array(
    z.object({
      auftrag: z.string(),
      alleSekunden: z.int().nullable(),
      ueberfaellig: z.boolean().openapi({ description: 'Two periods late.' }),
      laeufe: z.array(
        z.object({
          periode: z.string(),
          begonnen: instant,
          beendet: instant.nullable(),
          ergebnis: z.record(z.string(), z.unknown()).nullable(),
        }),
      ),
    }),
  )
  .openapi('Auftraege')

export type AuftraegeView = z.infer<typeof auftraegeSchema>
