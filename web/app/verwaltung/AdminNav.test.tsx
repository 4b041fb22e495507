// @vitest-environment happy-dom
import { PAGE } from '@platzwart/contract/paths'
import { BERECHTIGUNGEN } from '@platzwart/domain/berechtigung/names'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { PartEntries } from '../../frame/partEntries.ts'
import { useStart } from '../../platform/session/start.ts'
import { all, click, eventually, find, key, names, said, write } from '../../testing/find.ts'
import { type Visit, visit } from '../../testing/house.tsx'
import { pagesOf } from '../menu.ts'
import { AdminNav } from './AdminNav.tsx'

function Framed() {
  const menue = useStart().sitzung?.menue ?? []
  return (
    <PartEntries value={(part) => pagesOf(part, menue)}>
      <AdminNav />
    </PartEntries>
  )
}

const show = (how: Visit = {}) =>
  visit(<Framed />, { rechte: [...BERECHTIGUNGEN], module: ['leseraum', 'fahrzeugbuchung'], ...how })

const nav = () => find('navigation', 'Verwaltung')
const links = () => names('link', nav())
const search = (text: string) => write('searchbox', 'Seite suchen', text)

describe('the navigation of the administration', () => {
  test('groups the pages under headings', async () => {
    await show()
    expect(names('list', nav()).slice(1)).toEqual([
      'Räume und Zeiten',
      'Fahrzeuge',
      'Menschen und Rechte',
      'Haus',
      'Betrieb',
    ])
    expect(names('link', find('list', 'Menschen und Rechte'))).toEqual([
      'Benutzer',
      'Gruppen',
      'Rollen',
      'Anmeldung',
    ])
  })

  test('has no heading without an open page for the person', async () => {
    await show({ rechte: ['fahrzeug_pflege'] })
    expect(links()).toEqual(['Überblick', 'Fuhrpark verwalten', 'Dateien', 'Aufträge'])
    expect(said(nav())).not.toContain('Menschen und Rechte')
  })

  test.each([
    [PAGE.adminRaeume, 'Räume'],
    [PAGE.adminRaum.replace('{id}', '00000000-0000-4000-8000-000000000001'), 'Räume'],
    [PAGE.admin, 'Überblick'],
  ])('says which page one is on, also below it: %s', async (at, name) => {
    await show({ at })
    expect(
      all('link')
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map((link) => said(link)),
    ).toEqual([name])
  })

  test('finds a page by its name, its heading or a synonym, and Enter opens the first', async () => {
    const { where } = await show()
    await search('feiertage')
    expect(links()[0]).toBe('Sonderöffnungszeiten')
    await search('menschen rechte')
    expect(links().slice(0, 3)).toEqual(['Benutzer', 'Gruppen', 'Rollen'])
    await search('protok')
    await act(async () => find('searchbox').focus())
    await key('Enter')
    await eventually(() => expect(where()).toBe(PAGE.adminProtokoll))
    expect(find<HTMLInputElement>('searchbox').value).toBe('')
  })

  test('offers a search in the settings for a text that matches no page', async () => {
    const { where } = await show({ module: ['leseraum', 'systemeinstellungen'] })
    await search('zweite Person nennen')
    expect(links()).toEqual(['„zweite Person nennen“ in den Einstellungen'])
    await click('link', /in den Einstellungen$/)
    await eventually(() => expect(where()).toContain(`${PAGE.adminEinstellungen}?suche=`))
  })

  test('says that nothing matches', async () => {
    await show({ module: ['leseraum'] })
    await search('xyzzy')
    expect(said(nav())).toContain('Keine Seite passt dazu.')
  })

  test('opens and closes by its button on a small screen, and closes by Escape, which returns the focus to the button', async () => {
    await show({ at: PAGE.adminRaeume })
    const button = find<HTMLButtonElement>('button', /^Alle Seiten/)
    expect([said(button), button.getAttribute('aria-expanded')]).toEqual(['Alle SeitenRäume', 'false'])
    await click('button', /^Alle Seiten/)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    find('searchbox').focus()
    await key('Escape')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(button)
  })

  test('closes when a page was chosen', async () => {
    const { where } = await show({ at: PAGE.adminRaeume })
    await click('button', /^Alle Seiten/)
    await click('link', 'Rollen')
    await eventually(() => expect(where()).toBe(PAGE.adminRollen))
    expect(find('button', /^Alle Seiten/).getAttribute('aria-expanded')).toBe('false')
  })

  test('is in the person’s language', async () => {
    await show({ language: 'en' })
    expect(names('list', find('navigation'))).toContain('People and rights')
  })
})
