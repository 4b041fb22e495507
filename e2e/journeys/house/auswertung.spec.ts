import { PAGE } from '@platzwart/contract/paths'
import { essential } from '../../fixtures/essential.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { filled } from '../../pages/basePage.ts'
import { settled } from '../../pages/settled.ts'

test(
  'The head looks at what became of bookings: charts, tables, one floor plan, a file',
  essential('auslastung'),
  async ({ signIn, texts }) => {
    const { auswertung: words, auslastung } = texts
    const { page } = await signIn('leitung')
    await page.goto(PAGE.adminAuslastung)
    await page.getByRole('link', { name: words.titel, exact: true }).click()
    await expect(page.getByRole('heading', { name: words.titel, level: 1 })).toBeVisible()
    const overview = page.getByRole('region', { name: words.teil.gesamt })
    await expect(overview.getByText(words.zahl.fehlquote, { exact: true })).toBeVisible()
    const week = page.getByRole('table', { name: words.teil.wochentage })
    await expect(week.getByRole('row')).toHaveCount(8)
    await expectAccessible(page)

    await page.getByText(words.ansicht.tabelle, { exact: true }).click()
    await expect(week.getByRole('columnheader')).toHaveCount(6)
    await expect(page).toHaveURL(/ansicht=tabelle/)
    await expectAccessible(page)

    const plan = page.getByRole('combobox', { name: auslastung.filter.grundriss })
    await plan.selectOption({ index: 1 })
    await expect(page).toHaveURL(/grundriss=/)
    await expect(page.getByRole('table', { name: words.teil.grundrisse }).getByRole('row')).toHaveCount(2)
    await settled(page)
    const taken = page.waitForEvent('download')
    await page.getByRole('link', { name: words.pdf, exact: true }).click()
    expect((await taken).suggestedFilename()).toMatch(/^auswertung-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.pdf$/)
  },
)

test('Who looks after rooms chooses the evaluation of the month by mail, and nobody else is offered it', async ({
  signIn,
  texts,
}) => {
  const { mail, mails, gespeichert, zurueck } = texts.einstellung
  const leitung = await signIn('leitung')
  const reader = await signIn('leserin')
  const group = (page: typeof leitung.page) => page.getByRole('group', { name: mails.gruppe.raumpflege })
  await leitung.page.goto(PAGE.eigeneEinstellungen)
  const own = leitung.page.getByRole('switch', { name: mail.platzBericht.name })
  await expect(own).not.toBeChecked()
  await own.click()
  await expect(own).toBeChecked()
  await expect(leitung.page.getByText(gespeichert, { exact: true }).first()).toBeVisible()
  await expectAccessible(leitung.page)
  await settled(leitung.page)
  await leitung.page.reload()
  await expect(own).toBeChecked()
  const ziel = filled(zurueck.vorgabe, { wert: texts.einstellung.aus })
  await leitung.page
    .getByRole('button', { name: filled(zurueck.name, { feld: mail.platzBericht.name, ziel }), exact: true })
    .click()
  await expect(own).not.toBeChecked()
  await settled(leitung.page)

  await reader.page.goto(PAGE.eigeneEinstellungen)
  await expect(reader.page.getByRole('group', { name: mails.gruppe.plaetze })).toBeVisible()
  await expect(group(reader.page)).toBeHidden()
})
