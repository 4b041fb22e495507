// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { all, find, names } from '../../testing/find.ts'
import { type Visit, visit } from '../../testing/house.tsx'
import { MainNav } from './MainNav.tsx'

const ALTSEITE = 'https://alt.lindenau.example/plaetze'

/** In the house whose older site is this one. */
const show = (altseite: string | null, how: Visit = {}) =>
  visit(<MainNav />, { ...how, start: { mandant: { altseite } } })

const links = () => names('link', find('navigation'))

describe('the main menu', () => {
  test('ends with the older site if the house has one', async () => {
    await show(ALTSEITE)
    const link = find<HTMLAnchorElement>('link', 'Bisherige Seite')
    expect(link.getAttribute('href')).toBe(ALTSEITE)
    expect(links().at(-1)).toBe('Bisherige Seite')
    // No referrer, and the same window as for every other entry.
    expect([link.rel, link.target]).toEqual(['noreferrer', ''])
  })

  test('has everything else if there is none', async () => {
    const { unmount } = await show(ALTSEITE)
    const before = links()
    await unmount()
    await show(null)
    expect(all('link', 'Bisherige Seite')).toEqual([])
    expect(links()).toEqual(before.slice(0, -1))
    expect(links()).toContain('Regeln')
  })
})
