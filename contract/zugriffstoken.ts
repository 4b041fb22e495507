import { z } from '@hono/zod-openapi'
import {
  TOKEN_NAME_MAX,
  TOKEN_TAGE,
  TOKEN_UMFAENGE,
  type TokenUmfang,
} from '@platzwart/domain/zugriffstoken/umfang'
import { instant, PAGED, tag, text, uuid } from './schema.ts'

const umfang = z.enum(TOKEN_UMFAENGE as [TokenUmfang, ...TokenUmfang[]])

const tokenSchema = z
  .object({
    id: uuid,
    name: z.string(),
    anfang: z.string().openapi({ description: 'A part of the token, by which its owner recognises it.' }),
    umfang: z.array(umfang).openapi({ description: 'What it is for; `schreiben` includes `lesen`.' }),
    angelegt: instant,
    ablauf: instant.openapi({ description: 'Valid until.' }),
    abgelaufen: z.boolean(),
    benutzt: tag
      .nullable()
      .openapi({ description: 'Day of the last use (UTC); null where it never was used.' }),
  })
  .openapi('ApiToken')

export type ZugriffstokenView = z.infer<typeof tokenSchema>

export const ownTokensSchema = z
  .object({
    erlaubt: z
      .boolean()
      .openapi({ description: 'Whether the house allows tokens; if not, existing ones are refused.' }),
    token: z.array(tokenSchema),
  })
  .openapi('OwnApiTokens')

export const tokenCreateSchema = z
  .object({
    name: text(TOKEN_NAME_MAX, 1),
    umfang: z.array(umfang).min(1).max(TOKEN_UMFAENGE.length),
    tage: z.int().min(1).max(TOKEN_TAGE.max).default(TOKEN_TAGE.standard).openapi({
      description: 'Days until it expires.',
    }),
  })
  .strict()
  .openapi('ApiTokenCreate')

export const tokenCreatedSchema = z
  .object({
    geheim: z.string().nullable().openapi({
      description:
        'The token itself. It is returned once and never stored: null in the answer to a repeated request.',
    }),
    token: tokenSchema,
  })
  .openapi('ApiTokenCreated')

export const hausTokenQuerySchema = z.object({ ...PAGED })

const hausTokenSchema = tokenSchema
  .extend({ person: z.object({ id: uuid, name: z.string() }) })
  .openapi('HouseApiToken')

export type HausTokenView = z.infer<typeof hausTokenSchema>

export const hausTokensSchema = z
  .object({ items: z.array(hausTokenSchema), cursor: z.string().nullable() })
  .openapi('HouseApiTokens')
