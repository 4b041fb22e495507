import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uuidv7 } from '../database/uuid.ts'
import { spool } from './spool.ts'
import { checkedKey, checkedPrefix, type Storage, type StoredObject } from './storage.ts'

/** Maximum number of keys per request (S3 API, DeleteObjects). */
const DELETED_AT_ONCE = 1000
const CONNECT_MS = 5_000
const REQUEST_MS = 60_000

/** Parses `https://key:secret@host:port/bucket?region=…`, which readConfig has validated. */
function readUrl(s3Url: string) {
  const url = new URL(s3Url)
  return {
    bucket: url.pathname.replaceAll('/', ''),
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint: url.origin,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
}

async function connect({ region, endpoint, ...credentials }: Omit<ReturnType<typeof readUrl>, 'bucket'>) {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    region,
    endpoint,
    credentials,
    forcePathStyle: true,
    // Checksums in trailers are Amazon's own; other stores refuse them unless required.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS },
  })
  return { sdk, client }
}

/** Creates a store for any S3-compatible service, with path-style bucket addresses, which all of them support. */
export function createS3Storage(s3Url: string): Storage {
  const { bucket, ...place } = readUrl(s3Url)
  // Loads the SDK on first use: a server with a data folder does not need it.
  let opened: ReturnType<typeof connect> | null = null
  const ready = () => {
    opened ??= connect(place)
    return opened
  }
  const at = (key: string) => ({ Bucket: bucket, Key: checkedKey(key) })

  /** The protocol requires the length in advance, so streams are spooled to a file first. */
  async function put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<number> {
    const { sdk, client } = await ready()
    if (content instanceof Uint8Array) {
      await client.send(
        new sdk.PutObjectCommand({ ...at(key), Body: content, ContentLength: content.byteLength }),
      )
      return content.byteLength
    }
    const aside = join(tmpdir(), `platzwart-${uuidv7()}`)
    try {
      const bytes = await spool(aside, content)
      await client.send(
        new sdk.PutObjectCommand({ ...at(key), Body: createReadStream(aside), ContentLength: bytes }),
      )
      return bytes
    } finally {
      await rm(aside, { force: true })
    }
  }

  async function get(key: string): Promise<ReadableStream<Uint8Array> | null> {
    const { sdk, client } = await ready()
    try {
      const { Body } = await client.send(new sdk.GetObjectCommand(at(key)))
      return Body ? (Body.transformToWebStream() as ReadableStream<Uint8Array>) : null
    } catch (error) {
      if (error instanceof sdk.NoSuchKey) return null
      throw error
    }
  }

  async function* list(prefix: string | null): AsyncGenerator<StoredObject> {
    const { sdk, client } = await ready()
    let token: string | undefined
    do {
      const page = await client.send(
        new sdk.ListObjectsV2Command({
          Bucket: bucket,
          Prefix: prefix === null ? '' : checkedPrefix(prefix),
          ContinuationToken: token,
        }),
      )
      for (const { Key: key, Size: bytes, LastModified: changed } of page.Contents ?? []) {
        if (key !== undefined && changed !== undefined)
          yield { key, bytes: bytes ?? 0, changed: changed.toTemporalInstant() }
      }
      token = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (token)
  }

  return {
    put,
    get,
    list,
    async remove(keys) {
      const { sdk, client } = await ready()
      for (let from = 0; from < keys.length; from += DELETED_AT_ONCE) {
        const Objects = keys.slice(from, from + DELETED_AT_ONCE).map((key) => ({ Key: checkedKey(key) }))
        const { Errors } = await client.send(
          new sdk.DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
        )
        if (Errors?.length)
          throw new Error(`the object store kept ${Errors.length} objects: ${Errors[0]?.Code}`)
      }
    },
    async check() {
      const { sdk, client } = await ready()
      await client.send(new sdk.HeadBucketCommand({ Bucket: bucket }))
    },
    close: () => void opened?.then(({ client }) => client.destroy()),
  }
}
