import { z } from '@hono/zod-openapi'
import { text, uuid } from './schema.ts'

export const mandantViewSchema = z
  .object({
    id: uuid,
    name: z.string(),
    zone: z.string().openapi({ example: 'Europe/Berlin' }),
    sprache: z.enum(['de', 'en']),
    module: z.array(z.string()),
    logo: z.string().nullable(),
    altseite: z.string().nullable().openapi({ description: 'Address of the older workspace site.' }),
    datenschutz: z.string(),
    impressum: z.string(),
  })
  .openapi('MandantView')

export const demoLoginSchema = z.object({
  email: z.string(),
  password: z.string(),
  name: z.string(),
  rolle: z.enum(['leserin', 'leser', 'leitung', 'person', 'betreiber']),
  mandant: z.string(),
})

export const sitzungSchema = z
  .object({
    benutzer: z.object({
      id: uuid,
      vorname: z.string(),
      nachname: z.string(),
      email: z.string(),
      sprache: z.enum(['de', 'en']),
      sso: z.boolean(),
    }),
    berechtigungen: z.array(z.string()),
    betreiber: z.boolean(),
    startpfad: z.string(),
    menue: z.array(z.string()).openapi({ description: 'Entries of the header menu that this person sees.' }),
  })
  .openapi('Sitzung')

export const startSchema = z
  .object({
    mandant: mandantViewSchema.nullable(),
    demo: z.array(demoLoginSchema).nullable(),
    sitzung: sitzungSchema.nullable(),
    build: z.string(),
    jetzt: z.string().openapi({ description: "The server's clock, an instant." }),
  })
  .openapi('Start')

export const spracheUpdateSchema = z.object({ sprache: z.enum(['de', 'en']) })

export const mandantCreateSchema = z.object({
  name: text(120, 1),
  domains: z
    .array(z.string().regex(/^[a-z0-9.-]{1,253}$/))
    .max(20)
    .default([]),
  admin: z.object({ email: z.email().max(254).toLowerCase(), vorname: text(100, 1), nachname: text(100, 1) }),
})

export const mandantListSchema = z.array(
  z.object({ id: uuid, name: z.string(), domains: z.array(z.string()) }).openapi('Mandant'),
)

export type Start = z.infer<typeof startSchema>
export type Sitzung = z.infer<typeof sitzungSchema>
