import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'

const PROBE = fileURLToPath(new URL('probe.js', import.meta.url))
const SYSTEM = '/usr/bin/chromium'

/** How much slower than this machine the visitor's is taken to be. */
export const SLOW_DOWN = 4

/** The Chromium of CHROMIUM_PATH, the system's, or Playwright's own; without a sandbox for root, as in containers. */
export async function openBrowser(): Promise<Browser> {
  const path = process.env.CHROMIUM_PATH || (existsSync(SYSTEM) ? SYSTEM : '')
  return chromium.launch({
    ...(path ? { executablePath: path } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
}

/** A page with the probe in it. */
export async function openPage(context: BrowserContext): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage()
  await page.addInitScript({ path: PROBE })
  return { page, devtools: await context.newCDPSession(page) }
}

export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
}

/** Asks the probe in the page; `call` is an expression of its members. */
export async function probe<T>(page: Page, call: string): Promise<T> {
  return page.evaluate<T>(`window.platzwartBench.${call}`)
}

/** Milliseconds of script that the page has run so far. */
export async function scriptTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000
}
