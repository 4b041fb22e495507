import { openPeriod } from '@platzwart/domain/oeffnungszeit/openWindow'
import { runs } from '@platzwart/domain/testing/runs'
import { describe, expect, it } from 'vitest'
import { crowd } from './crowd.ts'
import { inFull } from './inFull.ts'
import { lindenau } from './lindenau.ts'
import { nordhafen } from './nordhafen.ts'
import { kalenderOf } from './template.ts'

const heute = Temporal.PlainDate.from('2026-11-19')
const library = inFull(lindenau(heute), heute)
const works = inFull(nordhafen(), heute)

describe('a house in full', () => {
  it('is the small one with more behind it: same people, plans and places first', () => {
    const small = lindenau(heute)
    expect(library.personen).toEqual(small.personen)
    expect(library.standorte).toEqual(small.standorte)
    expect(library.plaene.map(({ entwurf }) => entwurf)).toEqual(small.plaene.map(({ entwurf }) => entwurf))
    expect(library.later?.plaene.map(({ standort }) => standort)).toEqual(
      Array.from({ length: 3 }, () => 'Lernhaus am Stadtpark'),
    )
  })

  it('gives the works more people and the same floors and car park, all of them workspaces', () => {
    const plans = [...works.plaene, ...(works.later?.plaene ?? [])]
    expect(plans.map(({ bereich }) => bereich)).toEqual(['arbeitswelt', 'arbeitswelt', 'arbeitswelt'])
    expect(works.module).toContain('arbeitswelt')
    expect(works.module).not.toContain('leseraum')
    expect(nordhafen().later?.personen).toEqual([])
    expect(works.later?.personen).toHaveLength(36)
  })

  it.each([library, works])('has no two people of one address', ({ personen, later }) => {
    const emails = [...personen, ...(later?.personen ?? [])].map(({ email }) => email)
    expect(new Set(emails).size).toBe(emails.length)
  })

  it('is closed on holidays behind and ahead, and not around today', () => {
    const [plan] = library.plaene
    if (!plan) throw new Error('no plan')
    const open = (tag: string) => openPeriod(Temporal.PlainDate.from(tag), kalenderOf(plan)) !== null
    expect(['2025-12-25', '2026-01-01', '2026-05-01', '2026-12-25'].map(open)).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(['2025-12-23', '2026-04-30', '2026-12-23'].map(open)).toEqual([true, true, true])
    // The day of repentance, yesterday: the house has its own special days here.
    expect(open('2026-11-18')).toBe(true)
  })

  it('never closes a whole week, on whatever day it is started', () => {
    for (let days = 0; days < 366; days += runs(1, 5)) {
      const day = heute.add({ days })
      for (const plan of inFull(lindenau(day), day).plaene) {
        const kalender = kalenderOf(plan)
        const open = Array.from({ length: 8 }, (_, i) => openPeriod(day.add({ days: i }), kalender))
        expect(
          open.some((one) => one !== null),
          day.toString(),
        ).toBe(true)
      }
    }
  })
})

it('makes as many people as are asked for, some of whom read English', () => {
  const people = crowd(320, 'haus.example', 'X', { gruppen: ['Alle'], rollen: [] })
  expect(new Set(people.map(({ vorname, nachname }) => `${vorname} ${nachname}`)).size).toBe(320)
  expect(new Set(people.map(({ personalnummer }) => personalnummer)).size).toBe(320)
  expect(people.filter(({ sprache }) => sprache === 'en').length).toBeGreaterThan(20)
})
