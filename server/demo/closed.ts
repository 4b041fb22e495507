import type pg from 'pg'

/** How many accounts of an earlier demo are shut, because this server was started without it; 0 in the demo. */
export async function countClosed(authPool: pg.Pool): Promise<number> {
  const { rows } = await authPool.query<{ n: number }>(
    'select count(*)::int as n from auth.demo_anmeldung d where not auth.is_open(d.user_id)',
  )
  return rows[0]?.n ?? 0
}
