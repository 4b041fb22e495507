import { expect, type Page } from '@playwright/test'

/** No two labels of this page's fields cover each other, and none is cut off or outside of the window. */
export async function expectLabelsApart(page: Page, where: string): Promise<void> {
  await expect.poll(() => page.evaluate(findFaults), { message: where }).toEqual([])
}

/** Runs in the page. */
function findFaults(): string[] {
  const labels = [...document.querySelectorAll<HTMLElement>('main :is(label, legend, .mantine-Chip-label)')]
  const boxes = labels
    .filter((one) => one.textContent.trim() !== '' && one.checkVisibility())
    .map((one) => {
      const words = document.createRange()
      words.selectNodeContents(one)
      return { one, text: one.textContent.trim(), box: words.getBoundingClientRect() }
    })
    .filter(({ box }) => box.width > 1 && box.height > 1)
  type Label = (typeof boxes)[number]
  const cut = ({ one }: Label) =>
    getComputedStyle(one).overflow !== 'visible' &&
    one.clientWidth > 0 &&
    one.scrollWidth > one.clientWidth + 1
  const apart = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) <= 1 ||
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) <= 1
  const nested = (a: Label, b: Label) => a.one.contains(b.one) || b.one.contains(a.one)
  const covering = boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => !nested(a, b) && !apart(a.box, b.box))
      .map((b) => `on each other: ${a.text} | ${b.text}`),
  )
  const outside = boxes.filter(({ box }) => box.right > innerWidth + 1)
  return [
    ...(boxes.length === 0 ? ['no labels at all'] : []),
    ...outside.map(({ text }) => `outside: ${text}`),
    ...boxes.filter(cut).map(({ text }) => `cut: ${text}`),
    ...covering,
  ]
}
