// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { all, find, nameOf, said } from '../../../../testing/find.ts'
import { visit } from '../../../../testing/house.tsx'
import { PlanWords } from './PlanWords.tsx'

interface Words {
  readonly beschreibung?: string
  readonly link?: string | null
}

const show = ({ beschreibung = '', link = null }: Words) =>
  visit(<PlanWords plan={{ bezeichnung: 'Lesesaal Nord', beschreibung, link }} />)

describe('a room’s description', () => {
  test('is its text alone if it has no link', async () => {
    await show({ beschreibung: 'Ruhig, mit Blick auf den Hof.' })
    expect([said(), all('link')]).toEqual(['Ruhig, mit Blick auf den Hof.', []])
  })

  test('is a link alone, which opens in a new tab without referrer or opener', async () => {
    await show({ link: 'https://lindenau.example/lesesaal?stock=1' })
    const link = find<HTMLAnchorElement>('link')
    expect([said(), link.getAttribute('href'), link.target, link.rel]).toEqual([
      'Mehr über diesen Raum',
      'https://lindenau.example/lesesaal?stock=1',
      '_blank',
      'noopener noreferrer',
    ])
    // The link is understandable by itself: it names the room, and that it opens a new tab.
    expect(nameOf(link)).toMatch(/Lesesaal Nord.*neuen Fenster/)
    expect(document.querySelector('p')).toBeNull()
  })

  test('is nothing if the house has written none', async () => {
    await show({})
    expect([said(), all('link'), document.querySelector('p')]).toEqual(['', [], null])
  })
})
