import type { DateiView } from '@platzwart/contract/datei'
import type { Deps } from '../../platform/deps.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { matches } from '../../platform/http/etag.ts'
import { keepsBucket } from './checkBucket.ts'
import { type DateiRow, findDatei } from './queries.ts'

/** SPECIFICATION section 9. */
const CACHE_SECONDS = 3600

const EXTENSION: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
}

/** Those of the buckets whose files everybody of the Mandant sees. */
const OPEN: ReadonlySet<DateiView['bucket']> = new Set(['grundrisse', 'logos', 'datenschutz'])

/** A file that this person may see: what is not, and what is not for them, look the same. */
export async function readDatei(call: Call, bucket: DateiView['bucket'], dateiname: string) {
  const row = await findDatei(call.tx, bucket, dateiname)
  const seen =
    row &&
    (OPEN.has(bucket) || row.ist_bild || row.benutzer_id === call.person.id || keepsBucket(call, bucket))
  return seen ? row : refuse({ status: 404, code: 'nichtGefunden' })
}

/** The name with the ending of what it is now, in both spellings of RFC 6266. */
function disposition({ dateiname, inhaltstyp }: DateiRow): string {
  const name = `${dateiname.replace(/\.(?:png|jpe?g|pdf)$/i, '')}.${EXTENSION[inhaltstyp] ?? 'bin'}`
  const plain = name.normalize('NFKD').replaceAll(/[^A-Za-z0-9 ._()-]/g, '_')
  const full = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  const how = inhaltstyp === 'application/pdf' ? 'attachment' : 'inline'
  return `${how}; filename="${plain}"; filename*=UTF-8''${full}`
}

/** The file on its way out. Nothing in it runs, whatever a browser takes it for (OWASP ASVS 3.2.1). */
export async function sendDatei(
  { storage }: Pick<Deps, 'storage'>,
  row: DateiRow,
  request: Request,
  cacheControl = `private, max-age=${CACHE_SECONDS}`,
): Promise<Response | null> {
  const etag = `"${row.sha256}"`
  const headers = {
    'cache-control': cacheControl,
    etag,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'content-disposition': disposition(row),
  }
  if (matches(request.headers.get('if-none-match') ?? undefined, etag)) {
    return new Response(null, { status: 304, headers })
  }
  const full = { ...headers, 'content-type': row.inhaltstyp, 'content-length': String(row.bytes) }
  if (request.method === 'HEAD') return new Response(null, { status: 200, headers: full })
  const stream = await storage.get(row.schluessel)
  return stream && new Response(stream, { status: 200, headers: full })
}
