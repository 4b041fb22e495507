import { PAGE } from '@platzwart/contract/paths'
import { dayIn } from '../fixtures/clock.ts'
import { expect, test } from '../fixtures/journey.ts'

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
