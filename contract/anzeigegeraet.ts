import { z } from '@hono/zod-openapi'
import { ANZEIGEGERAET_NAME_MAX } from '@platzwart/domain/anzeigegeraet/kopplungscode'
import { instant, rawText, text, uuid, version } from './schema.ts'

const name = text(ANZEIGEGERAET_NAME_MAX, 1)

export const kopplungSchema = z
  .object({
    art: rawText(40, 1).openapi({ description: 'What the screen is to be: `anzeige`.' }),
    ziel: uuid.openapi({ description: 'What it is to show: of an `anzeige` the seat that it stands at.' }),
  })
  .strict()
  .openapi('Pairing')

export const kopplungscodeSchema = z
  .object({
    code: z.string().openapi({ example: 'BCDF-GHJK' }),
    bis: instant.openapi({ description: 'Until when it can be entered.' }),
  })
  .openapi('PairingCode')

export const kopplungslageSchema = z
  .object({
    lage: z.enum(['wartet', 'gekoppelt', 'vorbei']).openapi({
      description: 'Nobody has entered the code yet; it was, and the token came along; it holds no more.',
    }),
  })
  .openapi('PairingState')

export const anzeigegeraetReportSchema = z
  .object({
    fassung: rawText(40, 1)
      .optional()
      .openapi({ description: 'The build of the app that the screen shows.' }),
  })
  .strict()
  .openapi('ScreenReport')

export const ownAnzeigegeraetSchema = z
  .object({
    geraet: z
      .object({ id: uuid, art: z.string(), ziel: uuid, name: z.string() })
      .nullable()
      .openapi({ description: 'Null where the caller is none, or none any more.' }),
  })
  .openapi('OwnScreen')

export const anzeigegeraetSchema = z
  .object({
    id: uuid,
    art: z.string(),
    name: z.string(),
    platz: z.string().nullable().openapi({ description: 'Null where it is not there any more.' }),
    ort: z.string().nullable(),
    gekoppelt: instant,
    kontakt: instant.nullable().openapi({ description: 'When it last said that it is there.' }),
    fassung: z.string().nullable(),
    version,
  })
  .openapi('Screen')

export type AnzeigegeraetView = z.infer<typeof anzeigegeraetSchema>

export const anzeigegeraeteSchema = z.array(anzeigegeraetSchema).openapi('Screens')

export const anzeigegeraetPairSchema = z
  .object({
    code: text(40, 1).openapi({ example: 'BCDF-GHJK' }),
    name: text(ANZEIGEGERAET_NAME_MAX)
      .optional()
      .openapi({ description: 'By default that of what it shows.' }),
  })
  .strict()
  .openapi('ScreenPair')

export const anzeigegeraetChangeSchema = z.object({ name }).strict().openapi('ScreenChange')
