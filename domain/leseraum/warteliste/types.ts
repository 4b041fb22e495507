import type { AnyWartender, AnyWish, WarteRegeln } from '../../warteliste/types.ts'
import { type Hold, type Leseraum, unnamed } from '../types.ts'

/** What somebody waits for, on one plan within one day. */
export interface WaitingWish extends AnyWish {
  /** This seat or room alone; null where any will do. */
  readonly leseraumId: string | null
  /** With this kind of equipment; null where it does not matter. */
  readonly ausstattungId: string | null
  /** In this zone of the plan; null where it does not matter. */
  readonly zone: string | null
  readonly gruppengroesse: number
}

/** Somebody's place in a queue. */
export interface Wartender extends WaitingWish, AnyWartender {}

/** What of a plan somebody waits for. Who names neither a place nor a zone means no parking space beside seats. */
export function wantedOf<S extends Leseraum>(
  wish: Omit<WaitingWish, 'zeitraum'>,
  leseraeume: readonly S[],
): S[] {
  const meant = wish.leseraumId === null && wish.zone === null ? unnamed(leseraeume) : leseraeume
  return meant.filter((leseraum) => isWanted(wish, leseraum))
}

/** Whether a seat or room is one of those that somebody waits for. One out of use is: it may be put into use again. */
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

/** How the seats of a plan's day are given to those who wait. */
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
