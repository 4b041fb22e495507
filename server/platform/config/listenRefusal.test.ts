import { expect, it } from 'vitest'
import { listenRefusal } from './listenRefusal.ts'

it.each([
  ['EADDRINUSE', 'PORT=3001 npm start'],
  ['EACCES', 'PORT=3000'],
  ['EADDRNOTAVAIL', 'HOST=localhost'],
  ['ENOTFOUND', 'HOST=localhost'],
])('explains %s with what to write instead', (code, advice) => {
  const refusal = listenRefusal(Object.assign(new Error('listen'), { code }), 3000, 'haus')
  expect(refusal).toMatchObject({ name: 'StartRefusal', message: expect.stringContaining(advice) })
})

it('returns other errors unchanged', () => {
  const error = new Error('no memory')
  expect(listenRefusal(error, 3000, 'localhost')).toBe(error)
})
