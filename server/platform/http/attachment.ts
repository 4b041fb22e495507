import { Readable } from 'node:stream'

/** What is written page by page, each when the one before was taken: in memory is one of them. */
export function streamOf(pages: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return Readable.toWeb(Readable.from(pages, { highWaterMark: 1 })) as ReadableStream<Uint8Array<ArrayBuffer>>
}

export interface Workbook {
  readonly bytes: Buffer<ArrayBuffer>
  readonly dateiname: string
}

/** A workbook (Excel). */
export async function sendWorkbook(_: unknown, { bytes, dateiname }: Workbook): Promise<Response> {
  return attachment(bytes, {
    inhaltstyp: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: bytes.length,
    dateiname,
  })
}

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
