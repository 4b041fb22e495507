import { z } from '@hono/zod-openapi'
import { MOST_CUT } from '@platzwart/domain/grundriss/cropped'
import { ON_DARK } from '@platzwart/domain/grundriss/onDark'
import { readPath } from '@platzwart/domain/grundriss/pathText'
import { MOST_MOVED, MOST_NEW } from '@platzwart/domain/leseraum/newSeats'
import { LESERAUM_ARTEN } from '@platzwart/domain/leseraum/types'
import {
  bereichSchema,
  bildSizeSchema,
  buchungStatusSchema,
  formSchema,
  grundrissBildSchema,
  grundrissListItemSchema,
  kachelnSchema,
  leseraumSchema,
} from './leseraum.ts'
import { instant, lines, link, tag, text, uhrzeit, uuid, version } from './schema.ts'

/** Maximum pages of a document from which one is chosen. */
const MOST_PAGES = 200

/** Plan units; 1 is 1 cm. */
const place = z.int().min(0).max(20_000)

const formSave = formSchema
  .extend({
    d: lines(20_000)
      .regex(/^[MLHVCQAZmlhvcqaz0-9 ,.-]*$/, { abort: true })
      .refine((d) => readPath(d) !== null, { params: { code: 'feld.format' } })
      .optional(),
    x: z.number().min(-20_000).max(40_000).optional(),
    y: z.number().min(-20_000).max(40_000).optional(),
    text: text(200, 1).optional(),
    textEn: text(200).optional(),
    drehung: z.int().min(0).max(359).optional(),
  })
  .strict()

/** Forms must be visible: a caption needs words and a place, any other form its path. */
const formSaveSchema = formSave
  .superRefine((form, { addIssue }) => {
    for (const field of form.art === 'text' ? (['text', 'x', 'y'] as const) : (['d'] as const))
      if (form[field] === undefined)
        addIssue({ code: 'custom', path: [field], params: { code: 'feld.fehlt' } })
    // Forms with a path are rotated by the path itself.
    if (form.art !== 'text' && form.drehung !== undefined)
      addIssue({ code: 'custom', path: ['drehung'], params: { code: 'feld.unbekannt' } })
  })
  .openapi('FormSave')

export const grundrissSaveSchema = z
  .object({
    bezeichnung: text(120, 1),
    beschreibung: lines(2000).default(''),
    link: link(500).nullable().default(null),
    bereich: bereichSchema.optional().openapi({
      description: 'Left out: it stays what it is; of a new plan, what the house has first.',
    }),
    aktiv: z.boolean().default(true),
    standortId: uuid,
    etage: text(60).optional().openapi({ description: 'The floor. Left out: it stays what it is.' }),
    rang: z
      .int()
      .min(1)
      .max(9999)
      .nullable()
      .optional()
      .openapi({ description: 'The order within a floor; null: by name. Left out: it stays what it is.' }),
    breite: z.int().min(100).max(20_000),
    hoehe: z.int().min(100).max(20_000),
    zeichnung: z
      .array(formSaveSchema)
      .max(5000)
      .optional()
      .openapi({ description: 'Left out: the drawing stays as it is.' }),
  })
  .strict()
  .openapi('GrundrissSave')

const edge = z.int().min(0).max(MOST_CUT).default(0)

/** What to crop at each edge: a sheet's frame, title block and dimension lines. */
const bildSchnittSchema = z
  .object({ links: edge, oben: edge, rechts: edge, unten: edge })
  .strict()
  .superRefine(({ links, oben, rechts, unten }, { addIssue }) => {
    const data = { max: MOST_CUT }
    if (links + rechts > MOST_CUT)
      addIssue({ code: 'custom', path: ['rechts'], params: { code: 'feld.zuGross', data } })
    if (oben + unten > MOST_CUT)
      addIssue({ code: 'custom', path: ['unten'], params: { code: 'feld.zuGross', data } })
  })
  .openapi('BildSchnittSave', {
    description: 'What is cut off at each edge, in ten-thousandths of the width or height.',
  })

/** Position of a picture on a plan. */
export const bildLageSchema = z
  .object({
    x: z.int().min(-40_000).max(40_000).default(0),
    y: z.int().min(-40_000).max(40_000).default(0),
    breite: z.int().min(10).max(40_000).openapi({
      description: 'How wide it lies on the plan, in plan units (1 cm); its height follows.',
    }),
    schnitt: bildSchnittSchema.optional().openapi({ description: 'Left out: nothing is cut off.' }),
    deckkraft: z.int().min(10).max(100).default(100).openapi({ description: 'In per cent.' }),
    dunkel: z.enum(ON_DARK).default('umkehren'),
  })
  .strict()

/** The picture beneath the seats, with its position. */
export const bildSaveSchema = z
  .object({
    bild: bildLageSchema.extend({ id: uuid }).strict().nullable().openapi({ description: 'Null: none.' }),
    passend: z.boolean().default(false).openapi({
      description:
        'The plan becomes as large as what is shown of its picture, which then lies at its corner.',
    }),
  })
  .strict()
  .openapi('GrundrissBildSave')

/** What was drawn from an upload; not shown yet. */
export const newBildSchema = z
  .object({
    id: uuid,
    breite: z.int(),
    hoehe: z.int(),
    seiten: z.int().openapi({ description: 'Pages of the document; 1 of a picture.' }),
    groessen: z.array(bildSizeSchema),
    kacheln: kachelnSchema,
  })
  .openapi('NewGrundrissBild')

export const bildQuerySchema = z.object({
  seite: z.coerce.number().int().min(1).max(MOST_PAGES).default(1).openapi({ description: 'Of a PDF.' }),
})

/** A plan with its location, as an upsert returns it. */
export const grundrissSavedSchema = grundrissListItemSchema
  .extend({ breite: z.int(), hoehe: z.int(), version })
  .openapi('GrundrissSaved')

/** A plan with its picture's position. */
export const bildSavedSchema = grundrissSavedSchema
  .extend({ bild: grundrissBildSchema.nullable() })
  .openapi('GrundrissBildSaved')

export const leseraumSaveSchema = z
  .object({
    grundrissId: uuid,
    bezeichnung: text(60, 1),
    art: z.enum(LESERAUM_ARTEN).default('platz'),
    zone: text(60).default(''),
    kapazitaet: z.int().min(1).max(1000).default(1),
    beschreibung: lines(2000).default(''),
    bedingungen: lines(2000).default(''),
    zweitePersonNoetig: z.boolean().default(false),
    aktiv: z
      .boolean()
      .default(true)
      .openapi({ description: 'False cancels every booking that has not ended, with a mail.' }),
    x: place,
    y: place,
    breite: z.int().min(10).max(5000),
    hoehe: z.int().min(10).max(5000),
    drehung: z.int().min(-359).max(359).default(0),
    ausstattung: z
      .array(z.object({ id: uuid, anzahl: z.int().min(1).max(1000).default(1) }).strict())
      .max(50)
      .default([])
      .openapi({ description: 'All of it: what is not listed is removed.' }),
  })
  .strict()
  .openapi('LeseraumSave')

/** Creates many seats and their tables at once. */
export const leseraeumeCreateSchema = z
  .object({
    leseraeume: z
      .array(leseraumSaveSchema.omit({ grundrissId: true }).openapi('NewLeseraum'))
      .min(1)
      .max(MOST_NEW),
    tische: z
      .array(formSave.extend({ art: z.literal('tisch'), d: formSave.shape.d.unwrap() }).openapi('Tisch'))
      .max(MOST_NEW)
      .default([])
      .openapi({ description: 'Drawn under them, behind what the drawing has already.' }),
  })
  .strict()
  .openapi('LeseraeumeCreate')

/** New positions of seats; others stay. */
export const leseraeumeMoveSchema = z
  .object({
    leseraeume: z
      .array(z.object({ id: uuid, x: place, y: place, drehung: z.int().min(-359).max(359) }).strict())
      .min(1)
      .max(MOST_MOVED),
  })
  .strict()
  .openapi('LeseraeumeMove')

/** Seats with the versions that were read, so that concurrent changes are not overwritten. */
export const leseraeumeReadSchema = z
  .array(z.object({ id: uuid, version }).strict())
  .min(1)
  .openapi('LeseraeumeRead')

/** Seats to delete, provided nobody has changed or booked one. */
export const leseraeumeDeleteSchema = z
  .object({ leseraeume: leseraeumeReadSchema.max(MOST_NEW) })
  .strict()
  .openapi('LeseraeumeDelete')

/** Changes names, zones, use and equipment of seats; absent fields stay. */
export const leseraeumeChangeSchema = z
  .object({
    leseraeume: z
      .array(
        z
          .object({
            id: uuid,
            version: version.openapi({ description: 'Of the seat, as it was read.' }),
            bezeichnung: text(60, 1).optional(),
            zone: text(60).optional(),
            aktiv: z.boolean().optional().openapi({
              description: 'False cancels every booking that has not ended, with a mail.',
            }),
            ausstattung: z
              .array(z.object({ id: uuid, anzahl: z.int().min(0).max(1000) }).strict())
              .max(50)
              .default([])
              .openapi({ description: '0 takes it away; what is not listed stays.' }),
          })
          .strict(),
      )
      .min(1)
      .max(MOST_MOVED),
  })
  .strict()
  .openapi('LeseraeumeChange')

/** A seat as needed for maintenance: with its plan and version. */
export const leseraumDetailSchema = leseraumSchema
  .extend({ grundrissId: uuid, version })
  .openapi('LeseraumDetail')

/** All seats of a plan, and the plan's version, which moving them requires. */
export const leseraeumeSchema = z
  .object({ leseraeume: z.array(leseraumDetailSchema), version })
  .openapi('Leseraeume')

/** A special opening time under consideration. */
export const schliessungQuerySchema = z.object({
  gueltigVon: tag,
  gueltigBis: tag,
  von: uhrzeit,
  bis: uhrzeit,
  status: z.enum(['offen', 'geschlossen']),
  unterbrechungen: z
    .string()
    .regex(/^\d\d:\d\d-\d\d:\d\d(?:,\d\d:\d\d-\d\d:\d\d){0,3}$/)
    .transform((text) => text.split(',').map((one) => ({ von: one.slice(0, 5), bis: one.slice(6) })))
    .pipe(z.array(z.object({ von: uhrzeit, bis: uhrzeit })))
    .optional()
    .openapi({ type: 'string', description: 'Breaks, as `12:00-13:00,15:00-15:15`.' }),
})

/** A booking that a change would hit. */
export const betroffeneBuchungSchema = z.object({
  id: uuid,
  von: instant,
  bis: instant,
  status: buchungStatusSchema,
  gruppengroesse: z.int(),
  bucher: z.object({ name: z.string(), email: z.string() }).nullable(),
})

/** Bookings that a deactivation would cancel, with people only for those who maintain bookings. */
export const betroffeneSchema = z
  .object({
    anzahl: z.int(),
    buchungen: z.array(betroffeneBuchungSchema).openapi({ description: 'The first 500, by start.' }),
  })
  .openapi('Betroffene')

export type GrundrissSaved = z.infer<typeof grundrissSavedSchema>
export type LeseraumDetail = z.infer<typeof leseraumDetailSchema>
export type Betroffene = z.infer<typeof betroffeneSchema>
export type BildSave = z.output<typeof bildSaveSchema>
export type NewBild = z.output<typeof newBildSchema>
export type LeseraeumeCreate = z.output<typeof leseraeumeCreateSchema>
export type LeseraeumeChange = z.output<typeof leseraeumeChangeSchema>
export type LeseraeumeDelete = z.output<typeof leseraeumeDeleteSchema>
export type LeseraeumeMove = z.output<typeof leseraeumeMoveSchema>
