import { type Logger, pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { answerFault } from './faults.ts'

let app: TestApp
let logged: { level: number; msg: string }[]
let logger: Logger

beforeAll(async () => {
  app = await testApp('2026-11-23T08:00:00Z')
  logged = []
  logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) })
})

afterAll(() => app.close())

async function faultOf(statement: string, ...values: readonly unknown[]): Promise<unknown> {
  return app.deps.appPool.query(statement, [...values]).then(
    () => null,
    (error: unknown) => error,
  )
}

it.each([
  ['a text with a NUL', 'select $1::text', ['a\u0000']],
  ['JSON with a NUL', 'select $1::jsonb', ['"\\u0000"']],
  ['JSON with half a character', 'select $1::jsonb', ['"\\ud800"']],
  ['no uuid', 'select $1::uuid', ['x']],
  ['no number', 'select $1::int', ['x']],
  ['too large a number', 'select $1::int', ['99999999999']],
  ['no day', 'select $1::date', ['2026-02-30']],
  ['an instant out of range', 'select $1::timestamptz', ['300000-01-01']],
])('%s is a refusal in both languages, and a warning in the log', async (_, statement, values) => {
  const error = await faultOf(statement, ...values)
  logged.length = 0
  const answers = (['de', 'en'] as const).map((sprache) => answerFault(error, logger, sprache, 'r'))
  expect(answers.map(({ status }) => status)).toEqual([422, 422])
  const problems = (await Promise.all(answers.map((answer) => answer.json()))) as {
    code: string
    detail: string
  }[]
  expect(problems).toMatchObject(
    [
      { code: 'anfrage.unspeicherbar', detail: /nicht gespeichert/ },
      { code: 'anfrage.unspeicherbar', detail: /cannot be stored/ },
    ].map(({ code, detail }) => ({ code, detail: expect.stringMatching(detail) })),
  )
  expect(logged.map(({ level }) => level)).toEqual([40, 40])
})

it.each([
  ['a connection that is lost', Object.assign(new Error('lost'), { code: 'ECONNREFUSED' })],
  ['a server that ends', Object.assign(new Error('ends'), { code: '57P01' })],
  ['too many connections', Object.assign(new Error('many'), { code: '53300' })],
])('%s is answered with Retry-After', (_, error) => {
  const answer = answerFault(error, logger, 'de', 'r')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
})

it.each([
  'postmaster was shut down, exiting',
  'server closed the connection unexpectedly',
  'failure on connection marked as essential: worker1:5432',
])('losing a Citus worker during a statement is, too: %s', (words) => {
  const answer = answerFault(Object.assign(new Error(words), { code: 'XX000' }), logger, 'de', 'r')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
})
