import { expect, type Page } from '@playwright/test'
import { analyse, expectNamesAsSeen } from './accessibility.ts'
import { cutTexts } from './cutTexts.ts'
import { type Seeing, unseen } from './unseen.ts'

/** WCAG 1.4.12: what a person may set by themselves, and the page bears. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/** WCAG 1.4.10. */
const NARROW = { width: 320, height: 640 }

/** A page as people look at it who choose their own colours, their own spacing, or enlarge it fourfold; and the names of what they press. */
export async function expectBearsOwnLooks(page: Page): Promise<void> {
  await expectNamesAsSeen(page)
  await expectSeenInForcedColours(page)
  await expectBearsSpacing(page)
  await expectReflows(page)
}

/** The system's few colours instead of ours: what tells things apart by its ground alone tells nothing any more. */
async function expectSeenInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  const found: Seeing = await page.evaluate(unseen)
  await page.emulateMedia({ forcedColors: 'none' })
  expect.soft(found, `in forced colours, of ${page.url()}`).toEqual({ ringless: [], alike: [], faint: [] })
}

async function expectBearsSpacing(page: Page): Promise<void> {
  const before = new Set(await page.evaluate(cutTexts))
  const style = await page.addStyleTag({ content: SPACING })
  const after = await page.evaluate(cutTexts)
  await style.evaluate((element) => (element as unknown as Element).remove())
  const found = after.filter((one) => !before.has(one))
  expect.soft(found, `cut off or overlapping with wide spacing, of ${page.url()}`).toEqual([])
}

async function expectReflows(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize(NARROW)
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0)
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect.soft(wide, `width of ${page.url()} in a window of ${NARROW.width}`).toBeLessThanOrEqual(window)
  if (size !== null) await page.setViewportSize(size)
}

/** The map's seats by themselves: all that axe knows, its recommendations, too. */
export async function expectSeatsAccessible(page: Page): Promise<void> {
  const { broken, kept } = await analyse(page, {}, { include: ['svg[role="application"]'] })
  expect(broken.map(({ id, html }) => `${id}: ${html}`)).toEqual([])
  expect(kept['aria-command-name'] ?? 0, 'seats that have a name').toBeGreaterThan(20)
}
