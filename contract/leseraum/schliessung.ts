import { z } from '@hono/zod-openapi'
import { MOST_MOVED } from '@platzwart/domain/leseraum/newSeats'
import { STAY_REASONS } from '@platzwart/domain/leseraum/schliessung/ruecknahme'
import { ANLAESSE, MOST_TIMED_PLANS } from '@platzwart/domain/leseraum/schliessung/types'
import { UMGAENGE } from '@platzwart/domain/schliessung/types'
import {
  betroffeneBuchungSchema,
  grundrissSaveSchema,
  leseraeumeReadSchema,
  leseraumSaveSchema,
} from '../grundriss.ts'
import { oeffnungszeitSchema, sonderoeffnungszeitSaveSchema } from '../leseraum.ts'
import { instant, rawText, uuid, version } from '../schema.ts'
import { sperreCreateSchema } from './sperre.ts'

export const anlassArt = z.enum(ANLAESSE)

/** The change to save, as its own operation accepts it; exactly the part named in the path. */
const anlassSchema = z
  .object({
    sonder: z
      .object({ grundrissId: uuid, zeiten: z.array(sonderoeffnungszeitSaveSchema).max(500) })
      .strict()
      .optional()
      .openapi({ description: 'All special opening times of the plan, as they are to be.' }),
    woche: z
      .object({ grundrissId: uuid, zeiten: z.array(oeffnungszeitSchema).max(7) })
      .strict()
      .optional()
      .openapi({ description: 'The opening times of the week, as they are to be.' }),
    platz: z
      .object({ leseraumId: uuid, leseraum: leseraumSaveSchema })
      .strict()
      .optional()
      .openapi({ description: 'A seat or room that is put out of use.' }),
    plaetze: z
      .object({ grundrissId: uuid, leseraeume: leseraeumeReadSchema.max(MOST_MOVED) })
      .strict()
      .optional()
      .openapi({ description: 'Seats and rooms of one plan that are put out of use.' }),
    grundriss: z
      .object({ grundrissId: uuid, grundriss: grundrissSaveSchema })
      .strict()
      .optional()
      .openapi({ description: 'A floor plan that is put out of use.' }),
    zeiten: z
      .object({
        plaene: z
          .array(
            z
              .object({
                grundrissId: uuid,
                version,
                woche: z.array(oeffnungszeitSchema).max(7).optional(),
                sonder: z.array(sonderoeffnungszeitSaveSchema).max(500).optional(),
              })
              .strict(),
          )
          .min(1)
          .max(MOST_TIMED_PLANS),
      })
      .strict()
      .optional()
      .openapi({
        description:
          'Opening times of several plans, each with the version that was read; of a plan what is left out stays.',
      }),
    sperre: sperreCreateSchema.optional().openapi({ description: 'Seats, or a whole plan, for a period.' }),
  })
  .strict()

export const anlassVorschlagSchema = anlassSchema.openapi('SchliessungAnlass')

const ersatzSchema = z
  .object({
    art: z.enum(['naechsterPlatz', 'andererGrundriss', 'andereZeit']),
    leseraumId: uuid,
    bezeichnung: z.string(),
    grundriss: z.string(),
    von: instant,
    bis: instant,
  })
  .openapi('SchliessungErsatz')

/** The bookings a closure would hit, and the replacement for each. */
export const vorschlagSchema = z
  .object({
    stand: z.string().openapi({ description: 'Names what was looked at; send it back with the decision.' }),
    anzahl: z.int(),
    verschiebbar: z.int().openapi({ description: 'For so many there is something else.' }),
    bleibt: z.boolean().openapi({ description: 'Whether bookings can be left as they are.' }),
    buchungen: z
      .array(
        betroffeneBuchungSchema.extend({
          leseraumId: uuid,
          bezeichnung: z.string(),
          ersatz: ersatzSchema.nullable(),
        }),
      )
      .openapi({ description: 'The first 500, by start.' }),
  })
  .openapi('SchliessungVorschlag')

export const schliessungApplySchema = anlassSchema
  .extend({
    stand: rawText(64, 1),
    alle: z.enum(UMGAENGE),
    sonst: z
      .enum(['stornieren', 'belassen'])
      .default('stornieren')
      .openapi({ description: 'What becomes of those that are to be moved and have nowhere to go.' }),
    ausnahmen: z
      .array(z.object({ buchungId: uuid, umgang: z.enum(UMGAENGE) }).strict())
      .max(500)
      .default([]),
  })
  .strict()
  .openapi('SchliessungApply')

/** A closure that was saved with its consequences. */
export const schliessungSchema = z
  .object({
    id: uuid,
    anlass: anlassArt,
    grundrissId: uuid,
    grundriss: z.string(),
    verschoben: z.int(),
    storniert: z.int(),
    belassen: z.int(),
    erstellt: instant,
    bis: instant.openapi({ description: 'Until then it can be taken back; its mails wait as long.' }),
  })
  .openapi('Schliessung')

/** The result of undoing a closure. */
export const ruecknahmeSchema = z
  .object({
    zurueck: z.int(),
    nicht: z
      .array(
        z.object({
          id: uuid,
          bezeichnung: z.string(),
          von: instant,
          bis: instant,
          grund: z.enum(STAY_REASONS),
        }),
      )
      .openapi({
        description:
          'The first 500: changed since, taken by others, closed by something else, or against own bookings made since.',
      }),
  })
  .openapi('SchliessungRuecknahme')

export type SchliessungAnlass = z.output<typeof anlassVorschlagSchema>
export type SchliessungApply = z.output<typeof schliessungApplySchema>
export type Vorschlag = z.infer<typeof vorschlagSchema>
export type SchliessungView = z.infer<typeof schliessungSchema>
export type Ruecknahme = z.infer<typeof ruecknahmeSchema>
