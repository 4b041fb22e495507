import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Deps } from '../../platform/deps.ts'
import { forMandant } from '../../platform/jobs/forMandant.ts'

interface Invited {
  readonly mandant_id: string
  readonly id: string
}

/** Where the host says no house, only somebody who is in no other one can be meant. */
const INVITED = `
  select mandant_id, id from public.benutzer b where anmeldung_id = $1 and einladung_bis is not null
    and case when $2::uuid is null
      then not exists (select 1 from public.benutzer o where o.anmeldung_id = $1 and o.mandant_id <> b.mandant_id)
      else mandant_id = $2 end`

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
  const { rows } = await authPool.query<Invited>(INVITED, [anmeldungId, mandantId])
  for (const { mandant_id, id } of rows) {
    await forMandant(jobs.pool, mandant_id, async (tx) => {
      await tx.run(
        build
          .updateTable('benutzer')
          .where('benutzer.mandant_id', '=', tx.scope.mandantId)
          .where('id', '=', id)
          .set({ einladung_bis: null }),
      )
      record(tx, { aktion: 'acceptEinladung', objekt: 'benutzer', objektId: id })
    })
  }
}
