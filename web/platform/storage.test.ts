import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memory } from '../testing/memory.ts'
import { hasPending, hasStoredAnswers, notePending, noteStoredAnswers } from './pending.ts'
import { peekRedirect, saveRedirect, takeRedirect } from './redirectCookie.ts'
import { keepPreference, readPreference } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

describe('browser storage', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', memory()))

  test('returns what was stored, and null otherwise', () => {
    keepPreference('a', 'ä🚗')
    expect([readPreference('a'), readPreference('b')]).toEqual(['ä🚗', null])
  })

  test('knows whether records are queued, and that none are once all are sent', () => {
    expect(hasPending()).toBe(false)
    notePending(2)
    expect(hasPending()).toBe(true)
    notePending(0)
    expect(hasPending()).toBe(false)
  })

  test('knows whether answers are stored for offline use', () => {
    expect(hasStoredAnswers()).toBe(false)
    noteStoredAnswers(true)
    expect(hasStoredAnswers()).toBe(true)
    noteStoredAnswers(false)
    expect(hasStoredAnswers()).toBe(false)
  })

  test('ignores invalid values', () => {
    keepPreference('platzwart-ausstehend', 'many')
    keepPreference('platzwart-gemerkt', 'true')
    expect([hasPending(), hasStoredAnswers()]).toEqual([false, false])
  })
})

test('forbidden storage costs a preference, not the page', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
  expect(() => keepPreference('a', '1')).not.toThrow()
  expect(readPreference('a')).toBeNull()
  notePending(3)
  expect([hasPending(), hasStoredAnswers()]).toEqual([false, false])
})

describe('the page that a guest wanted', () => {
  /** A browser's cookies, as far as one name and its expiry are concerned. */
  function cookies(protocol = 'https:') {
    const kept = new Map<string, string>()
    const written: string[] = []
    vi.stubGlobal('location', { protocol })
    vi.stubGlobal('document', {
      get cookie() {
        return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
      },
      set cookie(text: string) {
        written.push(text)
        const [pair = ''] = text.split('; ')
        const name = pair.slice(0, pair.indexOf('='))
        if (text.includes('Max-Age=0')) kept.delete(name)
        else kept.set(name, pair.slice(name.length + 1))
      },
    })
    return { kept, written }
  }

  test('is kept during the sign-in and deleted when it is read', () => {
    cookies()
    saveRedirect('/leseraum/karte?tag=2026-10-25&modus=frei')
    expect(peekRedirect()).toBe('/leseraum/karte?tag=2026-10-25&modus=frei')
    expect(takeRedirect()).toBe('/leseraum/karte?tag=2026-10-25&modus=frei')
    expect(takeRedirect()).toBeNull()
  })

  test('is found among other cookies, even those whose names end alike', () => {
    const { kept } = cookies()
    kept.set('x_platzwart_pfad', '%2Fboese')
    expect(peekRedirect()).toBeNull()
    saveRedirect('/fahrzeuge')
    kept.set('z', '1')
    expect(peekRedirect()).toBe('/fahrzeuge')
  })

  test.each(['https://boese.example/', '//boese.example', '/\\boese.example', 'javascript:alert(1)', ''])(
    'is never on another site: %s',
    (path) => {
      const { kept } = cookies()
      saveRedirect(path)
      expect(peekRedirect()).toBeNull()
      kept.set('platzwart_pfad', encodeURIComponent(path))
      expect(takeRedirect()).toBeNull()
    },
  )

  test('is null if the cookie is invalid', () => {
    const { kept } = cookies()
    kept.set('platzwart_pfad', '%E0%A4%A')
    expect(peekRedirect()).toBeNull()
  })

  test('is valid for ten minutes on our own pages, and secure if the connection is', () => {
    const safe = cookies()
    saveRedirect('/fahrzeuge')
    expect(safe.written[0]).toMatch(/Max-Age=600; SameSite=Lax; Secure$/)
    const plain = cookies('http:')
    saveRedirect('/fahrzeuge')
    expect(plain.written[0]).not.toContain('Secure')
  })
})
