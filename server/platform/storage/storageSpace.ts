import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uuidv7 } from '../database/uuid.ts'
import { spool } from './spool.ts'
import type { Storage } from './storage.ts'

/** Disk full or quota exceeded, from the system, PostgreSQL or an object store. */
const FULL = new Set([
  'ENOSPC',
  'EDQUOT',
  '53100',
  'InsufficientStorage',
  'QuotaExceeded',
  'XMinioStorageFull',
])

const FULL_STATUS = 507

/** Whether an error, or one of its causes, means that storage is full. */
export function isStorageFull(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, name, $metadata } = at as Error & {
      code?: unknown
      $metadata?: { httpStatusCode?: number }
    }
    if (FULL.has(String(code)) || FULL.has(name) || $metadata?.httpStatusCode === FULL_STATUS) return true
  }
  return false
}

/** Interval between probes while storage is full, in milliseconds. */
const PROBE_EVERY_MS = 1_000
/** About the size of a picture: a single byte may fit where nothing else does. */
const PROBE_BYTES = 1024 * 1024
const PROBE_FOLDER = 'probe'

/** Remembers that storage is full until writing works again. */
export class StorageSpace {
  readonly #storage: Storage
  #full = false
  #probing: Promise<void> | null = null
  #probed = Number.NEGATIVE_INFINITY

  constructor(storage: Storage) {
    this.#storage = storage
  }

  /** Notes a failed write; only "storage full" counts. */
  note(error: unknown): void {
    if (isStorageFull(error)) this.#full = true
  }

  /** Returns false while storage is full, probing whether that has changed. */
  async works(): Promise<boolean> {
    if (this.#full && this.#probing === null && performance.now() - this.#probed >= PROBE_EVERY_MS) {
      this.#probing = this.#probe().finally(() => {
        this.#probing = null
        this.#probed = performance.now()
      })
    }
    await this.#probing
    return !this.#full
  }

  /** Writes to the store and to the temporary folder, and removes both files. */
  async #probe(): Promise<void> {
    const content = new Uint8Array(PROBE_BYTES)
    const key = `${PROBE_FOLDER}/${uuidv7()}`
    const aside = join(tmpdir(), `platzwart-probe-${uuidv7()}`)
    try {
      await this.#storage.put(key, content)
      await spool(aside, content)
      this.#full = false
    } catch (error) {
      // An unreachable store is no fuller than before.
      this.note(error)
    } finally {
      await rm(aside, { force: true })
      await this.#storage.remove([key]).catch(() => undefined)
    }
  }
}

/** Wraps a store so that writes that fail for lack of space are noted. */
export function watchSpace(storage: Storage, space: StorageSpace): Storage {
  return {
    ...storage,
    async put(key, content) {
      try {
        return await storage.put(key, content)
      } catch (error) {
        space.note(error)
        throw error
      }
    },
  }
}
