import { describe, expect, test } from 'vitest'
import { boundedBytes } from './boundedBytes.ts'

const request = (body?: BodyInit) =>
  new Request('http://haus.example/', {
    method: 'POST',
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  })

/** A body that goes on for ever, and says when nobody reads it any more. */
function endless() {
  let cancelled = false
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(10)),
    cancel: () => {
      cancelled = true
    },
  })
  return { body, isCancelled: () => cancelled }
}

describe('the bytes of a request', () => {
  test('are all of them, as many as may be', async () => {
    expect((await boundedBytes(request('12345'), 5))?.toString()).toBe('12345')
    expect((await boundedBytes(request(), 5))?.byteLength).toBe(0)
  })

  test('are none where there are more, and the rest is not read', async () => {
    const { body, isCancelled } = endless()
    expect(await boundedBytes(request(body), 25)).toBeNull()
    expect(isCancelled()).toBe(true)
  })
})
