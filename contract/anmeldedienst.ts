import { z } from '@hono/zod-openapi'
import { ABLEHNUNGEN } from '@platzwart/domain/anmeldedienst/ablehnung'
import { ZUTRITT } from '@platzwart/domain/anmeldedienst/zutritt'
import { instant, mailAddress, rawText, text, uuid, version } from './schema.ts'

const nullable = { description: 'Null: none.' }

const zuordnungSchema = z
  .object({
    wert: text(300, 1).openapi({ description: 'The group, as the service calls it.' }),
    gruppeId: uuid.nullable(),
    rolleId: uuid.nullable(),
  })
  .strict()
  .refine(({ gruppeId, rolleId }) => (gruppeId === null) !== (rolleId === null), {
    message: 'a group or a role',
  })
  .openapi('SignInServiceMapping')

const ablehnungSchema = z.enum(ABLEHNUNGEN)

const ZUORDNUNGEN_MAX = 200

const settings = {
  name: text(60, 1).openapi({ description: 'What the button of the sign-in calls it.' }),
  aussteller: text(500, 1).openapi({ description: 'Its issuer, to the letter.' }),
  clientId: text(300, 1),
  bereiche: text(300, 1).openapi({ example: 'openid email profile' }),
  gruppenAngabe: text(200, 1).nullable().openapi({ description: 'The claim in which it tells groups.' }),
}

export const anmeldedienstCreateSchema = z
  .object({
    ...settings,
    geheimnis: rawText(1000, 1).openapi({ format: 'password', description: 'The client secret.' }),
  })
  .strict()
  .openapi('SignInServiceCreate')

export const anmeldedienstUpdateSchema = z
  .object({
    ...settings,
    geheimnis: rawText(1000, 1)
      .optional()
      .openapi({ format: 'password', description: 'Left out: the one of before.' }),
    zutritt: z.enum(ZUTRITT),
    zutrittGruppe: text(300, 1).nullable().openapi(nullable),
    zuordnung: z.array(zuordnungSchema).max(ZUORDNUNGEN_MAX),
    aktiv: z.boolean(),
    pflicht: z.boolean().openapi({
      description: 'Passwords let nobody in, but whoever switches it on: that is the emergency account.',
    }),
  })
  .strict()
  .openapi('SignInServiceUpdate')

const serviceAddressesSchema = z
  .object({
    rueckkehr: z.array(z.string()).openapi({ description: 'Redirect URIs.' }),
    nachAbmeldung: z.array(z.string()).openapi({ description: 'Post-logout redirect URIs.' }),
    abmeldung: z.string().openapi({ description: 'The back-channel logout URI.' }),
  })
  .openapi('SignInServiceAddresses', { description: 'What is to be entered at the service.' })

export const anmeldedienstSchema = z
  .object({
    id: uuid,
    art: z.enum(['oidc', 'saml']),
    name: z.string(),
    aussteller: z.string(),
    clientId: z.string(),
    bereiche: z.string(),
    gruppenAngabe: z.string().nullable(),
    zutritt: z.enum(ZUTRITT),
    zutrittGruppe: z.string().nullable(),
    zuordnung: z.array(z.object({ wert: z.string(), gruppeId: uuid.nullable(), rolleId: uuid.nullable() })),
    aktiv: z.boolean(),
    pflicht: z.boolean(),
    notfall: z.string().nullable().openapi({ description: 'Whose account the emergency account is.' }),
    personen: z.int().openapi({ description: 'How many people are linked with it.' }),
    ablehnungen: z.array(z.object({ zeit: instant, grund: ablehnungSchema })),
    dort: serviceAddressesSchema,
    version,
  })
  .openapi('SignInService')

export type ServiceAddresses = z.infer<typeof serviceAddressesSchema>
export type AnmeldedienstView = z.infer<typeof anmeldedienstSchema>

export const anmeldedienstePageSchema = z
  .object({
    dienste: z.array(anmeldedienstSchema),
    neu: serviceAddressesSchema
      .nullable()
      .openapi({ description: 'For the next one; null: there are as many as there may be.' }),
    gruppen: z.array(z.object({ id: uuid, name: z.string() })),
    rollen: z.array(z.object({ id: uuid, name: z.string() })),
  })
  .openapi('SignInServices')

export const probeSchema = z
  .object({
    dienstId: uuid,
    ablehnung: ablehnungSchema.nullable().openapi({ description: 'Why nobody would come in by it.' }),
    angaben: z
      .object({
        kennung: z.string(),
        email: z.string().nullable(),
        vorname: z.string(),
        nachname: z.string(),
        gruppen: z
          .array(z.string())
          .nullable()
          .openapi({ description: 'Null: it did not say, which is not the same as none.' }),
      })
      .nullable(),
    claims: z.array(z.object({ name: z.string(), wert: z.string() })),
  })
  .openapi('SignInServiceTest')

export type ProbeView = z.infer<typeof probeSchema>

export const angeboteSchema = z
  .object({
    angebote: z.array(z.object({ id: uuid, name: z.string() })),
    pflicht: z.boolean().openapi({ description: 'Passwords let nobody in, but the emergency account.' }),
  })
  .openapi('SignInOffers')

export const onwardSchema = z
  .object({ adresse: z.string().openapi({ description: 'Where the browser goes on.' }) })
  .openapi('SignInElsewhere')

export const anmeldungStartSchema = z
  .object({
    einladung: rawText(200, 1)
      .optional()
      .openapi({ description: 'The code of an invitation: who has it becomes the person who was invited.' }),
  })
  .strict()
  .openapi('SignInStart')

export const offenSchema = z
  .object({
    offen: z
      .object({
        grund: z.enum(['adresse', 'verbinden']),
        dienst: z.string(),
        email: z.string().nullable(),
      })
      .nullable()
      .openapi({
        description:
          'A sign-in of this browser that waits: for an address, or for whoever has that address here to sign in and agree.',
      }),
  })
  .openapi('SignInWaiting')

export const offenCompleteSchema = z.object({ email: mailAddress }).strict().openapi('SignInComplete')

export const identitaetenSchema = z
  .object({
    identitaeten: z.array(
      z.object({
        id: uuid,
        dienst: z.string(),
        kennung: z.string(),
        erstellt: instant,
        zuletzt: instant.nullable(),
      }),
    ),
    dienste: z
      .array(z.object({ id: uuid, name: z.string() }))
      .openapi({ description: 'Those that one can be linked with, and is not.' }),
    offen: z
      .object({ dienst: z.string() })
      .nullable()
      .openapi({ description: 'A sign-in of this browser that waits for its person to agree.' }),
  })
  .openapi('Identities')
