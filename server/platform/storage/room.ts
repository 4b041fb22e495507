import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uuidv7 } from '../database/uuid.ts'
import { spool } from './spool.ts'
import type { Storage } from './storage.ts'

/** No room on a disk, or none left of a quota: of this system, of PostgreSQL, of an object store. */
const FULL = new Set([
  'ENOSPC',
  'EDQUOT',
  '53100',
  'InsufficientStorage',
  'QuotaExceeded',
  'XMinioStorageFull',
])

const FULL_STATUS = 507

/** Whether something could not be written because there is no room, whoever says so, and however deep it stands in the error. */
export function isFull(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, name, $metadata } = at as Error & {
      code?: unknown
      $metadata?: { httpStatusCode?: number }
    }
    if (FULL.has(String(code)) || FULL.has(name) || $metadata?.httpStatusCode === FULL_STATUS) return true
  }
  return false
}

/** While there is no room, it is tried so often whether there is some again, however often somebody asks; in milliseconds. */
const PROBE_EVERY_MS = 1_000
/** About as much as one picture: a byte fits where nothing else does. */
const PROBE_BYTES = 1024 * 1024
const PROBE_FOLDER = 'probe'

/** Remembers that writing failed for want of room, until writing works again. */
export class Room {
  readonly #storage: Storage
  #full = false
  #probing: Promise<void> | null = null
  #probed = Number.NEGATIVE_INFINITY

  constructor(storage: Storage) {
    this.#storage = storage
  }

  /** Somebody could not do their work; counts when it was for want of room. */
  note(error: unknown): void {
    if (isFull(error)) this.#full = true
  }

  /** True unless the last thing that was to be written found no room; then it is tried again. */
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

  /** Writes where files are kept and where they come in, and takes it away again. */
  async #probe(): Promise<void> {
    const content = new Uint8Array(PROBE_BYTES)
    const key = `${PROBE_FOLDER}/${uuidv7()}`
    const aside = join(tmpdir(), `platzwart-probe-${uuidv7()}`)
    try {
      await this.#storage.put(key, content)
      await spool(aside, content)
      this.#full = false
    } catch (error) {
      // A store that cannot be reached is no fuller than before.
      this.note(error)
    } finally {
      await rm(aside, { force: true })
      await this.#storage.remove([key]).catch(() => undefined)
    }
  }
}

/** The store, watched: whoever fails to write for want of room, a request or a job, has told the room. */
export function watched(storage: Storage, room: Room): Storage {
  return {
    ...storage,
    async put(key, content) {
      try {
        return await storage.put(key, content)
      } catch (error) {
        room.note(error)
        throw error
      }
    },
  }
}
