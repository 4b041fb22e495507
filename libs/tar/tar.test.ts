import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTar, tarEnd, tarEntry } from './tar.ts'

const AT = Temporal.Instant.from('2026-11-22T12:00:00Z')
const LARGEST = 10_000

async function* pieces(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

async function readAll(bytes: Buffer, size = 700) {
  const found: [string, string][] = []
  for await (const { name, content } of readTar(pieces(bytes, size), LARGEST))
    found.push([name, content.toString('base64')])
  return found
}

const names = fc.stringMatching(/^[a-z0-9-]{1,40}(\/[a-z0-9.-]{1,40}){0,3}$/)
const contents = fc.uint8Array({ maxLength: 2000 })

describe('an archive', () => {
  it('returns what was put into it, however it is chunked', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(names, contents)),
        fc.integer({ min: 1, max: 3000 }),
        async (files, size) => {
          const bytes = Buffer.concat([
            ...files.map(([name, content]) => tarEntry(name, content, AT)),
            tarEnd(),
          ])
          expect(await readAll(bytes, size)).toEqual(
            files.map(([name, content]) => [name, Buffer.from(content).toString('base64')]),
          )
        },
      ),
    )
  })

  it('can be read by the system’s tar', () => {
    const long = `files/${'a'.repeat(36)}/fahrzeuge/${'b'.repeat(90)}/000001`
    const bytes = Buffer.concat([
      tarEntry('one.json', Buffer.from('{}'), AT),
      tarEntry(long, Buffer.from('x'), AT),
      tarEnd(),
    ])
    const { stdout } = spawnSync('tar', ['-tf', '-'], { input: bytes, encoding: 'utf8' })
    expect(stdout.trim().split('\n')).toEqual(['one.json', long])
  })

  it('is refused when truncated anywhere, when it is not an archive, and when a file is too large', async () => {
    const whole = Buffer.concat([tarEntry('one', Buffer.alloc(700, 7), AT), tarEnd()])
    for (const length of [0, 100, 512, 900, 1536, 1600])
      await expect(readAll(whole.subarray(0, length))).rejects.toThrow('the archive ends too early')
    await expect(readAll(Buffer.alloc(2048, 'x'))).rejects.toThrow('this is no archive')
    await expect(
      readAll(Buffer.concat([tarEntry('one', Buffer.alloc(LARGEST + 1), AT), tarEnd()])),
    ).rejects.toThrow('larger than 10000')
    expect(() => tarEntry('n'.repeat(101), Buffer.alloc(0), AT)).toThrow('the name is too long')
  })
})
