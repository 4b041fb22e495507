import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const CODE = readFileSync(new URL('../../public/mitteilungen.js', import.meta.url), 'utf8')
const ORIGIN = 'https://haus.example'

/** The worker as a browser runs it, with its effects. */
function started() {
  const listeners = new Map<string, (event: object) => void>()
  const notices: unknown[] = []
  const opened: string[] = []
  const browser = {
    location: { origin: ORIGIN },
    skipWaiting: () => undefined,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: { showNotification: async (...notice: unknown[]) => notices.push(notice) },
    clients: { openWindow: async (page: string) => opened.push(page) },
  }
  new Function('self', CODE)(browser)
  const dispatch = async (type: string, event: object) => {
    const waits: unknown[] = []
    listeners.get(type)?.({ ...event, waitUntil: (work: unknown) => waits.push(work) })
    await Promise.all(waits)
  }
  return { dispatch, notices, opened }
}

const message = (content: unknown) => ({ data: { json: () => content } })

test('A notification has the name of the house, and replaces one about the same record', async () => {
  const { dispatch, notices } = started()
  await dispatch('push', message({ titel: 'Haus', text: 'Jetzt: A-03', pfad: '/heute', marke: 'm1' }))
  expect(notices).toEqual([
    ['Haus', { body: 'Jetzt: A-03', tag: 'm1', icon: '/favicon.svg', data: { pfad: '/heute' } }],
  ])
})

test.each([{}, { data: null }, message({}), message({ titel: 7 })])(
  'Anything but a message of ours shows nothing: %j',
  async (event) => {
    const { dispatch, notices } = started()
    await dispatch('push', event)
    expect(notices).toEqual([])
  },
)

test.each([
  ['/heute?tag=2026-11-26', `${ORIGIN}/heute?tag=2026-11-26`],
  ['https://elsewhere.example/', ORIGIN],
  ['//elsewhere.example/x', ORIGIN],
  ['javascript:alert(1)', ORIGIN],
  [undefined, `${ORIGIN}/`],
])('A press closes it and leads to a page of this house: %s', async (pfad, page) => {
  const { dispatch, opened } = started()
  let closed = 0
  await dispatch('notificationclick', { notification: { close: () => closed++, data: { pfad } } })
  expect([closed, opened]).toEqual([1, [page]])
})
