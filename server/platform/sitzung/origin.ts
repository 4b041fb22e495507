import type pg from 'pg'

/** Whether people come by https. */
export function isSecure(publicUrl: string): boolean {
  return new URL(publicUrl).protocol === 'https:'
}

/** The host of a Mandant with the scheme and port of the installation: nothing of it comes from the client unchecked. */
export function originOf(publicUrl: string, host: string | null): string {
  if (host === null) return new URL(publicUrl).origin
  const url = new URL(publicUrl)
  url.hostname = host
  return url.origin
}

/** The first host of a Mandant by name; null when it has none. The directory is the sign-in's, and so is the pool. */
export async function domainOf(authPool: pg.Pool, mandantId: string): Promise<string | null> {
  const { rows } = await authPool.query<{ domain: string }>(
    'select domain from mandant_domain where mandant_id = $1 order by domain limit 1',
    [mandantId],
  )
  return rows[0]?.domain ?? null
}
