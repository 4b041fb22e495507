import { expect, it } from 'vitest'
import { personalratIssues } from './personalratRegeln.ts'
import { resolveAll } from './resolve.ts'

const haus = (wert: string | null) =>
  resolveAll({
    mandant: wert === null ? {} : { 'arbeitswelt.teamPersonalrat': wert },
    gruppen: [],
    benutzer: {},
  })

it.each([
  [null, 'true', 1],
  ['false', 'true', 1],
  ['true', 'true', 0],
  ['true', 'false', 0],
  ['true', null, 0],
  [null, 'false', 0],
])('from %s to %s while the mode is on: %i reasons against it', (vorher, nachher, count) => {
  const issues = personalratIssues(haus(vorher), haus(nachher))
  expect(issues).toHaveLength(count)
  for (const one of issues)
    expect(one).toMatchObject({ code: 'personalrat.teamNichtJetzt', field: 'arbeitswelt.teamPersonalrat' })
})
