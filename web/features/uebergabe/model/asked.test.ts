import { issue } from '@platzwart/domain/issue'
import { expect, test } from 'vitest'
import { Unreachable } from '../../../platform/problem.ts'
import { landingOf } from '../../../ui/form/landing.ts'
import { nameOf } from './angaben.ts'
import { questionIn, RefusedUebergabe, withAsked } from './asked.ts'
import type { Uebergabe } from './uebergabe.ts'

const SPRUNG = { text: 'Wirklich so viele Kilometer?', field: 'kilometerstand' }
const FILE = { text: 'Die Datei gibt es nicht.', field: 'belege.0.betragCent' }
const asked = { code: 'fahrzeug.frageSprung', gruende: [SPRUNG], fragen: ['fahrzeug.frageSprung'] } as const
const vorige = { entwurf: { kilometerstand: 900 }, abgelehnt: asked } as unknown as Uebergabe
const say = () => 'Ist das so?'

test('what was refused while nobody looked lands at the fields of the form that corrects it', () => {
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

test('a refusal is a question when it says nothing else', () => {
  expect(questionIn(new RefusedUebergabe(asked))).toEqual({
    codes: ['fahrzeug.frageSprung'],
    gruende: [SPRUNG.text],
  })
  expect(questionIn(new RefusedUebergabe({ ...asked, gruende: [SPRUNG, FILE] }))).toBeNull()
  expect(questionIn(new RefusedUebergabe({ ...asked, fragen: [] }))).toBeNull()
  expect(questionIn(new Unreachable('away'))).toBeNull()
})

test('what the server asked about the same mileage is asked again, about another one it is not', () => {
  expect(withAsked([], say, vorige, 900)?.gruende).toEqual([SPRUNG.text])
  expect(withAsked([], say, vorige, 901)).toBeNull()
  const own = [{ ...issue('fahrzeug.frageSprung'), code: 'fahrzeug.frageSprung' as const }]
  expect(withAsked(own, say, vorige, 900)).toEqual({
    codes: ['fahrzeug.frageSprung'],
    gruende: ['Ist das so?'],
  })
})
