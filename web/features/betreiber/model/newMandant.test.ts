import { expect, test } from 'vitest'
import { bodyOf, domainsIn, emptyMandant, fieldOf } from './newMandant.ts'

test('A new house has the usual defaults, and is sent as the server accepts it', () => {
  const typed = {
    ...emptyMandant('de', 'Europe/Berlin'),
    name: 'Lindenau',
    domains: 'a.example, b.example',
    email: 'x@a.example',
  }
  expect(bodyOf(typed)).toEqual({
    name: 'Lindenau',
    zone: 'Europe/Berlin',
    sprache: 'de',
    module: ['systemeinstellungen', 'einstellungen', 'leseraum'],
    domains: ['a.example', 'b.example'],
    admin: { vorname: '', nachname: '', email: 'x@a.example' },
  })
})

test.each([
  ['', []],
  ['  ', []],
  ['a.de', ['a.de']],
  ['a.de\nb.de;  c.de,', ['a.de', 'b.de', 'c.de']],
])('Domains in %j are %j', (typed, domains) => {
  expect(domainsIn(typed)).toEqual(domains)
})

test.each([
  ['admin.email', 'email'],
  ['domains.1', 'domains'],
  ['zone', 'zone'],
])('What is wrong with %s is said at %s', (field, name) => {
  expect(fieldOf(field)).toBe(name)
})
