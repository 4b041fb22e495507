import type { MandantId } from '@platzwart/domain/id'
import { rememberDevice } from '../../platform/sitzung/knownDevice.ts'
import { AUTH_PATH, type Auth, SECOND_STEP } from './auth.ts'
import type { DienstProof } from './dienst/queries.ts'
import { emailOf } from './queries.ts'
import { type AuthRequest, cookiesOf, type Fields } from './readRequest.ts'

/** Lets the library answer, at the request's own path or at another one of its own. */
export function answerByLibrary(
  auth: Auth,
  request: AuthRequest,
  fields: Fields,
  own?: string,
): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  const hasBody = request.method !== 'GET'
  if (hasBody) headers.set('content-type', 'application/json')
  const url = new URL(own === undefined ? request.path : `${AUTH_PATH}${own}`, auth.publicUrl)
  const body = hasBody ? { body: JSON.stringify(fields) } : {}
  return auth.run(new Request(url, { method: request.method, headers, ...body }), request)
}

/** The device may try again while others have to wait, as long as its cookie is there. */
export function remembered(auth: Auth, request: AuthRequest, email: string, response: Response): Response {
  const headers = new Headers(response.headers)
  headers.append('set-cookie', rememberDevice(cookiesOf(request), email, { ...auth, now: auth.clock.now() }))
  return new Response(response.body, { status: response.status, headers })
}

interface Proven {
  readonly anmeldungId: string
  readonly geteilt: boolean
  readonly haus: string | null
}

/** Begins the session of whoever has shown all that is asked of their account, unless they get in nowhere. */
export async function beginProven(
  auth: Auth,
  request: AuthRequest,
  { anmeldungId, geteilt, haus }: Proven,
): Promise<Response> {
  const proven = { ...request, geteilt, bewiesen: anmeldungId, haus }
  const response = await answerByLibrary(auth, proven, {}, SECOND_STEP)
  if (!response.ok) return response
  const email = geteilt ? null : await emailOf(auth.pool, anmeldungId)
  const { headers } = email === null ? response : remembered(auth, request, email, response)
  const begun = new Headers(headers)
  begun.delete('content-length')
  return Response.json({ status: true }, { headers: begun })
}

interface ProvenByDienst {
  readonly anmeldungId: string
  readonly dienst: DienstProof
}

/** Begins the session of whoever a service has vouched for: in that service's house, and in no other one of the account. */
export async function beginByDienst(
  auth: Auth,
  request: AuthRequest,
  { anmeldungId, dienst }: ProvenByDienst,
): Promise<Response> {
  const headers = new Headers({ host: request.headers.get('host') ?? '' })
  const agent = request.headers.get('user-agent')
  if (agent !== null) headers.set('user-agent', agent)
  const proven = {
    ...request,
    method: 'POST',
    headers,
    hostMandantId: dienst.mandantId as MandantId,
    bewiesen: anmeldungId,
    haus: dienst.mandantId,
    dienst,
  }
  const response = await answerByLibrary(auth, proven, {}, SECOND_STEP)
  if (!response.ok) return response
  const begun = new Headers(response.headers)
  begun.delete('content-length')
  return Response.json({ status: true }, { headers: begun })
}
