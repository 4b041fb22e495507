import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum/team'
import { PAGE } from '@platzwart/contract/paths'
import { type BrowserContext, expect, type Locator } from '@playwright/test'
import { BasePage, filled } from './basePage.ts'

/** Where one's team sits this week. */
export class TeamPage extends BasePage {
  protected landmark(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.texts.team.titel })
  }

  async open(tag?: string): Promise<this> {
    await this.page.goto(PAGE.arbeitsweltTeam + (tag === undefined ? '' : `?tag=${tag}`))
    await this.arrived()
    await expect(this.page.getByRole('switch').first()).toBeVisible()
    return this
  }

  switchOf(gruppe: string): Locator {
    return this.page.getByRole('switch', { name: filled(this.texts.team.wahl.gruppe, { name: gruppe }) })
  }

  /** The press counts at once, and is shown when what is on its way has made way for it. */
  async turn(gruppe: string, on: boolean): Promise<void> {
    await this.switchOf(gruppe).click({ force: true })
    await expect(this.switchOf(gruppe)).toBeChecked({ checked: on })
  }

  /** All that is shown of somebody. */
  row(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name })
  }

  /** Beside somebody where they sit from a time on: a week has them on several days. */
  beside(name: string, von: string): Locator {
    const words = filled(this.texts.team.danebenName.split(', {{tag}}')[0] ?? '', { name })
    return this.page.getByRole('button', { name: new RegExp(`^${words}, .*, ${von} – `) })
  }

  /** The nearest free desk. */
  get nearest(): Locator {
    return this.page.getByRole('dialog').getByRole('listitem').first().getByRole('link')
  }
}

/** A group of one's own, and whether one shows oneself there from now on. */
export async function showTo(
  context: BrowserContext,
  origin: string,
  name: string,
  sichtbar: boolean,
): Promise<void> {
  const read = await context.request.get(wire.showSichtbarkeit.path)
  const { gruppen } = (await read.json()) as { readonly gruppen: readonly { id: string; name: string }[] }
  const id = gruppen.find((one) => one.name === name)?.id ?? ''
  const answer = await context.request.put(address(wire.setSichtbarkeit, { id }), {
    data: { sichtbar },
    headers: { origin },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}
