import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Deps } from '../../platform/deps.ts'
import { forMandant } from '../../platform/jobs/forMandant.ts'
import { lockStand, raiseStand } from '../../platform/konfiguration/mandant.ts'
import { noteSeveral, readPeopleOf } from './anmeldung/queries.ts'

/**
 * Somebody has come: nothing is open in the house that has invited them, and those who look at it see so. What other houses have asked stays open
 * until they go there.
 * @param mandantId where they have come to; null where nobody knows
 */
export async function closeEinladungen(
  { authPool, jobs }: Pick<Deps, 'authPool' | 'jobs'>,
  anmeldungId: string,
  mandantId: string | null,
): Promise<void> {
  const people = await readPeopleOf(authPool, anmeldungId)
  if (people.length > 1) await noteSeveral(authPool, anmeldungId)
  // Where the host says no house, only somebody who is in no other one can be meant.
  const meant = people.length > 1 || mandantId !== null ? mandantId : people[0]?.mandant_id
  for (const { mandant_id, id } of people.filter((one) => one.eingeladen && one.mandant_id === meant)) {
    await forMandant(jobs.pool, mandant_id, async (tx) => {
      await lockStand(tx)
      await tx.run(
        build
          .updateTable('benutzer')
          .where('benutzer.mandant_id', '=', tx.scope.mandantId)
          .where('id', '=', id)
          .set({ einladung_bis: null }),
      )
      // Whoever has come counts among those who hold their permissions.
      await raiseStand(tx)
      record(tx, { aktion: 'acceptEinladung', objekt: 'benutzer', objektId: id })
    })
  }
}
