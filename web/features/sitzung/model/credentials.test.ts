import { expect, test } from 'vitest'
import { credentialsFaults, credentialsIssue, mailDomainOf } from './credentials.ts'

test.each([
  ['', '', 'needsBoth'],
  ['a@b.example', '', 'needsBoth'],
  ['  ', 'x', 'needsBoth'],
  ['+49 341 123456', 'x', 'noPhone'],
  ['0341/123456', 'x', 'noPhone'],
  ['leserin', 'x', 'emailInvalid'],
  ['a@b', 'x', 'emailInvalid'],
  ['leserin@lindenau.example', 'x', null],
  [' leserin@lindenau.example ', 'x', null],
] as const)('%j with %j gives %s', (email, password, issue) => {
  expect(credentialsIssue(email, password)).toBe(issue)
})

test.each([
  ['', '', ['email', 'password']],
  ['a@b.example', '', ['password']],
  ['  ', 'x', ['email']],
  ['leserin', 'x', ['email']],
  ['leserin@lindenau.example', 'x', []],
] as const)('%j with %j is wrong at %j', (email, password, fields) => {
  expect(credentialsFaults(email, password).map(([field]) => field)).toEqual(fields)
})

test.each([
  ['Lea@Stadt.Example ', 'stadt.example'],
  ['lea@post.stadt.example', 'post.stadt.example'],
  ['lea@stadt', null],
  ['lea@stadt.', null],
  ['lea@stadt.e', null],
  ['lea@-stadt.example', null],
  ['@stadt.example', null],
  ['stadt.example', null],
] as const)('of %j the domain is %j', (email, domain) => {
  expect(mailDomainOf(email)).toBe(domain)
})
