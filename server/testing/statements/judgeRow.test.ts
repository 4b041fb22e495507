import { describe, expect, it } from 'vitest'
import { judgeRow } from './judgeRow.ts'

const property = (name: string, type: string, nullable = false) => ({ name, type, nullable, optional: false })
const column = (name: string, type: string, never: boolean | null = null) => ({
  name,
  type,
  never: never === true,
  may: never === false,
})

describe('a row’s type beside what PostgreSQL describes', () => {
  it.each([
    [
      'a column that is not there',
      property('nmae', 'string'),
      [column('name', 'text')],
      'nmae is not in the answer',
    ],
    [
      'a number read as a text',
      property('km', 'string'),
      [column('km', 'int4')],
      'km is said to be string, and is int4',
    ],
    [
      'an instant read as a day',
      property('am', 'PlainDate'),
      [column('am', 'timestamptz')],
      'am is said to be PlainDate, and is timestamptz',
    ],
    [
      'a value that may be missing',
      property('km', 'number'),
      [column('km', 'int4', false)],
      'km is said to be never null, and its column may be',
    ],
    [
      'a value that is never missing',
      property('km', 'number', true),
      [column('km', 'int4', true)],
      'km is said to be null at times, and its column never is',
    ],
  ])('names %s', (_, written, columns, problem) => {
    expect(judgeRow([written], columns, 'select 1')).toEqual([problem])
  })

  it.each([
    ['a type that fits', property('km', 'number'), column('km', 'int4', true), 'select km from fahrzeug'],
    [
      'a column that the statement demands',
      property('km', 'number'),
      column('km', 'int4', false),
      'select km from x where km is not null',
    ],
    [
      'a column of an outer join',
      property('km', 'number', true),
      column('km', 'int4', true),
      'select x.km from a left join x on true',
    ],
    [
      'one of several words',
      property('status', '"aktiv" | "fertig"'),
      column('status', 'text', true),
      'select status from x',
    ],
  ])('lets %s pass', (_, written, described, text) => {
    expect(judgeRow([written], [described], text)).toEqual([])
  })
})
