// @vitest-environment happy-dom
import type { Say } from '@platzwart/phrases/say'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memory } from '../testing/memory.ts'
import { chooseLanguage, keepLanguage, needTopics, showLanguage, startLanguage } from './language.ts'
import { currentLanguage, sayIn } from './texts/words.ts'

const said = (key: Parameters<Say>[0]) => sayIn(currentLanguage(), 'shell')(key)

let kept: Map<string, string>
beforeEach(async () => {
  kept = new Map()
  vi.stubGlobal('localStorage', memory(kept))
  await startLanguage('de')
})
afterEach(async () => {
  await showLanguage('de')
  vi.unstubAllGlobals()
})

describe('the first language', () => {
  test.each([
    ['en', 'de', 'de', 'en'],
    [null, 'en', 'de', 'en'],
    [null, null, 'en', 'en'],
    [null, null, null, 'de'],
    ['fr', 'en', 'de', 'en'],
    [null, 'xx', 7, 'de'],
    [null, undefined, {}, 'de'],
  ])('of the device %j, the account %j and the house %j is %s', (device, account, house, language) => {
    if (device !== null) kept.set('platzwart-sprache', device)
    expect(chooseLanguage(account, house)).toBe(language)
  })
})

describe('another language', () => {
  test('applies to the page and its words, and is not stored by being shown', async () => {
    await showLanguage('en')
    expect([currentLanguage(), document.documentElement.lang]).toEqual(['en', 'en'])
    expect(said('state.retry')).toBe('Try again')
    expect(kept.size).toBe(0)
  })

  test('is stored on this device if its reader chose it', async () => {
    await keepLanguage('en')
    expect(chooseLanguage('de', 'de')).toBe('en')
    expect(currentLanguage()).toBe('en')
  })

  test('loads the words of the pages that were opened before', async () => {
    await needTopics('datum')
    expect(said('datum:kalender.heute')).toBe('Heute')
    await showLanguage('en')
    expect(said('datum:kalender.heute')).toBe('Today')
  })
})
