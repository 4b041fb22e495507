import type { Deps } from '../../platform/deps.ts'
import { forMandant } from '../../platform/jobs/forMandant.ts'
import { endOwnLink } from '../kalender/endOwnLink.ts'
import { readPeopleOf } from './anmeldung/queries.ts'

/** The addresses of an account's own calendars end, in all of its houses. */
export async function endKalender(deps: Deps, anmeldungId: string): Promise<void> {
  for (const { mandant_id: mandantId, id } of await readPeopleOf(deps.authPool, anmeldungId))
    await forMandant(deps.jobs.pool, mandantId, (tx) => endOwnLink({ tx, deps }, id))
}
