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
