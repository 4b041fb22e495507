import { fehler as deFehler } from '@platzwart/phrases/de/fehler'
import { shell as deShell } from '@platzwart/phrases/de/shell'
import { fehler as enFehler } from '@platzwart/phrases/en/fehler'
import { shell as enShell } from '@platzwart/phrases/en/shell'
import { speaker } from '@platzwart/phrases/say'
import { describe, expect, test } from 'vitest'
import { describeFailure, remedyOf, textOfProblem } from './describeFailure.ts'
import { ApiProblem, problemOf, Unreachable } from './problem.ts'
import { ChunkLoadError } from './reloadGuard.ts'

const TEXTS = { de: { shell: deShell, fehler: deFehler }, en: { shell: enShell, fehler: enFehler } }
const reader = (language: 'de' | 'en') => speaker(language, TEXTS[language], 'shell')

describe.each(['de', 'en'] as const)('a failure described in %s', (language) => {
  const t = reader(language)

  test('is the server’s own sentence if it has one, with the request id', () => {
    const problem = new ApiProblem({
      status: 409,
      code: 'fahrzeug.belegt',
      detail: 'Sorry.',
      instance: 'r-7',
    })
    expect(describeFailure(problem, t)).toMatchObject({ text: 'Sorry.', requestId: 'r-7' })
  })

  test.each([400, 401, 403, 404, 408, 413, 418, 429, 500, 502, 503, 504, 507])(
    'has a full sentence for a bare %i of a proxy',
    async (status) => {
      const problem = await problemOf(new Response('<h1>no</h1>', { status }))
      const text = textOfProblem(problem, t)
      expect([text.trim() === '', text === problem.code, text.includes('{{')]).toEqual([false, false, false])
    },
  )

  test.each(['INVALID_TOKEN', 'PASSWORD_TOO_SHORT', 'BANNED_USER', 'user-not-found', 'INVALID_EMAIL'])(
    'has a full sentence for %s of the sign-in library',
    async (code) => {
      const problem = await problemOf(Response.json({ code, message: 'internal' }, { status: 400 }))
      const text = textOfProblem(problem, t)
      expect(text).not.toMatch(/internal|\{\{/)
      expect([text.trim() === '', text === problem.code]).toEqual([false, false])
    },
  )

  test('never shows a stack or internal messages', () => {
    for (const failure of [new TypeError('x is undefined'), 'boom', null, { detail: 'secret' }]) {
      const { title, text, requestId } = describeFailure(failure, t)
      expect(`${title} ${text}`).not.toMatch(/undefined|boom|secret|Error/)
      expect([title === '', text === '', requestId]).toEqual([false, false, ''])
    }
  })

  test('distinguishes a new version, a lost network and anything else', () => {
    const texts = [new ChunkLoadError('x'), new Unreachable('x'), new Error('x')].map(
      (failure) => describeFailure(failure, t).text,
    )
    expect(new Set(texts).size).toBe(3)
  })
})

test('falls back to a general text until the texts of refusals are loaded', () => {
  const t = speaker('de', { shell: deShell }, 'shell')
  const problem = new ApiProblem({ status: 503, code: 'server.beschaeftigt' })
  expect(describeFailure(problem, t)).toMatchObject({ title: deShell.crash.title, text: deShell.crash.text })
})

describe('the remedy of a failure', () => {
  const refused = (status: number) => new ApiProblem({ status, code: 'server.fehler' })

  test('is a retry if the reason may be transient', () => {
    expect([500, 502, 503, 504, 408, 425, 429].map((status) => remedyOf(refused(status)))).toEqual(
      Array(7).fill('again'),
    )
    expect(remedyOf(new Unreachable('no network'))).toBe('again')
  })

  test('is a reload if a chunk belongs to another build', () => {
    expect(remedyOf(new ChunkLoadError('karte'))).toBe('reload')
  })

  test('is none if a retry would fail again: a refusal, a bug', () => {
    expect([400, 401, 403, 404, 409, 422].map((status) => remedyOf(refused(status)))).toEqual(
      Array(6).fill(null),
    )
    expect(remedyOf(new TypeError('undefined is not a function'))).toBeNull()
  })
})
