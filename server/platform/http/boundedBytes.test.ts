import { describe, expect, test } from 'vitest'
import { boundedBytes } from './boundedBytes.ts'

const request = (body?: BodyInit) =>
  new Request('http://haus.example/', {
    method: 'POST',
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  })

/** An endless body that notes when reading stops. */
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

describe('boundedBytes', () => {
  test('returns all bytes up to the limit', async () => {
    expect((await boundedBytes(request('12345'), 5))?.toString()).toBe('12345')
    expect((await boundedBytes(request(), 5))?.byteLength).toBe(0)
  })

  test('returns null beyond the limit, without reading the rest', async () => {
    const { body, isCancelled } = endless()
    expect(await boundedBytes(request(body), 25)).toBeNull()
    expect(isCancelled()).toBe(true)
  })
})
