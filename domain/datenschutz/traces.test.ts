import { describe, expect, it } from 'vitest'
import { tablesOf } from '../tables.ts'
import { BESTAND_NAMES } from './bestaende.ts'
import { ALWAYS_GOES, STEPS, UNTIL_TIME } from './traces.ts'

describe('the anonymisation of a person', () => {
  it('touches only tables of the house, each by columns that find the person', () => {
    const tables = BESTAND_NAMES.flatMap(tablesOf)
    for (const { table, person = [], address = [], through } of STEPS) {
      expect([table, tables.includes(table), table.includes('.')]).toEqual([table, true, false])
      expect([table, person.length + address.length + (through?.person.length ?? 0) > 0]).toEqual([
        table,
        true,
      ])
    }
  })

  it('deletes everybody’s name and account, and keeps what a law requires', () => {
    expect(ALWAYS_GOES).toEqual(expect.arrayContaining(['person', 'anmeldung', 'sitzung', 'zweitfaktor']))
    expect(UNTIL_TIME).toEqual(
      expect.arrayContaining(['fahrtenbuch', 'protokoll', 'benachrichtigung', 'sicherung']),
    )
    expect(STEPS.filter(({ table }) => table === 'fahrtenbuch_eintrag')).toEqual([])
  })
})
