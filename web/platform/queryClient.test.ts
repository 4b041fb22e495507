import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ApiProblem, Unreachable } from './problem.ts'
import { createQueryClient } from './queryClient.ts'

const broken = () => new ApiProblem({ status: 500, code: 'server.fehler' })

/** Whether a failed query throws, given its previous data. */
async function throwsOn(failure: Error, before?: string): Promise<boolean> {
  const client = createQueryClient()
  const observer = new QueryObserver(client, {
    queryKey: ['a'],
    queryFn: () => Promise.reject(failure),
    ...(before !== undefined && { initialData: before }),
  })
  const { throwOnError } = observer.options
  await observer.refetch()
  const query = observer.getCurrentQuery()
  expect(query.state.error).toBe(failure)
  return typeof throwOnError === 'function' ? throwOnError(failure, query) : Boolean(throwOnError)
}

test('a page without data is replaced by the error page when the server is broken', async () => {
  expect(await throwsOn(broken())).toBe(true)
  expect(await throwsOn(new ApiProblem({ status: 503, code: 'server.beschaeftigt' }))).toBe(true)
})

test('existing data stay while the server is broken', async () => {
  expect(await throwsOn(broken(), 'shown')).toBe(false)
})

test('the page itself shows a refusal and a lost network', async () => {
  expect(await throwsOn(new ApiProblem({ status: 403, code: 'recht.fehlt' }))).toBe(false)
  expect(await throwsOn(new Unreachable('no network'))).toBe(false)
})

test('a query is sent once: the call itself retries', async () => {
  const client = createQueryClient()
  let asked = 0
  const queryFn = () => {
    asked += 1
    return Promise.reject(broken())
  }
  await expect(client.fetchQuery({ queryKey: ['a'], queryFn })).rejects.toBeInstanceOf(ApiProblem)
  expect(asked).toBe(1)
})

test('a mutation is sent once, whatever the answer', async () => {
  const client = createQueryClient()
  let sent = 0
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => {
      sent += 1
      return Promise.reject(new Unreachable('no network'))
    },
  })
  await expect(mutation.execute(undefined)).rejects.toBeInstanceOf(Unreachable)
  expect(sent).toBe(1)
})
