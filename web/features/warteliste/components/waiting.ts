import { Angebote } from './Angebote.tsx'
import { Warteplaetze } from './Warteplaetze.tsx'

/** The waiting list's parts beside a plan, in one chunk. */
export const waiting = { Angebote, Warteplaetze }
