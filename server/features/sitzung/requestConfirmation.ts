import { PAGE } from '@platzwart/contract/paths'
import { originOf } from '../../platform/sitzung/origin.ts'
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
  const { code, gueltigBis } = await createConfirmationCode(auth, account.id, CONFIRMATION_SECONDS)
  const origin = originOf(auth.publicUrl, from.hostMandantId === null ? null : from.host)
  await auth.mail({
    typ: 'kontoBestaetigung',
    anmeldungId: account.id,
    email: account.email,
    name: account.name,
    link: `${origin}${PAGE.confirm}?token=${encodeURIComponent(code)}`,
    geheim: true,
    gueltigBis,
    sprache,
    person,
  })
}
