import { z } from '@hono/zod-openapi'
import { given, uuid } from './schema.ts'

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))])

const herkunft = z.enum(['default', 'mandant', 'gruppe', 'benutzer'])

export const einstellungSchema = z
  .object({
    name: z.string(),
    type: z.enum(['number', 'boolean', 'string', 'time', 'array']),
    wert: value,
    herkunft,
    standard: value,
    nurMandant: z.boolean(),
    darunter: z
      .object({ wert: value, herkunft })
      .optional()
      .openapi({ description: "Of one's own value: what would hold without it." }),
  })
  .openapi('Einstellung')

export const einstellungSaveSchema = z
  .object({
    wert: z.unknown(),
    schicht: z.enum(['mandant', 'gruppe', 'benutzer']),
    gruppeId: uuid.optional(),
    benutzerId: uuid.optional(),
  })
  .strict()
  .openapi('EinstellungSave')

export const hausEinstellungenSaveSchema = z
  .object({
    aenderungen: z
      .array(
        z
          .object({
            name: given(100, 1),
            wert: z.unknown().openapi({ description: "null goes back to the product's own value." }),
            bisher: value.openapi({ description: 'The value that the change starts from.' }),
          })
          .strict(),
      )
      .min(1)
      .max(100),
  })
  .strict()
  .openapi('HausEinstellungenSave')

export type EinstellungView = z.infer<typeof einstellungSchema>
