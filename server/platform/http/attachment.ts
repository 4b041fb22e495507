import { Readable } from 'node:stream'
import { PDF, XLSX } from '@platzwart/contract/operation'

/** What is written page by page, each when the one before was taken: in memory is one of them. */
export function streamOf(pages: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return Readable.toWeb(Readable.from(pages, { highWaterMark: 1 })) as ReadableStream<Uint8Array<ArrayBuffer>>
}

/** A file that is whole in memory. */
export interface Whole {
  readonly bytes: Buffer<ArrayBuffer>
  readonly dateiname: string
}

const sends =
  (inhaltstyp: string) =>
  async (_: unknown, { bytes, dateiname }: Whole): Promise<Response> =>
    attachment(bytes, { inhaltstyp, bytes: bytes.length, dateiname })

export const sendWorkbook = sends(XLSX)
export const sendPdf = sends(PDF)

/** Bytes to be kept by who asked for them; how many need not be known before the last one. Nothing in them runs, whatever a browser takes them for. */
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
