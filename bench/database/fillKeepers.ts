import { withAdmin } from './cluster.ts'
import { BENCH, benchId } from './fill.ts'

/** People who look after the rooms, and see how much they are used. */
export const KEEPERS = 5

/** To see figures of rooms, and to close them. */
const RECHTE = ['objekt_pflege', 'oeffnungszeiten_pflege']

/** Lets the first of the people look after the rooms. */
export async function fillKeepers(adminUrl: string): Promise<void> {
  const ids = Array.from({ length: KEEPERS }, (_, n) => benchId('person', n + 1))
  await withAdmin(adminUrl, async (admin) => {
    await admin.query(
      `insert into benutzer_berechtigung (mandant_id, benutzer_id, berechtigung)
         select $1, id, recht from unnest($2::uuid[]) id, unnest($3::text[]) recht on conflict do nothing`,
      [BENCH.mandantId, ids, RECHTE],
    )
    await admin.query('update mandant set stand = stand + 1 where id = $1', [BENCH.mandantId])
  })
}
