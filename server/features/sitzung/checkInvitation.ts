import { sitzungHolds } from '../../platform/sitzung/openBetreiber.ts'
import type { Auth } from './auth.ts'
import { findInvitation } from './createLink.ts'
import { accountOfToken, confirmAccount } from './queries.ts'
import { type AuthRequest, type Fields, refuse, tokenOf } from './readRequest.ts'

/**
 * Tells whoever has the link of an invitation whether they have an account already, and so only sign in, and whether it is the one that
 * they are signed in with; it stays as good as it was. Who has both the account and the link that was sent to its address has shown that they belong
 * together; by a link that was only shown to who invites they come to that house alone.
 */
export async function checkInvitation(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const found = typeof fields.token === 'string' ? await findInvitation(auth, fields.token) : null
  if (found === null) return refuse(422, 'sitzung.codeUngueltig')
  const { anmeldungId, haus, shown } = found
  const token = tokenOf(auth, request)
  const holds = token !== null && (await sitzungHolds(auth.pool, token, request.hostMandantId))
  const here = holds ? await accountOfToken(auth.pool, token) : null
  const eigenes = here?.id === anmeldungId
  if (eigenes && !shown) await confirmAccount(auth.pool, anmeldungId)
  if (eigenes && shown) await auth.accepted(anmeldungId, haus)
  // By an address that nobody has confirmed the house is not among theirs until they have both the account and the link.
  const zurueck = found.konto && !eigenes && !found.confirmed
  return Response.json({ konto: found.konto || eigenes, eigenes, zurueck })
}
