import type { Zeitraum } from '../time/zeitraum.ts'

/** A wish to wait, as far as every kind has it. */
export interface AnyWish {
  readonly benutzerId: string
  readonly zeitraum: Zeitraum
  /** The shortest stay that is of any use, in minutes; as long as the period for all of it. */
  readonly mindestens: number
}

/** A place in a queue, as far as every kind has it. */
export interface AnyWartender extends AnyWish {
  readonly id: string
  readonly erstellt: Temporal.Instant
}

/** What is booked. */
interface AnyResource {
  readonly id: string
}

/** A booking that holds a resource. */
export interface AnyHold {
  readonly zeitraum: Zeitraum
}

/** A resource and a period that somebody can have. */
export interface Found<R extends AnyResource> {
  readonly resource: R
  readonly zeitraum: Zeitraum
}

/** A queue's day: the resources, and what holds them, open offers included. */
export interface Day<R extends AnyResource, H extends AnyHold> {
  readonly resources: readonly R[]
  readonly belegungen: readonly H[]
}

/** What differs between kinds when the free slots of a day are given to those who wait. */
export interface WarteRegeln<W extends AnyWartender, R extends AnyResource, H extends AnyHold> {
  /** The id of the resource that a booking holds. */
  readonly resourceOf: (hold: H) => string
  /** The resources that would do. */
  readonly wantedOf: (one: W, resources: readonly R[]) => readonly R[]
  /** Whether the resource can be booked at all. */
  readonly isOpen: (resource: R) => boolean
  /** The hold of an offer. */
  readonly holdOf: (one: W, found: Found<R>) => H
}

/** Statuses of a place in a queue; all but the first two are final. */
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
