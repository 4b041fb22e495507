// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { eventually, find, said } from '../../testing/find.ts'
import { visitApp } from '../../testing/house.tsx'

describe('a closed page of the administration', () => {
  test.each([
    ['de', '/admin', 'Kein Zugang zu diesem Bereich', 'Meldung: no admin'],
    ['de', '/admin/benutzer', 'Kein Zugang zu diesem Bereich', 'Meldung: '],
  ] as const)('says in %s at %s why', async (language, at, title, says) => {
    const { where } = await visitApp(at, { rechte: ['fahrzeug_buchen'], language })
    await eventually(() => expect(find('heading', title)).toBeDefined())
    expect(said()).toContain(says)
    expect(said()).toContain('Wer für die Verwaltung zuständig ist, kann die Berechtigung erteilen.')
    expect(where()).toBe(at)
    expect(find('link', 'Zur Startseite').getAttribute('href')).toBe('/')
  })

  test('explains itself in English', async () => {
    await visitApp('/admin', { rechte: [], language: 'en' })
    await eventually(() => expect(said()).toContain('no admin'))
    expect(said()).not.toContain('Berechtigung')
  })

  test('is the sign-in for guests', async () => {
    const { where } = await visitApp('/admin', { rechte: null })
    await eventually(() => expect(where()).toBe('/login'))
    expect(said()).not.toContain('no admin')
  })
})
