import type { sichtbarkeitSaveSchema } from '@platzwart/contract/leseraum/team'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { readGruppen, storeSichtbarkeit } from './queries.ts'
import { ausOf } from './showSichtbarkeit.ts'

type Input = z.output<typeof sichtbarkeitSaveSchema>

/**
 * Shows who asks to a group of theirs, or hides them from it: always themselves, there is no other person in it. Where the house does not want it,
 * it can only be ended.
 */
export async function setSichtbarkeit(call: Call, gruppeId: string, { sichtbar }: Input) {
  const { tx, person, now } = call
  const aus = ausOf(call)
  const gruppen = await readGruppen(tx, person.id)
  if (!gruppen.some(({ id }) => id === gruppeId)) return refuse({ status: 404, code: 'nichtGefunden' })
  if (sichtbar && aus !== null) return refuse({ status: 403, code: 'team.ausgeschaltet' })
  if (await storeSichtbarkeit(tx, gruppeId, { benutzerId: person.id, sichtbar, now }))
    record(tx, {
      aktion: 'setSichtbarkeit',
      objekt: 'sichtbarkeit',
      objektId: gruppeId,
      vorher: { sichtbar: !sichtbar },
      nachher: { sichtbar },
    })
  return { status: 200, body: { aus, gruppen: await readGruppen(tx, person.id) } } as const
}
