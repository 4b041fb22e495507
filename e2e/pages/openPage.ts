import { expect, type Page } from '@playwright/test'
import { settled } from './settled.ts'

/** Arrived: a heading or the map stands, and nothing is being loaded any more. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await settled(page)
}
