import type { PartSize } from '@platzwart/domain/leseraum/auswertung/few'
import { describe, expect, it } from 'vitest'
import { type PlanSize, withheldOfHouse } from './checkPlans.ts'

const MANY: PartSize = { buchungen: 100, people: 30 }
const SOME: PartSize = { buchungen: 40, people: 10 }
const FEW: PartSize = { buchungen: 20, people: 2 }

const plan = (id: string, bereich: 'leseraum' | 'arbeitswelt', size: PartSize): PlanSize => ({
  plan: { id, bereich },
  ...size,
})

/** Of every question about the house what it tells of plans: the sum of those that it names, if it names any. */
function tellsFew(all: readonly PlanSize[], least: number): string[] {
  const sums = new Map<string, ReadonlySet<string>>()
  const ask = (name: string, asked: object, plans: readonly PlanSize[]) => {
    const { plans: hidden, least: needed } = withheldOfHouse(all, asked, least)
    if (needed !== least) return
    sums.set(name, new Set(plans.map((one) => one.plan.id)))
    for (const one of plans) if (!hidden.has(one.plan.id)) sums.set(one.plan.id, new Set([one.plan.id]))
  }
  ask('house', {}, all)
  for (const [bereich, plans] of Map.groupBy(all, (one) => one.plan.bereich)) ask(bereich, { bereich }, plans)
  for (const one of all) ask(one.plan.id, { grundrissId: one.plan.id }, [one])
  const few = all.filter(({ people }) => people < least).map((one) => one.plan.id)
  const singles = [...sums.values()].filter((set) => set.size === 1).flatMap((set) => [...set])
  return [...sums].flatMap(([name, set]) => {
    const rest = [...set].filter((id) => !singles.includes(id))
    return rest.length === 1 && few.includes(rest[0] ?? '') ? [`${name} tells ${rest[0]}`] : []
  })
}

describe('what is withheld of a house', () => {
  it.each([
    [[plan('a', 'leseraum', MANY), plan('b', 'leseraum', FEW)]],
    [[plan('a', 'leseraum', MANY), plan('b', 'leseraum', FEW), plan('c', 'arbeitswelt', SOME)]],
    [[plan('a', 'leseraum', MANY), plan('b', 'arbeitswelt', FEW)]],
    [
      [
        plan('a', 'leseraum', MANY),
        plan('b', 'leseraum', FEW),
        plan('c', 'arbeitswelt', SOME),
        plan('d', 'arbeitswelt', MANY),
      ],
    ],
  ])('is had by no two answers together', (all) => {
    expect(tellsFew(all, 5)).toEqual([])
  })

  it('is nothing where enough people use all of it', () => {
    const all = [plan('a', 'leseraum', MANY), plan('b', 'arbeitswelt', SOME)]
    for (const asked of [{}, { grundrissId: 'a' }, { bereich: 'arbeitswelt' }])
      expect(withheldOfHouse(all, asked, 5)).toEqual({ plans: new Set(), least: 5 })
  })
})
