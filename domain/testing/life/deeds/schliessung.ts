import { fallsWithLeseraum } from '../../../leseraum/deactivate.ts'
import { ownDays } from '../../../leseraum/limits.ts'
import { Besetzung } from '../../../leseraum/schliessung/besetzung.ts'
import { type ErsatzPlan, ErsatzSuche, type ErsatzTag } from '../../../leseraum/schliessung/ersatz.ts'
import { changedDays, isWithin, outsideOf } from '../../../leseraum/schliessung/hits.ts'
import { decideRuecknahme } from '../../../leseraum/schliessung/ruecknahme.ts'
import type { Ersatz, Hit } from '../../../leseraum/schliessung/types.ts'
import type { Hold } from '../../../leseraum/types.ts'
import type { Kalender } from '../../../oeffnungszeit/types.ts'
import { UMGAENGE, UNDO_MINUTES } from '../../../schliessung/types.ts'
import { decideUmgang } from '../../../schliessung/umgang.ts'
import { minutesFrom, overlaps, type Zeitraum } from '../../../time/zeitraum.ts'
import { dayPeriod } from '../../../time/zone.ts'
import type { House } from '../house.ts'
import { SETTINGS, ZONE } from '../plans.ts'
import { periodOf, type Roll } from '../roll.ts'
import type { Entry, Plan, Schliessung } from '../rows.ts'
import { addLock, isOneDay, outOfUse, specialOf } from './verwaltung.ts'

/** A change that is about to be saved and affects bookings. */
interface Anlass {
  readonly name: string
  readonly plan: Plan
  /** The plan's future opening times. */
  readonly kalender: Kalender
  /** Seats that will not be available. */
  readonly zu: ReadonlySet<string>
  readonly gesperrt?: { readonly leseraumId: string; readonly zeitraum: Zeitraum }
  /** Whether affected bookings may be left as they are. */
  readonly bleibt: boolean
  readonly isHit: (entry: Entry) => boolean
  readonly save: () => void
  readonly restore: () => boolean
}

const NONE: ReadonlySet<string> = new Set()

function specialHours(house: House, plan: Plan, roll: Roll): Anlass {
  const before = plan.zeiten.sonderoeffnungszeiten
  const after = [...before, specialOf(house, roll)]
  const zeiten = { ...plan.zeiten, sonderoeffnungszeiten: after }
  const tage = changedDays(before, after)
  const isOutside = outsideOf(zeiten, house.now)
  return {
    name: 'special hours',
    plan,
    kalender: zeiten,
    zu: NONE,
    bleibt: true,
    isHit: ({ buchung, tag }) => isWithin(tag, tage) && isOutside({ buchung, tag }),
    save: () => house.savePlan(plan, { zeiten }),
    restore() {
      const now = house.plans.find(({ id }) => id === plan.id)
      if (now?.zeiten !== zeiten) return false
      house.savePlan(now, { zeiten: plan.zeiten })
      return true
    },
  }
}

function seatOutOfUse(house: House, plan: Plan, { leseraumId }: Roll): Anlass {
  return {
    name: 'a seat out of use',
    plan,
    kalender: plan.zeiten,
    zu: new Set([leseraumId]),
    bleibt: false,
    isHit: ({ buchung }) => buchung.leseraumId === leseraumId && fallsWithLeseraum(buchung, house.now),
    save: () => outOfUse(house, { leseraumId }),
    restore() {
      if (house.seat(leseraumId).aktiv) return false
      house.saveSeat(leseraumId, true)
      return true
    },
  }
}

function planOutOfUse(house: House, plan: Plan): Anlass {
  return {
    name: 'a plan out of use',
    plan,
    zu: NONE,
    bleibt: true,
    kalender: house.kalenderOf({ ...plan, aktiv: false }),
    isHit: ({ buchung }) => fallsWithLeseraum(buchung, house.now),
    save: () => house.savePlan(plan, { aktiv: false }),
    restore() {
      const now = house.plans.find(({ id }) => id === plan.id)
      if (!now || now.aktiv) return false
      house.savePlan(now, { aktiv: true })
      return true
    },
  }
}

/** Null if the seat has a booking that the lock cannot cancel, which refuses the lock. */
function lockOfSeat(house: House, plan: Plan, roll: Roll): Anlass | null {
  const { leseraumId } = roll
  const zeitraum = periodOf(house.now, roll)
  const there = (hold: Pick<Hold, 'leseraumId' | 'zeitraum'>) =>
    hold.leseraumId === leseraumId && overlaps(hold.zeitraum, zeitraum)
  const isHit = ({ buchung }: Entry) => there(buchung) && fallsWithLeseraum(buchung, house.now)
  const falls = new Set<string>(house.entries.filter(isHit).map(({ buchung }) => buchung.id))
  if (!isOneDay(zeitraum) || house.slots().some((slot) => there(slot) && !falls.has(slot.id))) return null
  return {
    name: 'a lock',
    plan,
    kalender: plan.zeiten,
    zu: NONE,
    bleibt: false,
    isHit,
    gesperrt: { leseraumId, zeitraum },
    save: () => addLock(house, leseraumId, zeitraum),
    restore() {
      const one = house.entries.find(
        ({ buchung }) =>
          buchung.status === 'verschlossen' &&
          buchung.leseraumId === leseraumId &&
          buchung.zeitraum === zeitraum,
      )
      if (one) house.write(one, { status: 'storniert' })
      return one !== undefined
    },
  }
}

function anlassOf(house: House, roll: Roll): Anlass | null {
  const plan = house.planOf(roll.leseraumId)
  if (!plan.aktiv) return null
  const kinds = [specialHours, seatOutOfUse, planOutOfUse, lockOfSeat] as const
  return kinds[roll.choice % kinds.length]?.(house, plan, roll) ?? null
}

/** The plans after the change, with the current holds of their seats. */
function plansThen(house: House, { plan: own, kalender, zu, gesperrt }: Anlass): ErsatzPlan[] {
  const slots = house.slots()
  const others = house.plans.filter(({ id, aktiv }) => aktiv && id !== own.id)
  return [own, ...others].map(({ id, leseraeume, zeiten }) => {
    const indexOf = new Map<string, number>(leseraeume.map((one, i) => [one.id, i]))
    const days = new Map<string, ErsatzTag>()
    const dayOf = (tag: string): ErsatzTag => {
      const mitternacht = dayPeriod(Temporal.PlainDate.from(tag), ZONE).von
      const besetzung = new Besetzung({ seat: [], von: [], bis: [] })
      for (const { leseraumId, zeitraum } of slots.filter((slot) => slot.tag.toString() === tag))
        besetzung.take(indexOf.get(leseraumId) ?? -1, minutesFrom(mitternacht, zeitraum))
      if (gesperrt && id === own.id)
        besetzung.take(indexOf.get(gesperrt.leseraumId) ?? -1, minutesFrom(mitternacht, gesperrt.zeitraum))
      days.set(tag, { besetzung, mitternacht })
      return { besetzung, mitternacht }
    }
    return {
      id,
      leseraeume,
      indexOf,
      zu: id === own.id ? zu : NONE,
      kalender: id === own.id ? kalender : zeiten,
      am: (tag) => days.get(tag) ?? dayOf(tag),
    }
  })
}

/** The bookings and offers of affected people around all of these days, by person. */
function ownAround(
  house: House,
  hits: readonly Pick<Hit, 'buchung' | 'tag'>[],
): ReadonlyMap<string, readonly Hold[]> {
  const tage = hits.map(({ tag }) => tag).toSorted(Temporal.PlainDate.compare)
  const first = tage[0]
  const last = tage.at(-1)
  if (!first || !last) return new Map()
  const people = new Set<string>(
    hits.flatMap(({ buchung: { bucherId, zweiteId } }) =>
      zweiteId === null ? [bucherId] : [bucherId, zweiteId],
    ),
  )
  return new Map([...people].map((id) => [id, house.ownOrOffered(id, ownDays(first, last))]))
}

function ersatzFor(house: House, anlass: Anlass, hits: readonly Entry[]): ReadonlyMap<string, Ersatz | null> {
  const suche = new ErsatzSuche({
    now: house.now,
    plans: plansThen(house, anlass),
    einstellungenOf: () => SETTINGS,
  })
  const left = suche.atSameTime(hits.map((entry): Hit => entry))
  suche.atOtherTime(left, ownAround(house, left))
  return new Map(hits.map(({ buchung: { id } }) => [id, suche.found.get(id) ?? null]))
}

/** At the same time the status stays; at another one a second person has to confirm again. */
function moveTo(house: House, entry: Entry, { art, leseraum, zeitraum }: Ersatz): void {
  const { buchung } = entry
  const asksAgain = art === 'andereZeit' && buchung.zweiteId !== null
  house.move(entry, { ...buchung, leseraum, zeitraum }, asksAgain ? 'vorgemerkt' : buchung.status)
  house.saw(`moved by a closure: ${art}`)
}

/** Saves a change that affects bookings, and moves, cancels or leaves each as decided. */
export function close(house: House, roll: Roll): void {
  const anlass = anlassOf(house, roll)
  if (!anlass) return
  const seats = new Set<string>(anlass.plan.leseraeume.map(({ id }) => id))
  const hits = house.entries.filter((entry) => seats.has(entry.buchung.leseraumId) && anlass.isHit(entry))
  const ersatz = ersatzFor(house, anlass, hits)
  const [first] = hits
  const alle = UMGAENGE[roll.which % UMGAENGE.length] ?? 'verschieben'
  const ausnahmen = new Map(
    first && roll.group > 2 ? [[first.buchung.id as string, 'stornieren' as const]] : [],
  )
  const decided = decideUmgang(
    { alle, sonst: anlass.bleibt ? 'belassen' : 'stornieren', ausnahmen },
    { ersatz, bleibt: anlass.bleibt },
  )
  if (!decided.ok) return
  const changed: Entry[] = []
  for (const entry of hits) {
    const { id } = entry.buchung
    const umgang = decided.value.get(id)
    const found = ersatz.get(id)
    if (umgang === 'belassen') house.saw('left as it is by a closure')
    else changed.push(entry)
    if (umgang === 'verschieben' && found) moveTo(house, entry, found)
    if (umgang === 'stornieren') house.write(entry, { status: 'storniert' })
  }
  anlass.save()
  const kept = changed.map((before) => ({ before, version: before.version + 1 }))
  const bis = house.now.add({ minutes: UNDO_MINUTES })
  house.schliessungen.push({ bis, restore: anlass.restore, kept })
  if (hits.length > 0) house.saw(`closed: ${anlass.name}`)
}

/** The bookings of a closure that nobody has changed since, as they were and as they are. */
function unchanged(house: House, { kept }: Schliessung) {
  return kept.flatMap(({ before, version }) => {
    const now = house.entries.find(({ buchung }) => buchung.id === before.buchung.id)
    return now?.version === version ? [{ before, now }] : []
  })
}

function takenBy(house: House, { buchung: { id, leseraumId, zeitraum } }: Entry): boolean {
  return house
    .slots()
    .some((slot) => slot.id !== id && slot.leseraumId === leseraumId && overlaps(slot.zeitraum, zeitraum))
}

/** Undoes the last closure: each booking returns to its place, unless the rules refuse. */
export function undoClose(house: House): void {
  const schliessung = house.schliessungen.at(-1)
  if (!schliessung || !house.isAhead(schliessung.bis)) return
  house.schliessungen.pop()
  if (!schliessung.restore()) return
  const back = unchanged(house, schliessung)
  const nicht = decideRuecknahme(
    back.map(({ before, now }) => ({ jetzt: now.buchung, vorher: before.buchung })),
    {
      now: house.now,
      belegt: new Set(back.filter(({ before }) => takenBy(house, before)).map(({ now }) => now.buchung.id)),
      weg: new Set(),
      placeOf: (id) => house.placeOf(id),
      einstellungenOf: () => SETTINGS,
      eigene: ownAround(
        house,
        back.map(({ before }) => before),
      ),
    },
  )
  for (const { before, now } of back) {
    const grund = nicht.get(now.buchung.id)
    if (!grund) house.write(now, before.buchung, { booked: before.booked })
    house.saw(grund ? `stays as a closure left it: ${grund}` : 'back from a closure')
  }
}
