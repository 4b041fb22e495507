import { z } from '@hono/zod-openapi'
import { BUNDESLAENDER } from '@platzwart/domain/oeffnungszeit/bundesland'
import { instant, lines, text, uuid, version } from './schema.ts'

export const standortViewSchema = z
  .object({
    id: uuid,
    name: z.string(),
    adresse: z.string(),
    abstellplaetze: z.array(z.object({ id: uuid, name: z.string() })),
    bundesland: z
      .enum(BUNDESLAENDER)
      .nullable()
      .openapi({ description: 'The Land whose holidays hold there; null where nobody said.' }),
    erstellt: instant.nullable().openapi({ description: 'Null where nobody knows any more.' }),
    geaendert: instant.nullable(),
    version,
  })
  .openapi('StandortView')

export const standortSaveSchema = z
  .object({
    name: text(120, 1),
    adresse: lines(300).optional().openapi({ description: 'Left out: it stays as it is.' }),
    abstellplaetze: z
      .array(
        z
          .object({
            id: uuid.optional().openapi({ description: 'Of a parking space that is there already.' }),
            name: text(60, 1),
          })
          .strict(),
      )
      .max(500)
      .default([])
      .openapi({ description: 'All parking spaces: one that is not listed is removed.' }),
  })
  .strict()
  .openapi('StandortSave')

export const bundeslandSaveSchema = z
  .object({ bundesland: z.enum(BUNDESLAENDER).nullable() })
  .strict()
  .openapi('BundeslandSave')

/** What uses a location and prevents its deletion. */
export const standortGebrauchSchema = z
  .object({
    grundrisse: z.array(z.object({ id: uuid, bezeichnung: z.string() })),
    fahrzeuge: z
      .array(
        z.object({
          id: uuid,
          kennzeichen: z.string(),
          abstellplatzId: uuid.nullable(),
          deaktiviert: z.boolean(),
        }),
      )
      .openapi({ description: 'The first 2,000, by number plate; those out of the fleet too.' }),
  })
  .openapi('StandortGebrauch')

export const ausstattungViewSchema = z
  .object({
    id: uuid,
    name: z.string(),
    verwendet: z.int().openapi({ description: 'How many seats and rooms have it.' }),
    version,
  })
  .openapi('Ausstattung')

export const ausstattungSaveSchema = z
  .object({ name: text(80, 1) })
  .strict()
  .openapi('AusstattungSave')

export type StandortGebrauch = z.infer<typeof standortGebrauchSchema>
export type StandortView = z.infer<typeof standortViewSchema>
