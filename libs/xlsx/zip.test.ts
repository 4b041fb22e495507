import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { zip } from './zip.ts'

const read = (bytes: Uint8Array) =>
  Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)])

it('holds its parts as they were written, in their order', async () => {
  const part = fc.record({ name: fc.stringMatching(/^[a-zä]{1,8}\.xml$/), content: fc.array(fc.string()) })
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(part, { selector: ({ name }) => name, minLength: 1 }), async (parts) => {
      const expected = parts.map(({ name, content }) => [name, Buffer.from(content.join('')).toString()])
      expect(read(await buffer(zip(parts)))).toEqual(expected)
    }),
  )
})

it('holds bytes as they are, between texts', async () => {
  const bytes = Uint8Array.of(0, 255, 128, 10)
  const content = ['a', 'ß', bytes, bytes, 'z']
  const held = unzipSync(await buffer(zip([{ name: 'a', content }])))
  expect(Buffer.from(held.a ?? [])).toEqual(
    Buffer.concat([Buffer.from('aß'), bytes, bytes, Buffer.from('z')]),
  )
})

it('is the same file for the same content', async () => {
  const parts = [{ name: 'a.xml', content: ['Straße ', 'Łódź'] }]
  expect(await buffer(zip(parts))).toEqual(await buffer(zip(parts)))
})

it('reads a long part as fast as it is taken, and stops when nobody takes more', async () => {
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

it('fails when reading its part fails long after all before was taken', async () => {
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

it('fails as reading its part fails', async () => {
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
