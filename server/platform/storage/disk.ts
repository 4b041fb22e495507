import { createReadStream, type Dirent } from 'node:fs'
import { constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { uuidv7 } from '../database/uuid.ts'
import { spool } from './spool.ts'
import { checkedKey, checkedPrefix, type Storage, type StoredObject } from './storage.ts'

/** Folder for half-written files, on the same file system, so that a rename is atomic. */
const INCOMING = '.incoming'

/**
 * A folder as object store. Files appear atomically and durably: written aside, synced, renamed, and the
 * folder synced, too.
 */
export function createDiskStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, checkedKey(key))

  async function put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<number> {
    const path = pathOf(key)
    const incoming = join(folder, INCOMING)
    await Promise.all([
      mkdir(dirname(path), { recursive: true, mode: 0o700 }),
      mkdir(incoming, { recursive: true }),
    ])
    const aside = join(incoming, uuidv7())
    try {
      const bytes = await spool(aside, content)
      await rename(aside, path)
      await sync(dirname(path))
      return bytes
    } catch (error) {
      await rm(aside, { force: true })
      throw error
    }
  }

  async function get(key: string): Promise<ReadableStream<Uint8Array> | null> {
    const path = pathOf(key)
    const file = await open(path, constants.O_RDONLY).catch(absent)
    if (!file) return null
    return Readable.toWeb(createReadStream(path, { fd: file })) as ReadableStream<Uint8Array>
  }

  return {
    put,
    get,
    async remove(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true })
    },
    list: (prefix) => walk(folder, prefix === null ? folder : join(folder, checkedPrefix(prefix))),
    async check() {
      const probe = join(folder, INCOMING, uuidv7())
      await mkdir(dirname(probe), { recursive: true, mode: 0o700 })
      await spool(probe, new Uint8Array(1))
      await rm(probe)
    },
    close: () => undefined,
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/** A rename is durable once its folder is synced. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* walk(root: string, folder: string): AsyncGenerator<StoredObject> {
  const entries: Dirent[] = (await readdir(folder, { withFileTypes: true }).catch(absent)) ?? []
  for (const entry of entries) {
    if (entry.name === INCOMING) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(root, path)
    else {
      const found = await stat(path).catch(absent)
      if (found) {
        const changed = Temporal.Instant.fromEpochMilliseconds(Math.floor(found.mtimeMs))
        yield { key: relative(root, path).split(sep).join('/'), bytes: found.size, changed }
      }
    }
  }
}
