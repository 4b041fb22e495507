import { checkInWindow, windowRefusal } from '@platzwart/domain/buchung/checkInWindow'
import { BUCHUNG_STATUS, blocks, occupies } from '@platzwart/domain/buchung/status'
import { openPeriod } from '@platzwart/domain/oeffnungszeit/openWindow'
import { contains } from '@platzwart/domain/time/zeitraum'
import { isOnStep } from '@platzwart/domain/time/zeitschritt'
import { tagOf } from '@platzwart/domain/time/zone'
import { describe, expect, it } from 'vitest'
import { createPeople } from '../bestand/people.ts'
import { createRaeume } from '../bestand/raeume.ts'
import { loginOf } from '../logins.ts'
import { lindenau } from '../mandanten/lindenau.ts'
import { nordhafen } from '../mandanten/nordhafen.ts'
import { kalenderOf, type Template, ZONE } from '../mandanten/template.ts'
import { createRandom } from '../random.ts'
import type { DemoBuchung } from './belegungsbuch.ts'
import { createBuchungen } from './createBuchungen.ts'

function made(template: Template, now: Temporal.Instant) {
  const zufall = createRandom(7)
  const id = () => zufall.id(now.epochMilliseconds)
  const accounts = new Map(template.personen.map((it) => [it.email, id()]))
  const { personen } = createPeople(template, accounts, id)
  const { orte } = createRaeume(template, id)
  const buchungen = createBuchungen(template, { personen, orte }, zufall, now)
  const kalender = template.plaene.map(kalenderOf)
  const kalenderAt = (buchung: DemoBuchung) =>
    kalender[orte.findIndex((plan) => plan.includes(buchung.ort))] ?? { ...nothing, zone: ZONE }
  return { now, personen, orte, buchungen, kalenderAt, kalender }
}

const nothing = { oeffnungszeiten: [], sonderoeffnungszeiten: [] }
const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(ZONE).toInstant()

const MOMENTS = [
  ['a Wednesday at noon', '2026-11-18T12:07'],
  ['a Monday before opening', '2026-11-16T05:30'],
  ['a Friday five minutes before closing', '2026-11-20T20:55'],
  ['a Thursday after closing', '2026-11-19T22:40'],
  ['a Saturday in the morning', '2026-11-21T10:14'],
  ['a Sunday', '2026-11-22T15:00'],
  ['the morning after the clocks went forward', '2026-03-30T09:01'],
  ['the day before they go back', '2026-10-24T11:59'],
  ['New Year’s Eve', '2026-12-31T13:45'],
] as const

const HOUSES = MOMENTS.flatMap(([name, wall]) => {
  const now = at(wall)
  return [
    ['the library', name, made(lindenau(tagOf(now, ZONE)), now)] as const,
    ['the works', name, made(nordhafen(), now)] as const,
  ]
})

function overlapping(
  buchungen: readonly DemoBuchung[],
  keysOf: (buchung: DemoBuchung) => string[],
): string[] {
  const byKey = new Map<string, DemoBuchung[]>()
  for (const buchung of buchungen) {
    for (const key of keysOf(buchung)) byKey.set(key, [...(byKey.get(key) ?? []), buchung])
  }
  return [...byKey].flatMap(([key, held]) => {
    const sorted = held.toSorted((a, b) => Temporal.Instant.compare(a.zeitraum.von, b.zeitraum.von))
    const clash = sorted.some((it, i) => {
      const next = sorted[i + 1]
      return next !== undefined && Temporal.Instant.compare(next.zeitraum.von, it.zeitraum.bis) < 0
    })
    return clash ? [key] : []
  })
}

describe.each(HOUSES)('bookings of %s on %s', (_house, _name, { buchungen, kalenderAt, now }) => {
  const people = (it: DemoBuchung) =>
    it.status === 'verschlossen' ? [] : [it.benutzer1Id, ...(it.benutzer2Id ? [it.benutzer2Id] : [])]

  it('lie inside the opening hours, on the quarter of an hour', () => {
    const wrong = buchungen.filter((it) => {
      const offen = openPeriod(it.tag, kalenderAt(it))
      const onStep = isOnStep(it.zeitraum.von, 15, ZONE) && isOnStep(it.zeitraum.bis, 15, ZONE)
      return (
        offen === null ||
        !contains(offen, it.zeitraum) ||
        !onStep ||
        !it.tag.equals(tagOf(it.zeitraum.von, ZONE))
      )
    })
    expect(wrong).toEqual([])
  })

  it('hold no seat and no person twice', () => {
    expect(
      overlapping(
        buchungen.filter((it) => blocks(it.status)),
        (it) => [it.ort.id],
      ),
    ).toEqual([])
    expect(overlapping(buchungen, people)).toEqual([])
    expect(buchungen.filter((it) => it.benutzer1Id === it.benutzer2Id || it.benutzer1Id === '')).toEqual([])
  })

  it('were made before now, and are done only when they have begun', () => {
    const late = buchungen.filter((it) => Temporal.Instant.compare(it.erstellt, now) >= 0)
    const early = buchungen.filter(
      (it) => it.status === 'durchgeführt' && Temporal.Instant.compare(it.zeitraum.von, now) > 0,
    )
    const forgotten = buchungen.filter(
      (it) =>
        (it.status === 'reserviert' || it.status === 'vorgemerkt') &&
        Temporal.Instant.compare(it.zeitraum.von.add({ minutes: 15 }), now) < 0,
    )
    expect([...late, ...early, ...forgotten]).toEqual([])
  })

  it('fit the room, and groups have a second person', () => {
    const wrong = buchungen.filter(
      (it) => it.gruppengroesse > it.ort.kapazitaet || (it.gruppengroesse > 1 && it.benutzer2Id === null),
    )
    expect(wrong).toEqual([])
  })

  it('know every state of rooms', () => {
    const states = new Set(buchungen.map((it) => it.status))
    expect(BUCHUNG_STATUS.filter((it) => it !== 'aktiv' && !states.has(it))).toEqual([])
  })
})

const LIBRARIES = MOMENTS.map(([name, wall]) => {
  const now = at(wall)
  return [name, made(lindenau(tagOf(now, ZONE)), now)] as const
})

describe.each(LIBRARIES)('the library on %s', (_name, { buchungen, personen, orte, kalender, now }) => {
  const idOf = (rolle: 'leserin' | 'leser') => personen.get(loginOf(rolle).email) ?? ''
  const [first = { ...nothing, zone: ZONE }] = kalender

  it.each(['leserin', 'leser'] as const)(
    'gives %s something to check in, to confirm, ahead and behind',
    (rolle) => {
      const id = idOf(rolle)
      const own = buchungen.filter((it) => it.benutzer1Id === id)
      const reserved = own.filter((it) => it.status === 'reserviert')
      const offen = openPeriod(tagOf(now, ZONE), first)
      const isOpen =
        offen !== null &&
        Temporal.Instant.compare(offen.von, now) <= 0 &&
        Temporal.Instant.compare(now, offen.bis) < 0
      if (isOpen)
        expect(reserved.some((it) => windowRefusal(checkInWindow(it.zeitraum.von), now) === null)).toBe(true)
      expect(
        reserved.filter((it) => Temporal.Instant.compare(it.zeitraum.von, now) > 0).length,
      ).toBeGreaterThan(0)
      expect(own.some((it) => it.status === 'durchgeführt')).toBe(true)
      expect(buchungen.some((it) => it.benutzer2Id === id && it.status === 'vorgemerkt')).toBe(true)
    },
  )

  it('is used by forty people, and on its busy day on 55 to 65 of a hundred seats', () => {
    const bookers = new Set(
      buchungen.filter((it) => it.status !== 'verschlossen').map((it) => it.benutzer1Id),
    )
    expect(bookers.size).toBe(40)
    const days = Map.groupBy(
      buchungen.filter((it) => occupies(it.status) && Temporal.Instant.compare(it.zeitraum.bis, now) > 0),
      (it) => it.tag.toString(),
    )
    const today = days.keys().toArray().sort()[0] ?? ''
    const seats = orte.flat().filter((it) => !it.gruppenraum)
    const used = new Set(
      buchungen.filter((it) => it.tag.toString() === today && occupies(it.status)).map((it) => it.ort.id),
    )
    const share = seats.filter((it) => used.has(it.id)).length / seats.length
    expect(share).toBeGreaterThan(0.55)
    expect(share).toBeLessThan(0.65)
  })

  it('is the same for the same moment', () => {
    const again = made(lindenau(tagOf(now, ZONE)), now)
    expect(again.buchungen).toEqual(buchungen)
  })
})
