import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { BERECHTIGUNGEN } from '@platzwart/domain/berechtigung/names'
import { STEPS, type Step } from '@platzwart/domain/mandant/einrichtung'
import { describe, expect, test } from 'vitest'
import { type Guided, isAt, nextStep, targetOf, type ViewedStep } from './targets.ts'

const EVERYTHING: Guided = {
  menue: ['haus', 'standorte', 'raeume', 'fahrzeugeAdmin', 'fuehrerschein', 'benutzer', 'rollen'],
  berechtigungen: BERECHTIGUNGEN,
  standort: true,
}
const open = (schritt: Step, grundriss: string | null = null): ViewedStep => ({
  schritt,
  stand: 'offen',
  grundriss,
})
const pathOf = (target: string | null) => target?.split('?')[0]?.replace(/\/neu$/, '')

describe('the target of a step', () => {
  test('is a page of the house, for each of them', () => {
    const pages: readonly string[] = Object.values(PAGE)
    for (const step of STEPS) {
      expect(pages).toContain(pathOf(targetOf(open(step), EVERYTHING)))
      expect(pages).toContain(pathOf(targetOf({ ...open(step), stand: 'erledigt' }, EVERYTHING)))
    }
  })

  test('does not exist if the page is closed to the person', () => {
    for (const step of STEPS) expect(targetOf(open(step), { ...EVERYTHING, menue: [] })).toBeNull()
    const some = { ...EVERYTHING, menue: ['standorte', 'raeume'] }
    expect(targetOf(open('menschen'), some)).toBeNull()
  })

  test('is the form of the first record, for people who may fill it in', () => {
    expect(targetOf(open('standort'), EVERYTHING)).toBe(`${PAGE.adminLokationen}/neu`)
    expect(targetOf(open('planArbeitswelt'), EVERYTHING)).toBe(`${PAGE.adminRaeume}/neu?bereich=arbeitswelt`)
    expect(targetOf(open('menschen'), EVERYTHING)).toBe(`${PAGE.adminBenutzer}?einladen=true`)
    const equips = { ...EVERYTHING, berechtigungen: ['ausstattungs_pflege'] }
    expect(targetOf(open('plan'), equips)).toBe(PAGE.adminRaeume)
  })

  test('is the list while a prerequisite is missing', () => {
    const bare = { ...EVERYTHING, standort: false }
    expect(targetOf(open('plan'), bare)).toBe(PAGE.adminRaeume)
    expect(targetOf(open('fahrzeuge'), bare)).toBe(PAGE.adminFahrzeuge)
  })

  test('is the plan that needs it', () => {
    expect(targetOf(open('plan', idOf(7)), EVERYTHING)).toBe(`${PAGE.adminRaeume}/${idOf(7)}`)
    for (const step of ['zeiten', 'zeitenArbeitswelt'] as const) {
      expect(targetOf(open(step, idOf(7)), EVERYTHING)).toBe(`${PAGE.adminRaeume}/${idOf(7)}?reiter=woche`)
      expect(targetOf(open(step), EVERYTHING)).toBe(PAGE.adminRaeume)
    }
  })
})

test('the next step is the first open one that is allowed', () => {
  const steps: ViewedStep[] = [
    { ...open('aussehen'), stand: 'unnoetig' },
    { ...open('standort'), stand: 'erledigt' },
    open('zeiten', idOf(7)),
    open('menschen'),
  ]
  expect(nextStep(steps, EVERYTHING)?.schritt).toBe('zeiten')
  expect(nextStep(steps, { ...EVERYTHING, menue: ['benutzer'] })?.schritt).toBe('menschen')
  expect(nextStep(steps.slice(0, 2), EVERYTHING)).toBeNull()
})

test('the next step is one after the one that was done, before it wraps around', () => {
  const steps: ViewedStep[] = [open('aussehen'), { ...open('standort'), stand: 'erledigt' }, open('menschen')]
  expect(nextStep(steps, EVERYTHING, 'standort')?.schritt).toBe('menschen')
  expect(nextStep(steps.slice(0, 2), EVERYTHING, 'standort')?.schritt).toBe('aussehen')
})

test('one is at a step in its part of the page', () => {
  const week = `${PAGE.adminRaeume}/${idOf(7)}?reiter=woche`
  const at = (path: string) => {
    const { pathname, search } = new URL(path, 'http://haus.example')
    return { pathname, search }
  }
  expect(isAt(week, at(week))).toBe(true)
  expect(isAt(week, at(`${PAGE.adminRaeume}/${idOf(7)}`))).toBe(false)
  expect(isAt(PAGE.adminHaus, at(`${PAGE.adminHaus}?reiter=texte`))).toBe(false)
  expect(isAt(`${PAGE.adminBenutzer}?einladen=true`, at(PAGE.adminBenutzer))).toBe(true)
})
