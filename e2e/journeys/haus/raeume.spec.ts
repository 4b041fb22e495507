import { PAGE } from '@platzwart/contract/paths'
import { dayIn } from '../../fixtures/clock.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { filled } from '../../pages/basePage.ts'
import { shown } from '../../pages/shown.ts'

const PLACE = 'Neubau am Wall'
const ROOM = 'Saal unter dem Dach'

test('Who keeps the rooms makes a location, a plan, sixty seats and its hours by screens alone, and a reader books one', async ({
  signIn,
  texts,
}) => {
  const { grundriss, standort, oeffnungszeit, pflege } = texts
  const { page } = await signIn('leitung')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByRole('main').getByLabel(name)

  await page.goto(PAGE.adminLokationen)
  await page.getByRole('link', { name: standort.neu }).click()
  await field(standort.feld.name).fill(PLACE)
  await field(standort.feld.adresse).fill('Am Wall 3\n12345 Lindenau')
  await expectAccessible(page)
  await button(pflege.anlegen).click()
  await expect(page.getByRole('heading', { level: 1, name: PLACE })).toBeVisible()

  await page.goto(PAGE.adminRaeume)
  await expectAccessible(page)
  await page.getByRole('link', { name: grundriss.neu }).click()
  await field(grundriss.feld.bezeichnung).fill(ROOM)
  await field(grundriss.feld.standortId).selectOption({ label: PLACE })
  await field(grundriss.feld.breite).fill('18')
  await field(grundriss.feld.hoehe).fill('12')
  await button(pflege.anlegen).click()
  await expect(page.getByRole('heading', { level: 1, name: ROOM })).toBeVisible()

  // Six rows of ten, by keys alone.
  await button(grundriss.werkzeug.grid).press('Enter')
  await field(grundriss.grid.rows).fill('6')
  await field(grundriss.grid.columns).fill('10')
  await field(grundriss.grid.prefix).fill('D-')
  await button(grundriss.grid.mitte).press('Enter')
  await expectAccessible(page)
  await button(filled(grundriss.grid.anlegen_other, { count: '60' })).press('Enter')
  await expect(shown(page, filled(grundriss.grid.fertig_other, { count: '60' }))).toBeVisible()
  const seat = page.getByRole('button', { name: /^D-01, / })
  await expect(seat).toBeVisible()
  await expect(page.locator('[data-platz]')).toHaveCount(60)

  // One is moved by keys, and back again; then moved and saved.
  const map = page.getByRole('application', { name: filled(grundriss.editor.name, { plan: ROOM }) })
  await expect(map).toBeVisible()
  await seat.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  const save = button(filled(grundriss.werkzeug.speichern_one, { count: '1' }))
  await expect(save).toBeEnabled()
  await button(grundriss.werkzeug.undo).click()
  await expect(save).toBeHidden()
  await button(grundriss.werkzeug.redo).click()
  await save.click()
  await expect(shown(page, filled(grundriss.werkzeug.verschoben_one, { count: '1' }))).toBeVisible()

  // Dragged by the mouse, too.
  const box = await page.getByRole('button', { name: /^D-60, / }).boundingBox()
  if (box === null) throw new Error('D-60 is not on the plan')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 20, box.y + box.height / 2 + 12, { steps: 4 })
  await page.mouse.up()
  await save.click()
  await expect(button(grundriss.werkzeug.speichern_zero)).toBeDisabled()

  await page
    .getByRole('navigation', { name: grundriss.reiter.titel })
    .getByRole('link', { name: grundriss.reiter.woche, exact: true })
    .click()
  await expect(shown(page, oeffnungszeit.woche.vorschlag)).toBeVisible()
  await expectAccessible(page)
  await button(pflege.speichern).click()
  await expect(shown(page, oeffnungszeit.woche.gespeichert)).toBeVisible()

  const reader = await signIn('leserin')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await reader.page.goto(`${PAGE.karte}?plan=${id}&tag=${dayIn(1)}&von=09:00&bis=11:00`)
  await reader.page.getByRole('button', { name: /^Platz D-01, |^D-01, / }).click()
  await reader.page.getByRole('dialog').getByRole('button', { name: texts.leseraum.buchung.buchen }).click()
  await expect(reader.page.getByRole('dialog').getByText(ROOM, { exact: false }).first()).toBeVisible()
})

test('A closure says how many bookings it hits before it is saved, and cancels none', async ({
  signIn,
  texts,
}) => {
  const { oeffnungszeit, pflege } = texts
  const { page } = await signIn('leitung')
  await page.goto(PAGE.adminSonderoeffnungszeiten)
  await expectAccessible(page)
  await page.getByRole('button', { name: oeffnungszeit.sonder.neu }).first().click()
  const dialog = page.getByRole('dialog', { name: oeffnungszeit.sonder.neu })
  await dialog.getByLabel(oeffnungszeit.sonder.gueltigVon).fill('24.12.2027')
  await dialog.getByLabel(oeffnungszeit.sonder.grund).fill('Heiligabend')
  await expect(dialog.getByText(oeffnungszeit.sonder.betroffen_zero)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: pflege.speichern }).click()
  await expect(page.getByText('Heiligabend')).toBeVisible()
  await page
    .getByRole('button', { name: filled(oeffnungszeit.sonder.wegName, { tage: '24.12.2027' }) })
    .click()
  await expect(page.getByText('Heiligabend')).toBeHidden()
})
