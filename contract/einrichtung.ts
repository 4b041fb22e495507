import { z } from '@hono/zod-openapi'
import { STEPS } from '@platzwart/domain/mandant/einrichtung'
import { uuid } from './schema.ts'

export const stepSchema = z.enum(STEPS)

const count = z.int().nonnegative()

export const einrichtungSchema = z
  .object({
    schritte: z.array(
      z.object({
        schritt: stepSchema,
        stand: z.enum(['offen', 'erledigt', 'unnoetig']),
        grundriss: uuid
          .nullable()
          .openapi({ description: 'The floor plan on which it is to be done, where there is one.' }),
      }),
    ),
    plaetze: z
      .object({
        anzahl: count.openapi({ description: 'Seats and rooms that can be booked.' }),
        raeume: count.openapi({ description: 'Floor plans that they are on.' }),
        fehlt: z.enum(['standort', 'plan', 'plaetze', 'zeiten']).nullable(),
      })
      .nullable()
      .openapi({ description: 'Null where the house has neither reading rooms nor workspaces.' }),
    fahrzeuge: z
      .object({
        anzahl: count.openapi({ description: 'Cars of the fleet.' }),
        fahrer: count.openapi({ description: 'People who may drive one today.' }),
        fehlt: z.enum(['standort', 'fahrzeuge', 'scheine']).nullable(),
      })
      .nullable()
      .openapi({ description: 'Null where the house has no vehicles.' }),
    leer: z.boolean().openapi({ description: 'Nobody can book anything yet.' }),
    abgelegt: z.boolean().openapi({ description: 'The list is put away.' }),
  })
  .openapi('Einrichtung')

export const stepChangeSchema = z
  .object({ unnoetig: z.boolean().openapi({ description: 'The house does without.' }) })
  .strict()
  .openapi('StepChange')

export const einrichtungChangeSchema = z
  .object({ abgelegt: z.boolean().openapi({ description: 'The list is put away.' }) })
  .strict()
  .openapi('EinrichtungChange')

const names = z.array(z.string())

export const beispielSchema = z
  .object({
    da: z.boolean().openapi({ description: 'The house has samples.' }),
    geht: z
      .object({ standorte: count, grundrisse: count, plaetze: count, fahrzeuge: count })
      .openapi({ description: 'What goes with them.' }),
    buchungen: count.openapi({
      description: 'Bookings of seats that people have made of them themselves; they go, too.',
    }),
    fahrten: count.openapi({ description: 'The same, of cars.' }),
    geaendert: names.openapi({ description: 'What of it somebody has changed, by name; twenty at most.' }),
    bleibt: names.openapi({
      description: 'What stays, because something of the house’s own is on it; twenty at most.',
    }),
  })
  .openapi('Beispiel')

export const beispielDeleteSchema = z
  .object({ buchungen: count, fahrten: count })
  .strict()
  .openapi('BeispielDelete', { description: 'What its person was told would go: of more nothing goes.' })

export type BeispielView = z.infer<typeof beispielSchema>

export type EinrichtungView = z.infer<typeof einrichtungSchema>
