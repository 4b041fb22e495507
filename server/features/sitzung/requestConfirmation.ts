import { PAGE } from '@platzwart/contract/paths'
import { originOf } from '../../platform/sitzung/origin.ts'
import type { AccountMail } from '../benachrichtigung/sendAccountMail.ts'
import type { Auth, Herkunft } from './auth.ts'
import { createConfirmationCode } from './createLink.ts'
import { type AccountOfToken, receiverOf } from './queries.ts'

const CONFIRMATION_SECONDS = 24 * 60 * 60

/** Mails a link that shows the address to be the person's own; nothing to do when that is known. */
export async function requestConfirmation(
  auth: Auth,
  account: AccountOfToken,
  from: Herkunft,
): Promise<void> {
  if (account.emailVerified) return
  const { person, sprache } = await receiverOf(auth.pool, account.id, from.hostMandantId)
  const origin = originOf(auth.publicUrl, from.hostMandantId === null ? null : from.host)
  await auth.mail(
    await confirmationMail(auth, { anmeldungId: account.id, ...account, sprache, person }, origin),
  )
}

/** The mail that asks whether an address is the account's own. */
export async function confirmationMail(
  auth: Auth,
  {
    anmeldungId,
    email,
    name,
    sprache,
    person,
  }: Pick<AccountMail, 'anmeldungId' | 'email' | 'name' | 'sprache' | 'person'>,
  origin: string,
): Promise<AccountMail> {
  const { code, gueltigBis } = await createConfirmationCode(auth, anmeldungId, CONFIRMATION_SECONDS)
  return {
    typ: 'kontoBestaetigung',
    anmeldungId,
    email,
    name,
    sprache,
    person,
    link: `${origin}${PAGE.confirm}?token=${encodeURIComponent(code)}`,
    geheim: true,
    gueltigBis,
  }
}
