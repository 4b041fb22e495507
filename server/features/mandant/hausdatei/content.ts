import { Readable } from 'node:stream'
import type { ReadableStream as Web } from 'node:stream/web'
import { z } from 'zod'
import {
  type BackupEnd,
  type BackupPart,
  HOUSE_KIND,
  openArchive,
  readJson,
} from '../../../platform/backup/archive.ts'
import { UUID } from '../../../platform/database/uuid.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { FAULTS, HausdateiFault, UnseenHausdatei } from './refuseFile.ts'

/** Raised when a reader of before could not read what is written now. */
export const FORMAT = 1

const kindSchema = z.object({ kind: z.literal(HOUSE_KIND), format: z.int().min(1) })

/** What the file of a house says of itself before anything else. */
const headerSchema = kindSchema.extend({
  /** The moment of the snapshot, by the database's clock. */
  made: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  mandant: z.object({ id: z.string().regex(new RegExp(`^${UUID}$`)), name: z.string() }),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().min(0) }).strict(),
  ),
})

export type HausHeader = z.infer<typeof headerSchema>

/** Rows of a table, one JSON object a line. */
export const ROWS = 'rows/'

const MEGABYTE = 1024 * 1024
/** What has more is made to fill a disk. */
const MAX_UNPACKED = 64 * 1024 * MEGABYTE

/** JSON of a house is packed to a tenth, at most to a fiftieth: what grows more was made to. */
const mostOf = (packed: number) => Math.min(64 * MEGABYTE + 100 * packed, MAX_UNPACKED)

export interface OpenHaus {
  readonly header: HausHeader
  readonly parts: AsyncGenerator<BackupPart, BackupEnd, void>
}

/**
 * Opens the file of a house that lies in the store.
 * @throws HausdateiFault when it is none, or of a newer program
 */
export async function openHausdatei(
  storage: Storage,
  key: string,
  onBytes: (bytes: number) => void,
): Promise<OpenHaus> {
  const stream = await storage.get(key)
  if (!stream) throw new UnseenHausdatei()
  const { first, parts } = await openArchive(Readable.fromWeb(stream as Web), FAULTS, onBytes, mostOf)
  try {
    return { header: headerIn(first), parts }
  } catch (error) {
    await parts.return(undefined as never)
    throw error
  }
}

function headerIn(first: Buffer): HausHeader {
  const said = readJson(first)
  const kind = kindSchema.safeParse(said)
  if (!kind.success) throw new HausdateiFault('hausdatei.fremd')
  if (kind.data.format > FORMAT) throw new HausdateiFault('hausdatei.neuer')
  const header = headerSchema.safeParse(said)
  if (!header.success) throw new HausdateiFault('hausdatei.beschaedigt')
  return header.data
}
