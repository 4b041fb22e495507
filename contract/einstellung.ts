import { z } from '@hono/zod-openapi'
import { instant, PAGED, rawText, tag, text, uuid, version } from './schema.ts'

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
            name: rawText(100, 1),
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

const layer = z.enum(['mandant', 'gruppe', 'benutzer'])
const named = z.object({ id: uuid, name: z.string() })
const person = named.extend({ email: z.string() })

export const einstellungWertSchema = z
  .object({
    id: uuid,
    name: z.string().openapi({ description: 'The option.' }),
    wert: value
      .nullable()
      .openapi({ description: 'Null: what is stored no longer fits, and counts as not set.' }),
    schicht: layer,
    gruppe: named.nullable(),
    benutzer: person.nullable(),
    version,
  })
  .openapi('EinstellungWert')

export const werteQuerySchema = z.object({
  option: rawText(100, 1).optional(),
  schicht: layer.optional(),
  suche: text(100)
    .optional()
    .openapi({ description: 'Words of the name of a group or a person, or of an address.' }),
  ...PAGED,
  cursor: uuid.optional().openapi({ description: 'The last of the page before.' }),
})

export const werteSchema = z
  .object({ items: z.array(einstellungWertSchema), cursor: uuid.nullable() })
  .openapi('EinstellungWertPage')

export const wertCreateSchema = z
  .object({
    name: rawText(100, 1),
    wert: z.unknown(),
    gruppeId: uuid.optional(),
    benutzerId: uuid.optional(),
  })
  .strict()
  .openapi('EinstellungWertCreate')

export const wertUpdateSchema = z.object({ wert: z.unknown() }).strict().openapi('EinstellungWertUpdate')

export const personenQuerySchema = z.object({
  suche: text(100).default(''),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})

export const personenSchema = z.array(person).openapi('EinstellungPersonen')

export const historyQuerySchema = z.object({ option: rawText(100, 1), ...PAGED })

export const historySchema = z
  .object({
    items: z.array(
      z.object({
        id: uuid,
        zeit: instant,
        akteur: named
          .extend({ name: z.string().nullable() })
          .nullable()
          .openapi({ description: 'Null: the system.' }),
        schicht: layer,
        gruppe: named.extend({ name: z.string().nullable() }).nullable(),
        benutzer: named.extend({ name: z.string().nullable() }).nullable(),
        vorher: value.nullable().openapi({ description: 'Null: there was none.' }),
        nachher: value.nullable(),
        steht: z.boolean().openapi({ description: 'It is the last change there, and can be taken back.' }),
      }),
    ),
    cursor: z.string().nullable(),
  })
  .openapi('EinstellungVerlauf')

export const explanationQuerySchema = z.object({
  benutzerId: uuid,
  tag: tag.optional().openapi({ description: 'The local day at the end of which it held; left out: now.' }),
  dazu: uuid.optional().openapi({ description: 'A group, as if the person were in it.' }),
  ohne: uuid.optional().openapi({ description: 'A group, as if the person were not in it.' }),
})

const beitrag = z.object({
  schicht: herkunft,
  gruppe: named.nullable(),
  wert: value,
  gilt: z.boolean().openapi({ description: 'What holds comes from here.' }),
})

export const explanationSchema = z
  .object({
    benutzer: person,
    gruppen: z.array(named).openapi({ description: 'Those that the person is in.' }),
    items: z.array(
      z.object({
        name: z.string(),
        wert: value,
        herkunft,
        beitraege: z.array(beitrag),
        dann: z
          .object({ wert: value, herkunft })
          .nullable()
          .openapi({ description: 'What would hold with other groups, where that is something else.' }),
      }),
    ),
  })
  .openapi('EinstellungAuskunft')

export const touchedQuerySchema = z.object({
  option: rawText(100, 1),
  wert: rawText(10_000).optional().openapi({ description: 'JSON; left out: the value goes.' }),
  gruppeId: uuid.optional(),
  benutzerId: uuid.optional(),
})

export const touchedSchema = z
  .object({
    personen: z.int().openapi({ description: 'Active people for whom another value would hold.' }),
    von: z.int().openapi({ description: 'Active people of the house.' }),
    beispiele: z.array(z.object({ name: z.string(), vorher: value, nachher: value })),
  })
  .openapi('EinstellungFolgen')

export type EinstellungWertView = z.infer<typeof einstellungWertSchema>
export type HistoryView = z.infer<typeof historySchema>
export type ExplanationView = z.infer<typeof explanationSchema>

export type EinstellungView = z.infer<typeof einstellungSchema>
