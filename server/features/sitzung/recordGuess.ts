import { record } from '../../platform/database/record.ts'
import type { Deps } from '../../platform/deps.ts'
import { forMandant } from '../../platform/jobs/forMandant.ts'
import type { Place } from '../../platform/sitzung/place.ts'

/** Into the trail of the house that the session is in, and of an operator into the operators' as well. */
export async function recordGuess(
  { authPool, jobs }: Pick<Deps, 'authPool' | 'jobs'>,
  anmeldungId: string,
  place: Place | null,
): Promise<void> {
  await authPool.query('select auth.note_versuch($1)', [anmeldungId])
  if (place === null) return
  const { mandantId, benutzerId } = place
  await forMandant(jobs.pool, mandantId, async (tx) => {
    record(tx, {
      aktion: 'guessPassword',
      objekt: 'benutzer',
      objektId: benutzerId,
      imAuftragId: benutzerId,
    })
  })
}
