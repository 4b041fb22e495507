import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import { isPagePath } from '@platzwart/contract/paths'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './env.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
}

interface Asset {
  readonly body: Buffer<ArrayBuffer>
  /** Null for files that do not compress. */
  readonly brotli: Buffer<ArrayBuffer> | null
  readonly type: string
  readonly etag: string
  /** Its name contains a content hash. */
  readonly immutable: boolean
}

const SHRINKS = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest'])

function readAsset(file: string, path: string): Asset {
  const body = readFileSync(file)
  const extension = extname(file)
  const worth = SHRINKS.has(extension) && body.length > 1_000
  // Once per start, at a level that takes tens of milliseconds for the whole app.
  const brotli = worth ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : null
  return {
    body,
    brotli,
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    immutable: path.startsWith('/assets/'),
  }
}

/** All files of the built app, in memory: a request never names a path on disk. */
function readAssets(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>()
  if (!existsSync(folder)) return assets
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name)
    const path = `/${name.replaceAll('\\', '/')}`
    const hidden = path.split('/').some((part) => part.startsWith('.'))
    if (!hidden && !path.endsWith('.map') && statSync(file).isFile()) assets.set(path, readAsset(file, path))
  }
  return assets
}

/** The build's id from `/builds/latest.json`, which browsers poll for updates. */
function buildOf(assets: ReadonlyMap<string, Asset>): string {
  const latest = assets.get('/builds/latest.json')
  return latest ? String((JSON.parse(latest.body.toString('utf8')) as { build?: unknown }).build ?? '') : ''
}

function answer(asset: Asset, request: Request, status: 200 | 404): Response {
  const headers: Record<string, string> = {
    'content-type': asset.type,
    etag: asset.etag,
    vary: 'accept-encoding',
    'cache-control': asset.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
  if (status === 200 && request.headers.get('if-none-match') === asset.etag)
    return new Response(null, { status: 304, headers })
  const compressed = asset.brotli !== null && (request.headers.get('accept-encoding') ?? '').includes('br')
  if (compressed) headers['content-encoding'] = 'br'
  return new Response(compressed && asset.brotli ? asset.brotli : asset.body, { status, headers })
}

const brotli = promisify(brotliCompress)
/** Compression level that takes a millisecond or two: this page is built for a single response. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }

/** The app's page with personal data inserted into its body, not cacheable; null without a built app. */
function pageOf(assets: ReadonlyMap<string, Asset>) {
  const html = assets.get('/index.html')?.body.toString('utf8')
  const end = html?.lastIndexOf('</body>') ?? -1
  return async (inserted: string, request: Request): Promise<Response | null> => {
    if (html === undefined || end < 0) return null
    const text = html.slice(0, end) + inserted + html.slice(end)
    const headers = new Headers({
      'content-type': TYPES['.html'] ?? '',
      vary: 'accept-encoding, cookie',
      'cache-control': 'no-store',
    })
    if (!(request.headers.get('accept-encoding') ?? '').includes('br')) return new Response(text, { headers })
    headers.set('content-encoding', 'br')
    return new Response(await brotli(text, QUICKLY), { headers })
  }
}

/**
 * Serves the built app. Unknown paths get the app itself, which shows the page or "not found"; the status
 * says the same: 404 where no page has that address (SPECIFICATION section 2).
 */
export function staticApp(folder: string) {
  const assets = readAssets(folder)
  const handler: MiddlewareHandler<AppEnv> = async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const path = c.req.path
    if (path.startsWith('/api/') || path === '/metrics') return next()
    const asset = assets.get(path)
    if (asset) return answer(asset, c.req.raw, 200)
    const page = assets.get('/index.html')
    // A missing file (a chunk of an old build) is 404, not the app: the browser would run HTML as a script.
    if (!page || path.startsWith('/assets/') || path.startsWith('/builds/')) return next()
    return answer(page, c.req.raw, isPagePath(path) ? 200 : 404)
  }
  /** The app with status 404, which shows "page not found"; null without a built app. */
  const missing = (request: Request) => {
    const page = assets.get('/index.html')
    return page === undefined ? null : answer(page, request, 404)
  }
  return Object.assign(handler, { build: buildOf(assets), pageWith: pageOf(assets), missing })
}
