import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Deps } from '../../platform/deps.ts'
import { forMandant } from '../../platform/jobs/forMandant.ts'

interface Invited {
  readonly mandant_id: string
  readonly id: string
}

const INVITED =
  'select mandant_id, id from public.benutzer where anmeldung_id = $1 and einladung_bis is not null'

/** Whoever has set a password has come: in every house that has invited them nothing is open any more, and those who look at it see so. */
export async function closeEinladungen(
  { authPool, jobs }: Pick<Deps, 'authPool' | 'jobs'>,
  anmeldungId: string,
): Promise<void> {
  const { rows } = await authPool.query<Invited>(INVITED, [anmeldungId])
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
