import type { LiveEvent } from '@platzwart/contract/live'
import type { WarteStatus } from '@platzwart/domain/warteliste/types'
import type { QueryKey } from '@tanstack/react-query'
import type { useForm } from '../../ui/form/useForm.ts'

export interface AnyAngebot {
  readonly von: string
  readonly bis: string
  readonly gueltigBis: string
}

/** A place in a queue, as far as every kind has it. */
export interface AnyPlatz {
  readonly id: string
  readonly version: number
  readonly status: WarteStatus
  readonly von: string
  readonly bis: string
  /** Minutes. */
  readonly mindestens: number
  readonly stelle: { readonly platz: number; readonly wartende: number } | null
  readonly reihenfolge: 'zeit' | 'nutzung'
  /** Minutes. */
  readonly genutzt: number | null
  readonly angebot: AnyAngebot | null
}

/** A place in a queue as it was shown. */
export type Shown = Pick<AnyPlatz, 'id' | 'version'>

/** A place whose offer is open. */
export type Offered<P extends AnyPlatz> = P & { readonly angebot: NonNullable<P['angebot']> }

interface Words<P extends AnyPlatz> {
  /** What is waited for. */
  readonly wish: (one: P) => string
  /** What is offered. */
  readonly offer: (one: Offered<P>) => string
  readonly where: (one: P) => string
  /** Further lines about the wish. */
  readonly details: (one: P) => readonly string[]
}

/** The types of one kind's waiting list. */
export interface WarteTypes {
  readonly platz: AnyPlatz
  /** The fields of the form that accepts an offer. */
  readonly acceptance: object
}

type Form<F extends object> = Parameters<typeof useForm<F, unknown>>[0]

/**
 * What differs between kinds' waiting lists on the screens. The cards of places and offers, the countdown and the
 * form to join are the same for all.
 */
export interface WarteArt<T extends WarteTypes> {
  readonly queryKey: readonly string[]
  /** The query keys of the kind's bookings. */
  readonly bookings: readonly QueryKey[]
  readonly list: (signal: AbortSignal) => Promise<readonly T['platz'][]>
  readonly leave: (platz: Shown, idempotencyKey: string) => Promise<unknown>
  readonly accept: (platz: Shown, typed: T['acceptance'], idempotencyKey: string) => Promise<unknown>
  /** What whoever accepts has to fill in. */
  readonly useAcceptance: (one: Offered<T['platz']>) => Pick<Form<T['acceptance']>, 'start' | 'fields'>
  /** Whether the kind is available in this house. */
  readonly useIsOn: () => boolean
  /** Whether the event may change one of one's own places. */
  readonly concerns: (event: LiveEvent, own: readonly T['platz'][], zone: string) => boolean
  /** Tables of the configuration that the places are read from. */
  readonly stands: ReadonlySet<string>
  readonly useWords: () => Words<T['platz']>
}
