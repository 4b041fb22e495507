import type { Operation } from '@platzwart/contract/operation'
import type { KALENDER_LINK, KalenderLink } from '@platzwart/contract/operations/kalender'
import * as wire from '@platzwart/contract/operations/kalender'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

/** A calendar that other programs can subscribe to. */
export interface Abo {
  /** Its subject: the key of its query. */
  readonly id: string
  /** One's own bookings with all their details, or only busy times. */
  readonly zeigt: 'eigene' | 'belegt'
  readonly show: (signal: AbortSignal) => Promise<KalenderLink>
  readonly create: (idempotencyKey: string) => Promise<{ readonly adresse: string | null }>
  readonly remove: (idempotencyKey: string) => Promise<unknown>
}

export const EIGENES_ABO: Abo = {
  id: 'eigenes',
  zeigt: 'eigene',
  show: (signal) => ask(wire.showKalenderLink, { signal }),
  create: (idempotencyKey) => ask(wire.createKalenderLink, { idempotencyKey }),
  remove: (idempotencyKey) => ask(wire.deleteKalenderLink, { idempotencyKey }),
}

/** The operations on the calendar address of a seat, a room or a vehicle. */
type OfThing<Answers extends keyof typeof KALENDER_LINK> = Operation<
  `/api/${string}/{id}/kalender-link`,
  { readonly tag: string; readonly summary: string; readonly answers: (typeof KALENDER_LINK)[Answers] }
>

interface ThingVerbs {
  readonly show: OfThing<'shows'>
  readonly create: OfThing<'creates'>
  readonly remove: OfThing<'deletes'>
}

/** A subscription to the busy times of a seat, room or vehicle. */
export function belegtAbo({ show, create, remove }: ThingVerbs, id: string): Abo {
  return {
    id,
    zeigt: 'belegt',
    show: (signal) => ask(show, { id, signal }),
    create: (idempotencyKey) => ask(create, { id, idempotencyKey }),
    remove: (idempotencyKey) => ask(remove, { id, idempotencyKey }),
  }
}

export const aboKey = ({ id }: Abo) => ['kalender', id] as const

export const aboOptions = (abo: Abo) =>
  queryOptions({ queryKey: aboKey(abo), queryFn: ({ signal }) => abo.show(signal) })
