import type { AccountPerson } from './queries.ts'

/** A mail about the account itself: mandatory, never bundled, its link good once. */
export interface KontoMail {
  readonly typ: 'kontoWiederherstellung' | 'kontoEinladung' | 'kontoBestaetigung'
  readonly anmeldungId: string
  readonly email: string
  readonly name: string
  /** What the button opens; for somebody who has a password already, an invitation's button opens the login page. */
  readonly link: string
  /** False where the link is no secret (the login page). */
  readonly geheim: boolean
  readonly gueltigBis: Temporal.Instant | null
  /** Null for an operator who is a person of no Mandant: such a mail has no outbox to stand in. */
  readonly person: Pick<AccountPerson, 'mandantId' | 'benutzerId' | 'sprache'> | null
}

export type SendKontoMail = (mail: KontoMail) => Promise<void>
