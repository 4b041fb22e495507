import { rememberDevice } from '../../platform/sitzung/knownDevice.ts'
import { AUTH_PATH, type Auth } from './auth.ts'
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
