import { describe, expect, test } from 'vitest'
import { fieldsOf, isWhole, isWorded, judgeValues, partOf, valuesOf, wordingOf } from './wordForm.ts'

const DE = { betreff: 'Storniert: {platz}', einleitung: 'Guten Tag {name},', schluss: 'Viele Grüße\n{haus}' }
const EN = { betreff: 'Cancelled: {platz}', einleitung: 'Hello {name},', schluss: 'Kind regards\n{haus}' }
const VALUES = valuesOf({ de: DE, en: EN })

describe('the form of the words of a mail', () => {
  test('has a field for each part in each language, and back', () => {
    expect(fieldsOf('de')).toEqual(['de.betreff', 'de.einleitung', 'de.schluss'])
    expect(Object.keys(VALUES)).toEqual([...fieldsOf('de'), ...fieldsOf('en')])
    expect(wordingOf(VALUES)).toEqual({ de: DE, en: EN })
    expect(partOf('en.schluss')).toEqual(['en', 'schluss'])
  })

  test('sends what was typed without the blanks around it, and keeps the lines within', () => {
    const typed = { ...VALUES, 'de.schluss': '  Bis bald\n\nDas Team \n' }
    expect(wordingOf(typed).de.schluss).toBe('Bis bald\n\nDas Team')
  })

  test('says of each field what is wrong with it, by the rules of the server', () => {
    const typed = { ...VALUES, 'de.betreff': 'Weg {', 'en.einleitung': 'Hi {kennzeichen}' }
    expect(judgeValues('useMailStorno', typed).map(({ field, code }) => [field, code])).toEqual([
      ['de.betreff', 'mailtext.klammer'],
      ['en.einleitung', 'mailtext.platzhalter'],
    ])
    expect(judgeValues('useMailStorno', VALUES)).toEqual([])
  })

  test('is of the house where one part of it is, in whichever language', () => {
    const eigentlich = { de: DE, en: EN }
    expect(isWorded({ ...eigentlich, eigentlich })).toBe(false)
    expect(isWorded({ de: { ...DE, betreff: 'Weg' }, en: EN, eigentlich })).toBe(true)
    expect(isWorded({ de: DE, en: { ...EN, schluss: 'Bye' }, eigentlich })).toBe(true)
  })

  test('is whole when something that fits stands in every field', () => {
    expect(isWhole('useMailStorno', VALUES)).toBe(true)
    expect(isWhole('useMailStorno', { ...VALUES, 'en.schluss': '  ' })).toBe(false)
    expect(isWhole('useMailStorno', { ...VALUES, 'en.schluss': '<i>' })).toBe(false)
    expect(isWhole('kontoEinladung', VALUES)).toBe(false)
  })
})
