import { CODES } from '@platzwart/contract/codes'
import fc from 'fast-check'
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

test('our codes are recognised, and so is one that only a newer server knows', async () => {
  for (const code of [...CODES, 'fahrzeug.schwebt'])
    expect((await problemOf(Response.json({ code }, { status: 409 }))).code).toBe(code)
})

test('anything else is not taken for a code', async () => {
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

test.each([
  { detail: [{ loc: ['body'], msg: 'field required' }] },
  { detail: { reason: 'upstream' }, issues: 'none', alternatives: { a: 1 } },
  { alternatives: [7, null], issues: [null] },
  ['a', 'list'],
  'a text',
  null,
])('what a proxy writes in the places of a problem is not shown: %j', async (body) => {
  const problem = await problemOf(Response.json(body, { status: 502 }))
  expect(problem).toMatchObject({ status: 502, code: 'server.fehler', detail: '' })
  expect([problem.issues, problem.alternatives, problem.fahrzeuge]).toEqual([[], [], []])
})

test('whatever the body, a refusal can be thrown, with the status of the answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.integer({ min: 400, max: 599 }), async (body, status) => {
      const problem = await problemOf(Response.json(body, { status }))
      expect(problem.status).toBe(status)
      expect(problem.code).toMatch(/^[a-z][a-zA-Z.]*$/)
      expect(typeof problem.detail).toBe('string')
    }),
  )
})

test('alternatives are sorted into seats and vehicles, and the current record is kept', async () => {
  const body = {
    code: 'fahrzeug.belegt',
    current: { version: 4 },
    alternatives: [{ fahrzeugId: 'f' }, { leseraumId: 'l' }],
  }
  const problem = await problemOf(Response.json(body, { status: 412 }))
  expect(problem.alternatives).toEqual([{ leseraumId: 'l' }])
  expect(problem.fahrzeuge).toEqual([{ fahrzeugId: 'f' }])
  expect(problem.current).toEqual({ version: 4 })
})
