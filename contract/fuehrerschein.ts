import { z } from '@hono/zod-openapi'
import { FUEHRERSCHEINKLASSEN } from '@platzwart/domain/fuehrerschein/klassen'
import { betroffeneIds } from './fahrzeug/betroffene.ts'
import { instant, lines, PAGED, tag, text, uuid } from './schema.ts'

const KLASSE = FUEHRERSCHEINKLASSEN.join('|')

/** What happens to the bookings hit, after they were shown. */
const ANSWERED = {
  betroffeneStornieren: z.boolean().optional().openapi({
    description:
      'What becomes of the bookings that this hits: cancelled, or left for their check-in to judge. Without it they are answered with 409.',
  }),
  betroffeneIds,
}

const klassen = z.array(z.enum(FUEHRERSCHEINKLASSEN)).max(FUEHRERSCHEINKLASSEN.length)

export const fuehrerscheinSchema = z
  .object({
    benutzer: z.object({ id: uuid, name: z.string(), email: z.string() }),
    nummer: z.string(),
    ausgestelltAm: tag.nullable(),
    gueltigBis: tag.nullable(),
    beschraenkungen: z.string(),
    letztePruefung: tag.nullable(),
    naechstePruefung: tag.nullable(),
    pruefer: z.string().nullable(),
    zusatzinfo: z.string(),
    fahrverbot: z.boolean(),
    fahrverbotVon: tag.nullable(),
    fahrverbotBis: tag.nullable(),
    klassen,
    faehrt: klassen.openapi({ description: 'Classes that these cover.' }),
    stand: z.enum(['gut', 'baldFaellig', 'ueberfaellig', 'unvollstaendig', 'fehlt', 'gesperrt']),
    version: z.int().openapi({ description: '0 when there is none yet.' }),
  })
  .openapi('Fuehrerschein')

export const fuehrerscheinPageSchema = z
  .object({ items: z.array(fuehrerscheinSchema), cursor: z.string().nullable(), faellig: z.int() })
  .openapi('FuehrerscheinPage')

export const fuehrerscheinQuerySchema = z.object({
  stand: z.enum(['faellig', 'alle']).default('faellig'),
  suche: text(100).optional(),
  ...PAGED,
})

export const fuehrerscheinSaveSchema = z
  .object({
    nummer: text(40).default(''),
    ausgestelltAm: tag.nullable(),
    gueltigBis: tag.nullable().default(null),
    beschraenkungen: lines(300).default(''),
    zusatzinfo: lines(1000).default(''),
    fahrverbot: z.boolean().default(false),
    fahrverbotVon: tag.nullable().default(null),
    fahrverbotBis: tag.nullable().default(null),
    klassen,
    ...ANSWERED,
  })
  .strict()
  .openapi('FuehrerscheinSave')

/** Records a licence check: what was seen, and when the next is due. No picture. */
export const fuehrerscheinPruefungCreateSchema = z
  .object({
    geprueftAm: tag.optional().openapi({ description: 'Today by default; not ahead of it.' }),
    naechstePruefung: tag
      .optional()
      .openapi({ description: 'The check plus the interval of the settings by default.' }),
    inOrdnung: z.boolean(),
    notiz: lines(500).default(''),
    ...ANSWERED,
  })
  .strict()
  .openapi('FuehrerscheinPruefungCreate')

export const fuehrerscheinPruefungSchema = z
  .object({
    id: uuid,
    geprueftAm: tag,
    naechstePruefung: tag,
    pruefer: z.string(),
    klassen,
    inOrdnung: z.boolean(),
    notiz: z.string(),
  })
  .openapi('FuehrerscheinPruefung')

export const fuehrerscheinPruefungenSchema = z.array(fuehrerscheinPruefungSchema)

/** A planned change: a licence's new state, or a failed check. */
export const fuehrerscheinBetroffeneQuerySchema = z.object({
  aenderung: z.enum(['karte', 'pruefung']),
  klassen: z
    .string()
    .regex(new RegExp(`^(?:(?:${KLASSE})(?:,(?:${KLASSE}))*)?$`))
    .default('')
    .openapi({ description: 'On the card, comma separated.' }),
  ausgestelltAm: tag.optional(),
  gueltigBis: tag.optional(),
  fahrverbot: z.enum(['true', 'false']).default('false'),
  fahrverbotVon: tag.optional(),
  fahrverbotBis: tag.optional(),
})

const NULL_IN_MODE = {
  description: 'Null in staff-council mode, in which only that there is a booking is told.',
}

/** Somebody to whom licences can be shown. */
export const prueferSchema = z.array(
  z.object({ id: uuid, name: z.string(), email: z.string() }).openapi('Pruefer'),
)

/** The driver's bookings that this would hit, and the text they would get. */
export const fuehrerscheinBetroffeneSchema = z
  .array(
    z.object({
      id: uuid.nullable().openapi(NULL_IN_MODE),
      von: instant.nullable().openapi(NULL_IN_MODE),
      bis: instant.nullable().openapi(NULL_IN_MODE),
      kennzeichen: z.string(),
      fahrzeug: z.string(),
      informationstext: z.string(),
    }),
  )
  .openapi('FuehrerscheinBetroffene')

/** A driving licence was recorded or checked; only its holder learns that it is theirs. */
export const liveFuehrerscheinSchema = z.object({ art: z.literal('fuehrerschein'), eigener: z.boolean() })

export type BetroffeneBuchung = z.infer<typeof fuehrerscheinBetroffeneSchema>[number]
export type FuehrerscheinView = z.infer<typeof fuehrerscheinSchema>
export type FuehrerscheinSave = z.input<typeof fuehrerscheinSaveSchema>
export type FuehrerscheinPruefungView = z.infer<typeof fuehrerscheinPruefungSchema>
export type Pruefer = z.infer<typeof prueferSchema>
export type PruefungCreate = z.input<typeof fuehrerscheinPruefungCreateSchema>
export type LiveFuehrerschein = z.infer<typeof liveFuehrerscheinSchema>
