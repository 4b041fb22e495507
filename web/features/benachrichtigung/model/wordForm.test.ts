import { describe, expect, test } from 'vitest'
import { fieldsOf, isWhole, isWorded, judgeValues, partOf, valuesOf, wordingOf } from './wordForm.ts'

const DE = { betreff: 'Storniert: {platz}', einleitung: 'Guten Tag {name},', schluss: 'Viele Grüße\n{haus}' }
const EN = { betreff: 'Cancelled: {platz}', einleitung: 'Hello {name},', schluss: 'Kind regards\n{haus}' }
const VALUES = valuesOf({ de: DE, en: EN })

describe('the form of a mail’s words', () => {
  test('has a field for each part in each language, and can be converted back', () => {
    expect(fieldsOf('de')).toEqual(['de.betreff', 'de.einleitung', 'de.schluss'])
    expect(Object.keys(VALUES)).toEqual([...fieldsOf('de'), ...fieldsOf('en')])
    expect(wordingOf(VALUES)).toEqual({ de: DE, en: EN })
    expect(partOf('en.schluss')).toEqual(['en', 'schluss'])
  })

  test('sends the trimmed texts, and keeps line breaks within', () => {
    const typed = { ...VALUES, 'de.schluss': '  Bis bald\n\nDas Team \n' }
    expect(wordingOf(typed).de.schluss).toBe('Bis bald\n\nDas Team')
  })

  test('validates each field by the server’s rules', () => {
    const typed = { ...VALUES, 'de.betreff': 'Weg {', 'en.einleitung': 'Hi {kennzeichen}' }
    expect(judgeValues('useMailStorno', typed).map(({ field, code }) => [field, code])).toEqual([
      ['de.betreff', 'mailtext.klammer'],
      ['en.einleitung', 'mailtext.platzhalter'],
    ])
    expect(judgeValues('useMailStorno', VALUES)).toEqual([])
  })

  test('counts as worded if one part is, in either language', () => {
    const eigentlich = { de: DE, en: EN }
    expect(isWorded({ ...eigentlich, eigentlich })).toBe(false)
    expect(isWorded({ de: { ...DE, betreff: 'Weg' }, en: EN, eigentlich })).toBe(true)
    expect(isWorded({ de: DE, en: { ...EN, schluss: 'Bye' }, eigentlich })).toBe(true)
  })

  test('is complete if every field has a valid text', () => {
    expect(isWhole('useMailStorno', VALUES)).toBe(true)
    expect(isWhole('useMailStorno', { ...VALUES, 'en.schluss': '  ' })).toBe(false)
    expect(isWhole('useMailStorno', { ...VALUES, 'en.schluss': '<i>' })).toBe(false)
    expect(isWhole('kontoEinladung', VALUES)).toBe(false)
  })
})
