import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
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
  /** Null for what does not shrink. */
  readonly brotli: Buffer<ArrayBuffer> | null
  readonly type: string
  readonly etag: string
  /** Its name changes with its content. */
  readonly immutable: boolean
}

const SHRINKS = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest'])

function readAsset(file: string, path: string): Asset {
  const body = readFileSync(file)
  const extension = extname(file)
  const worth = SHRINKS.has(extension) && body.length > 1_000
  // Once for each start, at a level that costs tens of milliseconds for the whole app.
  const brotli = worth ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : null
  return {
    body,
    brotli,
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    immutable: path.startsWith('/assets/'),
  }
}

/** All files of the built app, kept in memory: a request never names a path on the disk. */
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

/** The build's own name, as `/builds/latest.json` tells it to browsers that ask whether there is a newer one. */
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

/**
 * Serves the built app; every path that is no file of it gets the app itself, which shows the page or says that there is none. The status says
 * the same to whoever does not look: 404 where no page has that address (SPECIFICATION section 2).
 */
export function staticApp(folder: string): MiddlewareHandler<AppEnv> & { readonly build: string } {
  const assets = readAssets(folder)
  const handler: MiddlewareHandler<AppEnv> = async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const path = c.req.path
    if (path.startsWith('/api/') || path === '/metrics') return next()
    const asset = assets.get(path)
    if (asset) return answer(asset, c.req.raw, 200)
    const page = assets.get('/index.html')
    // A file that is gone (an old build's chunk) is 404, not the app: the browser would run HTML as a script.
    if (!page || path.startsWith('/assets/') || path.startsWith('/builds/')) return next()
    return answer(page, c.req.raw, isPagePath(path) ? 200 : 404)
  }
  return Object.assign(handler, { build: buildOf(assets) })
}
