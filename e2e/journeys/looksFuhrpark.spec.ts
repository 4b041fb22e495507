import * as wire from '@platzwart/contract/operations/fuhrpark'
import { PAGE } from '@platzwart/contract/paths'
import { dayIn } from '../fixtures/clock.ts'
import { bookFahrt } from '../fixtures/fahrten.ts'
import { test } from '../fixtures/journey.ts'
import { expectBearsOwnLooks } from '../pages/looks.ts'
import { open } from '../pages/openPage.ts'

test('Own colours, own spacing and four times the size: the pages of a driver', async ({ signIn }) => {
  const { page, context } = await signIn('fahrerin')
  const { id } = await bookFahrt(context, { minutes: 6 * 24 * 60 })
  // A new page is one line.
  const pages = [
    PAGE.fahrzeuge,
    `${PAGE.uebersicht}?ab=${dayIn(0)}`,
    `${PAGE.uebersicht}?liste=true`,
    PAGE.fahrten,
    PAGE.fahrt.replace('{id}', id),
    PAGE.fahrzeugEinstellungen,
  ]
  for (const path of pages) {
    await open(page, path)
    await expectBearsOwnLooks(page)
  }
})

test('Own colours, own spacing and four times the size: the pages of those who keep the fleet', async ({
  signIn,
}) => {
  const { page, context } = await signIn('leitungNordhafen')
  const { items } = await (await context.request.get(`${wire.listFahrzeuge.path}?limit=1`)).json()
  const car = PAGE.adminFahrzeug.replace('{id}', items[0].id)
  const pages = [
    PAGE.freigaben,
    PAGE.fuehrerschein,
    PAGE.fahrzeugEinstellungen,
    PAGE.fahrtenbuch.replace('{id}', items[0].id),
    PAGE.adminFahrzeuge,
    car,
    `${car}?reiter=pruefungen`,
    `${car}?reiter=schaeden`,
    `${car}?reiter=serviceheft`,
    PAGE.adminEinstellungen,
    PAGE.adminAuftraege,
    PAGE.adminPostausgang,
  ]
  for (const path of pages) {
    await open(page, path)
    await expectBearsOwnLooks(page)
  }
})
