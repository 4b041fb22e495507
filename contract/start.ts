import { z } from '@hono/zod-openapi'
import { instant, uuid } from './schema.ts'

const mandantViewSchema = z
  .object({
    id: uuid,
    name: z.string(),
    zone: z.string().openapi({ example: 'Europe/Berlin' }),
    sprache: z.enum(['de', 'en']),
    module: z.array(z.string()),
    logo: z.string().nullable().openapi({ description: 'Where the one for light grounds is read.' }),
    logoDunkel: z.string().nullable().openapi({ description: 'The one for dark grounds.' }),
    altseite: z.string().nullable().openapi({ description: 'Address of the older workspace site.' }),
    gesperrt: z.boolean().openapi({ description: 'Suspended: nobody gets in.' }),
    akzent: z.string().nullable().openapi({ description: 'Accent colour, #rrggbb.' }),
    personalrat: z.object({ seit: instant, endet: instant.nullable() }).nullable().openapi({
      description: 'Staff-council mode: since when it is on, and when it ends. Null: it is off.',
    }),
  })
  .openapi('MandantView')

export const demoLoginSchema = z.object({
  email: z.string(),
  password: z.string(),
  name: z.string(),
  rolle: z.enum([
    'leserin',
    'leser',
    'leitung',
    'person',
    'fahrerin',
    'fahrer',
    'fuhrpark',
    'freigabe',
    'pruefer',
    'betreiber',
  ]),
  mandant: z.string(),
})

const sitzungSchema = z
  .object({
    benutzer: z.object({
      id: uuid,
      vorname: z.string(),
      nachname: z.string(),
      email: z.string(),
      sprache: z.enum(['de', 'en']),
    }),
    berechtigungen: z.array(z.string()),
    betreiber: z.boolean(),
    zweitfaktorFehlt: z.boolean().openapi({
      description: 'A second factor has to be set up first; until then nothing else is answered.',
    }),
    haeuser: z.enum(['eines', 'hier', 'anderswo']).openapi({
      description:
        'Whether the account is in further houses: none, some to go to at this address, or some with one of their own.',
    }),
    startpfad: z.string(),
    menue: z.array(z.string()).openapi({ description: 'Entries of the header menu that this person sees.' }),
  })
  .openapi('Sitzung')

export const startSchema = z
  .object({
    mandant: mandantViewSchema.nullable(),
    demo: z.array(demoLoginSchema).nullable(),
    sitzung: sitzungSchema.nullable(),
    betreiber: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable().openapi({
      description: "An operator who is nobody here: they have the operators' pages, and no house.",
    }),
    mails: z.boolean().openapi({ description: 'Whether mails leave: a mail server is set up.' }),
    build: z.string(),
    jetzt: z.string().openapi({ description: "The server's clock, an instant." }),
  })
  .openapi('Start')

export const spracheUpdateSchema = z.object({ sprache: z.enum(['de', 'en']) })

export type Start = z.infer<typeof startSchema>
export type Sitzung = z.infer<typeof sitzungSchema>
