import type pg from 'pg'

/** Characters that every form of writing rows has to say in another way. */
const TRICKY = String.raw`E'\t\n\r \\ \\N \\. "ä€😀'''`

/**
 * Fills the trail of a house with rows of all lengths up to 32 kB, which together have so many megabytes: random, so that nothing is
 * packed small.
 */
export async function fillTrail(admin: pg.Client, mandantId: string, megabytes: number): Promise<void> {
  await admin.query(
    `insert into protokoll (mandant_id, id, aktion, objekt, objekt_id, nachher)
     select $1, gen_random_uuid(), 'change', 'mandant', $1, jsonb_build_object('nr', n, 'text', ${TRICKY} || (
       select string_agg(md5(random()::text || n || i), case when i % 7 = 0 then E'\\t\\\\' else '' end)
       from generate_series(1, 1 + (n * 37) % 1000) i))
     from generate_series(1, $2::int) n`,
    [mandantId, megabytes * 62],
  )
}
