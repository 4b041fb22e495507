import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { analyse, expectNamesAsSeen } from './accessibility.ts'
import { cutTexts } from './cutTexts.ts'
import { settled } from './settled.ts'
import { type Seeing, unseen } from './unseen.ts'

/** WCAG 1.4.12: what a person may set by themselves, and the page bears. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/** One finding does not hide the next, and what a page needs a moment for is looked at again; a busy machine needs ten seconds for one look. */
const softly = expect.configure({ soft: true })
const SOON = { timeout: 60_000 }

/** Pixels by which the page is wider than its window. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** WCAG 1.4.10. */
const NARROW = { width: 320, height: 640 }

/** A page as people look at it who choose their own colours, their own spacing, or enlarge it fourfold; and the names of what they press. */
export async function expectBearsOwnLooks(page: Page): Promise<void> {
  await expectNamesAsSeen(page)
  await expectCurrentIsHere(page)
  await expectSeenInForcedColours(page)
  await expectBearsSpacing(page)
  await expectReflows(page)
}

/** A way back is not the page itself, for who is told where they are. */
async function expectCurrentIsHere(page: Page): Promise<void> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[aria-current="page"]')]
      .filter((link) => link.closest('nav') === null && link.pathname !== location.pathname)
      .map((link) => link.outerHTML.slice(0, 160)),
  )
  expect.soft(found, `links to other pages that are said to be ${page.url()}`).toEqual([])
}

/** The system's few colours instead of ours: what tells things apart by its ground alone tells nothing any more. */
async function expectSeenInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  const look = (): Promise<Seeing> => page.evaluate(unseen)
  await softly
    .poll(look, { message: `in forced colours, of ${page.url()}`, ...SOON })
    .toEqual({ ringless: [], alike: [], faint: [] })
  await page.emulateMedia({ forcedColors: 'none' })
}

async function expectBearsSpacing(page: Page): Promise<void> {
  const before = new Set(await page.evaluate(cutTexts))
  const style = await page.addStyleTag({ content: SPACING })
  const fresh = async () => (await page.evaluate(cutTexts)).filter((one) => !before.has(one))
  await softly
    .poll(fresh, { message: `cut off or overlapping with wide spacing, of ${page.url()}`, ...SOON })
    .toEqual([])
  await style.evaluate((element) => (element as unknown as Element).remove())
}

async function expectReflows(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize(NARROW)
  await settled(page)
  await softly
    .poll(() => overhang(page), { message: `of ${page.url()} in a window of ${NARROW.width}`, ...SOON })
    .toBeLessThanOrEqual(0)
  if (size !== null) await page.setViewportSize(size)
}

/** What axe knows of roles, names and keys; colours cost a minute over hundreds of seats, and every page's are judged on arrival. */
const SEATS: RunOptions = {
  runOnly: ['cat.aria', 'cat.name-role-value', 'cat.keyboard', 'cat.text-alternatives'],
  resultTypes: ['violations', 'passes'],
  selectors: false,
  iframes: false,
}

/** The map's seats by themselves, with axe's recommendations, too. */
export async function expectSeatsAccessible(page: Page): Promise<void> {
  const { broken, kept } = await analyse(page, SEATS, { include: ['svg[role="application"]'] })
  expect(broken.map(({ id, html }) => `${id}: ${html}`)).toEqual([])
  const seats = await page.locator('svg[role="application"] [data-platz]').count()
  expect(seats).toBeGreaterThan(20)
  expect(kept['aria-command-name'], 'buttons that have a name, one for each seat').toBe(seats)
}
