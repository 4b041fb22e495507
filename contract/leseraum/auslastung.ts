import { z } from '@hono/zod-openapi'
import { bereichSchema } from '../leseraum.ts'
import { nearTag, tag, uuid } from '../schema.ts'

/** Default: the four weeks up to yesterday. */
export const auslastungQuerySchema = z.object({
  von: nearTag.optional(),
  bis: nearTag.optional(),
  grundrissId: uuid.optional(),
  bereich: bereichSchema.optional().openapi({ description: 'Left out: all that the house has.' }),
})

const MINUTES = {
  belegt: z.int().openapi({ description: 'Minutes in which somebody had a seat.' }),
  offen: z.int().openapi({ description: 'Minutes in which seats could be had.' }),
}

const DAYS = { von: tag, bis: tag }

/** For small groups, only the available time is shown. */
const guardedSchema = z.object({ ...MINUTES, buchungen: z.int(), wenige: z.boolean() })

/** Utilisation of a period, both days included; contains no names. */
export const auslastungSchema = z
  .object({
    ...DAYS,
    davor: z.object(DAYS).openapi({ description: 'As many days before.' }),
    gesamt: guardedSchema,
    gesamtDavor: guardedSchema,
    raster: z.array(z.object({ ...MINUTES, wenige: z.boolean() })).openapi({
      description: 'By weekday (0 is Sunday) and hour of the wall: index 24 times the weekday plus the hour.',
    }),
    grundrisse: z.array(
      guardedSchema.extend({
        grundrissId: uuid,
        grundriss: z.string(),
        standort: z.string(),
        plaetze: z.int(),
        davor: guardedSchema,
      }),
    ),
    zonen: z.array(guardedSchema.extend({ grundriss: z.string(), zone: z.string(), plaetze: z.int() })),
    plaetze: z
      .array(guardedSchema.extend({ leseraumId: uuid, bezeichnung: z.string(), zone: z.string() }))
      .openapi({ description: 'Of the plan that was asked for; none for all plans.' }),
    wenigerAls: z.int().openapi({ description: 'Of fewer bookings no figure of a zone or seat is told.' }),
    leuteMindestens: z.int().nullable().openapi({
      description: 'Staff-council mode: no figure at all of fewer people; null in a house without it.',
    }),
  })
  .openapi('Auslastung')

export type AuslastungView = z.infer<typeof auslastungSchema>
