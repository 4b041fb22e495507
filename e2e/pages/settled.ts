import { liveAnzeigegeraet } from '@platzwart/contract/operations/anzeigegeraet'
import { live } from '@platzwart/contract/operations/live'
import { expect, type Page, type Request } from '@playwright/test'

/** What each page has asked for and not yet been answered. */
const underWay = new WeakMap<Page, Set<Request>>()

const STREAMS: readonly string[] = [live.path, liveAnzeigegeraet.path]

/** Notes from now on what this page waits for. A stream of live news never ends, and is waited for by nobody. */
export function followRequests(page: Page): void {
  const asked = new Set<Request>()
  underWay.set(page, asked)
  page.on('request', (request) => {
    // A new document has forgotten what the one before was waiting for.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked.clear()
    if (!STREAMS.includes(new URL(request.url()).pathname)) asked.add(request)
  })
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
}

/** What has come is drawn, and what it leads to is asked for: two frames, because effects run behind the first. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done()))),
      ),
  )
}

/** What is not there yet: its place is kept, or what stands there is of before. */
const TO_COME = '.mantine-Skeleton-root, main [aria-busy="true"]'

/**
 * Nothing is waited for any more: what the page has asked for or sent is answered and drawn. To be awaited before what is looked at once
 * (a count, a place, a picture), and before a page is left that has just sent something.
 */
export async function settled(page: Page): Promise<void> {
  const asked = underWay.get(page) ?? new Set<Request>()
  const waited = () => [...asked].map((request) => new URL(request.url()).pathname)
  await expect(async () => {
    expect(waited(), 'what is still asked for').toEqual([])
    await drawn(page)
    expect(waited(), 'what was asked for next').toEqual([])
    await expect(page.locator(TO_COME)).toHaveCount(0, { timeout: 5_000 })
  }).toPass({ intervals: [20, 50, 100, 200], timeout: 45_000 })
}
