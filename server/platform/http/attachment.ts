import { Readable } from 'node:stream'
import { PDF, XLSX } from '@platzwart/contract/operation'

/** Streams pages, each created when the previous one was taken: only one is in memory. */
export function streamOf(pages: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return Readable.toWeb(Readable.from(pages, { highWaterMark: 1 })) as ReadableStream<Uint8Array<ArrayBuffer>>
}

/** A file held in memory. */
export interface MemoryFile {
  readonly bytes: Buffer<ArrayBuffer>
  readonly dateiname: string
}

const sends =
  (inhaltstyp: string) =>
  async (_: unknown, { bytes, dateiname }: MemoryFile): Promise<Response> =>
    attachment(bytes, { inhaltstyp, bytes: bytes.length, dateiname })

export const sendWorkbook = sends(XLSX)
export const sendPdf = sends(PDF)

/**
 * Builds a download. `bytes` may be omitted when the length is unknown. Headers keep a browser from executing
 * the content.
 */
export function attachment(
  body: BodyInit,
  {
    inhaltstyp,
    bytes,
    dateiname,
  }: { readonly inhaltstyp: string; readonly bytes?: number; readonly dateiname: string },
): Response {
  return new Response(body, {
    status: 200,
    headers: {
      'content-type': inhaltstyp,
      ...(bytes !== undefined && { 'content-length': String(bytes) }),
      'content-disposition': `attachment; filename="${dateiname}"`,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    },
  })
}
