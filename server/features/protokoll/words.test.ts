import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { BERECHTIGUNGEN } from '@platzwart/domain/berechtigung/names'
import { BUCHUNG_STATUS } from '@platzwart/domain/buchung/status'
import { AUFBEWAHRUNG_ARTEN } from '@platzwart/domain/datenschutz/aufbewahrung'
import { EINSTELLUNGEN } from '@platzwart/domain/einstellung/catalogue'
import {
  BUCHUNG_TYPES,
  FAHRTENBUCH_ARTEN,
  FREIGABE_GRUENDE,
  GETRIEBE,
  KATEGORIEN,
  KRAFTSTOFFE,
  PRUEFUNG_ARTEN,
  SERVICEHEFT_ARTEN,
  VIEWS,
} from '@platzwart/domain/fahrzeug/types'
import { STAENDE } from '@platzwart/domain/fuehrerschein/stand'
import { ANLAESSE } from '@platzwart/domain/leseraum/schliessung/types'
import { LESERAUM_ARTEN } from '@platzwart/domain/leseraum/types'
import { MODULE } from '@platzwart/domain/mandant/module'
import { WARTE_STATUS } from '@platzwart/domain/warteliste/types'
import { readPhrases } from '@platzwart/phrases/read'
import { describe, expect, it } from 'vitest'
import { wordsOf } from './words.ts'

const textsOf = async (pattern: string) =>
  (await Array.fromAsync(glob(pattern, { exclude: (name) => name.endsWith('.test.ts') }))).map((file) =>
    readFileSync(file, 'utf8'),
  )
const sources = await textsOf('server/{features,platform}/**/*.ts')
const rules = await textsOf('domain/**/*.ts')
const migrations = await textsOf('server/migrations/*.sql')

/** A row that a function of the database writes: its columns, and what stands in them. */
const ROW = /insert into (?:public\.)?protokoll \(([^)]*)\)\s*values \(((?:[^()]|\([^()]*\))*)/g
const parts = (list = '') => list.split(',').map((part) => part.trim())

/** What rows of the trail are called in one of their columns, in the statements of functions and in the calls of `record`, chosen between or not. */
function namesOf(column: 'aktion' | 'objekt'): string[] {
  const inRows = migrations.flatMap((text) =>
    [...text.matchAll(ROW)].map(([, columns, values]) => parts(values)[parts(columns).indexOf(column)] ?? ''),
  )
  const inCalls = sources.flatMap((text) =>
    [...text.matchAll(new RegExp(`\\b${column}: ([^,\\n}]*)`, 'g'))].map(([, value = '']) => value),
  )
  const links = sources.flatMap((text) =>
    column === 'aktion' ? [...text.matchAll(/\blink\('\w+', ('\w+')/g)].map(([, value = '']) => value) : [],
  )
  const literals = [...inRows, ...inCalls, ...links].flatMap((value) => [...value.matchAll(/'(\w+)'/g)])
  return [...new Set(literals.map(([, name = '']) => name))]
}

/** What stands between the outermost commas of an object's text. */
function entriesOf(text: string): string[] {
  let depth = 0
  const entries = ['']
  for (const sign of text) {
    if ('{[('.includes(sign)) depth++
    if ('}])'.includes(sign)) depth--
    if (sign === ',' && depth === 0) entries.push('')
    else entries[entries.length - 1] += sign
  }
  return entries.map((entry) => entry.trim())
}

/** The text from an opening brace to the one that closes it. */
function insideOf(text: string): string {
  let depth = 1
  return text.slice(
    0,
    [...text].findIndex((sign) => {
      if (sign === '{') depth++
      if (sign === '}') depth--
      return depth === 0
    }),
  )
}

/** The names of an object's fields, those that are spread from another object among them. */
const fieldsIn = (text: string): string[] =>
  entriesOf(text).flatMap((entry) => {
    const [, spread] = /^\.{3}(?:\(.* && )?\{(.*)\}\)?$/s.exec(entry) ?? []
    return spread === undefined ? (/^[a-z]\w*/i.exec(entry) ?? []) : fieldsIn(spread)
  })

const RECORDS = /\b(?:record\(|aktion: )/
const BEFORE_OR_AFTER = /\b(?:vorher|nachher)(?:: | = )(?:\w+ === null \? null : |\w+ \? )?\{/g

/** The fields that are written into the trail where it is written, before and after; the counter of changes is none. */
function recorded(): string[] {
  const written = sources.filter((text) => RECORDS.test(text))
  const fields = written.flatMap((text) =>
    [...text.matchAll(BEFORE_OR_AFTER)].flatMap((found) =>
      fieldsIn(insideOf(text.slice(found.index + found[0].length))),
    ),
  )
  return [...new Set(fields)].filter((field) => field !== 'version')
}

const OWN_NAMES = {
  status: [...BUCHUNG_STATUS, ...WARTE_STATUS, 'inaktiv', 'anonym'],
  module: MODULE,
  art: [...LESERAUM_ARTEN, ...SERVICEHEFT_ARTEN, ...PRUEFUNG_ARTEN, ...AUFBEWAHRUNG_ARTEN],
  typ: BUCHUNG_TYPES,
  stand: STAENDE,
  ansicht: VIEWS,
  anlass: ANLAESSE,
  kategorie: KATEGORIEN,
  kraftstoff: KRAFTSTOFFE,
  getriebe: GETRIEBE,
  fahrtenbuch: FAHRTENBUCH_ARTEN,
  freigabeGruende: FREIGABE_GRUENDE,
}

const texts = { de: await readPhrases('de'), en: await readPhrases('en') }

describe.each(['de', 'en'] as const)('the trail in %s', (sprache) => {
  const words = wordsOf(sprache)

  it('has a word for every verb that the house records', () => {
    const verbs = namesOf('aktion')
    expect(verbs.length).toBeGreaterThan(40)
    expect(verbs.filter((verb) => words.aktion(verb) === verb)).toEqual([])
  })

  it('has a word for every thing that something is done to', () => {
    const things = namesOf('objekt')
    expect(things.length).toBeGreaterThan(10)
    expect(things.filter((thing) => words.objekt(thing, null) === thing)).toEqual([])
  })

  it('has a word for every field that is recorded', () => {
    const fields = recorded()
    expect(fields).toEqual(expect.arrayContaining(['stornierteBuchungen', 'zugriffBis', 'betreiber']))
    // Of what people are given, which is recorded as it is kept.
    const given = ['gruppenIds', 'rollenIds', 'berechtigungen', 'zusammengefuehrtMit', 'einladungBis']
    expect([...fields, ...given].filter((field) => words.feld(field) === field)).toEqual([])
  })

  it('has a word for every permission and every setting', () => {
    const names = [...BERECHTIGUNGEN, ...Object.keys(EINSTELLUNGEN)]
    expect(names.filter((name) => !/^[^.]+$|: [^.]+$/.test(words.wert('name', name, 'UTC')))).toEqual([])
    expect(names.filter((name) => words.wert('name', name, 'UTC') === name)).toEqual([])
    expect(words.objekt('einstellung_wert', 'leseraum.tageImVoraus')).not.toContain('tageImVoraus')
  })

  it('has a word for every status, every module and whatever else the program calls by its own name', () => {
    for (const [feld, values] of Object.entries(OWN_NAMES))
      for (const value of values)
        expect(texts[sprache].angabe.wert, `${feld}.${value}`).toHaveProperty([feld, value])
  })

  it('finds a verb that a function of the database writes, too', () => {
    expect(namesOf('aktion')).toContain('deleteOld')
    expect(namesOf('objekt')).toContain('aufbewahrung')
  })

  it('has no word for a verb that nobody writes any more', () => {
    const written = [...sources, ...rules, ...migrations].join('\n')
    const told = Object.keys(texts[sprache].protokoll.aktion)
    const made = /^(?:create|update|delete)(?:Rolle|Gruppe)$/
    expect(told.filter((verb) => !made.test(verb) && !written.includes(`'${verb}'`))).toEqual([])
  })

  it('names an operator, who has no row in the house', () => {
    expect(words.wer({ name: null })).toBe(texts[sprache].protokoll.betreiber)
    expect(words.wer({ name: 'Kim' })).toBe('Kim')
    expect([words.fuer(null), words.fuer({ name: null })]).toEqual(['', texts[sprache].protokoll.unbekannt])
  })

  it('shows what it has no word for as it is', () => {
    expect(words.aktion('neuErfunden')).toBe('neuErfunden')
    expect(words.feld('3.neuErfunden')).toBe('neuErfunden')
  })
})

describe('a value', () => {
  const { wert } = wordsOf('de')

  it.each([
    ['status', 'verschlossen', 'gesperrt'],
    ['module', 'leseraum, fahrzeugbuchung', 'Leseräume, Fahrzeuge'],
    ['1.status', 'neu', 'neu'],
    ['name', 'aktiv', 'aktiv'],
    ['status', 'protokoll:aktion.book', 'protokoll:aktion.book'],
  ])('of %s, %j, is shown as %j', (feld, value, text) => {
    expect(wert(feld, value, 'UTC')).toBe(text)
  })

  it.each([
    [null, ''],
    [true, 'ja'],
    [false, 'nein'],
    [7, '7'],
    ['=1+1', '=1+1'],
    ['buchung_pflege, fahrzeug_buchen', 'Buchungen aller pflegen, Fahrzeuge buchen'],
    ['buchung_pflege, Magazin', 'buchung_pflege, Magazin'],
    ['leseraum.tageImVoraus', 'Tage im Voraus für Plätze'],
    ['arbeitswelt.tageImVoraus', 'Arbeitswelt: Tage im Voraus für Plätze'],
    ['2026-11-23', 'Mo., 23.11.2026'],
    ['2026-11-23T08:00:00Z', 'Mo., 23.11.2026 09:00'],
  ])('%j is shown as %j', (value, text) => {
    expect(wert('angabe', value, 'Europe/Berlin')).toBe(text)
  })
})
