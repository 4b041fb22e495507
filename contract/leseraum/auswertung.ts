import { z } from '@hono/zod-openapi'
import { tag, uuid } from '../schema.ts'

const countsSchema = z.object({
  buchungen: z.int(),
  gekommen: z.int(),
  nichtGekommen: z.int(),
  abgesagt: z.int().openapi({ description: 'By their people, or by an admin for them.' }),
  unbestaetigt: z.int(),
  haus: z.int().openapi({ description: 'By a closure, or before it was noted by what.' }),
  wenige: z.boolean().openapi({ description: 'Too few to be told: all figures are 0.' }),
})

const besideSchema = countsSchema.extend({ davor: countsSchema })

const classSchema = z.object({
  unter: z
    .int()
    .nullable()
    .openapi({ description: 'Values below this, and not below the one before; null for the rest.' }),
  anzahl: z.int().nullable().openapi({ description: 'Null: too few to be told.' }),
  davor: z.int().nullable(),
})

const meansSchema = countsSchema.extend({
  vorlauf: z.int().nullable().openapi({ description: 'Minutes, on the average.' }),
  dauer: z.int().nullable().openapi({ description: 'Minutes, on the average.' }),
  personen: z.number().nullable().openapi({ description: 'People a booking, on the average.' }),
})

const waitedSchema = z.object({
  gewartet: z.int(),
  angeboten: z.int().openapi({ description: 'Of these got an offer.' }),
  gebucht: z.int().openapi({ description: 'Of these took it.' }),
  minuten: z.int().nullable().openapi({ description: 'How long those waited who took it, on the average.' }),
  wenige: z.boolean(),
})

/** Outcomes of bookings on past days, both days included; contains no names. */
export const auswertungSchema = z
  .object({
    von: tag,
    bis: tag,
    davor: z.object({ von: tag, bis: tag }).openapi({ description: 'As many days before.' }),
    gesamt: meansSchema,
    gesamtDavor: meansSchema,
    grundrisse: z.array(
      besideSchema.extend({ grundrissId: uuid, grundriss: z.string(), standort: z.string() }),
    ),
    zonen: z.array(countsSchema.extend({ grundriss: z.string(), zone: z.string() })),
    wochentage: z.array(besideSchema).openapi({ description: 'From Sunday on.' }),
    stunden: z.array(besideSchema).openapi({ description: 'By the hour of the wall in which they begin.' }),
    klassen: z.object({
      vorlauf: z.array(classSchema).openapi({ description: 'Minutes between booking and start.' }),
      dauer: z.array(classSchema).openapi({ description: 'Minutes.' }),
      personen: z.array(classSchema),
      absage: z.array(classSchema).openapi({ description: 'Minutes between cancellation and start.' }),
    }),
    warten: waitedSchema,
    wartenDavor: waitedSchema,
    wenigerAls: z.int().openapi({ description: 'Of fewer bookings no figure is told.' }),
    leuteMindestens: z.int().nullable().openapi({
      description: 'Staff-council mode: nor of fewer people; null in a house without it.',
    }),
  })
  .openapi('Auswertung')

export type AuswertungView = z.infer<typeof auswertungSchema>
