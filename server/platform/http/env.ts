import type { MandantId } from '@platzwart/domain/id'
import type { Language } from '@platzwart/phrases/phrases'

/** What the middlewares know of a request before any route runs. */
export interface AppEnv {
  Variables: {
    requestId: string
    sprache: Language
    /** Mandant of the host; null at an address that belongs to none, where the person's own Mandant counts. */
    hostMandantId: MandantId | null
    /** Token of the session cookie, its signature already verified; null without one. */
    token: string | null
  }
}
