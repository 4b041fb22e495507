import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { readTar, type TarEntry } from '@platzwart/libs/tar/tar'
import { z } from 'zod'
import { StartRefusal } from '../config/startRefusal.ts'

/** Raised when a reader of before could not read what is written now. */
export const FORMAT = 1
export const KIND = 'platzwart-backup'
/** What the file of a single house calls itself. */
export const HOUSE_KIND = 'platzwart-haus'
export const HEADER = 'platzwart.json'
export const END = 'end.json'
/** Contents of files lie under this name, those of rows elsewhere. */
export const FILES = 'files/'
const NEWLINE = 0x0a
/** Contents are cut into parts of this size, so that none has to be measured before it is written, nor held as a whole. */
export const PART_BYTES = 1024 * 1024

const kindSchema = z.object({ kind: z.literal(KIND), format: z.number().int() })
const houseSchema = z.object({ kind: z.literal(HOUSE_KIND) })

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

/** What an archive of ours is not, or no longer: each caller says it in its own words. */
export interface ArchiveFaults {
  /** It is none of ours, or is cut off before it says what it is. */
  readonly foreign: () => Error
  readonly damaged: (reason: string) => Error
  /** Where it lies it cannot be read. */
  readonly unreadable: (reason: string) => Error
  /** More was unpacked than `mostOf` allows for what was read. */
  readonly bloated?: () => Error
}

/** An archive that is open for reading. */
interface OpenArchive {
  /** What it says of itself, as it stands there. */
  readonly first: Buffer
  /** All parts, those of one content behind one another; throws when the sum is not right. */
  readonly parts: AsyncGenerator<BackupPart, BackupEnd, void>
}

/** The source has failed, not what it has. */
class Unreadable extends Error {}

/** It was made to fill a disk, or the time of a server. */
class Bloated extends Error {}

/** What to throw for an error of reading. */
function told(
  error: Error,
  { unreadable, bloated }: ArchiveFaults,
  otherwise: (reason: string) => Error,
): Error {
  if (error instanceof Bloated && bloated) return bloated()
  return error instanceof Unreadable ? unreadable(error.message) : otherwise(error.message)
}

/** Bytes that so many packed ones may become. */
type MostOf = (packed: number) => number

/** Opens an archive that comes as compressed bytes. */
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
 * Opens a backup and reads what it says of itself.
 * @param onBytes told how many bytes of the file have been read
 * @throws StartRefusal when it is none, or of a newer program
 */
export async function openBackup(
  path: string,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<OpenBackup> {
  const { first, parts } = await openArchive(createReadStream(path), faultsOf(path), onBytes)
  return { header: headerIn(first, path), parts }
}

/**
 * Reads a backup from its beginning to its end: it is as it was written, and has as many rows and files as it says.
 * @throws StartRefusal when it is none, is damaged or cut off, or is of a newer program
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

/** Each row ends with one, in every form in which rows are written. */
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
  if (!header.success) throw damaged(path, 'what it says of itself is not complete')
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

/** Null for what is no JSON. */
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
