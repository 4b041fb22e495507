import type { fahrtCompleteSchema } from '@platzwart/contract/fahrtenbuch'
import { decideNachtrag, type Nachtrag } from '@platzwart/domain/fahrtenbuch/amend'
import type { z } from 'zod'
import type { Call } from '../../platform/http/endpoint.ts'
import { amendFahrt } from './amendFahrt.ts'
import { isTheirs } from './queries.ts'

/** Completes the purpose of a trip (C4): its driver's to do, or the fleet manager's; after seven days it is marked as late. */
export async function completeFahrt(call: Call, id: string, input: z.output<typeof fahrtCompleteSchema>) {
  const { tx, person, now, konfiguration } = call
  const facts = { now, zone: konfiguration.mandant.zone }
  return amendFahrt(call, id, {
    aktion: 'completeFahrt',
    art: 'nachtrag',
    grund: '',
    may: async ({ erster }) =>
      person.berechtigungen.has('fahrzeug_pflege') || (await isTheirs(tx, erster.fahrerId, person.id)),
    decide: async (stand) => decideNachtrag(stand, input as Nachtrag, facts),
  })
}
