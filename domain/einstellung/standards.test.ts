import { expect, it } from 'vitest'
import { resolveAll } from './resolve.ts'
import { standards } from './standards.ts'

it('is what is resolved where no layer says anything', () => {
  expect(standards()).toEqual(resolveAll({ mandant: {}, gruppen: [], benutzer: {} }))
})
