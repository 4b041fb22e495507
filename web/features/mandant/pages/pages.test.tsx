// @vitest-environment happy-dom
import * as wire from '@platzwart/contract/operations/mandant'
import { PAGE } from '@platzwart/contract/paths'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, names, said } from '../../../testing/find.ts'
import { visitApp } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'

const NONE = {
  datenschutz: '',
  datenschutzEn: '',
  impressum: '',
  impressumEn: '',
  barrierefreiheit: '',
  barrierefreiheitEn: '',
  kontakt: null,
}

const show = (at: string, texte: object = {}, language: 'de' | 'en' = 'de', module = ['leseraum']) =>
  visitApp(at, {
    rechte: [],
    language,
    module,
    answers: [answer(wire.readRechtstexte, { ...NONE, ...texte })],
  })

describe('the mandatory pages', () => {
  test.each([
    [PAGE.impressum, 'Impressum', 'Für dieses Haus ist noch kein Impressum hinterlegt.'],
    [PAGE.datenschutz, 'Datenschutz', 'Für dieses Haus ist noch kein Datenschutztext hinterlegt.'],
  ])('%s says when nobody has written it', async (at, title, says) => {
    await show(at)
    await eventually(() => expect(said()).toContain(says))
    expect(find('heading', title).tagName).toBe('H1')
  })

  test.each([
    [PAGE.impressum, 'impressum', 'H3'],
    [PAGE.datenschutz, 'datenschutz', 'H2'],
    [PAGE.barrierefreiheit, 'barrierefreiheit', 'H2'],
  ])('%s shows what the house has written, and never as HTML', async (at, name, level) => {
    const text = '# Anschrift\nHaus <b>Nord</b>\nMarkt 1\n\n**Zweiter** [Absatz](https://haus.example)'
    await show(at, { [name]: text })
    await eventually(() => expect(said()).toContain('Haus <b>Nord</b>'))
    expect(find('heading', 'Anschrift').tagName).toBe(level)
    expect(find<HTMLAnchorElement>('link', 'Absatz').href).toBe('https://haus.example/')
    expect(document.querySelector('main strong')?.textContent).toBe('Zweiter')
    expect(document.querySelector('main b')).toBeNull()
  })

  test('a house’s statement replaces the program’s own, with a way to report a barrier', async () => {
    await show(PAGE.barrierefreiheit, {
      barrierefreiheit: 'Teilweise vereinbar.',
      kontakt: 'post@lindenau.example',
    })
    await eventually(() => expect(said()).toContain('Teilweise vereinbar.'))
    expect(find('heading', 'Erklärung zur Barrierefreiheit').tagName).toBe('H1')
    expect(said()).not.toContain('Was dafür getan ist')
    const report = find<HTMLAnchorElement>('link', 'Nachricht zur Barrierefreiheit schreiben')
    expect(report.href).toContain('mailto:post@lindenau.example')
  })

  test('shows a text in the language in which it exists, and says so', async () => {
    await show(PAGE.impressum, { impressum: 'Stadt Lindenau' }, 'en')
    await eventually(() => expect(said()).toContain('Stadt Lindenau'))
    expect(said()).toContain('This text exists in German only.')
    expect(document.querySelector('main [lang="de"]')?.textContent).toBe('Stadt Lindenau')
  })

  test('shows the text in the reader’s language if both exist', async () => {
    await show(PAGE.impressum, { impressum: 'Stadt Lindenau', impressumEn: 'City of Lindenau' }, 'en')
    await eventually(() => expect(said()).toContain('City of Lindenau'))
    expect(said()).not.toContain('only')
  })

  test('reports a text that cannot be loaded, and retries', async () => {
    const { server } = await visitApp(PAGE.impressum, {
      rechte: [],
      answers: [refuse(wire.readRechtstexte, { status: 404, code: 'mandant.unbekannt' })],
    })
    await eventually(() => expect(find('button', 'Noch einmal versuchen')).toBeDefined())
    server.now(answer(wire.readRechtstexte, { ...NONE, impressum: 'Stadt Lindenau' }))
    await click('button', 'Noch einmal versuchen')
    await eventually(() => expect(said()).toContain('Stadt Lindenau'))
  })

  test('about accessibility links to a mail with a recipient, or says that there is none yet', async () => {
    await show(PAGE.barrierefreiheit, { kontakt: 'post@lindenau.example' })
    const link = () => find('link', 'Nachricht zur Barrierefreiheit schreiben').getAttribute('href') ?? ''
    await eventually(() => expect(link()).toContain('mailto:post@lindenau.example?subject=Barriere%20auf%20'))
  })

  test('about accessibility without a recipient has no mail link', async () => {
    await show(PAGE.barrierefreiheit)
    await eventually(() => expect(said()).toContain('Hier steht noch keine Adresse'))
    expect(all('link', 'Nachricht zur Barrierefreiheit schreiben')).toEqual([])
  })

  test('requests nothing without a house', async () => {
    const { server } = await visitApp(PAGE.impressum, { rechte: null, start: { mandant: null } })
    await eventually(() => expect(said()).toContain('noch kein Impressum'))
    expect(server.asked(wire.readRechtstexte)).toEqual([])
  })

  test('of data protection lists all that is stored in this house, whatever its own text says', async () => {
    await show(PAGE.datenschutz, { datenschutz: 'Eigenes' }, 'de', ['leseraum'])
    await eventually(() => expect(names('heading')).toContain('Buchungen von Plätzen und Räumen'))
    expect(names('heading')).not.toContain('Führerschein')
    expect(said()).toContain('Wer „Personen pflegen“ darf')
    expect(said()).toContain('14 Tage')
  })

  test('of data protection mentions vehicles if there are some', async () => {
    await show(PAGE.datenschutz, {}, 'en', ['fahrzeugbuchung'])
    await eventually(() => expect(names('heading')).toContain('Driving licence'))
    expect(names('heading')).not.toContain('Bookings of seats and rooms')
    expect(said()).not.toMatch(/Buchung|Solange|Wozu/)
  })

  test.each([PAGE.impressum, PAGE.datenschutz, PAGE.barrierefreiheit])(
    '%s is in English, too',
    async (at) => {
      await show(at, {}, 'en')
      await eventually(() => expect(all('heading').length).toBeGreaterThan(0))
      expect(said(document.querySelector('main') ?? undefined)).not.toMatch(
        /hinterlegt|Erklärung|gespeichert/,
      )
    },
  )
})
