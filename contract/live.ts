import { z } from 'zod'

/**
 * A change as sent to browsers, without names. Each feature declares its events beside its other schemas
 * (`live…Schema`); browsers ignore unknown kinds.
 */
export interface LiveEvent {
  readonly art: string
}

/** Something in the house's configuration changed (object as in the audit trail): read it again. */
export const liveStandSchema = z.object({ art: z.literal('stand'), objekt: z.string(), objektId: z.string() })

/** The requested position is no longer available: read everything again. */
export const liveResetSchema = z.object({ art: z.literal('neuladen') })

export type LiveStand = z.infer<typeof liveStandSchema>
export type LiveReset = z.infer<typeof liveResetSchema>
