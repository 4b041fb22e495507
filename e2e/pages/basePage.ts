import AxeBuilder from '@axe-core/playwright'
import type { Phrases } from '@platzwart/phrases/phrases'
import { expect, type Locator, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Arriving on a page checks that everybody can use it; no journey can forget to. */
export abstract class BasePage {
  readonly page: Page
  protected readonly texts: Phrases

  constructor(page: Page, texts: Phrases) {
    this.page = page
    this.texts = texts
  }

  /** What is there when the page has arrived, and nowhere else. */
  protected abstract landmark(): Locator

  async arrived(): Promise<this> {
    await expect(this.landmark()).toBeVisible()
    await expectAccessible(this.page)
    return this
  }
}

/**
 * The ends of a short period lie closer together than 24 px on the time bar; the same times can be typed with the keys
 * and chosen in the fields of the dialog (WCAG 2.5.8 allows it where an equivalent control exists).
 */
const HAS_EQUIVALENT = { rule: 'target-size', part: 'role="slider"' }

/** WCAG 2.2 AA as far as a machine can tell; each finding is a sentence with the elements it is about. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  const sentences = violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ html }) => id !== HAS_EQUIVALENT.rule || !html.includes(HAS_EQUIVALENT.part))
      .map(({ html, failureSummary }) => `${id}: ${help}: ${html} ${failureSummary}`),
  )
  expect(sentences, `accessibility of ${page.url()}`).toEqual([])
}

/** The English or German text with its places filled, as i18next does it. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}

/** The text up to its first place, for names whose rest the journey does not know. */
export function beginning(text: string): RegExp {
  return new RegExp(`^${escaped(firstWords(text))}`)
}

/** The whole text, with anything in its places. */
export function shaped(text: string): RegExp {
  return new RegExp(
    `^${text
      .split(/\{\{\w+\}\}/)
      .map(escaped)
      .join('.+')}$`,
  )
}

/** The words before the first place. */
export function firstWords(text: string): string {
  return text.split('{{')[0] ?? text
}

export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

const PRESSES = 200

/** Goes there as somebody without a mouse does, by the Tab key alone. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeAttached()
  const { keyboard } = target.page()
  for (let presses = 0; presses < PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not lead to ${target}.`)
}
