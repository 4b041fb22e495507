import { z } from '@hono/zod-openapi'
import {
  FAHRTENBUCH_ARTEN,
  GETRIEBE,
  HISTORIE_TYPES,
  KATEGORIEN,
  KRAFTSTOFFE,
  PRUEFPUNKTE,
  PRUEFUNG_ARTEN,
  SERVICEHEFT_ARTEN,
  VIEWS,
} from '@platzwart/domain/fahrzeug/types'
import { FUEHRERSCHEINKLASSEN } from '@platzwart/domain/fuehrerschein/klassen'
import { dateiSchema } from './datei.ts'
import { CONFIRMED } from './fahrzeug/betroffene.ts'
import { issueSchema } from './problem.ts'
import { instant, lines, PAGED, rawText, tag, text, uhrzeit, uuid, version } from './schema.ts'

const kilometer = z.int().min(0).max(9_999_999)
const cent = z.int().min(0).max(100_000_000)
/** 0 to 100; the rule has its own message ('Fuel level must be between 0 and 100!'). */
const tank = z.int().openapi({ minimum: 0, maximum: 100 })
/** A boolean query parameter. */
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** Individual booking times (F5). Without them a vehicle can be booked at any time. */
const buchungszeitenSchema = z
  .object({
    id: uuid.nullable().openapi({ description: 'fahrzeugOeffnungszeitId.' }),
    gueltigVon: tag.nullable(),
    gueltigBis: tag.nullable(),
    wochentage: z.array(z.int().min(0).max(6)),
    von: uhrzeit,
    bis: uhrzeit,
    buchungAusserhalbMoeglich: z.boolean(),
  })
  .openapi('Buchungszeiten')

export const buchungszeitenSaveSchema = buchungszeitenSchema
  .omit({ id: true })
  .extend({
    gueltigVon: tag.nullable().default(null),
    gueltigBis: tag.nullable().default(null),
    wochentage: z.array(z.int().min(0).max(6)).min(1).max(7),
    // The house's hours by default.
    von: uhrzeit.optional(),
    bis: uhrzeit.optional(),
    buchungAusserhalbMoeglich: z.boolean().optional(),
    ...CONFIRMED,
  })
  .strict()
  .openapi('BuchungszeitenSave')

/** Fields of the form (F1), required unless they have a default. */
const STAMMDATEN = {
  gueltigVon: tag.nullable().default(null),
  gueltigBis: tag.nullable().default(null),
  standortId: uuid,
  abstellplatzId: uuid.nullable().default(null),
  kategorie: z.enum(KATEGORIEN),
  marke: text(60, 1),
  modell: text(60, 1),
  kennzeichen: text(20, 1),
  kraftstoff: z.enum(KRAFTSTOFFE),
  leistungKw: z.int().min(1).max(2000).nullable().default(null),
  getriebe: z.enum(GETRIEBE),
  kofferLiter: z.int().min(0).max(50_000).default(0),
  sitze: z.int().min(1).max(100),
  tueren: z.int().min(0).max(10),
  farbe: text(40).nullable().default(null).openapi({ description: 'Empty is none.' }),
  fuehrerscheinklasse: z.enum(FUEHRERSCHEINKLASSEN),
  klimaanlage: z.boolean().default(false),
  navigation: z.boolean().default(false),
  tempomat: z.boolean().default(false),
  sitzheizung: z.boolean().default(false),
  fahrtenbuch: z.enum(FAHRTENBUCH_ARTEN).default('einfach'),
  hinweis: lines(1000).default(''),
  schluesselHinweis: lines(300)
    .default('')
    .openapi({ description: 'Where its key is, for whoever drives or booked it.' }),
  schluesselCode: text(40).optional().openapi({
    description:
      'What opens the box of its key, told to the driver near the start alone. Left out: stays as it is; empty: none.',
  }),
} as const

export const fahrzeugCreateSchema = z
  .object({ ...STAMMDATEN, kilometerstand: kilometer.default(0) })
  .strict()
  .openapi('FahrzeugCreate')

/** The whole record with the version that was read (If-Match): by F3, an update needs the old data. */
export const fahrzeugUpdateSchema = z
  .object({ ...STAMMDATEN, ...CONFIRMED })
  .strict()
  .openapi('FahrzeugUpdate')

/** Location and condition of the car after its last check-in or check-out. */
const zustandSchema = z.object({
  kilometerstand: z.int(),
  tankProzent: z.int().nullable(),
  sauberkeitAussen: z.string().nullable(),
  sauberkeitInnen: z.string().nullable(),
  stellplatz: z.string(),
})

export const fahrzeugSchema = z
  .object({
    id: uuid,
    gueltigVon: tag.nullable(),
    gueltigBis: tag.nullable(),
    standort: z.object({ id: uuid, name: z.string() }),
    abstellplatz: z.object({ id: uuid, name: z.string() }).nullable(),
    kategorie: z.enum(KATEGORIEN),
    marke: z.string(),
    modell: z.string(),
    kennzeichen: z.string(),
    kraftstoff: z.enum(KRAFTSTOFFE),
    leistungKw: z.int().nullable(),
    getriebe: z.enum(GETRIEBE),
    kofferLiter: z.int(),
    sitze: z.int(),
    tueren: z.int(),
    farbe: z.string().nullable(),
    fuehrerscheinklasse: z.enum(FUEHRERSCHEINKLASSEN),
    klimaanlage: z.boolean(),
    navigation: z.boolean(),
    tempomat: z.boolean(),
    sitzheizung: z.boolean(),
    bild: z.string().nullable().openapi({ description: 'Address of its picture.' }),
    fahrtenbuch: z.enum(FAHRTENBUCH_ARTEN),
    hinweis: z.string(),
    schluesselHinweis: z.string(),
    schluesselCodeSeit: instant
      .nullable()
      .openapi({ description: 'When the code of the box of its key was last set; null: there is none.' }),
    schluesselCode: z.string().optional().openapi({
      description: 'With one vehicle only, for those who maintain vehicles.',
    }),
    buchungszeiten: buchungszeitenSchema.nullable(),
    zustand: zustandSchema,
    offeneSchaeden: z.int(),
    deaktiviert: z.boolean(),
    uvvBis: tag.nullable().openapi({
      description:
        'Last day of the yearly inspection (DGUV V 70): no trip may end after it. null: none is kept.',
    }),
    version,
  })
  .openapi('Fahrzeug')

export const fahrzeugPageSchema = z
  .object({ items: z.array(fahrzeugSchema), cursor: z.string().nullable() })
  .openapi('FahrzeugPage')

/** Filters of list and search. */
const FILTER = {
  standortId: uuid.optional(),
  kategorie: z.enum(KATEGORIEN).optional(),
  sitze: z.coerce.number().int().min(1).max(100).optional().openapi({ description: 'At least so many.' }),
  fuehrerscheinklasse: z.enum(FUEHRERSCHEINKLASSEN).optional(),
  kraftstoff: z.enum(KRAFTSTOFFE).optional(),
  getriebe: z.enum(GETRIEBE).optional(),
  ausstattung: z
    .string()
    .max(100)
    .optional()
    .openapi({ description: 'Comma separated: klimaanlage, navigation, tempomat, sitzheizung.' }),
  suche: text(100).optional().openapi({ description: 'In plate, make or model.' }),
} as const

export const fahrzeugQuerySchema = z.object({
  ...FILTER,
  deaktivierte: flag.optional(),
  cursor: rawText(200).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
})

/** The filter of the fleet maintainers' list. */
export const fahrzeugExportQuerySchema = z.object({ suche: FILTER.suche })

/** Window first, then cars: those that this driver may take, and the others with reasons. */
export const fahrzeugSucheQuerySchema = z.object({
  ...FILTER,
  von: instant,
  bis: instant,
  fahrerId: uuid.optional(),
  personen: z.coerce.number().int().min(1).max(100).default(1),
  nurFreie: flag.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
})

export const fahrzeugSucheSchema = z
  .object({
    frei: z.int().openapi({ description: 'How many can be booked, of all that the filter lets through.' }),
    gesamt: z.int(),
    freigabeMoeglich: z.boolean().openapi({
      description:
        'Whether there is somebody to approve a special trip of who books and drives; otherwise it is booked at once.',
    }),
    items: z.array(
      z
        .object({
          fahrzeug: fahrzeugSchema,
          buchbar: z.boolean(),
          freigabeNoetig: z.boolean(),
          issues: z.array(issueSchema).openapi({ description: 'Why not; empty when it can be booked.' }),
          favorit: z.boolean(),
        })
        .openapi('FahrzeugHit'),
    ),
  })
  .openapi('FahrzeugSuche')

/** Maximum number of cars in the overview: nobody reads more, and their bookings would be tens of thousands. */
export const UEBERSICHT_MOST = 1000

/** The overview: all cars' bookings in a window, as tuples, because 500 cars have thousands in 4 weeks. */
export const uebersichtQuerySchema = z.object({ ...FILTER, von: instant, bis: instant })

/**
 * [bookingId, vehicleIndex, from, to, status, typ, mine, ready?]. `from`, `to` and `ready` (when the car was
 * ready, if after the start) are minutes since `von` and may lie outside the window; `status` is an index
 * into BELEGUNG_STATUS, `typ` into BUCHUNG_TYPEN; `mine` is 1 for booker or driver.
 */
const uebersichtTupleSchema = z
  .tuple([uuid, z.int(), z.int(), z.int(), z.int(), z.int(), z.int(), z.int().optional()])
  .openapi('UebersichtBuchung', { type: 'array', items: {}, minItems: 7, maxItems: 8 })

export const uebersichtSchema = z
  .object({
    von: instant,
    bis: instant,
    fahrzeuge: z.array(fahrzeugSchema).max(UEBERSICHT_MOST),
    gesamt: z
      .int()
      .optional()
      .openapi({
        description: `Only when the filter lets more than ${UEBERSICHT_MOST} cars through, of which the first are shown: how many.`,
      }),
    buchungen: z.array(uebersichtTupleSchema),
    namen: z
      .record(z.string(), z.string())
      .openapi({ description: 'Driver by booking id, for those who may see it (own, fahrzeug_pflege).' }),
  })
  .openapi('Uebersicht')

const historieSchema = z
  .object({
    id: uuid,
    zeit: instant,
    typ: z.enum(HISTORIE_TYPES),
    status: z.string().nullable(),
    beschreibung: z.string(),
    buchungId: uuid.nullable(),
    kilometerstand: z.int().nullable(),
    sauberkeitAussen: z.string().nullable(),
    sauberkeitInnen: z.string().nullable(),
    stellplatz: z.string().nullable(),
    tankProzent: z.int().nullable(),
    schaeden: z.array(z.object({ id: uuid, beschreibung: z.string() })),
    maengel: z.array(z.enum(PRUEFPUNKTE)).nullable().openapi({ description: 'Null: nobody looked.' }),
    benutzer: z.string().nullable(),
    belege: z.array(
      z.object({ id: uuid, art: z.string(), betragCent: z.int().nullable(), datei: dateiSchema }),
    ),
  })
  .openapi('FahrzeugHistorie')

export const historiePageSchema = z
  .object({ items: z.array(historieSchema), cursor: z.string().nullable() })
  .openapi('FahrzeugHistoriePage')

export const historieQuerySchema = z.object({
  typ: rawText(40).optional().openapi({ description: "Another than the seven is 'Typ {x} unbekannt'." }),
  ...PAGED,
})

export const schadenSchema = z
  .object({
    id: uuid,
    fahrzeugId: uuid,
    beschreibung: z.string(),
    ansicht: z.enum(VIEWS),
    x: z.int(),
    y: z.int(),
    bild: z.string().nullable(),
    gemeldet: instant,
    gemeldetVon: z.string().nullable(),
    behoben: instant.nullable(),
    version,
  })
  .openapi('Schaden')

export const schadenCreateSchema = z
  .object({
    beschreibung: lines(500, 1),
    ansicht: z.enum(VIEWS),
    x: z.int().min(0).max(1000).openapi({ description: "Thousandths of the sketch's width." }),
    y: z.int().min(0).max(1000),
    bildId: uuid.nullable().default(null).openapi({ description: 'A file of bucket fahrzeuge.' }),
  })
  .strict()
  .openapi('SchadenCreate')

export const schadenUpdateSchema = z
  .object({ behoben: z.literal(true) })
  .strict()
  .openapi('SchadenUpdate')

export const serviceheftSchema = z
  .object({
    id: uuid,
    art: z.enum(SERVICEHEFT_ARTEN),
    beschreibung: z.string(),
    von: tag,
    bis: tag,
    kilometerstand: z.int().nullable(),
    kostenCent: z.int().nullable(),
    datei: dateiSchema.nullable(),
    benutzer: z.string().nullable(),
    pruefungErledigt: z.boolean().openapi({
      description: 'It says that the inspection of its type was done, and counts for when that is due again.',
    }),
    version,
  })
  .openapi('ServiceheftEintrag')

export const serviceheftSaveSchema = z
  .object({
    art: z.enum(SERVICEHEFT_ARTEN),
    beschreibung: lines(1000).default(''),
    von: tag,
    bis: tag,
    kilometerstand: kilometer.nullable().default(null),
    kostenCent: cent.nullable().default(null),
    dateiId: uuid.nullable().default(null),
    pruefungErledigt: z.boolean().default(false).openapi({
      description:
        'Says that the inspection of the same type was done: it is due again after its interval, counted from here. What was said stays said.',
    }),
    pruefungWiderrufen: z
      .boolean()
      .default(false)
      .openapi({ description: 'Takes back that the inspection was done.' }),
  })
  .strict()
  .openapi('ServiceheftSave')

export const pruefungSchema = z
  .object({
    art: z.enum(PRUEFUNG_ARTEN),
    faelligAm: tag.nullable(),
    faelligKm: z.int().nullable(),
    intervallMonate: z.int().nullable(),
    intervallKm: z.int().nullable(),
    stand: z.enum(['gut', 'baldFaellig', 'faellig']),
  })
  .openapi('FahrzeugPruefung')

export const pruefungenSaveSchema = z
  .array(
    z
      .object({
        art: z.enum(PRUEFUNG_ARTEN),
        faelligAm: tag.nullable().default(null),
        faelligKm: kilometer.nullable().default(null),
        intervallMonate: z.int().min(1).max(120).nullable().default(null),
        intervallKm: z.int().min(1).max(1_000_000).nullable().default(null),
      })
      .strict(),
  )
  .max(4)
  .openapi('FahrzeugPruefungenSave')

/** Bookings that a change would cancel, and the text they would get (section 8). */
export const betroffeneQuerySchema = z.object({
  aenderung: z.enum(['standort', 'gueltigkeit', 'buchungszeiten', 'deaktivierung']),
  standortId: uuid.optional(),
  gueltigVon: tag.optional(),
  gueltigBis: tag.optional(),
  wochentage: z
    .string()
    .regex(/^[0-6](?:,[0-6]){0,6}$/)
    .optional()
    .openapi({ description: 'Of new booking times, comma separated; 0 is Sunday.' }),
  von: uhrzeit.optional(),
  bis: uhrzeit.optional(),
  buchungAusserhalbMoeglich: flag.optional(),
})

/** The vehicle's picture: an image in the bucket fahrzeuge, or none. */
export const fahrzeugBildSchema = z.object({ bildId: uuid.nullable() }).strict().openapi('FahrzeugBild')

export const schadenQuerySchema = z.object({ behobene: flag.optional() })

export { kilometer as kilometerSchema, tank as tankSchema }
export type FahrzeugView = z.infer<typeof fahrzeugSchema>
export type FahrzeugHit = z.infer<typeof fahrzeugSucheSchema>['items'][number]
export type FahrzeugSuche = z.infer<typeof fahrzeugSucheSchema>
export type Uebersicht = z.infer<typeof uebersichtSchema>
export type SchadenView = z.infer<typeof schadenSchema>
export type HistorieView = z.infer<typeof historieSchema>
export type ServiceheftView = z.infer<typeof serviceheftSchema>
export type PruefungView = z.infer<typeof pruefungSchema>
