import { hash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_DATEI_BYTES } from '@platzwart/contract/dateiBytes'
import { MediaRefusal } from '@platzwart/libs/media/mediaRefusal'
import { type Place, UploadDesk } from '@platzwart/libs/media/uploadDesk'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { spool } from '../../platform/storage/spool.ts'

/** As it is shown, as a document of several pages, or as the logo of a house. */
export type Use = 'bild' | 'dokument' | 'logo'

/** What is kept of an upload: written anew, never the bytes that came. */
export interface Content {
  readonly bytes: Uint8Array
  readonly inhaltstyp: 'image/png' | 'image/jpeg' | 'application/pdf'
  readonly breite: number | null
  readonly hoehe: number | null
  readonly sha256: string
  /** Of the bytes that came: two uploads of the same file are the same request. */
  readonly herkunft: string
}

/** More came than a file may have. */
export class TooLarge extends Error {}

/** The client went away, or broke its word about the length. */
export class Cut extends Error {}

async function* bounded(body: ReadableStream<Uint8Array>, place: Place): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new Cut()
      })
      if (done) return
      size += value.byteLength
      if (size > MAX_DATEI_BYTES) throw new TooLarge()
      place.wrote(value.byteLength)
      yield value
    }
  } finally {
    // Nobody reads the rest.
    await reader.cancel().catch(() => undefined)
  }
}

const MEGABYTE = 1024 * 1024

const desk = new UploadDesk({ places: 24, perPerson: 4, asideBytes: 256 * MEGABYTE })

/**
 * Takes an upload of a person: written aside as it comes, and made anew when it is its turn.
 * @throws TooLarge, Cut, Busy, TooManyOwn, MediaRefusal
 */
export async function readUpload<T>(
  request: Request,
  benutzerId: string,
  make: (bytes: Uint8Array) => Promise<T>,
): Promise<T & Pick<Content, 'herkunft'>> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_DATEI_BYTES) throw new TooLarge()
  const { body } = request
  if (!body) throw new MediaRefusal('empty')
  return desk.admit(benutzerId, async (place) => {
    const aside = join(tmpdir(), `platzwart-upload-${uuidv7()}`)
    try {
      if ((await spool(aside, bounded(body, place))) === 0) throw new MediaRefusal('empty')
      return await place.inTurn(async () => {
        const bytes = await readFile(aside)
        return { ...(await make(bytes)), herkunft: hash('sha256', bytes) }
      })
    } finally {
      await rm(aside, { force: true })
    }
  })
}

/** An upload as one file. */
export const readContent = (request: Request, als: Use, benutzerId: string): Promise<Content> =>
  readUpload(request, benutzerId, (bytes) => readAside(bytes, als))

async function readAside(bytes: Uint8Array, als: Use): Promise<Omit<Content, 'herkunft'>> {
  // What draws pictures and documents is loaded with the first of them: it takes a sixth of the memory of a server at rest.
  const { writeContent } = await import('./writeContent.ts')
  const kept = await writeContent(bytes, als)
  return { ...kept, sha256: hash('sha256', kept.bytes) }
}
