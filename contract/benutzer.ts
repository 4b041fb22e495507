import { z } from '@hono/zod-openapi'
import { AEHNLICHKEITEN } from '@platzwart/domain/benutzer/aehnlichkeit'
import { BERECHTIGUNGEN, type Berechtigung } from '@platzwart/domain/berechtigung/names'
import { BESTAND_NAMES, type BestandName } from '@platzwart/domain/datenschutz/bestaende'
import { FREITEXT_NAMES, type FreitextName } from '@platzwart/domain/datenschutz/freitexte'
import { ids, instant, mailAddress, PAGED, text, uuid, version } from './schema.ts'

const NAMES = [...BERECHTIGUNGEN] as [Berechtigung, ...Berechtigung[]]

export const berechtigungSchema = z.enum(NAMES)

/** A record known by its name: a group, a role. */
const named = z.object({ id: uuid, name: z.string() })

/** A lower-case mail address. */
const email = mailAddress

/** One source of a permission: granted directly, by a role, or by a group's role. */
export const herkunftSchema = z.object({
  gruppe: named.nullable(),
  rolle: named.nullable().openapi({ description: 'Null when it was granted to the person directly.' }),
})

export const benutzerListedSchema = z
  .object({
    id: uuid,
    vorname: z.string(),
    nachname: z.string(),
    email: z.string(),
    personalnummer: z.string().nullable(),
    status: z.enum(['aktiv', 'inaktiv']),
    einladung: z
      .enum(['keine', 'offen', 'abgelaufen'])
      .openapi({ description: 'Whether somebody who was invited has not set a password yet.' }),
    gruppen: z.array(named),
    rollen: z.array(named),
    version,
  })
  .openapi('BenutzerListed')

export const benutzerPageSchema = z
  .object({
    items: z.array(
      benutzerListedSchema.extend({
        aehnlich: z
          .array(
            z.object({
              id: uuid,
              name: z.string(),
              email: z.string(),
              durch: z.array(z.enum(AEHNLICHKEITEN)),
            }),
          )
          .openapi({
            description: 'Who may be the same person, and by what; told where those are asked for alone.',
          }),
      }),
    ),
    cursor: uuid.nullable(),
  })
  .openapi('BenutzerPage')

const choice = {
  ids: ids.optional(),
  email: mailAddress.optional().openapi({ description: 'Whoever has just this address.' }),
  suche: text(100).optional().openapi({ description: 'Words of names, e-mail and personnel number.' }),
  status: z.enum(['aktiv', 'inaktiv', 'alle']).default('aktiv'),
  einladung: z.enum(['offen']).optional(),
  doppelt: z
    .enum(['vielleicht'])
    .optional()
    .openapi({ description: 'Who looks like somebody else of the house, active or not.' }),
  gruppeId: uuid.optional(),
  rolleId: uuid.optional().openapi({ description: 'Given to the person, not to a group of theirs.' }),
  sortierung: z.enum(['name', 'email', 'personalnummer', 'erstellt']).default('name'),
  richtung: z.enum(['auf', 'ab']).default('auf'),
}

export const benutzerQuerySchema = z.object({
  ...choice,
  ...PAGED,
  cursor: uuid.optional().openapi({ description: 'The last of the page before.' }),
})

/** All people, with the same filters and order. */
export const benutzerExportQuerySchema = z.object(choice)

export const benutzerSchema = benutzerListedSchema
  .extend({
    sprache: z.enum(['de', 'en']),
    erstellt: instant,
    direkt: z.array(berechtigungSchema).openapi({ description: 'Granted to the person directly.' }),
    wirksam: z
      .array(z.object({ berechtigung: berechtigungSchema, durch: z.array(herkunftSchema) }))
      .openapi({ description: 'What the person may do, each with the ways by which.' }),
    sitzungen: z.int().openapi({ description: 'Devices that are signed in.' }),
    zweitfaktor: z.boolean().openapi({ description: 'Signs in with a second factor.' }),
  })
  .openapi('Benutzer')

export const benutzerUpdateSchema = z
  .object({
    vorname: text(100, 1).optional(),
    nachname: text(100, 1).optional(),
    email: email.optional(),
    personalnummer: text(60).nullable().optional(),
    sprache: z.enum(['de', 'en']).optional(),
  })
  .strict()
  .openapi('BenutzerUpdate')

/** A person to be added, by invitation or otherwise. */
export const newPersonSchema = z
  .object({
    email,
    vorname: text(100, 1),
    nachname: text(100, 1),
    personalnummer: text(60).nullable().default(null),
    sprache: z.enum(['de', 'en']).default('de'),
  })
  .strict()

/** People to invite, with the groups and roles they all get. */
export const benutzerInviteSchema = z
  .object({
    personen: z.array(newPersonSchema).min(1).max(200),
    gruppenIds: z.array(uuid).max(50).default([]),
    rollenIds: z.array(uuid).max(50).default([]),
  })
  .strict()
  .openapi('BenutzerInvite')

const link = z
  .string()
  .nullable()
  .openapi({ description: 'Where no mail is set up, and only this once; null otherwise.' })

const perMail = z.boolean().openapi({ description: 'It goes by mail; false where no mail is set up.' })

export const benutzerInvitedSchema = z
  .object({
    perMail,
    eingeladen: z.array(z.object({ id: uuid, name: z.string(), email: z.string(), link })),
    schonDa: z.array(
      z.object({ id: uuid, name: z.string(), email: z.string(), status: z.enum(['aktiv', 'inaktiv']) }),
    ),
  })
  .openapi('BenutzerInvited')

export const einladungSchema = z
  .object({ perMail, link, gueltigBis: instant.nullable() })
  .openapi('Einladung')

export const rechteSchema = z
  .object({
    gruppenIds: z.array(uuid).max(200),
    rollenIds: z.array(uuid).max(200),
    berechtigungen: z.array(berechtigungSchema).max(NAMES.length),
  })
  .strict()
  .openapi('Rechte')

/** A booking of a person who is being removed. */
export interface BenutzerBuchung {
  readonly id: string
  readonly was: string
  readonly von: string
  readonly bis: string
}

/** A booking in the answer: in staff-council mode without id and times, which would identify it. */
export const benutzerBuchungSchema = z
  .object({ id: uuid.nullable(), was: z.string(), von: instant.nullable(), bis: instant.nullable() })
  .openapi('BenutzerBuchung')

export const benutzerDeactivateSchema = z
  .object({
    buchungenStornieren: z
      .boolean()
      .optional()
      .openapi({ description: 'What becomes of the bookings; without it they are answered with 409.' }),
    unterwegs: z
      .boolean()
      .optional()
      .openapi({ description: 'True: though they have a car out; without it that is answered with 409.' }),
  })
  .strict()
  .openapi('BenutzerDeactivate')

/** What happens to a kind of record when a person is anonymised. */
const wirkungSchema = z.object({
  bestand: z.enum(BESTAND_NAMES as [BestandName, ...BestandName[]]),
  wirkung: z.enum(['geht', 'ohneNamen', 'bleibt']).openapi({
    description: 'Deleted; kept without saying whose it was; kept as it is until its time is over.',
  }),
  anzahl: z.int().nullable().openapi({ description: 'Rows; null where it is not counted.' }),
})

/** Free texts of others that may mention somebody. */
const erwaehnungSchema = z.object({
  stelle: z.enum(FREITEXT_NAMES as [FreitextName, ...FreitextName[]]),
  anzahl: z.int().openapi({ description: 'Rows.' }),
  ziele: z
    .array(uuid)
    .openapi({ description: 'What they are about, a few of them: trips, vehicles, floor plans.' }),
})

export const anonymisierungSchema = z
  .object({
    name: z.string().openapi({ description: 'What is typed to confirm it.' }),
    bestaende: z.array(wirkungSchema),
    erwaehnungen: z.array(erwaehnungSchema).openapi({
      description: 'Where texts of others have the last name or the e-mail address; nothing becomes of them.',
    }),
    buchungen: z.array(benutzerBuchungSchema).openapi({ description: 'What is cancelled, by start.' }),
  })
  .openapi('Anonymisierung')

export const anonymiseSchema = z
  .object({ name: text(201) })
  .strict()
  .openapi('BenutzerAnonymise')

/** Which of the two merged people a value comes from. */
const seite = z.enum(['bleibt', 'geht'])

const merged = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  status: z.enum(['aktiv', 'inaktiv']),
})

export const zusammenfuehrungSchema = z
  .object({
    bleibt: merged,
    geht: merged,
    felder: z
      .array(
        z.object({
          feld: z.enum(['vorname', 'nachname', 'personalnummer', 'sprache', 'email']),
          bleibt: z.string().nullable(),
          geht: z.string().nullable(),
        }),
      )
      .openapi({ description: 'In what they differ; with the e-mail goes the account.' }),
    doppelt: z
      .array(z.enum(BESTAND_NAMES as [BestandName, ...BestandName[]]))
      .openapi({ description: 'What both have and one may have once.' }),
    bewegt: z.array(wirkungSchema.pick({ bestand: true }).extend({ anzahl: z.int() })),
    ueberschneidungen: z
      .array(z.object({ bleibt: benutzerBuchungSchema, geht: benutzerBuchungSchema }))
      .openapi({ description: 'Bookings of both at the same time; while there are any it is refused.' }),
  })
  .openapi('Zusammenfuehrung')

export const mergeSchema = z
  .object({
    vorname: seite.default('bleibt'),
    nachname: seite.default('bleibt'),
    personalnummer: seite.default('bleibt'),
    sprache: seite.default('bleibt'),
    email: seite.default('bleibt').openapi({ description: 'And with it the account that signs in.' }),
    doppelt: seite.default('bleibt').openapi({ description: 'Whose stays of what one may have once.' }),
  })
  .strict()
  .openapi('BenutzerMerge')

export type ZusammenfuehrungView = z.infer<typeof zusammenfuehrungSchema>
export type AnonymisierungView = z.infer<typeof anonymisierungSchema>
export type BenutzerView = z.infer<typeof benutzerSchema>
export type BenutzerListed = z.infer<typeof benutzerListedSchema>
export type BenutzerInList = z.infer<typeof benutzerPageSchema>['items'][number]
export type BenutzerBuchungView = z.infer<typeof benutzerBuchungSchema>
export type HerkunftView = z.infer<typeof herkunftSchema>
