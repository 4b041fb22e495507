import type { CDPSession, Page } from '@playwright/test'
import type { BenchDatabase } from '../database/cluster.ts'
import { BIG, fillBigPlan } from '../database/fillBigPlan.ts'
import type { Figure } from '../figures.ts'
import { COOKIE_NAME, signedToken } from '../http/cookie.ts'
import { type BenchServer, startServer } from '../http/server.ts'
import { openBrowser, openPage, probe } from './browser.ts'

export interface BigHouse {
  readonly page: Page
  readonly devtools: CDPSession
  readonly server: BenchServer
  /** Opens a page of the house as one of its people. */
  readonly open: (person: number, path: string) => Promise<void>
}

/** A server and a browser for the plan with 2,000 seats, ended whatever happens. */
export async function inBigHouse(
  database: BenchDatabase,
  measure: (house: BigHouse) => Promise<Figure[]>,
): Promise<Figure[]> {
  await fillBigPlan(database.adminUrl)
  const server = await startServer(database.adminUrl)
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const { page, devtools } = await openPage(context)
    await devtools.send('Performance.enable')
    const origin = server.url.replace('127.0.0.1', BIG.host)
    const open = async (person: number, path: string) => {
      const value = signedToken(BIG.tokens[person] ?? '')
      await context.addCookies([{ name: COOKIE_NAME, value, url: origin }])
      await page.goto(origin + path)
      await probe(page, 'interactive()')
      // What the first load still has to fetch is not what is measured here.
      await page.waitForTimeout(3_000)
    }
    return await measure({ page, devtools, server, open })
  } finally {
    await browser.close()
    await server.stop()
  }
}
