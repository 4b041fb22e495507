import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Anna Weber', 'AW'],
  ['Agnieszka Wójcik', 'AW'],
  ['Ágnes de la Óliva', 'ÁÓ'],
  ['Karl-Heinz Meyer-Lüdenscheid', 'KL'],
  ['Cher', 'C'],
  ['  özil  ', 'Ö'],
  ['𝒜nna 𝒲eber', '𝒜𝒲'],
  ['', ''],
])('%j is %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
