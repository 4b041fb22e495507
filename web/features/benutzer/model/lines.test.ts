import { describe, expect, test } from 'vitest'
import { peopleInLines } from './lines.ts'

const NELE = { vorname: 'Nele', nachname: 'Neumann', email: 'nele@haus.example', personalnummer: null }

describe('people in lines', () => {
  test.each([
    'Nele Neumann <Nele@Haus.example>',
    '"Nele Neumann" <nele@haus.example>;',
    'Neumann, Nele <nele@haus.example>',
    'Nele;Neumann;nele@haus.example',
    'Nele\tNeumann\tnele@haus.example',
    'Nele,Neumann,nele@haus.example',
  ])('are read as %s', (line) => {
    expect(peopleInLines(line)).toEqual({ personen: [NELE], unreadable: [] })
  })

  test('may be side by side, as a mail program copies them', () => {
    const { personen, unreadable } = peopleInLines(
      'Nele Neumann <nele@haus.example>; "Muster, Max" <max@haus.example>, Anna Beispiel <anna@haus.example>;\nUdo <udo@haus.example>; Ute Unruh <ute@haus.example>',
    )
    expect(personen.map(({ vorname, nachname }) => `${vorname} ${nachname}`)).toEqual([
      'Nele Neumann',
      'Max Muster',
      'Anna Beispiel',
      'Ute Unruh',
    ])
    expect(unreadable).toEqual([{ zeile: 2, text: 'Udo <udo@haus.example>' }])
  })

  test('may have several first names and a number', () => {
    expect(peopleInLines('Anna Maria von Muster <a@b.example>').personen[0]).toMatchObject({
      vorname: 'Anna Maria von',
      nachname: 'Muster',
    })
    expect(peopleInLines('Nele; Neumann; nele@haus.example; 4711').personen[0]?.personalnummer).toBe('4711')
  })

  test('report lines without a person, and skip empty ones', () => {
    expect(peopleInLines('\nnele@haus.example\n\nNele;Neumann;nele@haus.example\n<a@b>')).toEqual({
      personen: [NELE],
      unreadable: [
        { zeile: 2, text: 'nele@haus.example' },
        { zeile: 5, text: '<a@b>' },
      ],
    })
  })
})
