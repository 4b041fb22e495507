import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { readTar, type TarEntry } from '@platzwart/libs/tar/tar'
import { z } from 'zod'
import { StartRefusal } from '../config/startRefusal.ts'

/** Increment when older readers could not read the new format. */
export const FORMAT = 1
export const KIND = 'platzwart-backup'
/** Kind of the file of a single house. */
export const HOUSE_KIND = 'platzwart-haus'
export const HEADER = 'platzwart.json'
export const END = 'end.json'
/** Prefix of file contents; all others are rows. */
export const FILES = 'files/'
const NEWLINE = 0x0a
/** Contents are split into parts of this size, so that none has to be measured or buffered as a whole. */
export const PART_BYTES = 1024 * 1024

const kindSchema = z.object({ kind: z.literal(KIND), format: z.number().int() })
const houseSchema = z.object({ kind: z.literal(HOUSE_KIND) })

/** The header, first entry of a backup. */
const headerSchema = kindSchema.extend({
  /** Time of the snapshot, by the database's clock. */
  made: z.string(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), ofMandant: z.boolean() })),
  mandanten: z.array(z.string()),
})
export type BackupHeader = Omit<z.infer<typeof headerSchema>, 'kind' | 'format'>

const endSchema = z.object({ sha256: z.string(), rows: z.number().int(), files: z.number().int() })
/** The trailer; its checksum covers everything before it. */
export type BackupEnd = z.infer<typeof endSchema>

/** A part of one content. */
export interface BackupPart {
  /** `all/<table>`, `mandanten/<id>/<table>` or `files/<key>`. */
  readonly name: string
  readonly content: Buffer
}

/** A backup opened for reading. */
export interface OpenBackup {
  readonly header: BackupHeader
  /**
   * All parts; those of one content follow each other.
   * @throws StartRefusal when the file is damaged or truncated
   */
  readonly parts: AsyncGenerator<BackupPart, BackupEnd, void>
}

/** Adds an entry to the checksum, which covers names and contents. */
export function note(sum: Hash, name: string, content: Uint8Array): void {
  sum.update(`${name}\n${content.byteLength}\n`)
  sum.update(content)
}

/** Errors of an archive, worded by each caller. */
export interface ArchiveFaults {
  /** Not one of our archives, or truncated within the header. */
  readonly foreign: () => Error
  readonly damaged: (reason: string) => Error
  /** The file cannot be read. */
  readonly unreadable: (reason: string) => Error
  /** It unpacked to more than `mostOf` allows. */
  readonly bloated?: () => Error
}

/** An archive opened for reading. */
interface OpenArchive {
  /** The raw header. */
  readonly first: Buffer
  /** All parts; those of one content follow each other. Throws when the checksum does not match. */
  readonly parts: AsyncGenerator<BackupPart, BackupEnd, void>
}

/** Reading the source failed, as opposed to its content being wrong. */
class Unreadable extends Error {}

/** A decompression bomb. */
class Bloated extends Error {}

/** Maps a read error to the caller's error. */
function told(
  error: Error,
  { unreadable, bloated }: ArchiveFaults,
  otherwise: (reason: string) => Error,
): Error {
  if (error instanceof Bloated && bloated) return bloated()
  return error instanceof Unreadable ? unreadable(error.message) : otherwise(error.message)
}

/** Limit of unpacked bytes for a number of packed ones. */
type MostOf = (packed: number) => number

/** Opens an archive from compressed bytes. */
export async function openArchive(
  bytes: Readable,
  faults: ArchiveFaults,
  onBytes: (bytes: number) => void = () => undefined,
  mostOf: MostOf = () => Number.POSITIVE_INFINITY,
): Promise<OpenArchive> {
  const entries = entriesOf(bytes, onBytes, mostOf)
  const first = await entries.next().catch((error: Error) => {
    throw told(error, faults, faults.foreign)
  })
  if (first.done || first.value.name !== HEADER) {
    await entries.return()
    throw faults.foreign()
  }
  const sum = createHash('sha256')
  note(sum, HEADER, first.value.content)
  return { first: first.value.content, parts: partsOf(entries, sum, faults) }
}

/**
 * Opens a backup and reads its header.
 * @param onBytes called with the number of bytes read so far
 * @throws StartRefusal when the file is not a backup, or was written by a newer version
 */
export async function openBackup(
  path: string,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<OpenBackup> {
  const { first, parts } = await openArchive(createReadStream(path), faultsOf(path), onBytes)
  return { header: headerIn(first, path), parts }
}

/**
 * Reads a backup completely, and checks its checksum and its counts of rows and files.
 * @throws StartRefusal when the file is not a backup, is damaged or truncated, or was written by a newer
 * version
 */
export async function verifyBackup(path: string, onBytes?: (bytes: number) => void): Promise<BackupHeader> {
  const { header, parts } = await openBackup(path, onBytes)
  let rows = 0
  let files = 0
  let last = ''
  let part = await parts.next()
  for (; !part.done; part = await parts.next()) {
    const { name, content } = part.value
    if (!name.startsWith(FILES)) rows += newlinesIn(content)
    else if (name !== last) files += 1
    last = name
  }
  if (rows !== part.value.rows) throw damaged(path, `it has ${rows} rows instead of ${part.value.rows}`)
  if (files !== part.value.files) throw damaged(path, `it has ${files} files instead of ${part.value.files}`)
  return header
}

/** Counts newlines: every row format ends each row with one. */
export function newlinesIn(content: Buffer): number {
  let lines = 0
  for (let at = content.indexOf(NEWLINE); at !== -1; at = content.indexOf(NEWLINE, at + 1)) lines += 1
  return lines
}

function headerIn(content: Buffer, path: string): BackupHeader {
  const said = readJson(content)
  const kind = kindSchema.safeParse(said)
  if (!kind.success) throw houseSchema.safeParse(said).success ? ofHouse(path) : foreign(path)
  if (kind.data.format > FORMAT) {
    throw new StartRefusal(`${path} was written by a newer version of Platzwart: restore it with that one.`)
  }
  const header = headerSchema.safeParse(said)
  if (!header.success) throw damaged(path, 'its header is incomplete')
  return header.data
}

async function* partsOf(
  entries: AsyncGenerator<TarEntry, void, void>,
  sum: Hash,
  faults: ArchiveFaults,
): AsyncGenerator<BackupPart, BackupEnd, void> {
  const fault = faults.damaged
  try {
    for (;;) {
      const { done, value } = await entries.next().catch((error: Error) => {
        throw told(error, faults, fault)
      })
      if (done) throw fault('its end is missing')
      if (value.name === END) {
        const end = endSchema.safeParse(readJson(value.content))
        if (!end.success || end.data.sha256 !== sum.digest('hex')) throw fault('its sum is another')
        const behind = await entries.next().catch((error: Error) => {
          throw told(error, faults, () => fault('what is behind its end is missing'))
        })
        if (behind.done) return end.data
        throw fault('there is more behind its end')
      }
      note(sum, value.name, value.content)
      yield { name: value.name.slice(0, value.name.lastIndexOf('/')), content: value.content }
    }
  } finally {
    await entries.return()
  }
}

/** Parses JSON; null when it is invalid. */
export function readJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'))
  } catch {
    return null
  }
}

async function* entriesOf(
  file: Readable,
  onBytes: (bytes: number) => void,
  mostOf: MostOf,
): AsyncGenerator<TarEntry, void, void> {
  const tar = createZstdDecompress()
  let read = 0
  file.on('data', (chunk: Buffer) => {
    read += chunk.length
    onBytes(read)
  })
  file.once('error', (error) => tar.destroy(new Unreadable(error.message)))
  file.pipe(tar)
  const unpacked = async function* () {
    let size = 0
    for await (const chunk of tar as AsyncIterable<Buffer>) {
      size += chunk.byteLength
      if (size > mostOf(read)) throw new Bloated('it unpacks to more than it may')
      yield chunk
    }
  }
  try {
    yield* readTar(unpacked(), 2 * PART_BYTES)
  } finally {
    file.destroy()
    tar.destroy()
  }
}

const faultsOf = (path: string): ArchiveFaults => ({
  foreign: () => foreign(path),
  damaged: (reason) => damaged(path, reason),
  unreadable: (reason) => new StartRefusal(`${path} cannot be read (${reason}).`),
})

function foreign(path: string): StartRefusal {
  return new StartRefusal(`${path} is no backup of Platzwart, or is cut off.`)
}

function ofHouse(path: string): StartRefusal {
  return new StartRefusal(
    `${path} is the file of one house, not a backup: an operator takes it in where the houses are listed.`,
  )
}

export function damaged(path: string, reason: string): StartRefusal {
  return new StartRefusal(`${path} is damaged or cut off (${reason}): take another backup.`)
}
