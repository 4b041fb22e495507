import { Angebote } from './Angebote.tsx'
import { Warteplaetze } from './Warteplaetze.tsx'

/** What of the waiting list stands beside a plan, in one piece. */
export const waiting = { Angebote, Warteplaetze }
