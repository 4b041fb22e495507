import { z } from '@hono/zod-openapi'
import { CODES } from './codes.ts'
import { instant, uuid } from './schema.ts'

const codeSchema = z.enum(CODES)

export const issueSchema = z
  .object({
    code: codeSchema,
    field: z.string().optional().openapi({ description: 'The input that broke the rule.' }),
    detail: z.string().openapi({ description: "The rule, in the reader's language." }),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
    origin: z.enum(['default', 'mandant', 'gruppe', 'benutzer']).optional(),
  })
  .openapi('Issue')

/** An alternative booking, verified by the same rules at the moment of the refusal. */
export const alternativeSchema = z
  .object({
    art: z.enum(['andereZeit', 'naechsterPlatz', 'andererGrundriss']),
    grundrissId: uuid,
    grundriss: z.string(),
    leseraumId: uuid,
    bezeichnung: z.string(),
    von: instant,
    bis: instant,
  })
  .openapi('Alternative')

/** Another car for the same window, or another window for the same car; verified likewise. */
const fahrzeugAlternativeSchema = z
  .object({
    art: z.enum(['anderesFahrzeug', 'andereFahrtzeit']),
    fahrzeugId: uuid,
    kennzeichen: z.string(),
    fahrzeug: z.string().openapi({ description: 'Make and model.' }),
    kategorie: z.string(),
    standort: z.string(),
    von: instant,
    bis: instant,
  })
  .openapi('FahrzeugAlternative')

/** RFC 9457 (application/problem+json). */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: codeSchema,
    instance: z.string().openapi({ description: 'The request id; also in the header X-Request-Id.' }),
    issues: z.array(issueSchema),
    alternatives: z.array(z.union([alternativeSchema, fahrzeugAlternativeSchema])).optional(),
    geaendert: z.object({ von: z.string().nullable(), zeit: instant }).optional().openapi({
      description:
        'With 412: who made what stands now, and when. Null: no person of the house, gone, or not named in staff-council mode.',
    }),
    current: z.unknown().optional().openapi({ description: 'With 412: the record as it stands now.' }),
  })
  .openapi('Problem')

export type Problem = z.infer<typeof problemSchema>
export type ProblemIssue = z.infer<typeof issueSchema>
export type Alternative = z.infer<typeof alternativeSchema>
export type FahrzeugAlternative = z.infer<typeof fahrzeugAlternativeSchema>
