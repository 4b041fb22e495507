import { z } from '@hono/zod-openapi'
import { instant } from './schema.ts'

/** Every recurring job, so that none is shown without words. */
export const AUFTRAG_NAMES = [
  'alteSitzungen',
  'aufbewahrung',
  'aufbewahrung.loeschen',
  'datei.aufraeumen',
  'fahrtenbuch.ausfuhrenLoeschen',
  'fahrzeug.bericht',
  'fahrzeug.fristen',
  'fahrzeug.taeglich',
  'leseraum.fristen',
  'mandant.hausdateienLoeschen',
  'verlorenePost',
] as const
export type AuftragName = (typeof AUFTRAG_NAMES)[number]

/** Each recurring job's last runs for this Mandant. */
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
