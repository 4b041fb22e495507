import { expect, it } from 'vitest'
import { essentialJourneys } from './essentialJourneys.ts'
import { treeOfTexts } from './tree.ts'

const MANIFESTS = `
  export { team } from './features/team/feature.ts'
  export { standort } from './features/standort/feature.ts'`
const problems = (journey: string, manifests = MANIFESTS) =>
  essentialJourneys.run(
    treeOfTexts({ 'web/manifests.ts': manifests, 'e2e/journeys/house/a.spec.ts': journey }),
  ).problems

it('finds nothing where each feature has an essential journey', () => {
  expect(problems("test('A', essential('team', 'standort'), async () => {})")).toEqual([])
})

it('finds the feature that none is about', () => {
  expect(problems("test('A', language === 'de' ? essential('team') : {}, async () => {})")).toEqual([
    expect.stringContaining("essential('standort')"),
  ])
  expect(problems("// test('A', essential('team', 'standort'))")).toHaveLength(2)
})

it('finds names of no feature, and manifests that it cannot read', () => {
  expect(problems("test('A', essential('team', 'standort', 'teem'), async () => {})")).toEqual([
    'e2e/journeys/house/a.spec.ts:1 names no feature of web/manifests.ts.',
  ])
  expect(problems('', '')).toEqual([expect.stringContaining('lists no features')])
})
