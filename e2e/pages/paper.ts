import { pdfText } from '@platzwart/server/testing/pdf'
import { expect, type Page } from '@playwright/test'

export interface Sheets {
  /** The words of each sheet. */
  readonly texts: readonly string[]
  readonly landscape: boolean
}

/** What would come out of a printer with A4 paper in it. */
export async function printed(page: Page): Promise<Sheets> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  const lying = boxes.map(([, width, height]) => Number(width) > Number(height))
  expect(new Set(lying).size, 'all sheets lie the same way').toBe(1)
  const texts = await pdfText(pdf)
  return { texts: texts.map((text) => text.replaceAll(/\s+/g, ' ')), landscape: lying[0] === true }
}

/** Two marks that differ by their colour alone look the same on most printers. */
export function expectTellable(looks: readonly string[]): void {
  expect(looks.length).toBeGreaterThan(3)
  expect(new Set(looks).size, looks.join('\n')).toBe(looks.length)
}

/** Dark words on a white ground, and nothing to press: checked on the screen, as the printer would be told. */
export async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  for (const role of ['navigation', 'banner', 'contentinfo', 'search', 'textbox', 'combobox'] as const)
    await expect(page.getByRole(role), role).toHaveCount(0)
  expect(await unprintable(page)).toEqual([])
}

/** What is not made for paper: words that are lighter than what they stand on, and buttons that are shown as such. */
function unprintable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const brightness = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour)
      return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
    }
    const isSeeThrough = (colour: string) => channels(colour)[3] === 0
    const groundOf = (element: Element | null): string => {
      if (element === null) return 'rgb(255, 255, 255)'
      const { backgroundColor } = getComputedStyle(element)
      return isSeeThrough(backgroundColor) ? groundOf(element.parentElement) : backgroundColor
    }
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    // What a status is painted with is its own pair of colours on the screen and on paper.
    const shown = [...document.body.querySelectorAll('*')].filter(
      (element) => element.checkVisibility() && element.closest('svg, [data-status] > *') === null,
    )
    const pale = shown.filter(
      (element) =>
        hasWords(element) &&
        brightness(getComputedStyle(element).color) + 0.25 > brightness(groundOf(element)),
    )
    const framed = shown.filter(
      (element) =>
        element.matches('button, input, select, [role="button"]') &&
        getComputedStyle(element).borderTopStyle !== 'none',
    )
    return [...pale, ...framed].map((element) => element.outerHTML.slice(0, 160))
  })
}
