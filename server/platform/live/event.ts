import { type LiveEvent, liveStandSchema } from '@platzwart/contract/live'
import type { z } from 'zod'
import type { Change } from './feed.ts'

/**
 * Converts a change into one reader's live event: the owner is reduced to "mine" or not. Null when browsers
 * get no event for it.
 */
export type ShowChange = (change: Change, readerId: string) => LiveEvent | null

/** A kind of live event: its schema, and the conversion of a change for one reader. */
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

/** By the object's name in the audit trail. */
export type Shown = Readonly<Record<string, LiveArt>>

/** For records of the house's configuration: browsers only need to know that it changed. */
export const showStand = liveArt(liveStandSchema, ({ objekt, objektId }) => ({
  art: 'stand',
  objekt,
  objektId,
}))

/** Combines the features' kinds of events; changes of other objects produce none. */
export function showChanges(features: readonly { readonly live?: Shown }[]): ShowChange {
  const shown = new Map(features.flatMap(({ live = {} }) => Object.entries(live)))
  return (change, readerId) => shown.get(change.objekt)?.show(change, readerId) ?? null
}
