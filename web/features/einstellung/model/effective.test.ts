import type { EinstellungView } from '@platzwart/contract/einstellung'
import { resolveAll } from '@platzwart/domain/einstellung/resolve'
import { expect, test } from 'vitest'
import { effectiveOf } from './effective.ts'

const DEFAULTS = resolveAll({ mandant: {}, gruppen: [], benutzer: {} })
const view = (name: string, wert: unknown, herkunft = 'mandant') =>
  ({ name, wert, herkunft, standard: null }) as unknown as EinstellungView

test('without an answer the defaults apply', () => {
  expect(effectiveOf([])).toEqual(DEFAULTS)
})

test('values of the server apply, with the layer that they come from', () => {
  const effective = effectiveOf([view('leseraum.hoechstdauer', 120, 'gruppe')])
  expect(effective['leseraum.hoechstdauer']).toEqual({ value: 120, origin: 'gruppe' })
  expect(effective['leseraum.zeitschritt']).toEqual(DEFAULTS['leseraum.zeitschritt'])
})

test('an option of a newer server, or a property of every object, is ignored', () => {
  for (const name of ['leseraum.neu', '__proto__', 'constructor', '']) {
    expect(effectiveOf([view(name, 1)])).toEqual(DEFAULTS)
  }
})

test('an empty value is a value: no favourites', () => {
  expect(effectiveOf([view('fahrzeug.favoriten', [], 'benutzer')])['fahrzeug.favoriten']).toEqual({
    value: [],
    origin: 'benutzer',
  })
})
