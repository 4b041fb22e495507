import { record } from '../../../platform/database/record.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { refuse } from '../../../platform/http/endpoint.ts'
import { tooMany } from '../../../platform/http/problem.ts'
import { readMandant } from '../../../platform/konfiguration/mandant.ts'
import type { HausCall } from '../answerBetreiber.ts'
import { checkZugriff } from '../checkZugriff.ts'
import { addHausdatei, countOpen, presentHausdatei } from './queries.ts'
import { queueHausdatei } from './queueHausdatei.ts'

/** Files under way at once: each takes the disk and the database's time from the bookings. */
export const OPEN_AT_ONCE = 4

export const TOO_MANY = tooMany(60)

/**
 * Has everything of a house written into one file. It has the data of its people, so the house's own trail tells its administration who had it
 * written, and when.
 * @throws ProblemError 404 when there is no such house, 403 when it does not let operators have its data
 */
export async function exportMandant(call: HausCall) {
  const { tx, deps, betreiber, mandantId } = call
  const { name } = await readMandant(tx)
  await checkZugriff(tx, deps.authPool, call.now)
  if ((await countOpen(tx)) >= OPEN_AT_ONCE) return refuse(TOO_MANY)
  const row = await addHausdatei(tx, {
    id: uuidv7(call.now.epochMilliseconds),
    art: 'ausfuhr',
    name,
    schluessel: null,
    bytes: null,
    betreiberId: betreiber.id,
  })
  record(tx, {
    aktion: 'exportMandant',
    objekt: 'mandant',
    objektId: mandantId,
    nachher: { betreiber: betreiber.email },
  })
  await queueHausdatei(deps.jobs, tx, row.id)
  call.note({ name })
  return { status: 201, body: presentHausdatei(call.sprache, row) } as const
}
