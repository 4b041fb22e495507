import { sitzungHolds } from '../../platform/sitzung/openBetreiber.ts'
import type { Auth } from './auth.ts'
import { findPasswordLink } from './createLink.ts'
import { accountOfToken, confirmAccount, emailOf, nameOfHouse } from './queries.ts'
import { type AuthRequest, type Fields, refuse, tokenOf } from './readRequest.ts'

/**
 * Tells whoever has a link that sets a password whose it is, of which house, whether they have an account already, and so only sign in, and whether
 * it is the one that they are signed in with; it stays as good as it was. Who has both the account and the link of an invitation that was sent to its
 * address has shown that they belong together; by a link that was only shown to who invites they come to that house alone. Of an account whose
 * password it does not set the address is not told: it may be another one by now than who invites has typed.
 */
export async function checkInvitation(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const found = typeof fields.token === 'string' ? await findPasswordLink(auth, fields.token) : null
  if (found === null) return refuse(422, 'sitzung.codeUngueltig')
  const { anmeldungId, haus, shown, einladung, konto } = found
  const token = tokenOf(auth, request)
  const holds = token !== null && (await sitzungHolds(auth.pool, token, request.hostMandantId))
  const here = holds ? await accountOfToken(auth.pool, token) : null
  const eigenes = here?.id === anmeldungId
  if (eigenes && einladung && !shown) await confirmAccount(auth.pool, anmeldungId)
  if (eigenes && einladung && shown) await auth.accepted(anmeldungId, haus)
  // By an address that nobody has confirmed the house is not among theirs until they have both the account and the link.
  const zurueck = konto && !eigenes && !found.confirmed
  const [email, name] = await Promise.all([
    konto ? null : emailOf(auth.pool, anmeldungId),
    haus === null ? null : nameOfHouse(auth.pool, haus),
  ])
  return Response.json({ konto: konto || (einladung && eigenes), eigenes, zurueck, email, haus: name })
}
