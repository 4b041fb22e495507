import type { Auth } from './auth.ts'
import { checkCode } from './checkCode.ts'
import { findInvitation } from './createLink.ts'
import { type AuthRequest, type Fields, refuse } from './readRequest.ts'

/** Tells whoever has the link of an invitation whether they have an account already, and so only sign in; it stays as good as it was. */
export function checkInvitation(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  return checkCode(auth, request, async () => {
    const found = typeof fields.token === 'string' ? await findInvitation(auth, fields.token) : null
    return found === null ? refuse(422, 'sitzung.codeUngueltig') : Response.json(found)
  })
}
