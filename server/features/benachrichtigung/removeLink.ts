import type { Language } from '@platzwart/phrases/phrases'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { escapeHtml } from '../../platform/escapeHtml.ts'
import { phrase } from '../../platform/phrases.ts'

/** A mail as it is kept; null where it has not been sent yet. */
interface Letter {
  readonly text: string | null
  readonly html: string | null
}

/** What is kept of an account's mail beside its text, for as long as its link may be shown. */
export interface SecretLink {
  readonly link: string
  readonly geheim: true
  /** Whose it is, where the mail went to an address that is not the person's in the house. */
  readonly benutzerId?: string
}

/** The one-time link of an account's mail; null for every other mail, and where the link is no secret. */
export function secretLinkOf(daten: unknown): SecretLink | null {
  const {
    link,
    geheim,
    an,
    benutzerId = an?.benutzerId,
  } = daten as {
    link?: string
    geheim?: boolean
    an?: { benutzerId: string }
    benutzerId?: string
  }
  return link && geheim ? { link, geheim, ...(benutzerId && { benutzerId }) } : null
}

/** The same of a mail that was given such a link when it was written. */
export const linkIn = ({ link }: { readonly link?: string | null }): SecretLink | null =>
  link ? { link, geheim: true } : null

/** A one-time link is for its receiver; whoever may read the outbox must not be able to use it. */
export function removeLink<T extends Letter>(mail: T, { link }: SecretLink, sprache: Language): T {
  const removed = phrase(sprache, 'mail', 'linkEntfernt')
  const html = mail.html?.replace(/ href="[^"]*"/g, '').replaceAll(link, removed)
  return {
    ...mail,
    text: mail.text?.replaceAll(link, removed) ?? null,
    html: html?.replaceAll(escapeHtml(link), removed) ?? null,
  }
}

/**
 * Whether the outbox of this Mandant may show the link at all: its account is nobody in another Mandant and no operator. An admin here
 * would else get in where they are nobody.
 */
export async function isOnlyHere(tx: Tx, benutzerId: string | null): Promise<boolean> {
  const row = await tx.first(ready<{ only: boolean }>('select auth.is_only_here($1) as only', benutzerId))
  return row?.only === true
}
