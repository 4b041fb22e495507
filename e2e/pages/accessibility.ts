import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** An analysis takes one to three seconds; one that takes this long does not come back. */
const ANALYSIS_WITHIN_MS = 45_000

/**
 * A frame in which nothing may run, such as the one that shows a mail. Axe waits for timers, and in such a frame none ever goes off
 * (Chromium 156): its analysis would not come back. What it shows is looked at in a page of its own.
 */
const SILENT_FRAME = 'iframe[sandbox=""]'

/**
 * The ends of a short period lie closer together than 24 px on the time bar; the same times can be typed with the keys
 * and chosen in the fields of the dialog (WCAG 2.5.8 allows it where an equivalent control exists).
 */
const HAS_EQUIVALENT = { rule: 'target-size', part: 'role="slider"' }

/** WCAG 2.2 AA as far as a machine can tell; each finding is a sentence with the elements it is about. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findings(page), `accessibility of ${page.url()}`).toEqual([])
  for (const frame of await page.locator(SILENT_FRAME).all()) {
    const [name, html] = await Promise.all([frame.getAttribute('title'), frame.getAttribute('srcdoc')])
    expect(name, `the name of a frame of ${page.url()}`).toMatch(/\S/)
    await expectDocumentAccessible(page, html ?? '', `${name} in ${page.url()}`)
  }
}

/** A dialog is named by the heading that it shows, says who it is without being the page's banner, and everybody can use it. */
export async function expectDialogAccessible(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const title = dialog.getByRole('heading', { level: 2 }).first()
  await expect(title).toHaveText(/\S/)
  await expect(dialog).toHaveAccessibleName((await title.textContent()) ?? '')
  await expect(dialog.getByRole('banner')).toHaveCount(0)
  await expect(dialog.locator('.mantine-Skeleton-root')).toHaveCount(0)
  await expectAccessible(page)
  await expectNamesAsSeen(page)
}

/** Who speaks to the machine says what stands on the button (WCAG 2.5.3); axe counts that among its experiments. */
export async function expectNamesAsSeen(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withRules(['label-content-name-mismatch']).analyze()
  const found = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
  expect(found, `names of ${page.url()} that leave out what is seen`).toEqual([])
}

async function expectDocumentAccessible(page: Page, html: string, name: string): Promise<void> {
  const own = await page.context().newPage()
  try {
    await own.setContent(html)
    expect(await findings(own), `accessibility of ${name}`).toEqual([])
  } finally {
    await own.close()
  }
}

async function findings(page: Page): Promise<string[]> {
  const analysis = new AxeBuilder({ page }).exclude(SILENT_FRAME).withTags(WCAG).analyze()
  const { violations } = await within(
    analysis,
    ANALYSIS_WITHIN_MS,
    `the accessibility analysis of ${page.url()}`,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ html }) => id !== HAS_EQUIVALENT.rule || !html.includes(HAS_EQUIVALENT.part))
      .map(({ html, failureSummary }) => `${id}: ${help}: ${html} ${failureSummary}`),
  )
}

/** What knows no limit of its own gets one, and says what was waited for. */
async function within<T>(work: Promise<T>, limitMs: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited ${limitMs / 1000} s for ${what}.`)), limitMs)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
