import type { EinstellungView } from '@platzwart/contract/einstellung'
import { EINSTELLUNG_NAMES, type EinstellungName, optionOf } from '@platzwart/domain/einstellung/catalogue'
import { describe, expect, it } from 'vitest'
import { changesOf, type Entwurf, entwurfOf, issuesOf, shownWert, werteOf } from './entwurf.ts'

const DAYS = 'fahrzeug.tageImVoraus'
const STUFEN = 'fahrzeug.sauberkeitStufen'
const INSIDE = 'fahrzeug.sauberkeitMailInnen'

function house(werte: Partial<Record<EinstellungName, unknown>> = {}): EinstellungView[] {
  return EINSTELLUNG_NAMES.map((name) => {
    const { type, standard, nurMandant } = optionOf(name)
    const own = Object.hasOwn(werte, name)
    return {
      name,
      type,
      nurMandant,
      standard: standard as EinstellungView['wert'],
      wert: (own ? werte[name] : standard) as EinstellungView['wert'],
      herkunft: own ? 'mandant' : 'default',
    }
  })
}

const draft = (views: EinstellungView[], ...changes: [EinstellungName, unknown][]): Entwurf =>
  entwurfOf(views, { ...werteOf(views, [DAYS, STUFEN, INSIDE]), ...Object.fromEntries(changes) })

const codes = (views: EinstellungView[], entwurf: Entwurf) =>
  issuesOf(views, entwurf).issues.map(({ code, field }) => [code, field])

describe('a draft of the house’s settings', () => {
  it('shows edits over the current values, and the default after a reset', () => {
    const views = house({ [DAYS]: 30 })
    expect(shownWert(views, {}, DAYS)).toBe(30)
    expect(shownWert(views, { [DAYS]: 40 }, DAYS)).toBe(40)
    expect(shownWert(views, { [DAYS]: null }, DAYS)).toBe(90)
  })

  it('is empty if the edits are undone, or if there is nothing to reset', () => {
    const views = house({ [STUFEN]: ['a'] })
    expect(draft(views, [DAYS, 40], [DAYS, 90]).size).toBe(0)
    expect(draft(views, [DAYS, null]).size).toBe(0)
    expect(draft(views, [STUFEN, ['b']], [STUFEN, ['a']]).size).toBe(0)
  })

  it('sends the shown values as its base', () => {
    const views = house({ [DAYS]: 30 })
    expect(changesOf(views, draft(views, [DAYS, 40], [INSIDE, 'sauber']))).toEqual([
      { name: DAYS, wert: 40, bisher: 30 },
      { name: INSIDE, wert: 'sauber', bisher: 'verschmutzt' },
    ])
  })

  it('trims what is typed', () => {
    const views = house()
    const entwurf = draft(views, [STUFEN, ['sauber ', ' verschmutzt']], [INSIDE, 'verschmutzt '])
    expect(codes(views, entwurf)).toEqual([])
    expect(changesOf(views, entwurf).map(({ wert }) => wert)).toEqual([
      ['sauber', 'verschmutzt'],
      'verschmutzt',
    ])
  })
})

describe('the validation of a draft', () => {
  const views = house()

  it('is what the server would say, at the field', () => {
    expect(codes(views, draft(views, [DAYS, 731]))).toEqual([['einstellung.bereich', DAYS]])
    expect(codes(views, draft(views, [DAYS, 1.5]))).toEqual([['einstellung.ganzzahl', DAYS]])
    expect(codes(views, draft(views, [INSIDE, 'dreckig']))).toEqual([
      ['fahrzeug.sauberkeitUnbekannt', INSIDE],
    ])
    expect(codes(views, draft(views, ['fahrzeug.zeitraumVon', '19:00']))).toEqual([
      ['einstellung.ueblichVonNachBis', 'fahrzeug.zeitraumVon'],
    ])
    expect(codes(views, draft(views, ['fahrzeug.berichtAdressen', ['nix']]))).toEqual([
      ['einstellung.adresse', 'fahrzeug.berichtAdressen'],
    ])
  })

  it('reports a missing number', () => {
    expect(issuesOf(views, draft(views, [DAYS, '']))).toEqual({ leer: [DAYS], issues: [] })
    expect(issuesOf(views, draft(views, [INSIDE, '']))).toEqual({ leer: [], issues: [] })
  })

  it('reports a removed state that is in use, even by a reset', () => {
    expect(codes(views, draft(views, [STUFEN, ['sauber']]))).toEqual([['einstellung.stufeGebraucht', STUFEN]])
    const own = house({
      [STUFEN]: ['gut', 'schlecht'],
      [INSIDE]: 'schlecht',
      'fahrzeug.sauberkeitMailAussen': '',
    })
    expect(codes(own, draft(own, [STUFEN, null]))).toEqual([['einstellung.stufeGebraucht', STUFEN]])
    expect(codes(own, draft(own, [STUFEN, null], [INSIDE, null]))).toEqual([])
  })

  it('reports nothing without edits', () => {
    expect(issuesOf(views, draft(views))).toEqual({ leer: [], issues: [] })
  })
})
