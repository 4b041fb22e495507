import { describe, expect, test } from 'vitest'
import { readPhrases } from './read.ts'

interface Tree {
  readonly [key: string]: string | Tree
}

function leaves(tree: Tree, path: readonly string[] = []): Map<string, string> {
  const found = new Map<string, string>()
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') found.set([...path, key].join(' > '), value)
    else for (const [inner, text] of leaves(value, [...path, key])) found.set(inner, text)
  }
  return found
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)].map((match) => match[1] ?? '').sort()
}

const german = leaves(await readPhrases('de'))
const english = leaves(await readPhrases('en'))

/** Texts with a number that never is one: a limit, what is beyond it, or what is only said of several. */
const NEVER_ONE = [
  'anlage > personalrat > frage > an > text',
  'anlage > personalrat > text',
  'auslastung > leuteText',
  'auslastung > plaetzeInDatei',
  'auslastung > wenigeText',
  'auswertung > leuteText',
  'auswertung > wenigeText',
  'datenschutz > aufbewahrung > wegViele',
  'einfuhr > waehlen > dateiHilfe',
  'fahrtenbuch > zeuge > fahrten',
  'fahrzeug > zeitplan > gekuerzt',
  'fahrzeugMail > bericht > unterHinweis',
  'fehler > leseraum.zuVieleEinladungen',
  'fehler > protokoll.zuViele',
  'fehler > schliessung.zuViele',
  'mail > schliessung > betreff > mehrere',
  'warteliste > personen',
]

describe('the phrases of both languages', () => {
  test('have the same keys', () => {
    expect([...english.keys()].sort()).toEqual([...german.keys()].sort())
  })

  test('have the same places in both languages', () => {
    const wrong = [...german].flatMap(([key, text]) => {
      const translated = english.get(key) ?? ''
      return placeholders(translated).join() === placeholders(text).join()
        ? []
        : [`${key}: de "${text}", en "${translated}"`]
    })
    expect(wrong).toEqual([])
  })

  test('say of a refusal’s count its unit once: the number comes with it', () => {
    const twice =
      /\{\{(?:sekunden|minuten|stunden|tage|monate)\}\} (?:Sekunde|Minute|Stunde|Tag|Monat|second|minute|hour|day|month)/
    const refusals = [...german, ...english].filter(([key]) => key.startsWith('fehler > '))
    expect(refusals.filter(([, text]) => twice.test(text))).toEqual([])
  })

  test('call nobody by a man’s word alone', () => {
    const alone =
      /\b(?:Mitarbeiter|Administrator|Nutzer|Empfänger|Fahrer|Beifahrer|Besucher|Teilnehmer|Kunde|Bucher|Prüfer)\b(?!\/in)|\b(?:[Jj]emand|[Nn]iemand)(?: \p{L}+)?, der\b/u
    // People of the demo are somebody.
    const texts = [...german].filter(([key]) => !key.startsWith('sitzung > demo > rollen >'))
    const found = texts.filter(([, text]) =>
      alone.test(text.replaceAll(/\{\{.*?\}\}/g, '').replaceAll('Fahrerin oder Fahrer', '')),
    )
    expect(found).toEqual([])
  })

  test('say of one thing that it is one', () => {
    /** Places that count, and what is said to be so many. Units of time in refusals come with the number. */
    const places =
      'count|anzahl|gesamt|zahl|sitze|personen|plaetze|buchungen|fahrten|eintraege|zeilen|sekunden|minuten|stunden|tage'
    const many = {
      de: new RegExp(
        `\\{\\{(?:${places})\\}\\} (?:\\p{Ll}+ )?(?!Uhr\\b|Abstand\\b|Mal\\b)\\p{Lu}\\p{Ll}+(?![\\p{L}.])`,
        'u',
      ),
      en: new RegExp(`\\{\\{(?:${places})\\}\\} (?:(?!of\\b)\\p{Ll}+ )?(?:\\p{Ll}{3,}s|people)\\b`, 'u'),
    }
    const found = [...german].flatMap(([key, text]) => {
      const counted = /_(?:zero|one|other)$/.test(key)
      const several = many.de.test(text) || many.en.test(english.get(key) ?? '')
      return several && !counted ? [key] : []
    })
    expect(found.toSorted()).toEqual(NEVER_ONE.toSorted())
  })

  test('leave no text empty', () => {
    const empty = (texts: ReadonlyMap<string, string>, language: string) =>
      [...texts].filter(([, text]) => text.trim() === '').map(([key]) => `${language}: ${key}`)
    expect([...empty(german, 'de'), ...empty(english, 'en')]).toEqual([])
  })

  test('put what a kind adds beside what the house says', () => {
    expect([...german.keys()]).toEqual(
      expect.arrayContaining(['shell > menue > heute', 'shell > menue > karte', 'fehler > leseraum.inaktiv']),
    )
  })
})
