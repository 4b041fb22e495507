import { z } from '@hono/zod-openapi'
import { BUCHUNG_STATUS } from '@platzwart/domain/buchung/status'
import { ON_DARK } from '@platzwart/domain/grundriss/onDark'
import { MAIL_TYPES } from '@platzwart/domain/leseraum/mail'
import { LESERAUM_ARTEN } from '@platzwart/domain/leseraum/types'
import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import { MOST_UNTERBRECHUNGEN } from '@platzwart/domain/oeffnungszeit/unterbrechungen'
import {
  instant,
  lines,
  mailAddress,
  nearTag,
  PAGED,
  rawText,
  tag,
  uhrzeit,
  uuid,
  version,
} from './schema.ts'
import { STORNO_RESULT, stornoGrund } from './storno.ts'

export const buchungStatusSchema = z.enum(BUCHUNG_STATUS)

const ausstattungSchema = z.object({ id: uuid, name: z.string(), anzahl: z.int() })

/** What the seats of a plan are for. */
export const bereichSchema = z.enum(BEREICHE)

export const leseraumSchema = z
  .object({
    id: uuid,
    bezeichnung: z.string(),
    art: z.enum(LESERAUM_ARTEN),
    zone: z.string(),
    kapazitaet: z.int(),
    beschreibung: z.string(),
    bedingungen: z.string(),
    zweitePersonNoetig: z.boolean(),
    aktiv: z.boolean(),
    ausstattung: z.array(ausstattungSchema),
    x: z.number(),
    y: z.number(),
    breite: z.number(),
    hoehe: z.number(),
    drehung: z.number(),
  })
  .openapi('Leseraum')

/** A form of a plan's drawing, in plan units (1 cm). `d` is SVG path data with only M, L, H, V, C, Q, A, Z. */
export const formSchema = z
  .object({
    art: z.enum([
      'boden',
      'zone',
      'wand',
      'fenster',
      'tuer',
      'regal',
      'tisch',
      'treppe',
      'gruen',
      'theke',
      'text',
    ]),
    d: z
      .string()
      .regex(/^[MLHVCQAZmlhvcqaz0-9 ,.-]*$/)
      .optional(),
    x: z.number().optional(),
    y: z.number().optional(),
    text: z.string().optional(),
    textEn: z.string().optional(),
    gross: z.boolean().optional(),
    drehung: z
      .number()
      .optional()
      .openapi({ description: 'Of a caption: degrees, clockwise about its place.' }),
  })
  .openapi('Form')

const standortSchema = z.object({ id: uuid, name: z.string() }).openapi('Standort')

const unterbrechungenSchema = z
  .array(z.object({ von: uhrzeit, bis: uhrzeit }).strict())
  .max(MOST_UNTERBRECHUNGEN)
  .optional()
  .openapi({
    description:
      'Breaks within the hours, as over midday: nobody can book across one. Answers always have them; where they are left out, those that stand there stay.',
  })

export const oeffnungszeitSchema = z
  .object({
    wochentag: z.int().min(0).max(6),
    von: uhrzeit,
    bis: uhrzeit,
    geoeffnet: z.boolean(),
    unterbrechungen: unterbrechungenSchema,
  })
  .openapi('Oeffnungszeit')

const sonderoeffnungszeitSchema = z
  .object({
    id: uuid.optional(),
    gueltigVon: tag,
    gueltigBis: tag,
    von: uhrzeit,
    bis: uhrzeit,
    status: z.enum(['offen', 'geschlossen']),
    unterbrechungen: unterbrechungenSchema,
    grund: lines(200).default(''),
    grundEn: lines(200)
      .default('')
      .openapi({ description: 'In English; empty: the one reason is for everybody.' }),
  })
  .openapi('Sonderoeffnungszeit')

/** The status is free text here, because the specification words the refusal of an unknown one. */
export const sonderoeffnungszeitSaveSchema = sonderoeffnungszeitSchema
  .extend({ status: rawText(40).openapi({ enum: ['offen', 'geschlossen'] }) })
  .openapi('SonderoeffnungszeitSave')

export const grundrissListItemSchema = z
  .object({
    id: uuid,
    bezeichnung: z.string(),
    beschreibung: z.string(),
    link: z.string().nullable(),
    bereich: bereichSchema,
    aktiv: z.boolean(),
    erstellt: instant,
    standort: standortSchema,
    etage: z.string().optional().openapi({ description: 'The floor. Left out: none.' }),
    rang: z.int().optional().openapi({ description: 'The order within a floor. Left out: by name.' }),
    stelle: z
      .int()
      .optional()
      .openapi({ description: 'In a list: where it stands by location, floor, order and name.' }),
    plaetze: z.int().openapi({ description: 'Seats in use.' }),
    gruppenraeume: z.int().openapi({ description: 'Group rooms in use.' }),
  })
  .openapi('GrundrissListItem')

export const bildSizeSchema = z
  .object({ breite: z.int(), hoehe: z.int(), url: z.string() })
  .openapi('BildGroesse')

const bildKachelSchema = bildSizeSchema.extend({ x: z.int(), y: z.int() }).openapi('BildKachel')

/** The tiles of the finest size. */
export const kachelnSchema = z
  .array(bildKachelSchema)
  .optional()
  .openapi({ description: 'The finest size in pieces, in its pixels; of one that is large alone.' })

const bildSchnittSchema = z
  .object({ links: z.int(), oben: z.int(), rechts: z.int(), unten: z.int() })
  .openapi('BildSchnitt', {
    description: 'What is cut off at each edge, in ten-thousandths of the width or height.',
  })

export const grundrissBildSchema = z
  .object({
    id: uuid,
    x: z.int(),
    y: z.int(),
    breite: z.int(),
    hoehe: z.int(),
    schnitt: bildSchnittSchema.optional().openapi({ description: 'Left out: all of it is shown.' }),
    deckkraft: z.int(),
    dunkel: z.enum(ON_DARK),
    groessen: z.array(bildSizeSchema).openapi({ description: 'The same in pixels, the smallest first.' }),
    kacheln: kachelnSchema,
  })
  .openapi('GrundrissBild')

const excerptSchema = z
  .object({ x: z.int(), y: z.int(), breite: z.int(), hoehe: z.int() })
  .openapi('Ausschnitt')

/** Everything about a plan that does not change by day: read once, cached by ETag. */
export const grundrissSchema = grundrissListItemSchema
  .extend({
    breite: z.number(),
    hoehe: z.number(),
    zeichnung: z.array(formSchema),
    bild: grundrissBildSchema.nullable(),
    ausschnitt: excerptSchema
      .optional()
      .openapi({ description: 'The part that readers are shown. Left out: all of it.' }),
    leseraeume: z.array(leseraumSchema),
    oeffnungszeiten: z.array(oeffnungszeitSchema),
    sonderoeffnungszeiten: z.array(sonderoeffnungszeitSchema),
    version,
  })
  .openapi('Grundriss')

/**
 * A seat's booking as everybody may see it: never who, only whether it is one's own. Tuples, because a plan's
 * day has hundreds: [bookingId, seatId, from, to, status, mine]. `from` and `to` are minutes since local
 * midnight (elapsed minutes: a day has 1380 to 1500), `status` is an index into BELEGUNG_STATUS, `mine` is 1
 * for the booker, 2 for the second person, 0 otherwise.
 */
const belegungTupleSchema = z
  .tuple([uuid, uuid, z.int(), z.int(), z.int(), z.int()])
  .openapi('Belegung', { type: 'array', items: {}, minItems: 6, maxItems: 6 })

export const planTagSchema = z
  .object({
    grundrissId: uuid,
    tag,
    mitternacht: instant.openapi({
      description: "The day's local midnight; the tuples count minutes from it.",
    }),
    offen: z
      .object({
        von: instant,
        bis: instant,
        unterbrechungen: z
          .array(z.object({ von: instant, bis: instant }))
          .optional()
          .openapi({ description: 'Breaks in it; left out where there are none.' }),
      })
      .nullable()
      .openapi({ description: 'Opening period of the day, null when closed.' }),
    grund: z.string().openapi({ description: 'Reason of the special opening time that decides the day.' }),
    grundEn: z.string().openapi({ description: 'The same in English; empty where one is for everybody.' }),
    zustaende: z
      .array(z.int())
      .openapi({ description: 'State of every seat now, in the order of the plan; index into SEAT_STATES.' }),
    belegungen: z.array(belegungTupleSchema),
  })
  .openapi('PlanTag')

export const buchungSchema = z
  .object({
    id: uuid,
    leseraumId: uuid,
    bezeichnung: z.string(),
    grundrissId: uuid,
    grundriss: z.string(),
    bereich: bereichSchema,
    standort: z.string(),
    von: instant,
    bis: instant,
    status: buchungStatusSchema,
    gruppengroesse: z.int(),
    rolle: z.enum(['bucher', 'zweite', 'andere']),
    bucher: z.object({ name: z.string(), email: z.string() }).nullable(),
    zweite: z.object({ name: z.string(), email: z.string() }).nullable(),
    informationstext: z.string(),
    storniertDurch: z
      .enum(['abgesagt', 'nichtGekommen', 'unbestaetigt', 'haus'])
      .nullable()
      .optional()
      .openapi({
        description:
          'Why it is cancelled: by its people or an admin, because nobody checked in, because nobody confirmed, or by a closure. Null while it is not; answers always have it.',
      }),
    gehaltenBis: instant.nullable().openapi({ description: 'A cancelled booking can be undone until then.' }),
    gebuchtBis: instant
      .nullable()
      .openapi({ description: 'Until when it was booked, where it ended early.' }),
    ruecknahmeBis: instant.nullable().openapi({ description: 'An early end can be undone until then.' }),
    pauseBis: instant
      .nullable()
      .openapi({ description: 'Who is checked in is away, and loses the rest when not back by then.' }),
    pauseMinuten: z
      .int()
      .openapi({ description: 'Minutes that another pause would last at most; 0 where there is none.' }),
    checkInMitCode: z
      .boolean()
      .openapi({ description: 'By the code at the seat alone; so is coming back from a pause.' }),
    checkInVon: instant,
    checkInBis: instant.openapi({
      description: 'A quarter of an hour after the start, and not sooner after it was booked or changed.',
    }),
    bestaetigenBis: instant.openapi({
      description:
        'Until when a second person may confirm: the start, or a quarter of an hour after they were asked.',
    }),
    freigabeOhneCheckIn: z.boolean().openapi({
      description:
        'Whether it is cancelled where nobody has checked in until `checkInBis`; else it stays reserved.',
    }),
    serieId: uuid.nullable().openapi({ description: 'Of the series that it was booked in.' }),
    version,
    erstellt: instant,
  })
  .openapi('LeseraumBuchung')

const zweitePersonSchema = z
  .email()
  .max(254)
  .toLowerCase()
  .optional()
  .openapi({ description: 'E-mail of the person who confirms.' })

export const buchungCreateSchema = z
  .object({
    leseraumId: uuid,
    von: instant,
    bis: instant,
    gruppengroesse: z.int().min(1).max(1000).default(1),
    zweitePerson: zweitePersonSchema,
  })
  .strict()
  .openapi('LeseraumBuchungCreate')

export const buchungChangeSchema = z
  .object({
    leseraumId: uuid.optional(),
    von: instant.optional(),
    bis: instant.optional(),
    gruppengroesse: z.int().min(1).max(1000).optional(),
    /** If there is none yet: a larger group may need one. */
    zweitePerson: zweitePersonSchema,
  })
  .strict()
  .openapi('LeseraumBuchungChange')

const KNOWN_BUCHUNG = z.object({ id: uuid, version: version.optional() })

/** N1: only the booking's id is used; the house decides content and recipients of mails. */
export const buchungMailSchema = z
  .object({
    buchung: KNOWN_BUCHUNG,
    typ: z.enum(MAIL_TYPES),
    buchungAlt: KNOWN_BUCHUNG.optional().openapi({
      description: 'The same booking before its change. A mail tells of the one that the house has kept.',
    }),
  })
  .openapi('BuchungMail')

export const buchungMailSentSchema = z
  .object({
    erneut: z.int().openapi({ description: 'Had failed, and go out again because of this.' }),
    wartend: z.int().openapi({ description: 'Were waiting in the outbox already.' }),
    gesendet: z.int().openapi({ description: 'Were sent, and are not sent twice.' }),
  })
  .openapi('BuchungMailSent')

/** Bookings of others to cancel, by those who maintain bookings. */
export const buchungStornoSchema = z
  .object({ ids: z.array(uuid).min(1).max(1000), informationstext: stornoGrund })
  .strict()
  .openapi('LeseraumStorno')

export const buchungStornoResultSchema = z.object(STORNO_RESULT).openapi('LeseraumStornoErgebnis')

/**
 * L15: by room, id, day and room, rooms and window, or status and either person's mail address. One's own
 * bookings unless one maintains bookings.
 */
export const buchungQuerySchema = z.object({
  leseraumId: uuid.optional(),
  leseraumIds: rawText(4000).optional(),
  grundrissId: uuid.optional(),
  tag: tag.optional(),
  von: instant.optional(),
  bis: instant.optional(),
  status: rawText(200).optional(),
  email: mailAddress.optional(),
  bereich: bereichSchema.optional(),
  suche: rawText(120)
    .optional()
    .openapi({ description: 'Part of what a seat is called, or of a name of those whom one may read.' }),
  ...PAGED,
})

const askedBereich = bereichSchema
  .optional()
  .openapi({ description: 'Left out: the first that the house has.' })

export const freiQuerySchema = z.object({
  von: instant,
  bis: instant,
  grundrissId: uuid.optional(),
  bereich: askedBereich,
  gruppengroesse: z.coerce.number().int().min(1).max(1000).default(1),
  ausstattung: rawText(2000).optional(),
})

export const freieZeitenQuerySchema = z.object({
  ab: nearTag,
  dauer: z.coerce.number().int().min(1).max(1440).openapi({ description: 'Minutes.' }),
  gruppengroesse: z.coerce.number().int().min(1).max(1000).default(1),
  art: z.enum(LESERAUM_ARTEN).optional(),
  ausstattung: rawText(2000).optional(),
  leseraumIds: rawText(4000).optional(),
  bereich: askedBereich,
})

/** A change, sent to browsers that show the plan's day or have the booking. Contains no names. */
export const liveBuchungSchema = z.object({
  art: z.literal('leseraumBuchung'),
  id: uuid,
  grundrissId: uuid,
  leseraumId: uuid,
  tag,
  von: instant,
  bis: instant,
  status: z.string(),
  gehaltenBis: instant.nullable(),
  /** 1 for the booker, 2 for the second person, 0 for everybody else. */
  eigene: z.int(),
  /**
   * Ignore events with a lower version than one already seen: the feed is ordered by transactions, not by
   * versions.
   */
  version: z.int(),
})

export type LeseraumView = z.infer<typeof leseraumSchema>
export type GrundrissView = z.infer<typeof grundrissSchema>
export type GrundrissBild = z.infer<typeof grundrissBildSchema>
export type GrundrissListItem = z.infer<typeof grundrissListItemSchema>
export type PlanTag = z.infer<typeof planTagSchema>
export type BuchungView = z.infer<typeof buchungSchema>
export type BuchungCreate = z.infer<typeof buchungCreateSchema>
export type Form = z.infer<typeof formSchema>

export const buchungPageSchema = z
  .object({ items: z.array(buchungSchema), cursor: z.string().nullable() })
  .openapi('LeseraumBuchungPage')

/** Whether anything is free, by plan; if not, the next time of the same length that day. */
export const freiSchema = z.array(
  z
    .object({
      grundrissId: uuid,
      grundriss: z.string(),
      gesamt: z.int(),
      frei: z.int(),
      leseraumId: uuid.nullable(),
      wieder: z.object({ von: instant, bis: instant, leseraumId: uuid }).nullable(),
    })
    .openapi('Frei'),
)

/** When and where a stay is free: possible starts by day, and the number of seats for each by plan and day. */
export const freieZeitenSchema = z
  .object({
    raster: z.int().openapi({ description: 'Minutes from one start to the next.' }),
    tage: z.array(
      z.object({
        tag,
        mitternacht: instant.openapi({
          description: "The day's local midnight; starts count minutes from it.",
        }),
        starts: z.array(z.int()),
        eigene: z
          .array(z.boolean())
          .openapi({ description: "Of each start, whether one's own bookings stand against it." }),
      }),
    ),
    grundrisse: z.array(
      z.object({
        grundrissId: uuid,
        grundriss: z.string(),
        standort: z.string(),
        gesamt: z.int().openapi({ description: 'Seats and rooms that suit, taken or not.' }),
        tage: z.array(
          z.object({
            lage: z.enum(['vorbei', 'zu', 'wochentag', 'spaeter', 'offen']),
            ab: instant.nullable().openapi({ description: 'From when on the day can be booked.' }),
            grund: z.string().openapi({ description: 'Why it is closed.' }),
            grundEn: z
              .string()
              .openapi({ description: 'The same in English; empty where one is for everybody.' }),
            bis: tag.nullable().openapi({
              description: 'The last day on which it is closed, where a special time closes it.',
            }),
            frei: z.array(z.int()).openapi({ description: "Free seats, in the order of the day's starts." }),
          }),
        ),
      }),
    ),
  })
  .openapi('FreieZeiten')

export type FreieZeiten = z.infer<typeof freieZeitenSchema>

export type LiveBuchung = z.infer<typeof liveBuchungSchema>
