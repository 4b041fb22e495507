import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createZstdDecompress } from 'node:zlib'
import { readTar, type TarEntry } from '@platzwart/libs/tar/tar'
import { z } from 'zod'
import { StartRefusal } from '../config/startRefusal.ts'

/** Raised when a reader of before could not read what is written now. */
export const FORMAT = 1
export const HEADER = 'platzwart.json'
export const END = 'end.json'
/** Contents are cut into parts of this size, so that none has to be measured before it is written, nor held as a whole. */
export const PART_BYTES = 1024 * 1024

const kindSchema = z.object({ kind: z.literal('platzwart-backup'), format: z.number().int() })

/** What a backup says of itself before anything else. */
const headerSchema = kindSchema.extend({
  /** The moment of the snapshot, by the database's clock. */
  made: z.string(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), ofMandant: z.boolean() })),
  mandanten: z.array(z.string()),
})
export type BackupHeader = Omit<z.infer<typeof headerSchema>, 'kind' | 'format'>

const endSchema = z.object({ sha256: z.string(), rows: z.number().int(), files: z.number().int() })
/** What was written; the sum is that of everything before. */
export type BackupEnd = z.infer<typeof endSchema>

/** One content of a backup, part by part. */
export interface BackupPart {
  /** `all/<table>`, `mandanten/<id>/<table>` or `files/<key>`. */
  readonly name: string
  readonly content: Buffer
}

/** A backup that is open for reading. */
export interface OpenBackup {
  readonly header: BackupHeader
  /** All parts, those of one content behind one another. @throws StartRefusal when the file is damaged or cut off */
  readonly parts: AsyncGenerator<BackupPart, BackupEnd, void>
}

/** The sum goes over names and contents. */
export function note(sum: Hash, name: string, content: Uint8Array): void {
  sum.update(`${name}\n${content.byteLength}\n`)
  sum.update(content)
}

/**
 * Opens a backup and reads what it says of itself.
 * @param onBytes told how many bytes of the file have been read
 * @throws StartRefusal when it is none, or of a newer program
 */
export async function openBackup(
  path: string,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<OpenBackup> {
  const entries = entriesOf(path, onBytes)
  const first = await entries.next().catch((error: Error) => {
    throw error instanceof StartRefusal ? error : foreign(path)
  })
  if (first.done || first.value.name !== HEADER) throw foreign(path)
  const sum = createHash('sha256')
  note(sum, HEADER, first.value.content)
  return { header: headerIn(first.value.content, path), parts: partsOf(entries, sum, path) }
}

/**
 * Reads a backup from its beginning to its end.
 * @throws StartRefusal when it is none, is damaged or cut off, or is of a newer program
 */
export async function verifyBackup(path: string, onBytes?: (bytes: number) => void): Promise<BackupHeader> {
  const { header, parts } = await openBackup(path, onBytes)
  for await (const _part of parts);
  return header
}

function headerIn(content: Buffer, path: string): BackupHeader {
  const said: unknown = JSON.parse(content.toString('utf8'))
  const kind = kindSchema.safeParse(said)
  if (!kind.success) throw foreign(path)
  if (kind.data.format > FORMAT) {
    throw new StartRefusal(`${path} was written by a newer version of Platzwart: restore it with that one.`)
  }
  return headerSchema.parse(said)
}

async function* partsOf(
  entries: AsyncGenerator<TarEntry, void, void>,
  sum: Hash,
  path: string,
): AsyncGenerator<BackupPart, BackupEnd, void> {
  for (;;) {
    const { done, value } = await entries.next().catch((error: Error) => {
      throw error instanceof StartRefusal ? error : damaged(path, error.message)
    })
    if (done) throw damaged(path, 'its end is missing')
    if (value.name === END) {
      const end = endSchema.parse(JSON.parse(value.content.toString('utf8')))
      if (end.sha256 !== sum.digest('hex')) throw damaged(path, 'its sum is another')
      if (
        await entries.next().then(
          ({ done: over }) => over === true,
          () => false,
        )
      )
        return end
      throw damaged(path, 'what is behind its end is missing')
    }
    note(sum, value.name, value.content)
    yield { name: value.name.slice(0, value.name.lastIndexOf('/')), content: value.content }
  }
}

async function* entriesOf(
  path: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<TarEntry, void, void> {
  const file = createReadStream(path)
  const tar = createZstdDecompress()
  let read = 0
  file.on('data', (chunk) => {
    read += chunk.length
    onBytes(read)
  })
  file.once('error', (error) => {
    tar.destroy(new StartRefusal(`${path} cannot be read (${error.message}).`))
  })
  file.pipe(tar)
  try {
    yield* readTar(tar, 2 * PART_BYTES)
  } finally {
    file.destroy()
    tar.destroy()
  }
}

function foreign(path: string): StartRefusal {
  return new StartRefusal(`${path} is no backup of Platzwart, or is cut off.`)
}

function damaged(path: string, reason: string): StartRefusal {
  return new StartRefusal(`${path} is damaged or cut off (${reason}): take another backup.`)
}
