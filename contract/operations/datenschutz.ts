import { z } from '@hono/zod-openapi'
import { AUFBEWAHRUNG_ARTEN } from '@platzwart/domain/datenschutz/aufbewahrung'
import { NAMENSGRUENDE } from '@platzwart/domain/datenschutz/namesOthers'
import { MINDESTGRUPPE } from '@platzwart/domain/datenschutz/personalrat'
import { berechtigungSchema } from '../benutzer.ts'
import { einstellungSchema } from '../einstellung.ts'
import { bytes, get, json, post, put } from '../operation.ts'
import { instant, rawText, version } from '../schema.ts'

const ticketSchema = z.object({ ticket: z.string(), gueltigBis: instant })

export const requestDatenauskunft = post('requestDatenauskunft', '/api/datenauskunft', {
  tag: 'benutzer',
  summary:
    'Asks for everything that is kept of oneself as one file; with the password again, or shortly after the sign-in where the account has none.',
  body: z.object({ passwort: rawText(1_000).optional() }),
  refusals: [429],
  answers: { 201: json(ticketSchema, 'With the ticket the file is fetched, from the same session.') },
})

export const readDatenauskunft = get('readDatenauskunft', '/api/datenauskunft/datei', {
  tag: 'benutzer',
  summary:
    'Everything that is kept of oneself: a page to read, JSON by table, and one’s own photographs and receipts.',
  query: z.object({ ticket: rawText(400, 1) }),
  namesOthers: { stays: 'beteiligt' },
  refusals: [429],
  answers: { 200: { says: 'The bytes.', schema: bytes('application/zip') } },
})

const people = z.int().openapi({ description: 'Active people.' })

const personalratSchema = z
  .object({
    an: z.boolean().openapi({ description: 'Until an announced end it is.' }),
    seit: instant.nullable().openapi({ description: 'Since when it is on, or was last.' }),
    angekuendigt: instant.nullable().openapi({ description: 'When its end was announced.' }),
    endet: instant.nullable().openapi({ description: 'When it ends, or has ended.' }),
    mindestgruppe: z.int().openapi({ description: 'People whom a figure is about at least.' }),
    version,
  })
  .openapi('Personalratsmodus')

export type PersonalratView = z.infer<typeof personalratSchema>

export const changePersonalratsmodus = put('changePersonalratsmodus', '/api/datenschutz/personalratsmodus', {
  tag: 'mandant',
  summary:
    'Staff-council mode: on at once; off fourteen days after it was asked for, and told to everybody until then. While it is on the smallest group can only become larger.',
  body: z
    .object({ an: z.boolean(), mindestgruppe: z.int().min(MINDESTGRUPPE.von).max(MINDESTGRUPPE.bis) })
    .strict()
    .openapi('PersonalratsmodusSave'),
  version: 'always',
  answers: { 200: json(personalratSchema, 'As it is now.') },
})

const anlageSchema = z
  .object({
    stand: instant,
    personalrat: personalratSchema,
    namen: z
      .array(
        z.object({
          grund: z.enum(NAMENSGRUENDE),
          leser: z
            .array(berechtigungSchema)
            .openapi({ description: 'Who may ask; empty: everybody for themselves, or operators.' }),
          operationen: z.array(z.string()),
          mails: z.array(z.string()).openapi({ description: 'Kinds of mail that name others then, too.' }),
        }),
      )
      .openapi({ description: 'Where people are named in staff-council mode, too, by the reason.' }),
    personen: z.object({ aktiv: z.int(), inaktiv: z.int() }),
    rechte: z.array(
      z.object({
        berechtigung: berechtigungSchema,
        personen: people.openapi({ description: 'Active people who hold it, by whichever way.' }),
        rollen: z.array(z.object({ name: z.string(), personen: people })),
      }),
    ),
    fristen: z.array(
      z.object({
        art: z.enum(AUFBEWAHRUNG_ARTEN),
        monate: z.int().openapi({ description: '0: as long as there is the house.' }),
      }),
    ),
    einstellungen: z.array(einstellungSchema).openapi({ description: 'Those that are about people.' }),
    sperren: z.int().openapi({ description: 'Legal holds about people.' }),
    zugriffBis: instant.nullable().openapi({
      description: 'Until when operators may have the data of the house; null: they may not.',
    }),
  })
  .openapi('Anlage')

export type Anlage = z.infer<typeof anlageSchema>

export const showAnlage = get('showAnlage', '/api/datenschutz/anlage', {
  tag: 'mandant',
  summary:
    'What the configuration of the house says of its people: who may do what, how long what stays, what is on. It names nobody.',
  answers: { 200: json(anlageSchema, 'As it is now.') },
})
