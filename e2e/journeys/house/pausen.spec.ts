import { PAGE } from '@platzwart/contract/paths'
import { bookFree } from '../../fixtures/bookFree.ts'
import { dayIn } from '../../fixtures/clock.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { settled } from '../../pages/settled.ts'

const TAG = dayIn(9)

test('Whoever enters a midday break sees it on the day of the plan, and nobody books across it', async ({
  signIn,
  texts,
}) => {
  test.slow()
  const { oeffnungszeit: words, schliessung: asked } = texts
  const reader = await signIn('leserin')
  const { page } = await signIn('leitung')
  const { plan } = await bookFree(reader, TAG)

  await page.goto(`${PAGE.adminSonderoeffnungszeiten}?plan=${plan}`)
  const monday = page.getByRole('group', { name: words.tag['1'], exact: true })
  await monday.getByRole('button', { name: words.pause.mehr }).press('Enter')
  await expect(monday.getByRole('textbox', { name: words.pause.von.replace('{{nr}}', '1') })).toBeFocused()
  await page.getByRole('button', { name: words.woche.gleich }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: texts.pflege.speichern }).first().click()
  const question = page.getByRole('dialog', { name: asked.titel })
  await question.getByRole('button', { name: asked.speichern }).click()
  await expect(question).toBeHidden()

  await reader.page.goto(`${PAGE.karte}?grundriss=${plan}&tag=${TAG}`)
  await settled(reader.page)
  await expect(reader.page.getByText('12:00, 13:00')).toBeVisible()
})
