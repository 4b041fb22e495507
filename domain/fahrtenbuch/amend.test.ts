import { describe, expect, it } from 'vitest'
import type { Result } from '../result.ts'
import { chained, inhalt, instant } from '../testing/fahrtenbuch.ts'
import {
  type AmendFacts,
  decideKorrektur,
  decideNachtrag,
  type Korrektur,
  type KorrekturFacts,
} from './amend.ts'
import { foldEintraege, type Stand } from './fold.ts'
import type { EintragContent } from './types.ts'

const IN_TIME: AmendFacts = { now: instant('2026-03-20T08:00:00Z'), zone: 'Europe/Berlin', tachos: [] }
const LATE: AmendFacts = { ...IN_TIME, now: instant('2026-03-24T08:00:00Z') }

function stand(...contents: Partial<EintragContent>[]): Stand {
  return foldEintraege(chained(...contents.map((content) => inhalt(content))))[0] as Stand
}

const issuesOf = (result: Result<unknown>) =>
  result.ok ? [] : result.issues.map(({ code, field }) => (field ? `${code} ${field}` : code))

describe('completing', () => {
  const open = stand({ zweck: '', zielperson: '' })

  it('fills in what was left open, in time or marked as late', () => {
    const nachtrag = { zweck: 'Messe', zielperson: 'Halle 3' }
    const result = decideNachtrag(open, nachtrag, IN_TIME)
    expect(result).toMatchObject({ ok: true, value: { werte: nachtrag, verspaetet: false } })
    expect(decideNachtrag(open, nachtrag, LATE)).toMatchObject({ ok: true, value: { verspaetet: true } })
  })

  it('counts its days from the arrival as first recorded', () => {
    const moved = stand({ zweck: '' }, { art: 'korrektur', bezugNummer: 1, zweck: '', ankunft: LATE.now })
    expect(decideNachtrag(moved, { zweck: 'x' }, LATE)).toMatchObject({ value: { verspaetet: true } })
  })

  it('leaves recorded values alone: changing those is a correction, with a reason', () => {
    expect(issuesOf(decideNachtrag(open, { zweck: 'Messe', zielort: 'Bremen' }, IN_TIME))).toEqual([
      'fahrtenbuch.nurMitGrund zielort',
    ])
    expect(decideNachtrag(open, { zweck: 'Messe', zielort: 'Hamburg' }, IN_TIME).ok).toBe(true)
    expect(decideNachtrag(open, { zweck: 'Messe', zielort: '' }, IN_TIME)).toMatchObject({
      value: { werte: { zielort: 'Hamburg' } },
    })
  })

  it('is refused if nothing is new, for a private trip and for an explained gap', () => {
    expect(issuesOf(decideNachtrag(open, { umweg: '' }, IN_TIME))).toEqual(['fahrtenbuch.unveraendert'])
    expect(issuesOf(decideNachtrag(stand({ fahrtart: 'privat' }), { zweck: 'x' }, IN_TIME))).toEqual([
      'fahrtenbuch.privatOhneAngaben',
    ])
    expect(issuesOf(decideNachtrag(stand({ art: 'luecke' }), { zweck: 'x' }, IN_TIME))).toEqual([
      'fahrtenbuch.keineFahrt',
    ])
  })
})

describe('correcting', () => {
  const trip = stand({})
  const correct = (korrektur: Korrektur, more: Partial<KorrekturFacts> = {}, of = trip) =>
    decideKorrektur(of, korrektur, { ...LATE, seen: of.letzter.nummer, others: [], tachos: [], ...more })

  it('changes any value, at any time, and is not late for it', () => {
    expect(correct({ kmEnde: 1050, zweck: 'Messe' })).toMatchObject({
      ok: true,
      value: { werte: { kmEnde: 1050, zweck: 'Messe', zielort: 'Hamburg' }, verspaetet: false },
    })
  })

  it('is late if it fills in for the first time what was left open', () => {
    expect(correct({ zweck: 'Messe' }, {}, stand({ zweck: '' }))).toMatchObject({
      value: { verspaetet: true },
    })
  })

  it('is refused unless the newest row has been seen', () => {
    const twice = stand({}, { art: 'korrektur', bezugNummer: 1, zweck: 'Messe' })
    expect(issuesOf(correct({ zweck: 'x' }, { seen: 1 }, twice))).toEqual(['fahrtenbuch.ueberholt'])
  })

  it('is refused if it changes nothing', () => {
    expect(issuesOf(correct({ zweck: 'Besprechung', kmEnde: 1040 }))).toEqual(['fahrtenbuch.unveraendert'])
  })

  it('is refused if it breaks the order of times and kilometres, with all reasons at once', () => {
    expect(issuesOf(correct({ kmEnde: 999, ankunft: instant('2026-03-16T07:59:59Z') }))).toEqual([
      'zeitraum.startNichtVorEnde ankunft',
      'fahrtenbuch.kmReihenfolge kmEnde',
    ])
    expect(issuesOf(correct({ ankunft: LATE.now.add({ seconds: 1 }) }))).toEqual([
      'fahrtenbuch.inZukunft ankunft',
    ])
    expect(correct({ kmEnde: 1000, ankunft: instant('2026-03-16T08:00:00Z') }).ok).toBe(true)
  })

  it('is refused if another trip covers the kilometres, but only if the correction changes kilometres', () => {
    const others = [{ nummer: 2, kmStart: 1030, kmEnde: 1060, abfahrt: LATE.now, ankunft: LATE.now }]
    expect(issuesOf(correct({ kmEnde: 1045 }, { others }))).toEqual(['fahrtenbuch.kmUeberschneidung kmEnde'])
    expect(correct({ kmEnde: 1030 }, { others }).ok).toBe(true)
    expect(correct({ zweck: 'Messe' }, { others }).ok).toBe(true)
  })

  it('that makes a trip private keeps the kilometres, and accepts no texts', () => {
    expect(correct({ fahrtart: 'privat' })).toMatchObject({
      value: { werte: { zielort: '', zweck: '', zielperson: '', kmStart: 1000 } },
    })
    expect(issuesOf(correct({ fahrtart: 'privat', zweck: 'Urlaub', zielort: '' }))).toEqual([
      'fahrtenbuch.privatOhneAngaben zweck',
    ])
    expect(issuesOf(correct({ zweck: 'x' }, {}, stand({ art: 'luecke' })))).toEqual([
      'fahrtenbuch.keineFahrt',
    ])
  })
})
