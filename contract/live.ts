import { z } from 'zod'

/**
 * A change as it goes to the browsers, without anybody's name. Each feature declares the shape of its own beside what it is about (`live…Schema`);
 * whoever does not know a kind leaves it out.
 */
export interface LiveEvent {
  readonly art: string
}

/** Something of the house's configuration changed (its object as the audit trail names it): read it again. */
export const liveStandSchema = z.object({ art: z.literal('stand'), objekt: z.string(), objektId: z.string() })

/** Positions before this one are gone: read everything again. */
export const liveResetSchema = z.object({ art: z.literal('neuladen') })

export type LiveStand = z.infer<typeof liveStandSchema>
export type LiveReset = z.infer<typeof liveResetSchema>
