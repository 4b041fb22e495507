import type { Auth } from './auth.ts'
import { checkCode } from './checkCode.ts'
import { findInvitation } from './createLink.ts'
import { accountOfToken } from './queries.ts'
import { type AuthRequest, type Fields, refuse, tokenOf } from './readRequest.ts'

/**
 * Tells whoever has the link of an invitation whether they have an account already, and so only sign in, and whether it is the one that
 * they are signed in with; it stays as good as it was.
 */
export function checkInvitation(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  return checkCode(auth, request, async () => {
    const found = typeof fields.token === 'string' ? await findInvitation(auth, fields.token) : null
    if (found === null) return refuse(422, 'sitzung.codeUngueltig')
    const { konto, anmeldungId } = found
    const token = tokenOf(auth, request)
    const here = token === null ? null : await accountOfToken(auth.pool, token)
    return Response.json({ konto, eigenes: here?.id === anmeldungId })
  })
}
