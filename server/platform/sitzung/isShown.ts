import type pg from 'pg'
import { findPlace, knownPlace, placeIn } from './place.ts'

interface Pools {
  readonly appPool: pg.Pool
  readonly authPool: pg.Pool
}

const BETREIBER = `
  select o.id from auth.session s join auth.betreiber o on o.user_id = s."userId" where s.token = $1 and s."expiresAt" > now()`

/** A token that says its own place costs nothing to read; one of before, and one at the host of another house, is looked up. */
async function personOf({ appPool }: Pools, token: string, host: string | null): Promise<string | null> {
  const claimed = placeIn(token)
  if (claimed && (host === null || host === claimed.mandantId)) return claimed.benutzerId
  const found = knownPlace(appPool, token, host) ?? (await findPlace(appPool, token, host))
  return 'zustand' in found ? null : found.benutzerId
}

/**
 * Whether a session is that of whom a page shows: a person of the house, or an operator who is nobody here. Of a session that is nobody's
 * it says yes, because the gate has the reason.
 * @param shown id of a person or of an operator
 */
export async function isShown(
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
