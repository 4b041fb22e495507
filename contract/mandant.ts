import { z } from '@hono/zod-openapi'
import { CONTRAST_MIN, contrast } from '@platzwart/domain/mandant/akzent'
import { BETREIBER_AKTIONEN } from '@platzwart/domain/mandant/betreiberAktionen'
import { MODULE } from '@platzwart/domain/mandant/module'
import { MOST_SITZUNG_STUNDEN } from '@platzwart/domain/mandant/sitzungDauer'
import { UNTERGRUENDE } from '@platzwart/domain/mandant/untergrund'
import { MOST_ZUGRIFF_TAGE } from '@platzwart/domain/mandant/zugriff'
import { isZone } from '@platzwart/domain/time/zone'
import { instant, lines, mailAddress, PAGED, rawText, text, uuid, version } from './schema.ts'

/** A host name without port: labels of letters, digits and hyphens. */
export const domainSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/)
  .openapi({ example: 'lindenau.example.org' })

const sprache = z.enum(['de', 'en'])

const zone = text(60, 1)
  .refine(isZone, { params: { code: 'mandant.zoneUnbekannt' } })
  .openapi({ example: 'Europe/Berlin' })

/**
 * Accent colour with enough contrast to white, as background and as text; the dark scheme's colour is derived
 * from it.
 */
const akzent = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { abort: true })
  .refine((colour) => contrast(colour) >= CONTRAST_MIN, { params: { code: 'mandant.akzentKontrast' } })
  .nullable()
  .openapi({ description: "Accent colour; null for the product's own.", example: '#0b6e4f' })

const module = z.array(z.enum(MODULE)).max(MODULE.length)

/** The house's texts, in Markdown; a missing language falls back to the other. */
const written = {
  barrierefreiheit: lines(50_000).optional(),
  barrierefreiheitEn: lines(50_000).optional(),
  datenschutz: lines(50_000).optional(),
  datenschutzEn: lines(50_000).optional(),
  impressum: lines(50_000).optional(),
  impressumEn: lines(50_000).optional(),
}

const stunden = z.int().min(1).max(MOST_SITZUNG_STUNDEN).optional()

/** Session lifetimes; when changed, absent values stay. */
const sitzungDauer = {
  leerlaufStunden: stunden.openapi({ description: 'Unused for so long a session is over.' }),
  gesamtStunden: stunden.openapi({ description: 'So long after the sign-in it is over, used or not.' }),
}

const rechtstexte = {
  barrierefreiheit: z.string(),
  barrierefreiheitEn: z.string(),
  datenschutz: z.string(),
  datenschutzEn: z.string(),
  impressum: z.string(),
  impressumEn: z.string(),
}

/** Each version of a logo has its own address. */
const logos = {
  logo: z.string().nullable().openapi({ description: 'Where the one for light grounds is read.' }),
  logoDunkel: z
    .string()
    .nullable()
    .openapi({ description: 'The one for dark grounds; without it the other is shown on a light plate.' }),
}

/** What everybody who knows a house may know of it. */
const house = { id: uuid, name: z.string(), zone: z.string(), sprache, module: z.array(z.string()) }

const zugriffBis = instant
  .nullable()
  .openapi({ description: 'Until then operators may have the data of the house; null: they may not.' })

export const zugriffSchema = z
  .object({ tage: z.int().min(1).max(MOST_ZUGRIFF_TAGE) })
  .strict()
  .openapi('Zugriff')

export const mandantDetailSchema = z
  .object({
    ...house,
    ...logos,
    ...rechtstexte,
    kundenname: z
      .string()
      .nullable()
      .openapi({ description: "The customer's name in the older workspace site." }),
    domains: z.array(z.string()),
    akzent: z.string().nullable(),
    leerlaufStunden: z.int(),
    gesamtStunden: z.int(),
    zugriffBis,
    version,
  })
  .openapi('MandantDetail')

/** The house's texts for every visitor. */
export const rechtstexteSchema = z
  .object({
    ...rechtstexte,
    kontakt: z.string().nullable().openapi({
      description:
        'Who gets a message about a barrier: the first address of the imprint, else the sender of mails; null where there is neither.',
    }),
  })
  .openapi('Rechtstexte')

export const untergrundSchema = z.enum(UNTERGRUENDE)

/** The stored name of a logo, with a hash of its content. */
export const logoNameSchema = z.string().regex(/^logo-[0-9a-f]{16}\.(?:png|jpg)$/)

export const mandantChangeSchema = z
  .object({
    name: text(120, 1).optional(),
    zone: zone.optional(),
    sprache: sprache.optional(),
    akzent: akzent.optional(),
    ...sitzungDauer,
    ...written,
  })
  .strict()
  .openapi('MandantChange')

/** What operators may change in any Mandant; absent fields stay. */
export const mandantUpdateSchema = z
  .object({
    name: text(120, 1).optional(),
    zone: zone.optional(),
    sprache: sprache.optional(),
    module: module.optional(),
    akzent: akzent.optional(),
    kundenname: text(120).optional().openapi({
      description: "The customer's name in the older workspace site; empty for one that was never there.",
    }),
    altseiteMuster: text(300).optional(),
    ...sitzungDauer,
    ...written,
  })
  .strict()
  .openapi('MandantUpdate')

/** A house in the operators' list: figures, no personal data. */
const mandantOverviewSchema = z
  .object({
    id: uuid,
    name: z.string(),
    module: z.array(z.string()),
    domains: z.array(z.string()),
    gesperrt: z.boolean(),
    menschen: z.int().openapi({ description: 'Active people.' }),
    buchungen: z
      .int()
      .openapi({ description: 'Bookings that begin in this calendar month and are not cancelled.' }),
    bytes: z.int().openapi({ description: 'Of its files.' }),
    letzteAnmeldung: instant
      .nullable()
      .openapi({ description: 'When somebody of it last signed in, to a few minutes.' }),
  })
  .openapi('Mandant')

/** Everything operators can see of a house. */
export const mandantHausSchema = z
  .object({
    ...house,
    domains: z.array(z.string()),
    mailDomains: z
      .array(z.string())
      .openapi({ description: 'E-mail domains whose people are led to its login page.' }),
    akzent: z.string().nullable(),
    kundenname: z.string(),
    ...logos,
    altseiteMuster: z.string(),
    leerlaufStunden: z.int(),
    gesamtStunden: z.int(),
    ...rechtstexte,
    gesperrt: instant.nullable().openapi({ description: 'Suspended since.' }),
    einladbar: z
      .boolean()
      .openapi({ description: 'Nobody of it has signed in yet: its first admin can be invited again.' }),
    zugriffBis,
    version,
  })
  .openapi('MandantHaus')

export const umfangSchema = z
  .object({
    menschen: z.int(),
    plaetze: z.int(),
    buchungen: z.int().openapi({ description: 'Of seats.' }),
    fahrzeuge: z.int(),
    fahrten: z.int(),
    fahrtenbuch: z.int().openapi({ description: 'Lines of logbooks.' }),
    dateien: z.int(),
    bytes: z.int(),
    mails: z.int(),
    anmeldungen: z.int().openapi({ description: 'Sessions.' }),
    auftraege: z.int().openapi({ description: 'Jobs that wait or were done.' }),
  })
  .openapi('MandantUmfang')

export const mandantDeleteSchema = z
  .object({ name: text(120, 1).openapi({ description: 'Its name, typed.' }) })
  .strict()
  .openapi('MandantDelete')

const einladungSchema = z
  .object({
    email: z.string(),
    perMail: z.boolean().openapi({ description: 'It goes by mail.' }),
    link: z
      .string()
      .nullable()
      .openapi({ description: 'Where no mail server is set: shown this once, and kept nowhere.' }),
  })
  .openapi('Einladung')

export const mandantCreatedSchema = z
  .object({ haus: mandantHausSchema, einladung: einladungSchema })
  .openapi('MandantCreated')

export const mandantInvitedSchema = einladungSchema

export const mandantenPageSchema = z
  .object({ items: z.array(mandantOverviewSchema), cursor: uuid.nullable() })
  .openapi('MandantenPage')

export const mandantenQuerySchema = z.object({
  suche: rawText(120).optional().openapi({ description: 'Part of a name or of a domain.' }),
  cursor: uuid.optional().openapi({ description: 'The last of the page before.' }),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})

export const domainAddSchema = z.object({ domain: domainSchema }).strict().openapi('DomainAdd')

export const firstAdminSchema = z
  .object({ email: mailAddress, vorname: text(100, 1), nachname: text(100, 1) })
  .strict()
  .openapi('FirstAdmin')

export const mandantCreateSchema = z
  .object({
    name: text(120, 1),
    zone: zone.default('Europe/Berlin'),
    sprache: sprache.default('de'),
    module: module.default(['systemeinstellungen', 'einstellungen', 'leseraum']),
    domains: z.array(domainSchema).max(20).default([]),
    admin: firstAdminSchema,
  })
  .strict()
  .openapi('MandantCreate')

export type MandantDetail = z.infer<typeof mandantDetailSchema>
/** The texts alone. */
export type Rechtstexte = Omit<z.infer<typeof rechtstexteSchema>, 'kontakt'>
export type MandantUmfang = z.infer<typeof umfangSchema>
export type MandantHaus = z.infer<typeof mandantHausSchema>
export type MandantOverview = z.infer<typeof mandantOverviewSchema>

export const hausdateiSchema = z
  .object({
    id: uuid,
    art: z.enum(['ausfuhr', 'einfuhr']).openapi({ description: 'Out of this installation, or into it.' }),
    mandantId: uuid.openapi({ description: 'The house; of one that comes in, what it will be.' }),
    name: z.string().openapi({ description: 'What the house is called, or will be.' }),
    status: z.enum(['wartend', 'laeuft', 'fertig', 'fehlgeschlagen']),
    schritt: z.enum(['lesen', 'pruefen', 'schreiben']).nullable(),
    anteil: z.number().min(0).max(1).openapi({ description: 'How much of it is done.' }),
    bytes: z.int().nullable().openapi({ description: 'Size, once it is known.' }),
    fehler: z.string().nullable().openapi({ description: "Why it failed, in the reader's language." }),
    da: z.boolean().openapi({ description: 'Whether it can be fetched.' }),
    erstellt: instant,
  })
  .openapi('Hausdatei')

export const hausdateienSchema = z.object({ items: z.array(hausdateiSchema) }).openapi('Hausdateien')

export const hausdateiUploadQuerySchema = z.object({
  name: text(120, 1).openapi({ description: 'What the house is to be called here.' }),
})

export type HausdateiView = z.infer<typeof hausdateiSchema>

export const betreiberProtokollQuerySchema = z.object({
  aktion: z.enum(BETREIBER_AKTIONEN).optional(),
  suche: text(120)
    .optional()
    .openapi({ description: "A part of a house's name or of the operator's address." }),
  von: instant.optional().openapi({ description: 'Done then or later.' }),
  bis: instant.optional().openapi({ description: 'Done before.' }),
  ...PAGED,
})

const betreiberEintragSchema = z
  .object({
    id: uuid,
    zeit: instant,
    betreiber: z.string().openapi({ description: "The operator's address at that time." }),
    aktion: z.string(),
    mandantId: uuid.nullable().openapi({ description: 'The house; null where it is not there any more.' }),
    name: z.string().nullable().openapi({
      description: 'What the house is called now; of one that is gone, what the trail itself has kept.',
    }),
    umfang: umfangSchema.nullable().openapi({ description: 'How much went, of a house that was deleted.' }),
  })
  .openapi('BetreiberEintrag')

export const betreiberProtokollPageSchema = z
  .object({ items: z.array(betreiberEintragSchema), cursor: z.string().nullable() })
  .openapi('BetreiberProtokollPage')

export type BetreiberEintrag = z.infer<typeof betreiberEintragSchema>
