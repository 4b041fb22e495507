import { describe, expect, test } from 'vitest'
import type { Berechtigung } from '../berechtigung/names.ts'
import { firstLines, readHeadings, readNames, readWord, YES_NO } from './columns.ts'
import { PERSONEN_COLUMNS, readLanguage } from './personen.ts'
import { judgeLine, type KnownPerson, type Line, type Umfeld } from './urteil.ts'

const LINE: Line = {
  zeile: 7,
  vorname: 'Ida',
  nachname: 'Ideler',
  email: 'ida@haus.example',
  gruppen: [],
  rollen: [],
}

const IDA: KnownPerson = {
  id: 'ida',
  version: 3,
  vorname: 'Ida',
  nachname: 'Ideler',
  personalnummer: '1',
  sprache: 'de',
  gruppenIds: ['leser'],
  rollenIds: [],
  berechtigungen: [],
}

const ALL = new Set<Berechtigung>(['berechtigungs_pflege', 'fahrzeug_buchen'])

const around = (more: Partial<Umfeld> = {}): Umfeld => ({
  own: ALL,
  bekannt: () => undefined,
  inhaber: () => undefined,
  gruppe: (name) => (name === 'Leser' ? { id: 'leser', berechtigungen: [] } : undefined),
  rolle: (name) => (name === 'Fahrer' ? { id: 'fahrer', berechtigungen: ['fahrzeug_buchen'] } : undefined),
  ersteZeile: () => undefined,
  ...more,
})

const codes = (line: Line, more?: Partial<Umfeld>) =>
  judgeLine(line, around(more)).verstoesse.map(({ code, field }) => [code, field])

const wordOf = (cell: string) => readWord(YES_NO, cell)

describe('the first line of a table', () => {
  test('recognises the headings of other programs', () => {
    const { kopf, fehlen, uebergangen } = readHeadings(PERSONEN_COLUMNS, [
      'E-Mail-Adresse',
      'First Name',
      'Telefon',
      'NACHNAME',
      'Name',
    ])
    expect([...kopf]).toEqual([
      ['email', 0],
      ['vorname', 1],
      ['nachname', 3],
    ])
    expect([fehlen, uebergangen]).toEqual([[], ['Telefon', 'Name']])
    expect(readHeadings(PERSONEN_COLUMNS, ['Vorname', '']).fehlen).toEqual(['nachname', 'email'])
  })

  test('is followed by languages and by several names in a cell', () => {
    expect(['Deutsch', 'EN', 'fr'].map(readLanguage)).toEqual(['de', 'en', 'fr'])
    expect(readNames(' Leser | Fahrer; Leser,')).toEqual(['Leser', 'Fahrer'])
  })

  test('keeps a name of the house whole, whatever separators it contains', () => {
    const known = ['Süd, Magazin', 'Nacht; Wochenende', 'A | B', 'Leser']
    const knows = (name: string) => known.includes(name)
    expect(readNames('Süd, Magazin | Nacht; Wochenende|Leser', knows)).toEqual([
      'Süd, Magazin',
      'Nacht; Wochenende',
      'Leser',
    ])
    expect(readNames(' Süd, Magazin ', knows)).toEqual(['Süd, Magazin'])
    expect(readNames('A | B', knows)).toEqual(['A | B'])
    expect(readNames('Leser, Süd; Magazin', knows)).toEqual(['Leser', 'Süd', 'Magazin'])
  })
})

describe('a cell', () => {
  test('is one of the known words however it is written, and not a property that every object has', () => {
    expect(['Ja', ' YES ', '0', 'nein', 'vielleicht', 'constructor', '__proto__'].map(wordOf)).toEqual([
      true,
      true,
      false,
      false,
      'vielleicht',
      'constructor',
      '__proto__',
    ])
  })

  test('counts in the first line that has it, unless it is empty', () => {
    const lines = ['a', '', 'b', 'a', ''].map((wert, at) => ({ zeile: at + 2, wert }))
    expect([...firstLines(lines, ({ wert }) => wert)]).toEqual([
      ['a', 2],
      ['b', 4],
    ])
  })
})

describe('a line', () => {
  test('is a new person, or changes only the fields that it sets', () => {
    expect(judgeLine(LINE, around()).urteil).toBe('neu')
    const bekannt = () => IDA
    expect(judgeLine(LINE, around({ bekannt })).urteil).toBe('unveraendert')
    const changed = {
      ...LINE,
      nachname: 'Neu',
      sprache: 'en',
      gruppen: ['Leser'],
      rollen: ['Fahrer'],
    } as const
    expect(judgeLine(changed, around({ bekannt }))).toMatchObject({
      urteil: 'geaendert',
      benutzerId: 'ida',
      gruppenIds: [],
      rollenIds: ['fahrer'],
      aenderungen: { nachname: 'Neu', sprache: 'en' },
    })
  })

  test('counts once: the first one of a person, and of a number', () => {
    const ersteZeile: Umfeld['ersteZeile'] = (spalte) => (spalte === 'email' ? 3 : 4)
    expect(codes(LINE, { ersteZeile })).toEqual([['einfuhr.emailDoppelt', 'email']])
    const number = { ...LINE, personalnummer: '1' }
    const first: Umfeld['ersteZeile'] = (spalte) => (spalte === 'email' ? 7 : 4)
    expect(codes(number, { ersteZeile: first })).toEqual([['einfuhr.nummerDoppelt', 'personalnummer']])
  })

  test('matches the same number without the leading zeros that a spreadsheet has removed', () => {
    const known = { ...IDA, personalnummer: '00123' }
    const umfeld = around({ bekannt: () => known })
    expect(judgeLine({ ...LINE, personalnummer: '123' }, umfeld).urteil).toBe('unveraendert')
    expect(judgeLine({ ...LINE, personalnummer: '1230' }, umfeld)).toMatchObject({
      urteil: 'geaendert',
      aenderungen: { personalnummer: '1230' },
    })
  })

  test('cannot take somebody else’s number, and may repeat the person’s own', () => {
    const number = { ...LINE, personalnummer: '1' }
    const inhaber = () => ({ id: 'udo', name: 'Udo Unruh' })
    expect(codes(number, { inhaber })).toEqual([['benutzer.personalnummerVergeben', 'personalnummer']])
    const own = { inhaber: () => ({ id: 'ida', name: 'Ida' }), bekannt: () => IDA }
    expect(judgeLine(number, around(own)).urteil).toBe('unveraendert')
  })

  test('names groups and roles of the house, and grants only what the importer holds', () => {
    expect(codes({ ...LINE, gruppen: ['X'], rollen: ['Y'] })).toEqual([
      ['einfuhr.gruppeUnbekannt', 'gruppen'],
      ['einfuhr.rolleUnbekannt', 'rollen'],
    ])
    const driver = { ...LINE, rollen: ['Fahrer'] }
    expect(codes(driver, { own: new Set(['berechtigungs_pflege']) })).toEqual([
      ['benutzer.nichtGehalten', 'rollen'],
    ])
    expect(codes(driver, { own: new Set(['fahrzeug_buchen']) })).toEqual([
      ['benutzer.vergebenNurMitRecht', 'rollen'],
    ])
  })

  test('changes nobody who has more rights, but may leave them unchanged', () => {
    const bekannt = () => ({ ...IDA, berechtigungen: ['objekt_pflege'] as const })
    expect(codes({ ...LINE, nachname: 'Neu' }, { bekannt })).toEqual([['benutzer.darfMehr', 'email']])
    expect(judgeLine(LINE, around({ bekannt })).urteil).toBe('unveraendert')
  })
})
