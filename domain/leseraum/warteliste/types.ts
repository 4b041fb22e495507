import type { AnyWartender, AnyWish, WarteRegeln } from '../../warteliste/types.ts'
import { type Hold, type Leseraum, unnamed } from '../types.ts'

/** What an entry waits for, on one plan within one day. */
export interface WaitingWish extends AnyWish {
  /** Only this seat or room; null for any. */
  readonly leseraumId: string | null
  /** With this kind of equipment; null for any. */
  readonly ausstattungId: string | null
  /** In this zone of the plan; null for any. */
  readonly zone: string | null
  readonly gruppengroesse: number
}

/** A person's entry in a queue. */
export interface Wartender extends WaitingWish, AnyWartender {}

/**
 * The seats of a plan that an entry matches. An entry without a seat or zone excludes parking spaces on a
 * plan with seats.
 */
export function wantedOf<S extends Leseraum>(
  wish: Omit<WaitingWish, 'zeitraum'>,
  leseraeume: readonly S[],
): S[] {
  const meant = wish.leseraumId === null && wish.zone === null ? unnamed(leseraeume) : leseraeume
  return meant.filter((leseraum) => isWanted(wish, leseraum))
}

/** Whether an entry matches a seat or room. One out of use matches, since it may be put into use again. */
export function isWanted(
  { leseraumId, ausstattungId, zone, gruppengroesse }: Omit<WaitingWish, 'zeitraum'>,
  leseraum: Pick<Leseraum, 'id' | 'zone' | 'kapazitaet' | 'ausstattung'>,
): boolean {
  return (
    (leseraumId === null || leseraum.id === leseraumId) &&
    (zone === null || leseraum.zone === zone) &&
    (ausstattungId === null || leseraum.ausstattung.some(({ id }) => id === ausstattungId)) &&
    leseraum.kapazitaet >= gruppengroesse
  )
}

/** The rules for offering the seats of a plan's day. */
export const PLATZ_REGELN: WarteRegeln<Wartender, Leseraum, Hold> = {
  resourceOf: ({ leseraumId }) => leseraumId,
  wantedOf: (one, seats) => wantedOf(one, seats),
  isOpen: ({ aktiv }) => aktiv,
  holdOf: ({ id, benutzerId }, { resource, zeitraum }) => ({
    id,
    leseraumId: resource.id,
    zeitraum,
    status: 'reserviert',
    bucherId: benutzerId,
  }),
}
