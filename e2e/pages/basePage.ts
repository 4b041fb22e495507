import type { Phrases } from '@platzwart/phrases/phrases'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expectOwnFaces } from './faces.ts'
import { settled } from './settled.ts'

/** Arriving on a page checks that everybody can use it, and that it is set in our own faces; no journey can forget to. */
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
    await settled(this.page)
    await expectOwnFaces(this.page)
    await expectAccessible(this.page)
    return this
  }
}

/** The English or German text with its places filled, as the screens do it. */
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

/** The focus is somewhere in there: a person without a mouse goes on from what they have just done. */
export async function expectFocusIn(place: Locator): Promise<void> {
  await expect(async () => {
    const active = await place.page().evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
    expect(
      await place.evaluate((element) => element.contains(document.activeElement)),
      `the focus is in ${place}, not on ${active}`,
    ).toBe(true)
  }).toPass({ timeout: 30_000 })
}

const PRESSES = 200

/** Goes there as somebody without a mouse does, by one key alone. */
export async function keyTo(key: 'Tab' | 'ArrowRight', target: Locator): Promise<void> {
  await expect(target).toBeAttached()
  const { keyboard } = target.page()
  for (let presses = 0; presses < PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await keyboard.press(key)
  }
  throw new Error(`The key ${key} does not lead to ${target}.`)
}

export const tabTo = (target: Locator): Promise<void> => keyTo('Tab', target)
