import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { DEMO_LOGINS, DEMO_PASSWORD } from '@platzwart/server/demo/logins'
import type { Browser, Cookie, Response } from '@playwright/test'
import type { Figure } from '../figures.ts'
import { type BenchServer, startDemo } from '../http/server.ts'
import { sized } from '../size.ts'
import { median } from '../statistics.ts'
import { openBrowser, openPage, probe, slowDown } from './browser.ts'

const VISITS = sized(3, 1)
const HOST = 'lindenau.localhost'

/** Signs a reader of the demo in, in a browser context of its own, and takes the cookies along. */
async function signIn(browser: Browser, origin: string): Promise<Cookie[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const email = DEMO_LOGINS.find(({ email }) => email.startsWith('leserin@'))?.email ?? ''
  await page.goto(`${origin}/login`)
  const body = JSON.stringify({ email, password: DEMO_PASSWORD })
  const status = await page.evaluate<number>(
    `fetch('/api/auth/sign-in/email', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(body)} }).then((answer) => answer.status)`,
  )
  if (status !== 200) throw new Error(`signing in answered ${status}`)
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

interface Visit {
  readonly milliseconds: number
  readonly scriptKilobytes: number
}

async function gzipped(response: Response): Promise<number> {
  return gzipSync(await response.body()).length / 1_000
}

/** The map from nothing: no cache, no compiled code; with the scripts that had come until the plan could be used. */
async function visit(browser: Browser, origin: string, cookies: Cookie[]): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    await context.addCookies(cookies)
    const { page, devtools } = await openPage(context)
    await slowDown(devtools)
    const scripts: Response[] = []
    page.on('response', (response) => {
      if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response)
    })
    await page.goto(`${origin}/leseraum/karte`, { waitUntil: 'commit' })
    const milliseconds = await probe<number>(page, 'interactive()')
    const sizes = await Promise.all(scripts.map(gzipped))
    return { milliseconds, scriptKilobytes: sizes.reduce((sum, size) => sum + size, 0) }
  } finally {
    await context.close()
  }
}

async function measure(browser: Browser, server: BenchServer): Promise<Figure[]> {
  const origin = server.url.replace('127.0.0.1', HOST)
  const cookies = await signIn(browser, origin)
  const visits: Visit[] = []
  for (let i = 0; i < VISITS; i++) visits.push(await visit(browser, origin, cookies))
  return [
    {
      name: 'web.first-load',
      value: median(visits.map(({ milliseconds }) => milliseconds)),
      unit: 'ms to the usable plan',
      goal: '< 1500 ms',
      notes: [
        `Chromium slowed down four times, empty cache, median of ${VISITS} visits to the demo's first plan`,
      ],
    },
    {
      name: 'web.first-load.script',
      value: median(visits.map(({ scriptKilobytes }) => scriptKilobytes)),
      unit: 'kB of JavaScript, gzip',
      goal: '< 180 kB',
    },
  ]
}

/** The first load of the map by a reader of the demo, on a server and a database of its own. */
export async function measureFirstLoad(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'platzwart-bench-'))
  const server = await startDemo(folder)
  const browser = await openBrowser()
  try {
    return await measure(browser, server)
  } finally {
    await browser.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
