import { PAGE } from '@platzwart/contract/paths'
import { dayIn } from '../fixtures/clock.ts'
import { expect, test } from '../fixtures/journey.ts'
import { expectAccessible } from '../pages/accessibility.ts'
import { ListePage } from '../pages/listePage.ts'

test('A link with nonsense in it shows the page, and the nonsense is gone', async ({ signIn }) => {
  const { page, karte } = await signIn('leserin')
  const tag = dayIn(1)
  await page.goto(
    `${PAGE.karte}?tag=2026-02-30&kapazitaet=-3&grundriss=..%2Fadmin&modus=nachts&nurFreie=true`,
  )
  await karte.arrived()
  await expect.poll(() => new URL(page.url()).search).toBe('?nurFreie=true')
  await page.goto(`${PAGE.karte}?tag=${tag}&stunden=false`)
  await karte.arrived()
  await expect.poll(() => new URL(page.url()).search).toBe(`?tag=${tag}`)
})

test('The list of seats is sorted by its heads, and stays so when it is opened again', async ({
  signIn,
  texts,
}) => {
  const { page } = await signIn('leserin')
  const { table } = await new ListePage(page, texts).open({ tag: dayIn(1), von: '10:00', bis: '12:00' })
  const head = table.getByRole('columnheader', { name: texts.leseraum.liste.nummer, exact: true })
  const first = table.getByRole('rowheader').first()
  const own = await first.textContent()
  await expect(head).not.toHaveAttribute('aria-sort')
  await head.getByRole('button').press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await head.getByRole('button').press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(first).not.toHaveText(own ?? '')
  const last = (await first.textContent()) ?? ''
  await page.reload()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(first).toHaveText(last)
  await expectAccessible(page)
})
