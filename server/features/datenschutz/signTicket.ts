import { isLanguage, type Language } from '@platzwart/phrases/phrases'
import { isSameSignature, sign } from '../../platform/signature.ts'

/** Minutes that a ticket is good for. */
export const TICKET_MINUTES = 15

interface Ticket {
  readonly sprache: Language
  readonly bis: Temporal.Instant
}

const FORM = /^(\d{13,15})\.([a-z]{2})\.([A-Za-z0-9_-]{43})$/

/** A ticket for the session of this token, and for no other: it is worth nothing to whoever reads it in an address. */
export function signTicket(secret: string, token: string, { sprache, bis }: Ticket): string {
  const said = `${bis.epochMilliseconds}.${sprache}`
  return `${said}.${sign(secret, 'datenauskunft', said, token)}`
}

/** The language that the file was asked for in; null for a ticket of another session, one that is too old, or none of ours. */
export function readTicket(
  secret: string,
  token: string,
  ticket: string,
  now: Temporal.Instant,
): Language | null {
  const [, bis = '', sprache = '', signed = ''] = FORM.exec(ticket) ?? []
  if (signed === '' || !isLanguage(sprache)) return null
  if (!isSameSignature(signed, sign(secret, 'datenauskunft', `${bis}.${sprache}`, token))) return null
  return Number(bis) > now.epochMilliseconds ? sprache : null
}
