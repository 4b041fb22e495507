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

describe('what a room says of itself', () => {
  test('is its description alone, where it names no page', async () => {
    await show({ beschreibung: 'Ruhig, mit Blick auf den Hof.' })
    expect([said(), all('link')]).toEqual(['Ruhig, mit Blick auf den Hof.', []])
  })

  test('is a page alone, which opens elsewhere and learns and reaches nothing of ours', async () => {
    await show({ link: 'https://lindenau.example/lesesaal?stock=1' })
    const link = find<HTMLAnchorElement>('link')
    expect([said(), link.getAttribute('href'), link.target, link.rel]).toEqual([
      'Mehr über diesen Raum',
      'https://lindenau.example/lesesaal?stock=1',
      '_blank',
      'noopener noreferrer',
    ])
    // Who hears the link by itself hears of which room, and where it opens.
    expect(nameOf(link)).toMatch(/Lesesaal Nord.*neuen Fenster/)
    expect(document.querySelector('p')).toBeNull()
  })

  test('is nothing where nobody has said anything', async () => {
    await show({})
    expect([said(), all('link'), document.querySelector('p')]).toEqual(['', [], null])
  })
})
