import { z } from '@hono/zod-openapi'
import { BUCHUNG_STATUS } from '@platzwart/domain/buchung/status'
import { ANGABEN } from '@platzwart/domain/fahrtenbuch/types'
import { RUECKFRAGEN } from '@platzwart/domain/fahrzeug/rueckfragen'
import {
  BELEG_ARTEN,
  BUCHUNG_TYPES,
  FAHRTARTEN,
  FAHRTENBUCH_ARTEN,
  FREIGABE_GRUENDE,
  SPERR_TYPES,
} from '@platzwart/domain/fahrzeug/types'
import { CONFIRMED } from './fahrzeug/betroffene.ts'
import { kilometerSchema, schadenCreateSchema, schadenSchema, tankSchema } from './fahrzeug.ts'
import { instant, lines, PAGED, rawText, text, uuid, version } from './schema.ts'
import { STORNO_RESULT, stornoGrund } from './storno.ts'

/** A driver's particulars of a trip (B1). */
const FAHRT = {
  fahrtgrund: text(200),
  mitfahrer: lines(500).default(''),
  personen: z.int().min(1).max(100).default(1),
  zielort: text(200).default(''),
  zielperson: text(200).default(''),
  umweg: lines(500).default(''),
  entfernungKm: z.int().min(0).max(100_000).nullable().default(null),
  ausland: z.boolean().default(false),
  fahrtart: z.enum(FAHRTARTEN).default('dienstlich'),
} as const

const personSchema = z.object({ id: uuid, name: z.string(), email: z.string() })

const freigabeSchema = z
  .object({
    benutzer: z.object({ id: uuid, name: z.string() }),
    isFreigegeben: z.boolean().nullable(),
    freigegebenAt: instant.nullable(),
    grund: z.string(),
  })
  .openapi('FahrzeugFreigabe')

/** What the logbook has of a trip. */
const fahrtEintragSchema = z
  .object({
    id: uuid,
    abfahrt: instant,
    kmStart: z.int().nullable().openapi({ description: 'Null of a private trip, but to its driver.' }),
    kmEnde: z.int().nullable(),
    kilometer: z.int().nullable().openapi({ description: 'What was driven, over a new odometer too.' }),
    fahrtart: z.enum(FAHRTARTEN),
    zielort: z.string(),
    zweck: z.string(),
    zielperson: z.string(),
    umweg: z.string(),
    fehlt: z.array(z.enum(ANGABEN)).openapi({ description: 'What the logbook still needs of the trip.' }),
    ergaenzbarBis: instant.nullable().openapi({
      description: 'Until when that can be told in time; null where nothing is missing.',
    }),
  })
  .openapi('FahrtEintrag')

export const fahrzeugBuchungSchema = z
  .object({
    id: uuid,
    fahrzeugId: uuid,
    kennzeichen: z.string(),
    fahrzeug: z.string().openapi({ description: 'Make and model.' }),
    kategorie: z.string(),
    bild: z.string().nullable(),
    standort: z.string(),
    stellplatz: z.string().openapi({
      description:
        'Where the car was left, or else the parking space that it belongs to; empty: nobody said.',
    }),
    schluesselHinweis: z.string().openapi({ description: 'Where the key of its car is.' }),
    schluesselCode: z.string().nullable().openapi({
      description:
        'What opens the box of the key: for the driver, from half an hour before the start (or with the check-in, if that opens earlier) until the return.',
    }),
    schluesselCodeAb: instant.nullable().openapi({
      description: 'From when the driver can read that code; null where there is none, or it is not theirs.',
    }),
    von: instant,
    bis: instant,
    status: z.enum(BUCHUNG_STATUS),
    typ: z.enum(BUCHUNG_TYPES),
    rolle: z.enum(['fahrer', 'bucher', 'andere']),
    bucher: personSchema.nullable().openapi({ description: 'Null of others’ trips in staff-council mode.' }),
    fahrer: personSchema.nullable(),
    informationstext: z.string(),
    fahrtgrund: z.string(),
    mitfahrer: z.string(),
    personen: z.int(),
    zielort: z.string(),
    zielperson: z.string(),
    umweg: z.string(),
    entfernungKm: z.int().nullable(),
    ausland: z.boolean(),
    fahrtart: z.enum(FAHRTARTEN),
    freigabeGruende: z.array(z.enum(FREIGABE_GRUENDE)),
    freigaben: z.array(freigabeSchema),
    freigegeben: z
      .boolean()
      .openapi({ description: 'Released (B5): check-in is possible as far as approval goes.' }),
    ueberfaellig: z.boolean().openapi({ description: 'Under way past its end.' }),
    checkInVon: instant,
    checkInBis: instant,
    bereitAb: instant.nullable().openapi({
      description:
        'When its car was ready for it, if that was after its start: back from the trip before, or taken over. The check-in counts from then on.',
    }),
    beginnIst: instant.nullable(),
    endeIst: instant.nullable(),
    gehaltenBis: instant.nullable(),
    kilometerstand: z.int().openapi({ description: "The car's last known mileage." }),
    kmBeginn: z.int().nullable().optional().openapi({
      description:
        'What its check-in read, as it stands after corrections; of a trip under way, with one booking only.',
    }),
    kmVon: z.int().nullable().optional().openapi({
      description:
        'The same on the odometer that the car has now: another, and below zero, where it was replaced on the way.',
    }),
    nichtZurueck: z
      .boolean()
      .openapi({ description: 'Its check-in time has come, and the car is still out on the trip before.' }),
    einzutragen: z.boolean().optional().openapi({
      description:
        'A handover of it arrived late and does not fit into what is known: it is kept, and the fleet manager enters the trip.',
    }),
    fahrtenbuch: z.enum(FAHRTENBUCH_ARTEN).optional().openapi({
      description: "How the car's logbook is kept; with one booking only.",
    }),
    eintrag: fahrtEintragSchema.nullable().optional().openapi({
      description:
        'Its line of the logbook as it stands now; null before its check-out; with one booking only.',
    }),
    schaeden: z
      .array(schadenSchema)
      .optional()
      .openapi({ description: 'Known and open; with one booking only.' }),
    version,
    erstellt: instant,
  })
  .openapi('FahrzeugBuchung')

export const fahrzeugBuchungPageSchema = z
  .object({ items: z.array(fahrzeugBuchungSchema), cursor: z.string().nullable() })
  .openapi('FahrzeugBuchungPage')

export const fahrzeugBuchungCreateSchema = z
  .object({
    fahrzeugId: uuid,
    von: instant,
    bis: instant,
    fahrerId: uuid.optional().openapi({ description: 'Who drives; oneself by default (P5).' }),
    ...FAHRT,
    fahrtgrund: text(200, 1),
  })
  .strict()
  .openapi('FahrzeugBuchungCreate')

export const fahrzeugBuchungChangeSchema = z
  .object({
    fahrzeugId: uuid.optional(),
    von: instant.optional(),
    bis: instant.optional(),
    fahrerId: uuid.optional(),
    fahrtgrund: text(200, 1).optional(),
    mitfahrer: lines(500).optional(),
    personen: z.int().min(1).max(100).optional(),
    zielort: text(200).optional(),
    zielperson: text(200).optional(),
    umweg: lines(500).optional(),
    entfernungKm: z.int().min(0).max(100_000).nullable().optional(),
    ausland: z.boolean().optional(),
    fahrtart: z.enum(FAHRTARTEN).optional(),
    grund: text(500).optional().openapi({
      description: 'Why whoever maintains vehicles changes a trip of somebody else; its people are told.',
    }),
  })
  .strict()
  .openapi('FahrzeugBuchungChange')

/** B7: by statuses, by user or driver, ordered by start; one's own unless one maintains vehicles. */
export const fahrzeugBuchungQuerySchema = z.object({
  fahrzeugId: uuid.optional(),
  fahrzeugIds: rawText(4000).optional().openapi({ description: 'Comma separated.' }),
  status: rawText(200).optional().openapi({ description: 'Comma separated.' }),
  typ: rawText(40).optional().openapi({ description: "Another than the four is 'Typ {x} unbekannt'." }),
  benutzerId: uuid.optional(),
  fahrerId: uuid.optional(),
  von: instant.optional(),
  bis: instant.optional(),
  eigene: z.enum(['true', 'false']).optional(),
  suche: rawText(120).optional().openapi({
    description: 'Part of a plate, of what a car is called, or of a name of those whom one may read.',
  }),
  ...PAGED,
})

const ZUSTAND = {
  kilometerstand: kilometerSchema,
  tankProzent: tankSchema,
  sauberkeitAussen: text(60, 1),
  sauberkeitInnen: text(60, 1),
  stellplatz: text(120).default(''),
  schaeden: z.array(schadenCreateSchema).max(20).default([]),
  bestaetigteFragen: z.array(z.enum(RUECKFRAGEN)).max(RUECKFRAGEN.length).default([]).openapi({
    description:
      'Questions that were asked (409 fahrzeug.rueckfrage) and that the person has answered with yes.',
  }),
  zeit: instant.optional().openapi({
    description:
      'When it happened on the device, if it was sent later because there was no network; not ahead of now.',
  }),
} as const

/** Check before the trip (DGUV V 70 section 36): true means in order. */
const sichtpruefungSchema = z
  .object({ beleuchtung: z.boolean(), reifen: z.boolean(), ladung: z.boolean() })
  .strict()

/** Corrects the mistyped mileage of a check-in. */
export const uebergabeCorrectSchema = z
  .object({
    vorher: kilometerSchema.openapi({ description: 'What the person saw; another is answered 409.' }),
    kilometerstand: kilometerSchema,
    grund: lines(500, 1),
  })
  .strict()
  .openapi('UebergabeCorrect')

export const checkInSchema = z
  .object({ ...ZUSTAND, sichtpruefung: sichtpruefungSchema })
  .strict()
  .openapi('FahrzeugCheckIn')

export const checkOutSchema = z
  .object({
    ...ZUSTAND,
    zielort: text(200).optional(),
    fahrtgrund: text(200).optional().openapi({ description: 'May be completed within 7 days.' }),
    zielperson: text(200).optional(),
    umweg: lines(500).optional(),
    fahrtart: z.enum(FAHRTARTEN).optional().openapi({ description: 'What it was in the end.' }),
    belege: z
      .array(
        z
          .object({
            dateiId: uuid,
            art: z.enum(BELEG_ARTEN),
            betragCent: z.int().min(0).max(100_000_000).nullable().default(null),
          })
          .strict(),
      )
      .max(20)
      .default([]),
    bestaetigt: z.boolean().default(false),
  })
  .strict()
  .openapi('FahrzeugCheckOut')

export const fahrzeugSperreCreateSchema = z
  .object({
    fahrzeugId: uuid,
    typ: z.enum(SPERR_TYPES),
    von: instant,
    bis: instant,
    grund: lines(500).default(''),
    ...CONFIRMED,
  })
  .strict()
  .openapi('FahrzeugSperreCreate')

/** B6: all bookings that are not done, by ids, vehicles, window. */
export const fahrzeugStornoSchema = z
  .object({
    ids: z.array(uuid).max(1000).optional(),
    fahrzeugIds: z.array(uuid).max(1000).optional(),
    von: instant.optional(),
    bis: instant.optional(),
    informationstext: stornoGrund,
  })
  .strict()
  .openapi('FahrzeugStorno')

export const fahrzeugStornoResultSchema = z.object(STORNO_RESULT).openapi('FahrzeugStornoErgebnis')

/** Other cars of the same or a higher category for the same window and driver, best first. */
export const ersatzSchema = z
  .array(
    z.object({
      fahrzeugId: uuid,
      kennzeichen: z.string(),
      fahrzeug: z.string(),
      kategorie: z.string(),
      standort: z.string(),
      bild: z.string().nullable(),
    }),
  )
  .openapi('Ersatzfahrzeuge')

/** Moves the booking to the other car. */
export const ersatzTakeSchema = z.object({ fahrzeugId: uuid }).strict().openapi('ErsatzNehmen')

const fahrerSchema = z
  .object({
    id: uuid,
    name: z.string(),
    email: z.string(),
    naechstePruefung: z.string().nullable(),
    klassen: z.array(z.string()),
  })
  .openapi('Fahrer')

/** P5: people for whom the caller may book. */
export const fahrerPageSchema = z
  .object({ items: z.array(fahrerSchema), cursor: uuid.nullable() })
  .openapi('FahrerPage')

export const fahrerQuerySchema = z.object({
  suche: rawText(100).optional().openapi({ description: 'Part of a name or an e-mail.' }),
  id: uuid.optional().openapi({ description: 'This person alone.' }),
  cursor: uuid.optional().openapi({ description: 'The last of the page before.' }),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})

/** A trip or a block changed: overview, search, one's own trips and open approvals may differ. Contains no names. */
export const liveFahrtSchema = z.object({
  art: z.literal('fahrzeugBuchung'),
  id: uuid,
  fahrzeugId: uuid,
  von: instant,
  bis: instant,
  status: z.string(),
  typ: z.string(),
  gehaltenBis: instant.nullable(),
  bereitAb: instant.nullable(),
  /** True for driver and booker. */
  eigene: z.boolean(),
  version: z.int(),
})

export type FahrzeugBuchungView = z.infer<typeof fahrzeugBuchungSchema>
export type FahrzeugBuchungCreate = z.infer<typeof fahrzeugBuchungCreateSchema>
export type FahrzeugBuchungChange = z.infer<typeof fahrzeugBuchungChangeSchema>
export type CheckIn = z.input<typeof checkInSchema>
export type CheckOut = z.input<typeof checkOutSchema>
export type Ersatz = z.infer<typeof ersatzSchema>
export type FahrerView = z.infer<typeof fahrerSchema>
export type LiveFahrt = z.infer<typeof liveFahrtSchema>
