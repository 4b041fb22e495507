import { z } from '@hono/zod-openapi'
import { ATTENTION_NAMES } from '@platzwart/domain/berechtigung/attention'
import { FIGURE_NAMES } from '@platzwart/domain/berechtigung/figures'
import { BERECHTIGUNGEN } from '@platzwart/domain/berechtigung/names'
import { benutzerListedSchema, berechtigungSchema, herkunftSchema } from './benutzer.ts'
import { PAGED, text, uuid, version } from './schema.ts'

const berechtigungen = z.array(berechtigungSchema).max(BERECHTIGUNGEN.length)
const named = z.object({ id: uuid, name: z.string() })

export const rolleSchema = z
  .object({
    id: uuid,
    name: z.string(),
    berechtigungen,
    gruppen: z.array(named).openapi({ description: 'Groups that have it.' }),
    direkt: z.int().openapi({ description: 'Active people who have it themselves.' }),
    personen: z.int().openapi({ description: 'Active people whom it reaches, by themselves or by a group.' }),
    zweitfaktor: z.boolean().openapi({ description: 'Whoever has it needs a second factor.' }),
    version,
  })
  .openapi('Rolle')

export const rolleCreateSchema = z
  .object({ name: text(100, 1), berechtigungen })
  .strict()
  .openapi('RolleCreate')

export const rolleUpdateSchema = z
  .object({ name: text(100, 1).optional(), berechtigungen: berechtigungen.optional() })
  .strict()
  .openapi('RolleUpdate')

export const rolleZweitfaktorSchema = z.object({ noetig: z.boolean() }).strict().openapi('RolleZweitfaktor')

export const gruppeSchema = z
  .object({
    id: uuid,
    name: z.string(),
    rollen: z.array(named),
    personen: z.int().openapi({ description: 'Active people in it.' }),
    einstellungen: z.int().openapi({ description: 'Settings that have a value for it.' }),
    version,
  })
  .openapi('Gruppe')

const rollenIds = z.array(uuid).max(200)

export const gruppeCreateSchema = z
  .object({ name: text(100, 1), rollenIds: rollenIds.default([]) })
  .strict()
  .openapi('GruppeCreate')

export const gruppeUpdateSchema = z
  .object({ name: text(100, 1).optional(), rollenIds: rollenIds.optional() })
  .strict()
  .openapi('GruppeUpdate')

export const holderQuerySchema = z.object({
  ...PAGED,
  cursor: uuid.optional().openapi({ description: 'The last of the page before.' }),
})

export const holderPageSchema = z
  .object({
    items: z.array(
      benutzerListedSchema
        .pick({ id: true, vorname: true, nachname: true, email: true, einladung: true })
        .extend({ durch: z.array(herkunftSchema) }),
    ),
    cursor: uuid.nullable(),
  })
  .openapi('HolderPage')

export type RolleView = z.infer<typeof rolleSchema>
export type GruppeView = z.infer<typeof gruppeSchema>

export const attentionSchema = z
  .array(
    z.object({
      name: z.enum(ATTENTION_NAMES),
      anzahl: z.int().openapi({ description: 'At most 1,000; of what is missing 1.' }),
    }),
  )
  .openapi('Attention')

export const figuresSchema = z
  .array(
    z.object({
      name: z.enum(FIGURE_NAMES),
      anzahl: z.int().openapi({ description: 'At most 100,000.' }),
    }),
  )
  .openapi('Figures')

export type Figures = z.infer<typeof figuresSchema>

export type Attention = z.infer<typeof attentionSchema>
