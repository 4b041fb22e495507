import { type LiveEvent, liveStandSchema } from '@platzwart/contract/live'
import type { z } from 'zod'
import type { Change } from './feed.ts'

/** Shows a change to one reader: whose it is comes down to "mine" or not. Null when it is nothing for browsers. */
export type ShowChange = (change: Change, readerId: string) => LiveEvent | null

/** A kind of live event: its declared shape, and how a change becomes one for one reader. */
export interface LiveArt {
  readonly schema: z.ZodType<LiveEvent>
  readonly show: (change: Change, readerId: string) => LiveEvent
}

export function liveArt<E extends LiveEvent>(
  schema: z.ZodType<E>,
  show: (change: Change, readerId: string) => E,
): LiveArt {
  return { schema, show }
}

/** By the name of the record in the audit trail. */
export type Shown = Readonly<Record<string, LiveArt>>

/** For what belongs to the house's configuration: that it changed is all that a browser needs. */
export const showStand = liveArt(liveStandSchema, ({ objekt, objektId }) => ({
  art: 'stand',
  objekt,
  objektId,
}))

/** Of all changes those that a feature shows; the rest of the audit trail is nobody's business in a browser. */
export function showChanges(features: readonly { readonly live?: Shown }[]): ShowChange {
  const shown = new Map(features.flatMap(({ live = {} }) => Object.entries(live)))
  return (change, readerId) => shown.get(change.objekt)?.show(change, readerId) ?? null
}
