import { expect, type Page } from '@playwright/test'

/**
 * By keyboard, a number in the place of the one that stands in the field with the focus. Such a field sets its caret anew a moment after each key, which
 * takes a selection away that was made within that moment: whoever sees both numbers in the field selects and types again.
 *
 * @param digits without what the field writes around and between them
 */
export async function typeOver(page: Page, digits: string): Promise<void> {
  const focused = page.locator('input:focus')
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(digits)
    const written = await focused.inputValue({ timeout: 1_000 })
    expect(written.replace(/\D/g, '')).toBe(digits)
  }).toPass()
}
