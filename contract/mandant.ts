import { z } from '@hono/zod-openapi'
import { MODULE } from '@platzwart/domain/mandant/module'
import { text, uuid } from './schema.ts'

/** A host name without port: labels of letters, digits and hyphens. */
export const domainSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/)
  .openapi({ example: 'lindenau.example.org' })

export const mandantDetailSchema = z
  .object({
    id: uuid,
    name: z.string(),
    zone: z.string(),
    sprache: z.enum(['de', 'en']),
    module: z.array(z.string()),
    logo: z.string().nullable(),
    datenschutz: z.string(),
    impressum: z.string(),
    kundenname: z
      .string()
      .nullable()
      .openapi({ description: "The customer's name in the older workspace site." }),
    domains: z.array(z.string()),
  })
  .openapi('MandantDetail')

export const mandantChangeSchema = z
  .object({
    sprache: z.enum(['de', 'en']).optional(),
    datenschutz: text(50_000).optional(),
    impressum: text(50_000).optional(),
  })
  .strict()
  .openapi('MandantChange')

/** What operators may change of any Mandant. */
export const mandantUpdateSchema = z
  .object({ name: text(120, 1).optional(), module: z.array(z.enum(MODULE)).max(MODULE.length).optional() })
  .strict()
  .openapi('MandantUpdate')

export const mandantOverviewSchema = z
  .object({ id: uuid, name: z.string(), module: z.array(z.string()), domains: z.array(z.string()) })
  .openapi('Mandant')

export const mandantenPageSchema = z
  .object({ items: z.array(mandantOverviewSchema), cursor: uuid.nullable() })
  .openapi('MandantenPage')

export const mandantenQuerySchema = z.object({
  cursor: uuid.optional().openapi({ description: 'The last of the page before.' }),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})

export const domainAddSchema = z.object({ domain: domainSchema }).strict().openapi('DomainAdd')

export const mandantCreateSchema = z
  .object({
    name: text(120, 1),
    domains: z.array(domainSchema).max(20).default([]),
    admin: z
      .object({ email: z.email().max(254).toLowerCase(), vorname: text(100, 1), nachname: text(100, 1) })
      .strict(),
  })
  .strict()
  .openapi('MandantCreate')

export type MandantDetail = z.infer<typeof mandantDetailSchema>
