import { expect, test } from 'vitest'
import { fetchWithRetry, type RetryTools } from './retry.ts'

function toolsThatAnswer(...answers: (number | Error)[]) {
  const waits: number[] = []
  let calls = 0
  const tools: RetryTools = {
    fetch: async () => {
      const answer = answers[Math.min(calls, answers.length - 1)] ?? 200
      calls += 1
      if (answer instanceof Error) throw answer
      return new Response(null, { status: answer })
    },
    wait: async (milliseconds, signal) => {
      if (signal?.aborted) throw signal.reason
      waits.push(milliseconds)
    },
  }
  return { tools, waits, calls: () => calls }
}

test('a gateway failure is retried three times, each delay twice the previous one', async () => {
  const server = toolsThatAnswer(502, 503, 504, 200)
  const response = await fetchWithRetry('/x', {}, server.tools)
  expect(response.status).toBe(200)
  expect(server.waits).toEqual([200, 400, 800])
})

test('the fourth failure is the answer', async () => {
  const server = toolsThatAnswer(503)
  expect((await fetchWithRetry('/x', {}, server.tools)).status).toBe(503)
  expect(server.calls()).toBe(4)
})

test('a network failure is retried, then thrown', async () => {
  const server = toolsThatAnswer(new TypeError('Failed to fetch'))
  await expect(fetchWithRetry('/x', {}, server.tools)).rejects.toThrow('Failed to fetch')
  expect(server.calls()).toBe(4)
})

test.each([400, 401, 404, 409, 422, 500])('%i is an answer, not a reason to retry', async (status) => {
  const server = toolsThatAnswer(status)
  expect((await fetchWithRetry('/x', {}, server.tools)).status).toBe(status)
  expect(server.calls()).toBe(1)
})

test('an aborted call is never retried', async () => {
  const server = toolsThatAnswer(new DOMException('Aborted', 'AbortError'))
  await expect(fetchWithRetry('/x', { signal: AbortSignal.abort() }, server.tools)).rejects.toThrow('Aborted')
  expect(server.calls()).toBe(1)
})

test('a call that is aborted during the delay is not retried', async () => {
  const abort = new AbortController()
  const server = toolsThatAnswer(503)
  const fetchOnce = server.tools.fetch
  const tools: RetryTools = {
    ...server.tools,
    fetch: async (input, init) => {
      const response = await fetchOnce(input, init)
      abort.abort(new DOMException('Left', 'AbortError'))
      return response
    },
  }
  await expect(fetchWithRetry('/x', { signal: abort.signal }, tools)).rejects.toThrow('Left')
  expect(server.calls()).toBe(1)
})
