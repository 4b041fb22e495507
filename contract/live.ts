import { z } from 'zod'
import { instant, tag, uuid } from './schema.ts'

/** One change as it goes to the browsers that look at the plan's day or hold the booking. Nobody's name is in it. */
const liveBuchungSchema = z.object({
  art: z.literal('leseraumBuchung'),
  id: uuid,
  grundrissId: uuid,
  leseraumId: uuid,
  tag,
  von: instant,
  bis: instant,
  status: z.string(),
  gehaltenBis: instant.nullable(),
  /** 1 for the booker, 2 for the confirming person, 0 for everybody else. */
  eigene: z.int(),
  /** Whoever has heard of a higher one of this booking leaves this one out: the feed goes by transactions, not by versions. */
  version: z.int(),
})

/** A trip or a block changed: the overview, the search, one's own trips and open approvals may look different. Nobody's name is in it. */
const liveFahrtSchema = z.object({
  art: z.literal('fahrzeugBuchung'),
  id: uuid,
  fahrzeugId: uuid,
  von: instant,
  bis: instant,
  status: z.string(),
  typ: z.string(),
  gehaltenBis: instant.nullable(),
  /** Driver or booker. */
  eigene: z.boolean(),
  version: z.int(),
})

/** The plan, its opening hours, a car or the settings changed: read them again. */
const liveStandSchema = z.object({ art: z.literal('stand'), objekt: z.string(), objektId: z.string() })

/** A driving licence was written down or checked; whose is told to its holder alone. */
const liveFuehrerscheinSchema = z.object({ art: z.literal('fuehrerschein'), eigener: z.boolean() })

/** Positions before this one are gone: read everything again. */
const liveResetSchema = z.object({ art: z.literal('neuladen') })

export const liveEventSchema = z.discriminatedUnion('art', [
  liveBuchungSchema,
  liveFahrtSchema,
  liveStandSchema,
  liveFuehrerscheinSchema,
  liveResetSchema,
])

export type LiveEvent = z.infer<typeof liveEventSchema>
export type LiveBuchung = z.infer<typeof liveBuchungSchema>
export type LiveFahrt = z.infer<typeof liveFahrtSchema>
