import { address } from '@platzwart/contract/operation'
import * as mailWire from '@platzwart/contract/operations/benachrichtigung'
import * as wire from '@platzwart/contract/operations/leseraum'
import { PAGE } from '@platzwart/contract/paths'
import type { Phrases } from '@platzwart/phrases/phrases'
import { bookFree } from '../../fixtures/bookFree.ts'
import { dayIn } from '../../fixtures/clock.ts'
import { essential } from '../../fixtures/essential.ts'
import { expect, origin, type Reader, TEXTS, test } from '../../fixtures/journey.ts'
import { PEOPLE } from '../../fixtures/people.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { tabTo } from '../../pages/basePage.ts'
import { TagesplanPage } from '../../pages/leseraum/tagesplanPage.ts'
import { shown } from '../../pages/shown.ts'

const PHONE = { width: 360, height: 740 }

/** Where a booking is, and when. */
async function slotOf({ context }: Reader, id: string): Promise<readonly string[]> {
  const answer = await context.request.get(address(wire.readLeseraumBuchung, { id }))
  const { leseraumId, von, bis } = await answer.json()
  return [leseraumId, von, bis]
}

/** The day of a plan on which one has a seat from ten to eleven, scrolled to it. */
async function bookedDay(reader: Reader, texts: Phrases) {
  const tag = dayIn(2)
  const { id, plan } = await bookFree(reader, tag)
  const day = new TagesplanPage(reader.page, texts)
  await day.open({ tag, grundriss: plan })
  await day.grid.getByRole('button').first().focus()
  await day.pageTo(id)
  return { day, id, tag }
}

test(
  'A reader drags a booking to another time and seat, and takes that back',
  essential('tagesplan'),
  async ({ signIn, texts }) => {
    const leserin = await signIn('leserin')
    const { day, id, tag } = await bookedDay(leserin, texts)
    const bar = day.bar(id)
    await bar.scrollIntoViewIfNeeded()
    const before = await slotOf(leserin, id)
    const box = await bar.boundingBox()
    if (box === null) throw new Error('the bar is drawn')

    const { mouse } = leserin.page
    const x = box.x + box.width / 2
    const y = box.y + box.height / 2
    await mouse.move(x, y)
    await mouse.down()
    // Another hour, and the first seat above or below that is free then.
    let lies = false
    for (const rows of [1, -1, 2, -2, 3, -3, 4, -4]) {
      await mouse.move(x + box.width, y + rows * 44, { steps: 5 })
      const at = await day
        .slip(texts.tagesplan.passt)
        .boundingBox({ timeout: 1000 })
        .catch(() => null)
      // Beyond the first row there is none: there it stays where it was.
      lies = at !== null && Math.abs(at.y + at.height / 2 - y) > 22
      if (lies) break
    }
    expect(lies, 'a seat nearby is free').toBe(true)
    await mouse.up()
    const undo = leserin.page.getByRole('button', { name: texts.tagesplan.rueckgaengig, exact: true })
    await expect(undo).toBeVisible()
    const [seat, von] = await slotOf(leserin, id)
    expect(seat).not.toBe(before[0])
    expect(von).toBe(`${tag}T10:00:00Z`)
    await expectAccessible(leserin.page)

    await undo.click()
    await expect(undo).toBeHidden()
    await expect.poll(() => slotOf(leserin, id)).toEqual(before)
  },
)

test('Empty time that is drawn over opens the dialog with that seat and time', async ({ signIn, texts }) => {
  const leserin = await signIn('leserin')
  const { day, id } = await bookedDay(leserin, texts)
  await day.bar(id).scrollIntoViewIfNeeded()
  const box = await day.bar(id).boundingBox()
  if (box === null) throw new Error('the bar is drawn')
  const { mouse } = leserin.page
  // One has the hour from ten on; beside it lies what somebody else may have.
  await mouse.move(box.x - box.width * 0.95, box.y + 10)
  await mouse.down()
  await mouse.move(box.x - 2, box.y + 10, { steps: 8 })
  await mouse.up()
  await day.dialog.arrived()
})

test.describe('in English, by keyboard, on a phone', () => {
  test.use({ language: 'en' })

  test('A reader moves a booking by arrows and saves it by Enter', async ({ signIn, texts }) => {
    const leserin = await signIn('leserin')
    const tag = dayIn(2)
    const { id, plan } = await bookFree(leserin, tag)
    await leserin.page.setViewportSize(PHONE)
    const day = new TagesplanPage(leserin.page, texts)
    await day.open({ tag, grundriss: plan })
    const { keyboard } = leserin.page
    await tabTo(day.grid.locator('[tabindex="0"]'))
    await day.pageTo(id)
    await day.bar(id).focus()
    await keyboard.press('Enter')
    await expect(leserin.page.getByText(texts.tagesplan.anleitungBewegt)).toBeAttached()
    // Shorter at its start, so that it is free whoever else has booked.
    await keyboard.press('Alt+ArrowRight')
    await expect(day.slip(texts.tagesplan.passt)).toBeVisible()
    await keyboard.press('Enter')
    await expect(leserin.page.getByRole('button', { name: texts.tagesplan.rueckgaengig })).toBeVisible()
    const [, von, bis] = await slotOf(leserin, id)
    expect(von).not.toBe(`${tag}T09:00:00Z`)
    expect(bis).toBe(`${tag}T10:00:00Z`)
    await expect(day.bar(id)).toBeFocused()
    await expectAccessible(leserin.page)
  })

  test('A second person answers by the link in the mail, without signing in', async ({ browser, signIn }) => {
    test.setTimeout(120_000)
    const leserin = await signIn('leserin')
    const leser = await signIn('leser')
    const tag = dayIn(2)
    await leserin.karte.open({ tag, von: '15:00', bis: '16:00' })
    const room = await leserin.karte.find('frei', 'gruppenraum')
    const booked = await leserin.context.request.post(wire.bookLeseraum.path, {
      data: {
        leseraumId: room.id,
        von: `${tag}T14:00:00Z`,
        bis: `${tag}T15:00:00Z`,
        gruppengroesse: 2,
        zweitePerson: PEOPLE.leser,
      },
      headers: { origin: origin() },
    })
    expect(booked.status(), await booked.text()).toBe(201)
    const { id } = await booked.json()
    const mails = leser.context.request
    let link = ''
    await expect(async () => {
      const { items } = await (await mails.get(mailWire.listOwnMails.path)).json()
      for (const one of items.slice(0, 5)) {
        const { text } = await (await mails.get(address(mailWire.showMail, { id: one.id }))).json()
        if (text?.includes(id)) link = text.match(new RegExp(`${PAGE.zusage}\\?token=\\S+`))?.[0] ?? ''
      }
      expect(link).not.toBe('')
    }).toPass({ timeout: 60_000 })

    const context = await browser.newContext({ baseURL: origin(), locale: 'en-GB', viewport: PHONE })
    await context.addInitScript(() => localStorage.setItem('platzwart-sprache', 'en'))
    const page = await context.newPage()
    await page.goto(link)
    const words = TEXTS.en.zusage
    const confirm = page.getByRole('button', { name: words.zusagen })
    await expect(confirm).toBeVisible()
    await expect(page.getByText(room.bezeichnung, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await tabTo(confirm)
    await page.keyboard.press('Enter')
    await expect(shown(page, words.stand.zugesagt)).toBeVisible()
    await leserin.karte.buchungen.expectStatus(room.bezeichnung, 'reserviert')
    await page.reload()
    await expect(shown(page, words.stand.zugesagt)).toBeVisible()
    await expect(confirm).toBeHidden()
    await context.close()
  })
})
