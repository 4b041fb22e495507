import { join } from 'node:path'
import { StartRefusal } from '../config/startRefusal.ts'
import { createDiskStorage } from './disk.ts'
import { createS3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

export interface StorageOptions {
  readonly s3Url: string | null
  readonly dataFolder: string
}

const FOLDER = 'dateien'

/** Creates the object store: the folder `dateien` in the data folder, or the bucket in S3_URL. */
export function createStorage({ s3Url, dataFolder }: StorageOptions): Storage {
  return s3Url === null ? createDiskStorage(join(dataFolder, FOLDER)) : createS3Storage(s3Url)
}

/**
 * Refuses to start with a store that cannot be written.
 * @throws StartRefusal
 */
export async function checkStorage(storage: Storage, { s3Url, dataFolder }: StorageOptions): Promise<void> {
  try {
    await storage.check()
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    throw new StartRefusal(
      s3Url === null
        ? `The folder ${join(dataFolder, FOLDER)} cannot be written: make it the server's own, or name another in PLATZWART_DATA. (${reason})`
        : `S3_URL leads to ${new URL(s3Url).host}, which does not give its bucket: look at key, secret, bucket and region, and whether it can be reached. (${reason})`,
    )
  }
}
