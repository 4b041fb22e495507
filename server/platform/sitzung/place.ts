import type pg from 'pg'
import { UUID } from '../database/uuid.ts'

/** The Mandant and person of a session. */
export interface Place {
  readonly mandantId: string
  readonly benutzerId: string
}

const PLACED = new RegExp(`_(${UUID})_(${UUID})$`)

/** Appends the place to a new session's token; the cookie's signature covers both. */
export function placeToken(token: string, { mandantId, benutzerId }: Place): string {
  return `${token}_${mandantId}_${benutzerId}`
}

/** Reads the place from a token; null for older tokens, and for operators who are no person of a house. */
export function placeIn(token: string): Place | null {
  const [, mandantId, benutzerId] = PLACED.exec(token) ?? []
  return mandantId === undefined || benutzerId === undefined ? null : { mandantId, benutzerId }
}

/**
 * Whether a session can be valid at a host: tokens of another house cannot, whatever the account has there.
 * @param hostMandantId null at an address of no house, which accepts every house's sessions
 */
export function isValidAtHost(token: string, hostMandantId: string | null): boolean {
  const place = placeIn(token)
  return place === null || hostMandantId === null || place.mandantId === hostMandantId
}

interface FoundRow {
  readonly zustand: 'ok' | 'keine' | 'fremd' | 'ohne'
  readonly mandant_id: string
  readonly benutzer_id: string
}

export type PlaceLookup = Place | { readonly zustand: 'keine' | 'fremd' | 'ohne' }

/** Cache size. Entries are hints: the gate verifies session and person. */
const MOST = 10_000
const known = new WeakMap<pg.Pool, Map<string, Place>>()

/** The cached place of a token that does not contain it. */
export function cachedPlace(pool: pg.Pool, token: string, hostMandantId: string | null): Place | null {
  return known.get(pool)?.get(keyOf(token, hostMandantId)) ?? null
}

/** Looks up a session's place: the token's, or for older tokens the host's Mandant or the person's own. */
export async function findPlace(
  pool: pg.Pool,
  token: string,
  hostMandantId: string | null,
): Promise<PlaceLookup> {
  const { rows } = await pool.query<FoundRow>({
    name: 'find-sitzung',
    text: 'select * from auth.find_sitzung($1, $2::uuid)',
    values: [token, hostMandantId],
  })
  const row = rows[0]
  if (row?.zustand !== 'ok') return { zustand: row?.zustand ?? 'keine' }
  const place = { mandantId: row.mandant_id, benutzerId: row.benutzer_id }
  const places = known.get(pool) ?? new Map<string, Place>()
  known.set(pool, places)
  // Evicts the oldest.
  if (places.size >= MOST) places.delete(places.keys().next().value ?? '')
  places.set(keyOf(token, hostMandantId), place)
  return place
}

function keyOf(token: string, hostMandantId: string | null): string {
  return `${hostMandantId ?? ''} ${token}`
}
