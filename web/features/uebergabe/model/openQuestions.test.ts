import { issue } from '@platzwart/domain/issue'
import { expect, test } from 'vitest'
import { Unreachable } from '../../../platform/problem.ts'
import { landingOf } from '../../../ui/form/landing.ts'
import { nameOf } from './angaben.ts'
import { openQuestions, questionIn, RefusedUebergabe } from './openQuestions.ts'
import type { Uebergabe } from './uebergabe.ts'

const SPRUNG = { text: 'Wirklich so viele Kilometer?', field: 'kilometerstand' }
const FILE = { text: 'Die Datei gibt es nicht.', field: 'belege.0.betragCent' }
const asked = { code: 'fahrzeug.frageSprung', gruende: [SPRUNG], fragen: ['fahrzeug.frageSprung'] } as const
const vorige = { entwurf: { kilometerstand: 900 }, abgelehnt: asked } as unknown as Uebergabe
const say = () => 'Ist das so?'

test('the issues of a later refusal are shown at the form’s fields', () => {
  const refusal = new RefusedUebergabe({
    code: 'x',
    gruende: [SPRUNG, FILE, { text: 'Sonst.', field: null }],
  })
  const shows = (field: string) => ['kilometerstand', 'belege', 'belege.0.betrag'].includes(field)
  const { faults, rest } = landingOf(refusal, { shows, nameOf })
  expect([...faults]).toEqual([
    ['kilometerstand', SPRUNG.text],
    ['belege.0.betrag', FILE.text],
  ])
  expect(rest.map(({ detail }) => detail)).toEqual(['Sonst.'])
})

test('a refusal is a question if it has no other issue', () => {
  expect(questionIn(new RefusedUebergabe(asked))).toEqual({
    codes: ['fahrzeug.frageSprung'],
    gruende: [SPRUNG.text],
  })
  expect(questionIn(new RefusedUebergabe({ ...asked, gruende: [SPRUNG, FILE] }))).toBeNull()
  expect(questionIn(new RefusedUebergabe({ ...asked, fragen: [] }))).toBeNull()
  expect(questionIn(new Unreachable('away'))).toBeNull()
})

test('the server’s question is repeated for the same mileage, and not for another one', () => {
  expect(openQuestions([], say, vorige, 900)?.gruende).toEqual([SPRUNG.text])
  expect(openQuestions([], say, vorige, 901)).toBeNull()
  const own = [{ ...issue('fahrzeug.frageSprung'), code: 'fahrzeug.frageSprung' as const }]
  expect(openQuestions(own, say, vorige, 900)).toEqual({
    codes: ['fahrzeug.frageSprung'],
    gruende: ['Ist das so?'],
  })
})
