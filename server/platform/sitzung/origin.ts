import type pg from 'pg'

/** Whether the public origin uses HTTPS. */
export function isSecure(publicUrl: string): boolean {
  return new URL(publicUrl).protocol === 'https:'
}

/** A Mandant's origin: its host with the installation's scheme and port. Nothing comes unchecked from the client. */
export function originOf(publicUrl: string, host: string | null): string {
  if (host === null) return new URL(publicUrl).origin
  const url = new URL(publicUrl)
  url.hostname = host
  return url.origin
}

/**
 * The first host of a Mandant by name; null if it has none. Uses the sign-in's pool, as the directory belongs
 * to it.
 */
export async function domainOf(authPool: pg.Pool, mandantId: string): Promise<string | null> {
  const { rows } = await authPool.query<{ domain: string }>(
    'select domain from mandant_domain where mandant_id = $1 order by domain limit 1',
    [mandantId],
  )
  return rows[0]?.domain ?? null
}
