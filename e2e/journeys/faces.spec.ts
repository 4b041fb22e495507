import { PAGE } from '@platzwart/contract/paths'
import type { CDPSession, Page } from '@playwright/test'
import { expect, origin, test } from '../fixtures/journey.ts'

/** Families that the browser has really painted the first such element with. */
async function painted(devtools: CDPSession, selector: string): Promise<string[]> {
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : " (the machine's)"}`)
}

async function openDevtools(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  return devtools
}

test("Titles and texts are painted in our own faces, also where a name is not of a German's letters", async ({
  page,
}) => {
  await page.goto(origin() + PAGE.login)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const devtools = await openDevtools(page)
  for (const [selector, face] of [
    ['h1', /^Source Serif 4[\w ]*$/],
    ['label', /^Source Sans 3[\w ]*$/],
  ] as const)
    await expect.poll(() => painted(devtools, selector)).toEqual([expect.stringMatching(face)])
  await page.evaluate(async () => {
    const name = document.createElement('p')
    name.id = 'probe'
    name.textContent = 'Łukasz Çağrı Ωμέγα'
    document.body.append(name)
    await document.fonts.load('16px "Source Sans 3 Variable"', name.textContent)
  })
  await expect
    .poll(() => painted(devtools, '#probe'))
    .toEqual([expect.stringMatching(/^Source Sans 3[\w ]*$/)])
})

test('The first faces come with the page, are kept for a year, and nothing moves when they are late', async ({
  page,
}) => {
  const faces = page.locator('link[rel=preload][as=font]')
  const shown = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await shown.promise
    await route.continue()
  })
  await page.addInitScript(() => {
    Object.assign(window, { moved: [] as number[] })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        ;(window as unknown as { moved: number[] }).moved.push(shift.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(origin() + PAGE.login, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
  shown.resolve()
  await page.evaluate(() => document.fonts.ready)
  expect(await faces.count()).toBe(2)
  for (const face of await faces.all()) {
    const answer = await page.request.get(origin() + (await face.getAttribute('href')))
    expect(answer.headers()).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  }
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved)
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02)
})
