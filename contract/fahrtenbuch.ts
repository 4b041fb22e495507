import { z } from '@hono/zod-openapi'
import { ZEUGEN } from '@platzwart/domain/fahrtenbuch/zeugen'
import { FAHRTARTEN } from '@platzwart/domain/fahrzeug/types'
import { kilometerSchema } from './fahrzeug.ts'
import { instant, lines, PAGED, tag, text, uuid } from './schema.ts'

const FIELD_NAMES = [
  'abfahrt',
  'ankunft',
  'kmStart',
  'kmEnde',
  'zielort',
  'zweck',
  'zielperson',
  'umweg',
  'fahrtart',
] as const

/** A trip's current state with all its earlier ones. */
export const fahrtenbuchEintragSchema = z
  .object({
    id: uuid,
    nummer: z.int(),
    art: z.enum(['fahrt', 'nacherfasst', 'luecke', 'uebergabe', 'tacho']).openapi({
      description:
        'A trip of its check-out; one that the fleet told afterwards; an explained gap; a check-in put right and an odometer replaced, both from kmStart to kmEnde and without kilometres.',
    }),
    buchungId: uuid.nullable(),
    fahrtart: z.enum(FAHRTARTEN),
    abfahrt: instant,
    ankunft: instant,
    kmStart: z.int(),
    kmEnde: z.int(),
    kilometer: z.int().openapi({
      description: 'What it counts in the sums: of an explained gap what no trip tells as it stands now.',
    }),
    zielort: z.string(),
    zweck: z.string(),
    zielperson: z.string(),
    umweg: z.string(),
    fahrer: z.string(),
    grund: z.string(),
    verspaetet: z.boolean().openapi({ description: 'Told or completed after the seven days.' }),
    ergaenzbarBis: instant
      .nullable()
      .openapi({ description: 'The purpose can be completed in time until then.' }),
    vollstaendig: z.boolean().openapi({
      description: 'An explained gap of business kilometres is never complete in a tax-grade logbook.',
    }),
    erfasst: instant,
    erfasstVon: z.string().nullable(),
    hash: z.string(),
    aenderungen: z
      .array(
        z.object({
          nummer: z.int(),
          art: z.enum(['nachtrag', 'korrektur']),
          erfasst: instant,
          erfasstVon: z.string().nullable(),
          grund: z.string(),
          verspaetet: z.boolean(),
          felder: z.array(z.object({ feld: z.enum(FIELD_NAMES), alt: z.string(), neu: z.string() })),
        }),
      )
      .openapi({ description: 'Old values stay visible, in the order of the changes.' }),
    lueckeVorher: z
      .object({ kmVon: z.int(), kmBis: z.int() })
      .nullable()
      .openapi({ description: 'Kilometres before this trip that no entry tells.' }),
  })
  .openapi('FahrtenbuchEintrag')

export const fahrtenbuchQuerySchema = z.object({
  von: tag.optional(),
  bis: tag.optional(),
  fahrerId: uuid.optional(),
  zweck: text(100).optional(),
  fahrtart: z.enum(FAHRTARTEN).optional(),
  ...PAGED,
})

export const fahrtenbuchPageSchema = z
  .object({
    items: z.array(fahrtenbuchEintragSchema),
    cursor: z.string().nullable(),
    summen: z.object({ dienstlich: z.int(), privat: z.int(), arbeitsweg: z.int() }),
    kennzeichen: z.string(),
    fahrtenbuch: z.enum(['einfach', 'steuerlich']),
    fahrer: z
      .array(z.object({ id: uuid, name: z.string() }))
      .openapi({ description: 'Everybody who has driven it, to choose from.' }),
  })
  .openapi('FahrtenbuchPage')

export const fahrtCompleteSchema = z
  .object({
    zweck: text(200, 1),
    zielort: text(200).optional(),
    zielperson: text(200).optional(),
    umweg: lines(500).optional(),
  })
  .strict()
  .openapi('FahrtComplete')

export const fahrtCorrectSchema = z
  .object({
    abfahrt: instant.optional(),
    ankunft: instant.optional(),
    kmStart: kilometerSchema.optional(),
    kmEnde: kilometerSchema.optional(),
    zielort: text(200).optional(),
    zweck: text(200).optional(),
    zielperson: text(200).optional(),
    umweg: lines(500).optional(),
    fahrtart: z.enum(FAHRTARTEN).optional(),
    grund: lines(500, 1),
    stand: z
      .int()
      .openapi({ description: 'Number of the newest row about this trip that the reader has seen.' }),
  })
  .strict()
  .openapi('FahrtCorrect')

/** An explanation of kilometres without a trip. */
export const lueckeExplainSchema = z
  .object({
    kmVon: kilometerSchema,
    kmBis: kilometerSchema,
    vorNummer: z
      .int()
      .min(1)
      .optional()
      .openapi({ description: 'The entry after it, where two odometers showed the same mileage.' }),
    fahrtart: z.enum(FAHRTARTEN),
    grund: lines(500, 1),
  })
  .strict()
  .openapi('LueckeExplain')

/** A replaced odometer. */
export const tachoReplaceSchema = z
  .object({
    zeit: instant,
    kmStart: kilometerSchema.openapi({ description: 'What the old one showed.' }),
    kmEnde: kilometerSchema.openapi({ description: 'What the new one shows.' }),
    grund: lines(500, 1),
  })
  .strict()
  .openapi('TachoReplace')

/** A trip that was not recorded when it was driven. */
export const fahrtTellSchema = z
  .object({
    buchungId: uuid
      .optional()
      .openapi({ description: 'Of a trip whose records arrived too late and were kept.' }),
    fahrerId: uuid.optional(),
    fahrer: text(201).optional().openapi({ description: 'Of a driver who is nobody of the house.' }),
    fahrtart: z.enum(FAHRTARTEN),
    abfahrt: instant,
    ankunft: instant,
    kmStart: kilometerSchema,
    kmEnde: kilometerSchema,
    zielort: text(200).optional(),
    zweck: text(200).optional(),
    zielperson: text(200).optional(),
    umweg: lines(500).optional(),
    grund: lines(500, 1).openapi({ description: 'Why it is told afterwards.' }),
  })
  .strict()
  .openapi('FahrtTell')

/** Trips whose records arrived too late, until somebody enters them or sets them aside. */
export const nachzueglerSchema = z
  .array(
    z.object({
      buchungId: uuid,
      fahrerId: uuid.nullable(),
      fahrer: z.string(),
      fahrtart: z.enum(FAHRTARTEN),
      abfahrt: instant,
      ankunft: instant,
      kmStart: z.int().nullable(),
      kmEnde: z.int().nullable(),
      zielort: z.string(),
      zweck: z.string(),
      zielperson: z.string(),
      umweg: z.string(),
      hinweis: z.string().openapi({ description: 'Why it did not fit.' }),
    }),
  )
  .openapi('Nachzuegler')

export const nachzueglerSetAsideSchema = z
  .object({ buchungId: uuid, grund: lines(500, 1) })
  .strict()
  .openapi('NachzueglerSetAside')

export const lueckenSchema = z
  .array(
    z.object({
      kmVon: z.int(),
      kmBis: z.int(),
      nachNummer: z.int(),
      vorNummer: z.int(),
      von: instant,
      bis: instant,
    }),
  )
  .openapi('Luecken')

export const verifySchema = z
  .object({
    eintraege: z.int(),
    inOrdnung: z.boolean(),
    fehler: z
      .object({ nummer: z.int(), art: z.enum(['nummer', 'vorgaenger', 'inhalt']), text: z.string() })
      .nullable()
      .openapi({ description: 'The first broken entry.' }),
    widersprueche: z
      .array(z.object({ zeuge: z.enum(ZEUGEN), text: z.string() }))
      .openapi({ description: 'Who remembers the logbook otherwise than it is, in words.' }),
    letzterHash: z.string(),
  })
  .openapi('FahrtenbuchVerify')

export const ausfuhrCreateSchema = z
  .object({
    format: z.enum(['xlsx', 'pdf']),
    fahrzeugIds: z
      .array(uuid)
      .min(1)
      .max(1000)
      .optional()
      .openapi({ description: 'All vehicles by default.' }),
    von: tag,
    bis: tag,
    fahrerId: uuid.optional(),
    zweck: text(100).optional(),
  })
  .strict()
  .openapi('AusfuhrCreate')

export const ausfuhrSchema = z
  .object({
    id: uuid,
    format: z.enum(['xlsx', 'pdf']),
    status: z.enum(['wartend', 'laeuft', 'fertig', 'fehlgeschlagen']),
    erledigt: z.int(),
    gesamt: z.int(),
    bytes: z.int().nullable(),
    fehler: z.string().nullable(),
    erstellt: instant,
  })
  .openapi('Ausfuhr')

/** One's own trips that still lack their purpose. */
export const fahrtenOffenSchema = z
  .array(
    z.object({
      id: uuid,
      fahrzeugId: uuid,
      kennzeichen: z.string(),
      abfahrt: instant,
      kilometer: z.int(),
      zielort: z.string(),
      ergaenzbarBis: instant,
    }),
  )
  .openapi('FahrtenOffen')

export type FahrtenbuchEintragView = z.infer<typeof fahrtenbuchEintragSchema>
export type FahrtenbuchPage = z.infer<typeof fahrtenbuchPageSchema>
export type FahrtenbuchVerify = z.infer<typeof verifySchema>
export type AusfuhrView = z.infer<typeof ausfuhrSchema>
export type Nachzuegler = z.infer<typeof nachzueglerSchema>[number]
export type FahrtOffen = z.infer<typeof fahrtenOffenSchema>[number]
