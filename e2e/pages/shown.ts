import type { Locator, Page } from '@playwright/test'

/** What stands on the page in these words; not what the live region says of it for a few seconds. */
export function shown(
  page: Page,
  text: string | RegExp,
  options: { readonly exact?: boolean } = {},
): Locator {
  return page.getByText(text, options).and(page.locator(':not([data-live-region] *)'))
}
