import { expect, test } from 'vitest'
import { ApiProblem, Unreachable } from '../../platform/problem.ts'
import { Intention, isAnswered, printOf } from './intention.ts'

test('a request keeps its key until it is answered', () => {
  const intention = new Intention()
  const first = intention.keyFor({ id: 'a', schritt: 'cancel' })
  expect(intention.keyFor({ id: 'a', schritt: 'cancel' })).toBe(first)
  intention.answered()
  expect(intention.keyFor({ id: 'a', schritt: 'cancel' })).not.toBe(first)
})

test('another request has another key', () => {
  const intention = new Intention()
  const first = intention.keyFor({ id: 'a' })
  expect(intention.keyFor({ id: 'b' })).not.toBe(first)
})

test('two files with one name are two requests, and an empty request is one as well', () => {
  const file = (text: string) => ({ beleg: new File([text], 'beleg.pdf', { lastModified: 1 }) })
  expect(printOf(file('kurz'))).not.toBe(printOf(file('viel länger')))
  expect(printOf(file('kurz'))).toBe(printOf(file('kurz')))
  expect(printOf(undefined)).toBe(printOf(undefined))
})

test('only a refusal proves that nothing was written', () => {
  const refused = (status: number) => new ApiProblem({ status, code: 'server.fehler' })
  expect([409, 422, 500, 502].map((status) => isAnswered(refused(status)))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(isAnswered(new Unreachable('away'))).toBe(false)
})
