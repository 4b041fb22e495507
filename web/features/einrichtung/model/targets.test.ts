import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { STEPS } from '@platzwart/domain/mandant/einrichtung'
import { describe, expect, test } from 'vitest'
import { targetOf } from './targets.ts'

const EVERYTHING = ['haus', 'standorte', 'raeume', 'fahrzeugeAdmin', 'fuehrerschein', 'benutzer', 'rollen']
const NOTHING_OPEN = { ohneZeiten: null }

describe('where a step is done', () => {
  test('is a page of the house, for each of them', () => {
    const pages: readonly string[] = Object.values(PAGE)
    for (const step of STEPS) expect(pages).toContain(targetOf(step, NOTHING_OPEN, EVERYTHING))
  })

  test('is nowhere for whom the page is closed', () => {
    for (const step of STEPS) expect(targetOf(step, NOTHING_OPEN, [])).toBeNull()
    expect(targetOf('menschen', NOTHING_OPEN, ['standorte', 'raeume'])).toBeNull()
  })

  test('of opening times is the week of the plan that has none', () => {
    const without = { ohneZeiten: idOf(7) }
    expect(targetOf('zeiten', without, EVERYTHING)).toBe(`${PAGE.adminRaeume}/${idOf(7)}?reiter=woche`)
    expect(targetOf('plan', without, EVERYTHING)).toBe(PAGE.adminRaeume)
    expect(targetOf('zeiten', without, ['standorte'])).toBeNull()
  })
})
