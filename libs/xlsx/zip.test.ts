import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { zip } from './zip.ts'

const read = (bytes: Uint8Array) =>
  Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)])

it('contains its parts as written, in order', async () => {
  const part = fc.record({ name: fc.stringMatching(/^[a-zä]{1,8}\.xml$/), content: fc.array(fc.string()) })
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(part, { selector: ({ name }) => name, minLength: 1 }), async (parts) => {
      const expected = parts.map(({ name, content }) => [name, Buffer.from(content.join('')).toString()])
      expect(read(await buffer(zip(parts)))).toEqual(expected)
    }),
  )
})

it('contains bytes unchanged between texts', async () => {
  const bytes = Uint8Array.of(0, 255, 128, 10)
  const content = ['a', 'ß', bytes, bytes, 'z']
  const held = unzipSync(await buffer(zip([{ name: 'a', content }])))
  expect(Buffer.from(held.a ?? [])).toEqual(
    Buffer.concat([Buffer.from('aß'), bytes, bytes, Buffer.from('z')]),
  )
})

it('is identical for identical content', async () => {
  const parts = [{ name: 'a.xml', content: ['Straße ', 'Łódź'] }]
  expect(await buffer(zip(parts))).toEqual(await buffer(zip(parts)))
})

it('reads a long part as fast as it is consumed, and stops with its consumer', async () => {
  let given = 0
  let closed = false
  function* endless() {
    try {
      for (;;) {
        given += 1
        yield `${Math.sin(given)}`.repeat(1_000)
      }
    } finally {
      closed = true
    }
  }
  for await (const _ of zip([{ name: 'a', content: endless() }])) if (given > 2_000) break
  await expect.poll(() => closed).toBe(true)
  expect(given).toBeLessThan(4_000)
})

it('fails when a part fails long after everything before was consumed', async () => {
  async function* broken() {
    yield 'begun'
    await setImmediate()
    throw new RangeError('the database is gone')
  }
  for (const parts of [
    [{ name: 'a', content: broken() }],
    [
      { name: 'a', content: ['whole'] },
      { name: 'b', content: broken() },
    ],
  ])
    await expect(buffer(zip(parts))).rejects.toThrow(new RangeError('the database is gone'))
})

it('fails with its part', async () => {
  async function* broken() {
    yield 'begun'
    throw new RangeError('more rows than a sheet can have')
  }
  const parts = [
    { name: 'a', content: ['whole'] },
    { name: 'b', content: broken() },
  ]
  await expect(buffer(zip(parts))).rejects.toThrow(new RangeError('more rows than a sheet can have'))
})
