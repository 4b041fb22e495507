import { type Leseraum, unnamed } from '../leseraum/types.ts'
import type { Zeitraum } from '../time/zeitraum.ts'

/** What somebody waits for, on one plan within one day. */
export interface WaitingWish {
  readonly benutzerId: string
  /** This seat or room alone; null where any will do. */
  readonly leseraumId: string | null
  /** With this kind of equipment; null where it does not matter. */
  readonly ausstattungId: string | null
  /** In this zone of the plan; null where it does not matter. */
  readonly zone: string | null
  readonly zeitraum: Zeitraum
  /** For so many minutes at least; of the whole period, as many as it has. */
  readonly mindestens: number
  readonly gruppengroesse: number
}

/** Somebody's place in a queue. */
export interface Wartender extends WaitingWish {
  readonly id: string
  readonly erstellt: Temporal.Instant
}

/** Statuses of a place in a queue; after the first two it is over. */
export const WARTE_STATUS = [
  'wartet',
  'angeboten',
  'gebucht',
  'abgelehnt',
  'abgelaufen',
  'verlassen',
  'vorbei',
] as const

export type WarteStatus = (typeof WARTE_STATUS)[number]

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
