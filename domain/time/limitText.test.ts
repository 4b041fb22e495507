import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buchungszeitenIssues } from '../fahrzeug/buchungszeiten.ts'
import type { Issue } from '../issue.ts'
import { openingIssues } from '../leseraum/offen.ts'
import { windowIssues } from '../leseraum/window.ts'
import { zeiten } from '../testing/fahrzeug.ts'
import { kalender, week } from '../testing/kalender.ts'
import { facts } from '../testing/leseraum.ts'
import { compareUhrzeit, formatUhrzeit, parseUhrzeit, type Uhrzeit, uhrzeitOfMinutes } from './uhrzeit.ts'
import type { Zeitraum } from './zeitraum.ts'
import { dayPeriod, endOf, instantOf, limitText, tagOf, uhrzeitOf } from './zone.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

/** Each zone on its own days with a clock change, and on those of Berlin. */
const DAYS = (
  [
    ['Europe/Berlin', '2026-03-29', '2026-10-25'],
    ['America/New_York', '2026-03-08', '2026-11-01', '2026-03-29', '2026-10-25'],
    ['Australia/Lord_Howe', '2026-10-04', '2026-04-05', '2026-03-29', '2026-10-25'],
  ] as const
).flatMap(([zone, ...days]) => days.map((text) => ({ zone, tag: day(text) })))

interface Limits {
  readonly von: Uhrzeit
  readonly bis: Uhrzeit
}

interface Case {
  readonly zone: string
  readonly tag: Temporal.PlainDate
}

type Rule = (zeitraum: Zeitraum, limits: Limits, at: Case) => Issue | undefined

/** The three rules with an earliest and a latest time of a day. */
const RULES: readonly (readonly [name: string, rule: Rule])[] = [
  [
    "a person's earliest and latest time",
    (zeitraum, { von, bis }, { zone, tag }) =>
      windowIssues(
        { zeitraum, zweiteId: null },
        {
          ...facts({
            now: dayPeriod(tag, zone).von,
            settings: {
              'leseraum.fruehestens': formatUhrzeit(von),
              'leseraum.spaetestens': formatUhrzeit(bis),
            },
          }),
          kalender: kalender(week('00:00', '23:59'), [], zone),
        },
      ).find(({ code }) => code === 'buchung.ausserhalbZeitfenster'),
  ],
  [
    'opening hours',
    (zeitraum, { von, bis }, { zone }) =>
      openingIssues(zeitraum, kalender(week(formatUhrzeit(von), formatUhrzeit(bis)), [], zone)).find(
        ({ code }) => code === 'buchung.ausserhalbOeffnungszeit',
      ),
  ],
  [
    "a vehicle's booking times",
    (zeitraum, limits, { zone }) =>
      buchungszeitenIssues(
        zeiten({ ...limits, wochentage: [0, 1, 2, 3, 4, 5, 6] }),
        'A',
        zeitraum,
        zone,
      ).find(({ code }) => code === 'fahrzeug.ausserhalbBuchungszeit'),
  ],
]

function named(text: unknown): Uhrzeit {
  const parsed = parseUhrzeit(text)
  if (!parsed.ok) throw new RangeError(`${text} is no time of day`)
  return parsed.value
}

const quarter = fc.integer({ min: 0, max: 95 }).map((nr) => uhrzeitOfMinutes(nr * 15))
const end = fc.oneof(quarter, fc.constant(uhrzeitOfMinutes(24 * 60)))

describe.each(RULES)('the limits named by %s', (_, rule) => {
  it.each([
    ['Europe/Berlin', '2026-03-29', '02:30', '03:30'],
    ['America/New_York', '2026-03-08', '02:30', '03:30'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '02:45'],
    ['Europe/Berlin', '2026-10-25', '02:30', '02:30'],
    ['America/New_York', '2026-11-01', '01:30', '01:30'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '01:45'],
  ])('in %s on %s for %s is %s', (zone, text, limit, shown) => {
    const tag = day(text)
    const { von } = dayPeriod(tag, zone)
    const wish = { von, bis: instantOf(tag, named('23:00'), zone) }
    const early = rule(wish, { von: named(limit), bis: named('23:30') }, { zone, tag })
    expect(early).toMatchObject({ field: 'von', data: { von: shown, bis: '23:30' } })
    const late = rule(wish, { von: named('00:00'), bis: named(limit) }, { zone, tag })
    expect(late).toMatchObject({ field: 'bis', data: { von: '00:00', bis: shown } })
  })

  it('are accepted, and so is everything between them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DAYS), quarter, end, quarter, end, (at, from, to, wishFrom, wishTo) => {
        const { tag, zone } = at
        const limits = { von: from, bis: to }
        if (compareUhrzeit(from, to) >= 0) return
        const wish = { von: instantOf(tag, wishFrom, zone), bis: endOf(tag, wishTo, zone) }
        if (Temporal.Instant.compare(wish.von, wish.bis) >= 0) return
        const issue = rule(wish, limits, at)
        if (!issue) return
        const von = named(issue.data.von)
        const bis = named(issue.data.bis)
        const alternative = { von: instantOf(tag, von, zone), bis: endOf(tag, bis, zone) }
        if (Temporal.Instant.compare(alternative.von, alternative.bis) < 0)
          expect(rule(alternative, limits, at)).toBeUndefined()
        // The limit in the message differs from the wall time of the request.
        const starts = compareUhrzeit(uhrzeitOf(wish.von, zone), von)
        const ends = tagOf(wish.bis, zone).equals(tag) ? compareUhrzeit(uhrzeitOf(wish.bis, zone), bis) : 1
        expect(starts < 0 || ends > 0 || compareUhrzeit(von, bis) >= 0).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})

it('the end of a day is named 23:59, whenever it is', () => {
  for (const { tag, zone } of DAYS) expect(limitText(tag, named('23:59'), zone)).toBe('23:59')
})
