import type { Umgang } from '@platzwart/domain/schliessung/types'

interface Times {
  readonly von: string
  readonly bis: string
}

/** A booking that a closure hits, as far as every kind has it. */
export interface AnyHit extends Times {
  readonly id: string
  /** Null where names are hidden. */
  readonly bucher: { readonly name: string; readonly email: string } | null
  readonly ersatz: Times | null
}

/** The bookings that a closure would hit, and the replacement for each. */
export interface AnyVorschlag {
  readonly stand: string
  readonly anzahl: number
  readonly verschiebbar: number
  readonly bleibt: boolean
  readonly buchungen: readonly AnyHit[]
}

/** The decision about the bookings that are hit. */
export interface Beschluss {
  readonly stand: string
  readonly alle: Umgang
  readonly sonst: Exclude<Umgang, 'verschieben'>
  readonly ausnahmen: readonly { readonly buchungId: string; readonly umgang: Umgang }[]
}

/** A closure that can still be undone. */
interface AnySchliessung {
  readonly id: string
  readonly verschoben: number
  readonly storniert: number
  readonly belassen: number
  readonly bis: string
}

/** What an undo did. */
interface AnyRuecknahme {
  readonly zurueck: number
  readonly nicht: readonly { readonly id: string }[]
}

/** The types of one kind's closures. */
export interface SchliessTypes {
  readonly anlass: object
  readonly vorschlag: AnyVorschlag
  readonly schliessung: AnySchliessung
  readonly ruecknahme: AnyRuecknahme
}

export interface HitWords<V extends AnyVorschlag> {
  readonly booked: (hit: V['buchungen'][number]) => string
  /** @param times the hours of the replacement */
  readonly instead: (
    ersatz: NonNullable<V['buchungen'][number]['ersatz']>,
    times: { readonly von: string; readonly bis: string },
  ) => string
}

/**
 * What differs between kinds' closures on the screens. Asking first, the question with its choices, and the undo are
 * the same for all.
 */
export interface SchliessungArt<T extends SchliessTypes> {
  readonly propose: (anlass: T['anlass']) => Promise<T['vorschlag']>
  readonly apply: (anlass: T['anlass'], beschluss: Beschluss, idempotencyKey: string) => Promise<unknown>
  readonly queryKey: readonly string[]
  readonly list: (signal: AbortSignal) => Promise<readonly T['schliessung'][]>
  readonly undo: (id: string, idempotencyKey: string) => Promise<T['ruecknahme']>
  readonly useWords: () => HitWords<T['vorschlag']>
  /** Why a booking stays as it is after an undo. */
  readonly useReason: () => (one: T['ruecknahme']['nicht'][number]) => string
}
