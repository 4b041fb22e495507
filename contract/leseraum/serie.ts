import { z } from '@hono/zod-openapi'
import { MOST_CANCELLED, MOST_DATES, MOST_WEEKS } from '@platzwart/domain/serie/dates'
import { buchungSchema } from '../leseraum.ts'
import { alternativeSchema, issueSchema } from '../problem.ts'
import { instant, nearTag, tag, uhrzeit, uuid } from '../schema.ts'

const gruppe = z.coerce.number().int().min(1).max(1000).default(1)

/** A seat at the same wall times on several days. */
export const serieQuerySchema = z.object({
  leseraumId: uuid,
  von: uhrzeit,
  bis: uhrzeit.openapi({ description: '23:59 is the end of the day.' }),
  ab: nearTag.openapi({ description: 'The first day that counts.' }),
  wochentage: z
    .string()
    .min(1)
    .max(13)
    .regex(/^[0-6](,[0-6])*$/)
    .openapi({ description: '0 is Sunday.', example: '1,3' }),
  alleWochen: z.coerce.number().int().min(1).max(MOST_WEEKS).default(1),
  bisTag: nearTag.optional(),
  anzahl: z.coerce.number().int().min(1).max(MOST_DATES).optional(),
  gruppengroesse: gruppe,
})

/** Repeats one's own bookings of a week a week later. */
export const wiederholungQuerySchema = z.object({
  woche: nearTag.openapi({ description: 'Any day of the week that is repeated.' }),
})

const SLOT = { leseraumId: uuid, von: instant, bis: instant }

/** A date: whether it can be booked, or else why not, with alternatives. */
const terminSchema = z
  .object({
    ...SLOT,
    tag,
    bezeichnung: z.string(),
    grundrissId: uuid,
    grundriss: z.string(),
    gruppengroesse: z.int(),
    frei: z.boolean(),
    gruende: z.array(issueSchema),
    vorschlaege: z.array(alternativeSchema),
  })
  .openapi('Termin')

export const termineSchema = z.array(terminSchema)

export const serieCreateSchema = z
  .object({
    termine: z
      .array(z.object({ ...SLOT, gruppengroesse: z.int().min(1).max(1000).default(1) }).strict())
      .min(1)
      .max(MOST_DATES),
  })
  .strict()
  .openapi('SerieCreate')

/** The booked dates, and those no longer available with their reasons. */
export const serieSchema = z
  .object({ serieId: uuid, gebucht: z.array(buchungSchema), nicht: termineSchema })
  .openapi('Serie')

/** Filters one's own bookings by series or days; default: all that are to come. */
export const stornierbarQuerySchema = z.object({
  serieId: uuid.optional(),
  von: nearTag.optional(),
  bis: nearTag.optional(),
})

export const stornierbarSchema = z.array(buchungSchema)

export const stornoSchema = z
  .object({ ids: z.array(uuid).min(1).max(MOST_CANCELLED) })
  .strict()
  .openapi('Storno')

export const storniertSchema = z
  .object({
    storniert: z.array(buchungSchema),
    nicht: z.array(z.object({ id: uuid, gruende: z.array(issueSchema) })),
  })
  .openapi('Storniert')

/** Other hours or another seat for one booking of a series, for all from it on, or for all that are to come. */
export const serieWechselQuerySchema = z.object({
  buchungId: uuid,
  umfang: z.enum(['eine', 'ab', 'alle']),
  von: uhrzeit,
  bis: uhrzeit.openapi({ description: '23:59 is the end of the day.' }),
  leseraumId: uuid.optional().openapi({ description: 'Without one each keeps its seat.' }),
})

const wechselSchema = terminSchema
  .extend({
    id: uuid,
    version: z.int(),
    gleich: z.boolean().openapi({ description: 'It is so already.' }),
    vorher: z.object({ ...SLOT, bezeichnung: z.string() }),
  })
  .openapi('SerieWechsel')

export const wechselnSchema = z.array(wechselSchema)

export const serieChangeSchema = z
  .object({
    termine: z
      .array(z.object({ id: uuid, version: z.int().min(1), ...SLOT }).strict())
      .min(1)
      .max(MOST_DATES),
  })
  .strict()
  .openapi('SerieChange')

export const geaendertSchema = z
  .object({
    geaendert: z.array(buchungSchema),
    nicht: z.array(z.object({ id: uuid, gruende: z.array(issueSchema) })),
  })
  .openapi('SerieGeaendert')

export type Wechsel = z.infer<typeof wechselSchema>
export type SerieWechselQuery = z.output<typeof serieWechselQuerySchema>
export type SerieChange = z.output<typeof serieChangeSchema>
export type Termin = z.infer<typeof terminSchema>
export type SerieCreate = z.output<typeof serieCreateSchema>
export type SerieQuery = z.output<typeof serieQuerySchema>
export type StornierbarQuery = z.output<typeof stornierbarQuerySchema>
