import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions, type SerialContextObject } from 'axe-core'
import { settled } from './settled.ts'

const WCAG: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  // What is found is shown as it stands in the page.
  selectors: false,
  iframes: false,
}

/** Who speaks to the machine says what stands on the button (WCAG 2.5.3); axe counts that among its experiments. */
const NAMES_AS_SEEN: RunOptions = {
  runOnly: { type: 'rule', values: ['label-content-name-mismatch'] },
  resultTypes: ['violations'],
  // What is found is shown as it stands in the page.
  selectors: false,
  iframes: false,
}

/** An analysis takes one to three seconds; one that takes this long does not come back. */
const ANALYSIS_WITHIN_MS = 45_000

/**
 * A frame in which nothing may run, such as the one that shows a mail. Axe waits for timers, and in such a frame none ever goes off
 * (Chromium 156): its analysis would not come back. What it shows is looked at in a page of its own.
 */
const SILENT_FRAME = 'iframe[sandbox=""]'

const DIALOG = '[role="dialog"][aria-modal="true"]'

/**
 * The ends of a short period lie closer together than 24 px on the time bar; the same times can be typed with the keys
 * and chosen in the fields of the dialog. So do the seats of a large room that is seen whole; the list has them, too, and the
 * buttons beside the plan bring them closer (WCAG 2.5.8 allows it where an equivalent control exists).
 */
const HAVE_EQUIVALENTS = { rule: 'target-size', parts: ['role="slider"', 'data-platz='] }

/** The same, of a page that has been scrolled: what lies half below its header then is no small target. */
export async function expectAccessibleFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
}

/** WCAG 2.2 AA as far as a machine can tell; each finding is a sentence with the elements it is about. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await standing(page), `accessibility of ${page.url()}`).toEqual([])
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

/** What speaks leaves nothing out of what is seen. */
export async function expectNamesAsSeen(page: Page): Promise<void> {
  const { broken } = await analyse(page, NAMES_AS_SEEN, await whereToLook(page))
  const found = broken.map(({ html }) => html)
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

/** Behind a dialog nobody gets until it is closed, and what stands there was there before: of a floor plan that is most of an analysis. */
async function whereToLook(page: Page): Promise<SerialContextObject> {
  const hasDialog = (await page.locator(DIALOG).count()) > 0
  return { ...(hasDialog ? { include: [DIALOG] } : {}), exclude: [SILENT_FRAME] }
}

async function findings(page: Page): Promise<string[]> {
  const { broken } = await analyse(page, WCAG, await whereToLook(page))
  return broken
    .filter(
      ({ id, html }) =>
        id !== HAVE_EQUIVALENTS.rule || !HAVE_EQUIVALENTS.parts.some((part) => html.includes(part)),
    )
    .map(({ id, help, html, failureSummary }) => `${id}: ${help}: ${html} ${failureSummary}`)
}

/** What is found once more when nothing is on its way any more: what is about to be replaced is paler for a moment, and a busy machine makes it a long one. */
async function standing(page: Page): Promise<string[]> {
  const found = await findings(page)
  if (found.length === 0) return found
  await settled(page)
  return findings(page)
}

/** An element that breaks a rule of axe's. */
interface Broken {
  readonly id: string
  readonly help: string
  readonly html: string
  readonly failureSummary: string | undefined
}

interface Analysis {
  readonly broken: readonly Broken[]
  /** How many elements keep a rule, by its id. */
  readonly kept: Readonly<Record<string, number>>
}

/** Axe is put into a page once and stays; a page of its own for each analysis costs as much as the analysis. */
export async function analyse(
  page: Page,
  options: RunOptions,
  where: SerialContextObject,
): Promise<Analysis> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const analysis = page.evaluate(
    async ({ options, where }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations, passes } = await axe.run(where, options)
      return {
        broken: violations.flatMap(({ id, help, nodes }) =>
          nodes.map(({ html, failureSummary }) => ({ id, help, html, failureSummary })),
        ),
        kept: Object.fromEntries(passes.map(({ id, nodes }) => [id, nodes.length])),
      }
    },
    { options, where },
  )
  return await within(analysis, ANALYSIS_WITHIN_MS, `the accessibility analysis of ${page.url()}`)
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
