import { randomUUID } from 'node:crypto'
import { address, fill } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum'
import { PAGE } from '@platzwart/contract/paths'
import type { Locator, Page } from '@playwright/test'
import { essential } from '../../fixtures/essential.ts'
import { expect, origin, test } from '../../fixtures/journey.ts'
import { newPlan, usePlan } from '../../fixtures/newPlan.ts'
import { untaken } from '../../fixtures/untaken.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { filled, tabTo } from '../../pages/basePage.ts'
import { shown } from '../../pages/shown.ts'

/** What a point of the plan (1400 by 900) is on the screen. */
async function spotOn(plan: Locator, [x, y]: readonly [number, number]) {
  const box = await plan.boundingBox()
  if (box === null) throw new Error('the plan is drawn')
  return { x: box.x + (x * box.width) / 1400, y: box.y + (y * box.height) / 900 }
}

async function drag(
  { mouse }: Page,
  plan: Locator,
  from: readonly [number, number],
  to: readonly [number, number],
) {
  const a = await spotOn(plan, from)
  const b = await spotOn(plan, to)
  await mouse.move(a.x, a.y)
  await mouse.down()
  await mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2)
  await mouse.move(b.x, b.y)
  await mouse.up()
}

test(
  'A room is drawn by mouse and by keys, taken back, saved, and seen by a reader',
  essential('grundriss'),
  async ({ signIn, texts }) => {
    const { zeichnung: words, grundriss } = texts
    const { page } = await signIn('leitung')
    const id = await newPlan(page, untaken('Gezeichnet'))
    // A plan is shown to readers once something on it can be booked.
    const seat = { grundrissId: id, bezeichnung: 'Z 1', x: 900, y: 700, breite: 80, hoehe: 60 }
    const made = await page.request.put(address(wire.saveLeseraum, { id: randomUUID() }), {
      data: seat,
      headers: { origin: origin() },
    })
    expect(made.status()).toBe(200)
    await page.goto(`${fill(PAGE.adminRaum, { id })}?reiter=zeichnung`)
    const plan = page.getByRole('application')
    await expect(plan).toBeVisible()

    await page.getByRole('button', { name: words.werkzeug.wand, exact: true }).click()
    await drag(page, plan, [200, 300], [1000, 305])
    await drag(page, plan, [1000, 300], [1000, 600])
    const walls = page.getByRole('button', { name: new RegExp(`^${words.art.wand},`) })
    await expect(walls).toHaveCount(2)
    await page.getByRole('button', { name: grundriss.werkzeug.undo }).click()
    await expect(walls).toHaveCount(1)
    await page.getByRole('button', { name: words.werkzeug.tuer, exact: true }).click()
    const at = await spotOn(plan, [500, 300])
    await page.mouse.click(at.x, at.y)
    await expect(page.getByRole('heading', { name: new RegExp(`^${words.art.tuer},`) })).toBeVisible()

    const caption = page.getByRole('button', { name: words.werkzeug.text, exact: true })
    await tabTo(caption)
    await page.keyboard.press('Enter')
    await tabTo(page.getByRole('button', { name: filled(words.mitte, { form: words.werkzeug.text }) }))
    await page.keyboard.press('Enter')
    await page.keyboard.type('Ausgang')
    await expect(page.getByLabel(words.feld.text, { exact: true })).toHaveValue('Ausgang')
    await expectAccessible(page)
    await page.getByRole('button', { name: words.speichern }).click()
    await expect(shown(page, words.gespeichert)).toBeVisible()

    await page.reload()
    await expect(walls).toHaveCount(1)
    await usePlan(page, id, true)
    const leserin = await signIn('leserin')
    await leserin.karte.open({ grundriss: id })
    const drawn = leserin.karte.plan
    await expect(drawn.locator('text', { hasText: 'Ausgang' })).toBeVisible()
    const paths = drawn.locator('g[aria-hidden] > path')
    await expect(paths).toHaveCount(2)
    expect(await paths.evaluateAll((all) => all.map((one) => one.getAttribute('d')))).toEqual([
      expect.stringMatching(/^M200 \d+L\d+ \d+L/),
      expect.stringMatching(/A100 100 0 0 1 /),
    ])
    await usePlan(page, id, false)
  },
)
