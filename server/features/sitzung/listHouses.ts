import { originOf } from '../../platform/sitzung/origin.ts'
import { placeIn } from '../../platform/sitzung/place.ts'
import { readHaeuser } from './anmeldung/queries.ts'
import type { Auth } from './auth.ts'
import { accountOfToken } from './queries.ts'
import { type AuthRequest, refuse, tokenOf } from './readRequest.ts'

/**
 * The houses that one can go to with one's account, the present one first. At the host of a house the others have an address of their own: a
 * session is for one host.
 */
export async function listHouses(auth: Auth, request: AuthRequest): Promise<Response> {
  const token = tokenOf(auth, request) ?? ''
  const account = await accountOfToken(auth.pool, token)
  if (account === null) return refuse(401, 'sitzung.ungueltig')
  const here = placeIn(token)?.mandantId ?? request.hostMandantId
  const haeuser = (await readHaeuser(auth.pool, account.id)).map(
    ({ mandantId, name, eingeladen, domain }) => {
      const apart = request.hostMandantId !== null && mandantId !== request.hostMandantId
      const adresse = apart ? originOf(auth.publicUrl, domain) : null
      return { id: mandantId, name, eingeladen, hier: mandantId === here, adresse }
    },
  )
  return Response.json({ haeuser: haeuser.toSorted((a, b) => Number(b.hier) - Number(a.hier)) })
}
