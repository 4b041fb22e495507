// @vitest-environment happy-dom
import { PAGE } from '@platzwart/contract/paths'
import { describe, expect, test } from 'vitest'
import { all, eventually, find, names, said } from '../../../testing/find.ts'
import { visitApp } from '../../../testing/house.tsx'

const show = (at: string, mandant: object = {}, language: 'de' | 'en' = 'de') =>
  visitApp(at, { rechte: [], language, start: { mandant } })

describe('the pages that a house must have', () => {
  test.each([
    [PAGE.impressum, 'Impressum', 'Für dieses Haus ist noch kein Impressum hinterlegt.'],
    [PAGE.datenschutz, 'Datenschutz', 'Für dieses Haus ist noch kein Datenschutztext hinterlegt.'],
  ])('%s says when nobody has written it', async (at, title, says) => {
    await show(at, { impressum: '', datenschutz: '' })
    await eventually(() => expect(find('heading', title).tagName).toBe('H1'))
    expect(said()).toContain(says)
  })

  test.each([
    [PAGE.impressum, 'impressum'],
    [PAGE.datenschutz, 'datenschutz'],
  ])('%s shows the text of the house in its paragraphs, and never as HTML', async (at, name) => {
    await show(at, { [name]: 'Haus <b>Nord</b>\nMarkt 1\n\n\n  \nZweiter Absatz' })
    await eventually(() => expect(said()).toContain('Haus <b>Nord</b> Markt 1'))
    expect([...document.querySelectorAll('main p')].map((one) => one.textContent)).toEqual(
      expect.arrayContaining(['Haus <b>Nord</b>\nMarkt 1', 'Zweiter Absatz']),
    )
    expect(document.querySelector('main b')).toBeNull()
  })

  test('of data protection says all that is kept in this house, whatever the house says', async () => {
    await show(PAGE.datenschutz, { datenschutz: 'Eigenes', module: ['leseraum'] })
    await eventually(() => expect(names('heading')).toContain('Buchungen von Plätzen und Räumen'))
    expect(names('heading')).not.toContain('Führerschein')
    expect(said()).toContain('Wer „Personen pflegen“ darf')
    expect(said()).toContain('14 Tage')
  })

  test('of data protection speaks of vehicles where there are some', async () => {
    await show(PAGE.datenschutz, { module: ['fahrzeugbuchung'] }, 'en')
    await eventually(() => expect(names('heading')).toContain('Driving licence'))
    expect(names('heading')).not.toContain('Bookings of seats and rooms')
    expect(said()).not.toMatch(/Buchung|Solange|Wozu/)
  })

  test.each([
    ['Haus\nE-Mail: post@haus.example', /^mailto:post@haus\.example\?subject=/],
    ['', /^mailto:\?subject=/],
  ])('of accessibility has an address for what is in the way: %o', async (impressum, address) => {
    await show(PAGE.barrierefreiheit, { impressum })
    await eventually(() => expect(find('heading', 'Erklärung zur Barrierefreiheit')).toBeDefined())
    expect(all('link').map((one) => one.getAttribute('href'))).toEqual(
      expect.arrayContaining([expect.stringMatching(address)]),
    )
  })

  test.each([PAGE.impressum, PAGE.datenschutz, PAGE.barrierefreiheit])(
    '%s is there in English',
    async (at) => {
      await show(at, { impressum: '', datenschutz: '' }, 'en')
      await eventually(() => expect(all('heading').length).toBeGreaterThan(0))
      expect(said()).not.toMatch(/hinterlegt|Erklärung|gespeichert/)
    },
  )
})
