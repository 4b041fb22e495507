import type pg from 'pg'
import { cachedPlace, findPlace, placeIn } from './place.ts'

interface Pools {
  readonly appPool: pg.Pool
  readonly authPool: pg.Pool
}

const BETREIBER = `
  select o.id from auth.session s join auth.betreiber o on o.user_id = s."userId" where s.token = $1 and s."expiresAt" > now()`

/**
 * Reads the person from the token, if it contains its place; looks older tokens, and those on another house's
 * host, up.
 */
async function personOf({ appPool }: Pools, token: string, host: string | null): Promise<string | null> {
  const claimed = placeIn(token)
  if (claimed && (host === null || host === claimed.mandantId)) return claimed.benutzerId
  const found = cachedPlace(appPool, token, host) ?? (await findPlace(appPool, token, host))
  return 'zustand' in found ? null : found.benutzerId
}

/**
 * Whether a session belongs to the person a page shows: somebody of the house, or an operator. True for
 * invalid sessions, which the gate refuses with the reason.
 * @param shown id of a person or operator
 */
export async function isShownPerson(
  pools: Pools,
  token: string,
  host: string | null,
  shown: string,
): Promise<boolean> {
  const person = await personOf(pools, token, host)
  if (person === shown) return true
  const { rows } = await pools.authPool.query<{ id: string }>(BETREIBER, [token])
  const betreiber = rows[0]?.id ?? null
  return betreiber === shown || (person === null && betreiber === null)
}
