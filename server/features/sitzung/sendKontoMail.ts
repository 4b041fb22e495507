import type { Language } from '@platzwart/phrases/phrases'
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
  readonly sprache: Language
  /** In whose Mandant's outbox it stands. Null for an operator: what opens the installation belongs to no Mandant, also when they are a person of one. */
  readonly person: Pick<AccountPerson, 'mandantId' | 'benutzerId'> | null
}

export type SendKontoMail = (mail: KontoMail) => Promise<void>
