// @vitest-environment happy-dom
import { start as startWire } from '@platzwart/contract/operations/start'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../platform/queryClient.ts'
import { startOf } from '../../../testing/house.tsx'
import { answer, TestServer } from '../../../testing/server.ts'
import { sendPending } from './sendPending.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('An empty outbox sends no request', () => {
  const server = new TestServer([answer(startWire, startOf({ rechte: ['fahrzeug_buchen'] }))])
  vi.stubGlobal('fetch', server.fetch)
  sendPending(createQueryClient())
  expect(server.asked(startWire)).toEqual([])
})
