import { readFileSync } from 'node:fs'
import { SEAT_STATES } from '@platzwart/domain/leseraum/seatState'
import { expect, it } from 'vitest'
import { LEGEND_ORDER, SIGNS } from './signs.ts'

const css = readFileSync(new URL('./seat.module.css', import.meta.url), 'utf8')
const [, screen = ''] = css.split('/* What a state looks like')
const fillOf = (state: string) =>
  new RegExp(`data-state="${state}"\\] \\{\\s*--fill: ([^;]+);`).exec(screen)?.[1]

it('has every state in the legend once', () => {
  expect(LEGEND_ORDER.toSorted()).toEqual(SEAT_STATES.toSorted())
})

it('tells every two states apart by their sign, and by what fills them', () => {
  expect(new Set(SEAT_STATES.map((state) => SIGNS[state])).size).toBe(SEAT_STATES.length)
  const fills = SEAT_STATES.map(fillOf)
  expect(fills).not.toContain(undefined)
  expect(new Set(fills).size).toBe(SEAT_STATES.length)
})

it('fills the states of others with patterns that are drawn', () => {
  const drawn = readFileSync(new URL('./Patterns.tsx', import.meta.url), 'utf8')
  for (const state of [
    'vorgemerkt',
    'reserviert',
    'belegt',
    'stundenweiseBelegt',
    'gesperrt',
    'geschlossen',
  ]) {
    const [, id] = /#([\w-]+)/.exec(fillOf(state) ?? '') ?? []
    expect(drawn).toContain(`id="${id}"`)
  }
})
