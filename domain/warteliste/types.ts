import type { Zeitraum } from '../time/zeitraum.ts'

/** The kind-independent part of a wish. */
export interface AnyWish {
  readonly benutzerId: string
  readonly zeitraum: Zeitraum
  /** The minimum stay in minutes; equal to the period's length if only all of it will do. */
  readonly mindestens: number
}

/** The kind-independent part of a place in a queue. */
export interface AnyWartender extends AnyWish {
  readonly id: string
  readonly erstellt: Temporal.Instant
}

/** The booked resource. */
interface AnyResource {
  readonly id: string
}

/** A booking that holds a resource. */
export interface AnyHold {
  readonly zeitraum: Zeitraum
}

/** A resource and a period available to a person. */
export interface Found<R extends AnyResource> {
  readonly resource: R
  readonly zeitraum: Zeitraum
}

/** A queue's day: its resources and their holds, including open offers. */
export interface Day<R extends AnyResource, H extends AnyHold> {
  readonly resources: readonly R[]
  readonly belegungen: readonly H[]
}

/** The kind-dependent parts of offering a day's free slots to waiting people. */
export interface WarteRegeln<W extends AnyWartender, R extends AnyResource, H extends AnyHold> {
  /** The id of the resource that a booking holds. */
  readonly resourceOf: (hold: H) => string
  /** The suitable resources. */
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
