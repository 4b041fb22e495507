import type pg from 'pg'
import { UUID } from '../database/uuid.ts'

/** In which Mandant a session is, and whose. */
export interface Place {
  readonly mandantId: string
  readonly benutzerId: string
}

const PLACED = new RegExp(`_(${UUID})_(${UUID})$`)

/** The token of a new session, with its place; its cookie's signature covers both. */
export function placeToken(token: string, { mandantId, benutzerId }: Place): string {
  return `${token}_${mandantId}_${benutzerId}`
}

/** Where a token says that its session is; null for one of before, and for an operator's who is nobody's person. */
export function placeIn(token: string): Place | null {
  const [, mandantId, benutzerId] = PLACED.exec(token) ?? []
  return mandantId === undefined || benutzerId === undefined ? null : { mandantId, benutzerId }
}

/**
 * Whether a session may be one at a host: in another house than the one that its token names there is none, whoever its account is there. That house
 * alone ends it.
 * @param hostMandantId null at an address that belongs to no house, where each is in its own
 */
export function isHere(token: string, hostMandantId: string | null): boolean {
  const place = placeIn(token)
  return place === null || hostMandantId === null || place.mandantId === hostMandantId
}

interface FoundRow {
  readonly zustand: 'ok' | 'keine' | 'fremd' | 'ohne'
  readonly mandant_id: string
  readonly benutzer_id: string
}

export type Found = Place | { readonly zustand: 'keine' | 'fremd' | 'ohne' }

/** Places that were looked up; each is believed only as far as the gate then finds the session and its person there. */
const MOST = 10_000
const known = new WeakMap<pg.Pool, Map<string, Place>>()

/** What was found before for a token that does not say it, so that it is looked up once on each server. */
export function knownPlace(pool: pg.Pool, token: string, hostMandantId: string | null): Place | null {
  return known.get(pool)?.get(keyOf(token, hostMandantId)) ?? null
}

/** Asks whose a session is: where its token says, or that of before in the Mandant of the host or in the person's own. */
export async function findPlace(pool: pg.Pool, token: string, hostMandantId: string | null): Promise<Found> {
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
  // Who was put in first goes first.
  if (places.size >= MOST) places.delete(places.keys().next().value ?? '')
  places.set(keyOf(token, hostMandantId), place)
  return place
}

function keyOf(token: string, hostMandantId: string | null): string {
  return `${hostMandantId ?? ''} ${token}`
}
