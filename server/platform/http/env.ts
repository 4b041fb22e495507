import type { MandantId } from '@platzwart/domain/id'
import type { Language } from '@platzwart/phrases/phrases'
import type { Zugriffstoken } from '../sitzung/zugriffstoken.ts'

/** What middlewares have determined about a request before any route runs. */
export interface AppEnv {
  Variables: {
    requestId: string
    sprache: Language
    /** The host in the address bar, with port, in lower case. */
    host: string
    /** The client's address; null behind an untrusted proxy. */
    address: string | null
    /** Whether the request was made on this machine, under one of its own names, and not through a proxy. */
    ownMachine: boolean
    /** The host's Mandant; null at an address without one, where the session's Mandant counts. */
    hostMandantId: MandantId | null
    /** Token of the session cookie, with a verified signature; null without one. */
    token: string | null
    /** The API token of the `Authorization` header, its signature verified; null without one. The session cookie then does not count. */
    zugriff: Zugriffstoken | null
  }
}
