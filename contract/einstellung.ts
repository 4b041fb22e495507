import { z } from '@hono/zod-openapi'
import { uuid } from './schema.ts'

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))])

export const einstellungSchema = z
  .object({
    name: z.string(),
    type: z.enum(['number', 'boolean', 'string', 'time', 'array']),
    wert: value,
    herkunft: z.enum(['default', 'mandant', 'gruppe', 'benutzer']),
    standard: value,
    nurMandant: z.boolean(),
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

export type EinstellungView = z.infer<typeof einstellungSchema>
