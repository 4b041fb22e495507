import { expect, test } from 'vitest'
import { credentialsIssue } from './credentials.ts'

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
