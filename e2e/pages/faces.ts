import { expect, type Page } from '@playwright/test'

const OWN = ['Source Sans 3 Variable', 'Source Serif 4', 'Atkinson Hyperlegible Next Variable']

/** Every text that is seen is set in a face of our own, and those that are used have come; frames show what others wrote. */
export async function expectOwnFaces(page: Page): Promise<void> {
  // What comes while this is asked brings its face a moment later.
  await expect
    .poll(() => foreignTexts(page), { message: `texts of ${page.url()} in a face that is not ours` })
    .toEqual([])
}

function foreignTexts(page: Page): Promise<string[]> {
  return page.evaluate(async (own) => {
    await document.fonts.ready
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement
      if (element === null || node.nodeValue?.trim() === '' || !element.checkVisibility()) continue
      const { fontFamily, fontWeight } = getComputedStyle(element)
      const first = fontFamily.split(',')[0]?.replaceAll(/^["']|["']$/g, '') ?? ''
      if (own.includes(first) && document.fonts.check(`${fontWeight} 16px "${first}"`)) continue
      found.add(
        `<${element.tagName.toLowerCase()}> '${node.nodeValue?.trim().slice(0, 40)}' in ${fontFamily}`,
      )
    }
    return [...found]
  }, OWN)
}
