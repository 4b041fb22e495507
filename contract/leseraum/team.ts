import { z } from '@hono/zod-openapi'
import { TEAM_AUS } from '@platzwart/domain/team/sichtbarkeit'
import { instant, nearTag, tag, uuid } from '../schema.ts'

/** Which of one's groups can see where one sits at workspaces. */
export const sichtbarkeitSchema = z
  .object({
    aus: z.enum(TEAM_AUS).nullable().openapi({
      description: 'Why nobody is seen in this house, whatever they have chosen; null where they are.',
    }),
    gruppen: z.array(z.object({ id: uuid, name: z.string(), sichtbar: z.boolean() })),
  })
  .openapi('Sichtbarkeit')

export const sichtbarkeitSaveSchema = z.object({ sichtbar: z.boolean() }).strict().openapi('SichtbarkeitSave')

export const kollegenQuerySchema = z.object({
  von: nearTag,
  bis: nearTag.openapi({ description: 'At most seven days, the first and the last included.' }),
  grundrissId: uuid.optional().openapi({ description: 'Only those who sit on this floor plan.' }),
})

export const kollegenSchema = z
  .object({
    kollegen: z.array(
      z.object({
        id: uuid,
        name: z.string(),
        gruppen: z.array(z.string()).openapi({ description: 'In which both show themselves.' }),
        ich: z.boolean(),
      }),
    ),
    mehr: z.boolean().openapi({ description: 'There are more than are told of.' }),
    buchungen: z.array(
      z.object({
        id: uuid,
        kollegeId: uuid,
        leseraumId: uuid,
        bezeichnung: z.string(),
        grundrissId: uuid,
        grundriss: z.string(),
        standort: z.string(),
        tag,
        von: instant,
        bis: instant,
      }),
    ),
  })
  .openapi('Kollegen')

/** Somebody of the house started or stopped showing themselves to a group. The event does not say who or to whom. */
export const liveSichtbarkeitSchema = z.object({ art: z.literal('sichtbarkeit') })

export type Sichtbarkeit = z.infer<typeof sichtbarkeitSchema>
export type Kollegen = z.infer<typeof kollegenSchema>
export type LiveSichtbarkeit = z.infer<typeof liveSichtbarkeitSchema>
