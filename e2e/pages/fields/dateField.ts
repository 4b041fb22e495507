import { spokenData } from '@platzwart/phrases/format'
import type { Language, Phrases } from '@platzwart/phrases/phrases'
import { expect, type Locator } from '@playwright/test'

/** A day as its field shows it: `So., 22.11.2026`, or `Sun, 22 Nov 2026`. */
export function shownDate(day: string, sprache: Language = 'de'): string {
  const wochentag = Temporal.PlainDate.from(day).dayOfWeek % 7
  const spoken = spokenData({ day, wochentag }, { sprache, zone: 'Europe/Berlin' })
  const weekday = String(spoken.wochentag)
  return `${sprache === 'de' ? `${weekday.slice(0, 2)}.` : weekday.slice(0, 3)}, ${spoken.day}`
}

/** The month of a date field, open above everything else. */
export class Calendar {
  readonly panel: Locator
  private readonly input: Locator
  private readonly texts: Phrases

  constructor(input: Locator, texts: Phrases) {
    this.input = input
    this.texts = texts
    this.panel = input.page().getByRole('dialog', { name: texts.datum.kalender.titel, exact: true })
  }

  /** By the button beside the field, which is the next stop of the Tab key. */
  async open(): Promise<void> {
    await this.input.focus()
    await this.input.press('Tab')
    const { keyboard } = this.input.page()
    const focused = this.input.page().locator('button:focus')
    await expect(focused).toHaveAccessibleName(this.texts.datum.kalender.oeffnen)
    await keyboard.press('Enter')
    await expect(this.panel.getByRole('grid')).toBeVisible()
  }

  button(name: Exclude<keyof Phrases['datum']['kalender'], 'oeffnen' | 'titel'>): Locator {
    return this.panel.getByRole('button', { name: this.texts.datum.kalender[name], exact: true })
  }

  /** The day that has the focus, `YYYY-MM-DD`. */
  async expectAt(day: string): Promise<void> {
    await expect(this.panel.locator('[role=gridcell]:focus')).toHaveAttribute('data-day', day)
  }
}
