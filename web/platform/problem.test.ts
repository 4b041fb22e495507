import { expect, test } from 'vitest'
import { problemOf } from './problem.ts'

test('a problem keeps its code, reasons and alternatives', async () => {
  const body = {
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    detail: 'Der Platz ist belegt.',
    code: 'buchung.belegt',
    instance: 'r-1',
    issues: [{ code: 'buchung.belegt', detail: 'Der Platz ist belegt.', data: {} }],
    alternatives: [{ art: 'andereZeit', leseraumId: '1' }],
  }
  const problem = await problemOf(Response.json(body, { status: 409 }))
  expect(problem).toMatchObject({
    status: 409,
    code: 'buchung.belegt',
    requestId: 'r-1',
    detail: body.detail,
  })
  expect(problem.issues).toHaveLength(1)
  expect(problem.alternatives).toHaveLength(1)
})

test.each([
  [401, 'sitzung.keine'],
  [403, 'recht.fehlt'],
  [404, 'nichtGefunden'],
  [429, 'anfrage.zuViele'],
  [500, 'server.fehler'],
  [503, 'server.beschaeftigt'],
] as const)('%i without a code of ours becomes %s', async (status, code) => {
  const response = new Response('<h1>Bad Gateway</h1>', { status, headers: { 'x-request-id': 'r-2' } })
  expect(await problemOf(response)).toMatchObject({ status, code, requestId: 'r-2', issues: [] })
})

test('an unknown code does not get through', async () => {
  const problem = await problemOf(Response.json({ code: '__proto__' }, { status: 400 }))
  expect(problem.code).toBe('anfrage.ungueltig')
})

test.each([
  [401, 'INVALID_EMAIL_OR_PASSWORD', 'sitzung.falsch'],
  [400, 'PASSWORD_TOO_SHORT', 'sitzung.passwortSchwach'],
  [400, 'INVALID_TOKEN', 'sitzung.codeUngueltig'],
] as const)('%i %s of the sign-in library becomes %s', async (status, foreign, code) => {
  const problem = await problemOf(Response.json({ code: foreign, message: 'x' }, { status }))
  expect(problem.code).toBe(code)
})
