import { expect, it } from 'vitest'
import { resolveAll } from './resolve.ts'
import { standards } from './standards.ts'

it('equal what is resolved without any layer', () => {
  expect(standards()).toEqual(resolveAll({ mandant: {}, gruppen: [], benutzer: {} }))
})
