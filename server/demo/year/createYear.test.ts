import { openPeriod } from '@platzwart/domain/oeffnungszeit/openWindow'
import { runs } from '@platzwart/domain/testing/runs'
import { contains, type Zeitraum } from '@platzwart/domain/time/zeitraum'
import { isOnStep } from '@platzwart/domain/time/zeitschritt'
import { tagOf } from '@platzwart/domain/time/zone'
import { describe, expect, it } from 'vitest'
import { createPeople } from '../bestand/people.ts'
import { createRaeume } from '../bestand/raeume.ts'
import type { DemoBuchung } from '../buchungen/belegungsbuch.ts'
import { createBuchungen } from '../buchungen/createBuchungen.ts'
import { inFull } from '../mandanten/inFull.ts'
import { lindenau } from '../mandanten/lindenau.ts'
import { nordhafen } from '../mandanten/nordhafen.ts'
import { kalenderOf, type Template, ZONE } from '../mandanten/template.ts'
import { createRandom } from '../random.ts'
import { madeUp } from './fillYear.ts'

const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(ZONE).toInstant()
const DAY_MS = 86_400_000

/** A house in full as it is at a moment, with what its people have booked besides. */
function made(small: Template, now: Temporal.Instant) {
  const template = inFull(small, tagOf(now, ZONE))
  const zufall = createRandom(7)
  const id = () => zufall.id(now.epochMilliseconds)
  const everybody = [...template.personen, ...(template.later?.personen ?? [])]
  const { personen } = createPeople(template, new Map(everybody.map((it) => [it.email, id()])), id)
  const first = createRaeume(template, id)
  const later = createRaeume(template.later ?? { standorte: [], plaene: [] }, id, first)
  const orte = [...first.orte, ...later.orte]
  const gebucht = createBuchungen(template, { personen, orte }, zufall, now)
  const plaene = [...template.plaene, ...(template.later?.plaene ?? [])]
  const kalender = new Map(orte.flatMap((plan, i) => plan.map(({ id: ort }) => [ort, plaene[i]] as const)))
  return { ...madeUp(template, { personen, orte, gebucht }, now), now, gebucht, orte, kalender, personen }
}

const MOMENTS = [
  ['a Thursday at noon', '2026-11-19T12:07'],
  ['the morning after the clocks went forward', '2026-03-30T09:01'],
  ['a Sunday', '2026-11-22T15:00'],
  ['Christmas Eve', '2026-12-24T09:30'],
] as const

const HOUSE = {
  'the library': (now: Temporal.Instant) => lindenau(tagOf(now, ZONE)),
  'the works': nordhafen,
} as const

const HOUSES = MOMENTS.slice(0, runs(4, 2)).flatMap(([name, wall]) =>
  (['the library', 'the works'] as const).map(
    (house) => [house, name, made(HOUSE[house](at(wall)), at(wall))] as const,
  ),
)

const isPast = (it: DemoBuchung, now: Temporal.Instant) => Temporal.Instant.compare(it.zeitraum.von, now) < 0
const minutes = ({ von, bis }: DemoBuchung['zeitraum']) => bis.since(von).total('minutes')

describe.each(HOUSES)('the year of %s on %s', (house, _name, { buchungen, kalender, now, gebucht }) => {
  it('lies inside the opening hours, on the quarter of an hour', () => {
    // Of a plan's day once, not for each of its bookings.
    const openings = new Map<string, Zeitraum | null>()
    const openingOf = (it: DemoBuchung) => {
      const plan = kalender.get(it.ort.id)
      if (plan === undefined) return null
      const key = `${it.ort.grundrissId} ${it.tag}`
      const offen = openings.get(key) ?? openPeriod(it.tag, kalenderOf(plan))
      openings.set(key, offen)
      return offen
    }
    const wrong = buchungen.filter((it) => {
      const offen = openingOf(it)
      return (
        !offen ||
        !contains(offen, it.zeitraum) ||
        !isOnStep(it.zeitraum.von, 15, ZONE) ||
        !isOnStep(it.zeitraum.bis, 15, ZONE) ||
        !it.tag.equals(tagOf(it.zeitraum.von, ZONE))
      )
    })
    expect(wrong).toEqual([])
  })

  it('lasts from an hour to what the house allows, for as many as the room has places for', () => {
    const longest = house === 'the library' ? 570 : 720
    const wrong = buchungen.filter(
      (it) =>
        minutes(it.zeitraum) < 60 || minutes(it.zeitraum) > longest || it.gruppengroesse > it.ort.kapazitaet,
    )
    expect(wrong).toEqual([])
  })

  it('holds no seat twice, and nothing that was booked before', () => {
    const held = Map.groupBy(
      [...gebucht, ...buchungen].filter(({ status }) => status !== 'storniert'),
      ({ ort }) => ort.id,
    )
    const twice = [...held.values()].filter((list) => {
      const sorted = list.toSorted((a, b) => Temporal.Instant.compare(a.zeitraum.von, b.zeitraum.von))
      return sorted.some((it, i) => {
        const next = sorted[i + 1]
        return next !== undefined && Temporal.Instant.compare(next.zeitraum.von, it.zeitraum.bis) < 0
      })
    })
    expect(twice).toEqual([])
  })

  it('was booked before now and before it began, not earlier than two weeks', () => {
    const wrong = buchungen.filter((it) => {
      const made = it.erstellt.epochMilliseconds
      const von = it.zeitraum.von.epochMilliseconds
      return made >= now.epochMilliseconds || made >= von || von - made > 14 * DAY_MS
    })
    expect(wrong).toEqual([])
  })

  it('has no booking that is left over, and none that is done before it began', () => {
    const begun = (it: DemoBuchung) =>
      isPast({ ...it, zeitraum: { ...it.zeitraum, von: it.zeitraum.von.add({ minutes: 15 }) } }, now)
    const left = buchungen.filter(
      (it) => begun(it) && it.status !== 'durchgeführt' && it.status !== 'storniert',
    )
    const early = buchungen.filter((it) => !isPast(it, now) && it.status === 'durchgeführt')
    expect([...left, ...early]).toEqual([])
  })

  it('says of each cancelled one by what, and when where somebody did it, before it began', () => {
    const wrong = buchungen.filter(({ status, storno, erstellt, zeitraum }) => {
      if (status !== 'storniert') return storno !== null
      if (storno?.art !== 'abgesagt') return storno === null || storno.am !== null
      const am = storno.am?.epochMilliseconds ?? Number.NaN
      return !(
        am >= erstellt.epochMilliseconds &&
        am <= Math.min(zeitraum.von.epochMilliseconds, now.epochMilliseconds)
      )
    })
    expect(wrong).toEqual([])
  })

  it('reaches from a year back to a week ahead', () => {
    const days = buchungen.map((it) => it.tag.toString()).toSorted()
    const heute = tagOf(now, ZONE)
    const distance = (tag = '') => heute.until(tag).total('days')
    expect(distance(days[0])).toBeGreaterThanOrEqual(-365)
    expect(distance(days[0])).toBeLessThan(-355)
    expect(distance(days.at(-1))).toBeLessThanOrEqual(7)
    expect(buchungen.length).toBeGreaterThan(house === 'the library' ? 40_000 : 5_000)
  })
})

const [LIBRARY, WORKS] = HOUSES.map(([, , one]) => one)

describe('its pattern', () => {
  const hours = (list: readonly DemoBuchung[]) =>
    Map.groupBy(list, (it) => it.zeitraum.von.toZonedDateTimeISO(ZONE).hour)
  const countAt = (list: readonly DemoBuchung[], hour: number) => hours(list).get(hour)?.length ?? 0
  const onWeekday = (list: readonly DemoBuchung[], ...days: number[]) =>
    list.filter((it) => days.includes(it.tag.dayOfWeek)).length

  it('fills the library in the morning and after lunch, and empties it in the evening', () => {
    const { buchungen } = LIBRARY ?? { buchungen: [] }
    expect(countAt(buchungen, 10)).toBeGreaterThan(1.5 * countAt(buchungen, 12))
    expect(countAt(buchungen, 14)).toBeGreaterThan(countAt(buchungen, 12))
    expect(countAt(buchungen, 18)).toBeLessThan(0.5 * countAt(buchungen, 10))
  })

  it('has whole days in the office, from Tuesday to Thursday most of all and never at the weekend', () => {
    const { buchungen, orte } = WORKS ?? { buchungen: [], orte: [] }
    expect(onWeekday(buchungen, 6, 7)).toBe(0)
    expect(onWeekday(buchungen, 2, 3, 4)).toBeGreaterThan(1.5 * onWeekday(buchungen, 1, 5))
    const desks = buchungen.filter(({ ort }) => !ort.gruppenraum)
    const average = desks.reduce((sum, it) => sum + minutes(it.zeitraum), 0) / desks.length
    expect(average).toBeGreaterThan(6 * 60)
    expect(new Set(buchungen.map(({ ort }) => ort.grundrissId)).size).toBe(orte.length)
  })

  it('asks a second person for rooms of the library, and for none of the office', () => {
    const groups = (list: readonly DemoBuchung[] = []) => list.filter(({ ort }) => ort.gruppenraum)
    expect(groups(LIBRARY?.buchungen).every(({ benutzer2Id }) => benutzer2Id !== null)).toBe(true)
    expect(groups(WORKS?.buchungen).every(({ benutzer2Id }) => benutzer2Id === null)).toBe(true)
    expect(groups(WORKS?.buchungen).length).toBeGreaterThan(100)
  })

  it('has a queue at the library alone, for an afternoon on which nothing of the plan is left', () => {
    const rows = (tabellen: ReturnType<typeof made>['tabellen'] = []) => tabellen.flatMap(([, list]) => list)
    const waited = rows(LIBRARY?.tabellen)
    expect(waited.filter(({ beendet = null }) => beendet === null)).toHaveLength(5)
    const ended = Map.groupBy(waited, ({ status }) => status)
    for (const status of ['gebucht', 'vorbei', 'abgelaufen'])
      expect(ended.get(status)?.length ?? 0).toBeGreaterThan(10)
    expect(rows(WORKS?.tabellen)).toEqual([])
  })

  it('is the same for the same moment', () => {
    const now = at(MOMENTS[0][1])
    const again = made(nordhafen(), now)
    expect(again.buchungen).toEqual(WORKS?.buchungen)
  })
})
