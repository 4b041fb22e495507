import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ENDPOINTS } from '@platzwart/contract/paths'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppEnv } from './env.ts'
import { readableBody, refuseCrossSite, securityHeaders } from './security.ts'
import { staticApp } from './static.ts'

const FILES = {
  'index.html': '<!doctype html><title>the app</title>',
  'assets/app-1.js': 'console.log(1)',
  'assets/app-1.js.map': 'SECRET sources',
  '.env': 'SECRET=1',
  '.git/config': 'SECRET',
  'builds/.stamp': 'SECRET',
}

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'platzwart-web-'))
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
})

afterAll(() => rmSync(folder, { recursive: true }))

function house(https: boolean) {
  const app = new Hono<AppEnv>()
  app.use(securityHeaders(https), async (c, next) => {
    c.set('requestId', 'request-1')
    c.set('sprache', 'de')
    c.set('host', 'haus.localhost:3000')
    return next()
  })
  app.use('/api/*', refuseCrossSite, readableBody)
  app.get('/api/fault', () => {
    throw new Error('a fault')
  })
  app.post('/api/read', async (c) => c.json(await c.req.json()))
  app.use(staticApp(folder))
  app.onError((_, c) => c.text('a fault', 500))
  return app
}

describe('every answer', () => {
  it.each(['/', '/assets/app-1.js', '/assets/gone.js', '/api/gone', '/api/fault'])(
    'at %s restricts what browsers may do, and requires HTTPS for a year where it is used',
    async (path) => {
      const plain = await house(false).request(path)
      const secure = await house(true).request(path)
      for (const { headers } of [plain, secure]) {
        expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
        expect(headers.get('content-security-policy')).toContain(
          "require-trusted-types-for 'script'; trusted-types ",
        )
        expect(headers.get('content-security-policy')).toContain(`report-uri ${ENDPOINTS.cspReports}`)
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('referrer-policy')).toBe('same-origin')
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
        expect(headers.get('x-request-id')).toBe('request-1')
      }
      expect(plain.headers.get('strict-transport-security')).toBeNull()
      // With both, browsers would not report over HTTP.
      expect(plain.headers.get('content-security-policy')).not.toContain('report-to')
      expect(secure.headers.get('content-security-policy')).toMatch(/; report-to csp$/)
      expect(secure.headers.get('reporting-endpoints')).toBe(`csp="${ENDPOINTS.cspReports}"`)
      expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    },
  )
})

describe('a file', () => {
  it.each([
    '/assets/app-1.js.map',
    '/.env',
    '/.git/config',
    '/builds/.stamp',
    '/assets/../.env',
    '/assets/%2e%2e/.env',
    '/assets/..%2f.env',
    '/%2e%2e/%2e%2e/etc/passwd',
    '//etc/passwd',
    '/assets/app-1.js%00.map',
  ])('%s is not served', async (path) => {
    const text = await (await house(false).request(path)).text()
    expect(text).not.toContain('SECRET')
    expect(text).not.toContain('root:')
  })

  it.each([
    ['/', 200],
    ['/leseraum/karte', 200],
    ['/LESERAUM/liste/', 200],
    ['/auth/confirm', 200],
    ['/fahrzeuge/fahrten/0198', 200],
    ['/fahrzeuge/0198/fahrtenbuch', 200],
    ['/gibt-es-nicht', 404],
    ['/leseraum/karte/mehr', 404],
    ['/fahrzeuge/fahrten/0198/mehr', 404],
    ['//leseraum', 404],
  ])('that does not exist, %s, is the app with %i', async (path, status) => {
    const answer = await house(false).request(path)
    expect([answer.status, await answer.text()]).toEqual([status, FILES['index.html']])
    const again = { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } }
    expect((await house(false).request(path, again)).status).toBe(status === 200 ? 304 : 404)
  })

  it('of the build is served', async () => {
    const answer = await house(false).request('/assets/app-1.js')
    expect([answer.status, await answer.text()]).toEqual([200, FILES['assets/app-1.js']])
  })
})

describe('a writing request', () => {
  const post = (headers: Record<string, string>) =>
    house(false).request('http://haus.localhost:3000/api/read', {
      method: 'POST',
      body: '{"a":1}',
      headers: {
        host: 'haus.localhost:3000',
        'content-type': 'application/json',
        'content-length': '7',
        ...headers,
      },
    })

  it.each([
    [{ origin: 'http://haus.localhost:3000' }, 200],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'http://haus.localhost:3001' }, 403],
    [{ origin: 'http://haus.localhost:3000.evil.example' }, 403],
    [{ origin: 'http://evil.example/haus.localhost:3000' }, 403],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, 403],
    [{ origin: 'no address' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'http://haus.localhost:3000', 'content-type': 'text/plain' }, 415],
    [{ origin: 'http://haus.localhost:3000', 'content-type': 'multipart/form-data' }, 415],
    [{ origin: 'http://haus.localhost:3000', 'content-type': 'application/json; charset=utf-16' }, 415],
    [{ origin: 'http://haus.localhost:3000', 'content-length': '9999999' }, 413],
  ])('with %j is answered %i', async (headers, status) => {
    expect((await post(headers)).status).toBe(status)
  })

  it.each([{}, { 'content-length': '7' }])('that is cut off causes no server error: %j', async (headers) => {
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('closed')) })
    const init = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'application/json', ...headers },
    }
    const answer = await house(false).request('/api/read', {
      ...init,
      headers: { 'transfer-encoding': 'chunked', ...init.headers },
    })
    expect(answer.status).toBe(400)
  })
})
