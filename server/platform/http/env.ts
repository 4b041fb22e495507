import type { MandantId } from '@platzwart/domain/id'
import type { Language } from '@platzwart/phrases/phrases'

/** What the middlewares know of a request before any route runs. */
export interface AppEnv {
  Variables: {
    requestId: string
    sprache: Language
    /** Host that the person typed, with its port, in lower case. */
    host: string
    /** The person's address; null behind a proxy that is not trusted, where nobody knows it. */
    address: string | null
    /** Asked on this machine, under one of its own names, and not passed on by a proxy for somebody elsewhere. */
    ownMachine: boolean
    /** Mandant of the host; null at an address that belongs to none, where the person's own Mandant counts. */
    hostMandantId: MandantId | null
    /** Token of the session cookie, its signature already verified; null without one. */
    token: string | null
  }
}
