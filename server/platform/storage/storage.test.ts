import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveS3 } from '../../testing/s3.ts'
import { checkStorage, createStorage, type StorageOptions } from './createStorage.ts'
import type { Storage } from './storage.ts'

let folder: string
let s3: Awaited<ReturnType<typeof serveS3>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platzwart-test-storage-'))
  s3 = await serveS3()
})

afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const KEY = '01980000-0000-7000-8000-000000000001/fahrzeuge/01980000-0000-7000-8000-00000000000a'
const OTHER = KEY.replace(/a$/, 'b')
const FOREIGN = KEY.replace('000000000001/', '000000000002/')

async function* pieces(count: number, size = 1000): AsyncGenerator<Uint8Array> {
  for (let i = 0; i < count; i++) yield new Uint8Array(size).fill(i)
}

async function bytesOf(storage: Storage, key: string): Promise<Buffer | null> {
  const stream = await storage.get(key)
  return stream && Buffer.from(await new Response(stream).arrayBuffer())
}

async function keysOf(storage: Storage, prefix: string | null): Promise<[string, number][]> {
  const found: [string, number][] = []
  for await (const { key, bytes } of storage.list(prefix)) found.push([key, bytes])
  return found.toSorted()
}

const KINDS: [string, () => StorageOptions][] = [
  ['a folder', () => ({ s3Url: null, dataFolder: folder })],
  ['an S3 server', () => ({ s3Url: s3.url, dataFolder: folder })],
]

describe.each(KINDS)('%s as object store', (_name, options) => {
  let storage: Storage
  beforeAll(() => {
    storage = createStorage(options())
  })
  afterAll(() => storage.close())

  it('returns what was stored, whole or streamed, and what replaced it', async () => {
    expect(await storage.put(KEY, Buffer.from('eins'))).toBe(4)
    expect(await bytesOf(storage, KEY)).toEqual(Buffer.from('eins'))
    expect(await storage.put(KEY, pieces(3))).toBe(3000)
    const bytes = await bytesOf(storage, KEY)
    expect([bytes?.length, bytes?.[0], bytes?.[2999]]).toEqual([3000, 0, 2])
  })

  it('lists a folder with sizes and times, and removes', async () => {
    await storage.put(KEY, pieces(1))
    await storage.put(OTHER, pieces(2))
    await storage.put(FOREIGN, pieces(1))
    const folderOf = KEY.slice(0, KEY.indexOf('/') + 1)
    expect(await keysOf(storage, folderOf)).toEqual([
      [KEY, 1000],
      [OTHER, 2000],
    ])
    expect((await keysOf(storage, null)).map(([key]) => key)).toEqual(
      expect.arrayContaining([KEY, OTHER, FOREIGN]),
    )
    for await (const { changed } of storage.list(folderOf)) {
      expect(Math.abs(changed.since(Temporal.Now.instant()).total('minutes'))).toBeLessThan(2)
    }
    await storage.remove([KEY, OTHER, KEY.replace(/a$/, 'c')])
    expect(await keysOf(storage, folderOf)).toEqual([])
    expect(await storage.get(KEY)).toBeNull()
    expect(await bytesOf(storage, FOREIGN)).toHaveLength(1000)
    expect(await keysOf(storage, '01980000-0000-7000-8000-00000000dead/')).toEqual([])
  })

  it('keeps nothing of an interrupted write', async () => {
    await storage.put(OTHER, Buffer.from('alt'))
    async function* cut() {
      yield* pieces(5)
      throw new Error('cut')
    }
    await expect(storage.put(OTHER, cut())).rejects.toThrow('cut')
    await expect(storage.put(KEY, cut())).rejects.toThrow('cut')
    expect(await bytesOf(storage, OTHER)).toEqual(Buffer.from('alt'))
    expect(await storage.get(KEY)).toBeNull()
    expect(await readdir(join(folder, 'dateien', '.incoming')).catch(() => [])).toEqual([])
  })

  it('refuses keys that were not generated', async () => {
    for (const key of [
      '../secret',
      '/etc/passwd',
      'a/../../b',
      'a\0/b',
      'a',
      'A/B',
      'a//b',
      `a/${'b'.repeat(300)}`,
      '',
    ]) {
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('generated')
      await expect(storage.get(key)).rejects.toThrow('generated')
      await expect(storage.remove([key])).rejects.toThrow('generated')
    }
  })

  it('passes the check at start-up', async () => {
    await expect(checkStorage(storage, options())).resolves.toBeUndefined()
  })
})

describe('a start', () => {
  it('is refused with a sentence when the store is not usable, without revealing secrets', async () => {
    const wrong = s3.url.replace('/platzwart', '/nowhere')
    const gone = 'http://key:geheim@127.0.0.1:9/platzwart'
    for (const url of [wrong, gone]) {
      const options = { s3Url: url, dataFolder: folder }
      const storage = createStorage(options)
      const refused: unknown = await checkStorage(storage, options).catch((error: unknown) => error)
      storage.close()
      expect(refused).toMatchObject({
        name: 'StartRefusal',
        message: expect.stringMatching(/^S3_URL leads to 127/),
      })
      expect(String(refused)).not.toMatch(/geheim|S3RVER/)
    }
    const inFile = { s3Url: null, dataFolder: '/dev/null' }
    await expect(checkStorage(createStorage(inFile), inFile)).rejects.toThrow(/cannot be written/)
  })
})
