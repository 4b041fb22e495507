import { BUCHUNG_STATUS, type BuchungStatus, occupies } from '../../buchung/status.ts'
import { isWanted } from '../../leseraum/warteliste/types.ts'
import { isSameZeitraum, minutesBetween, overlaps, type Zeitraum } from '../../time/zeitraum.ts'
import { dayPeriod, tagOf } from '../../time/zone.ts'
import type { DeedName } from './deeds/all.ts'
import type { House, Slot } from './house.ts'
import { whereWrong } from './place.ts'
import { HOURS, LIMIT, LONGEST, PAUSE_MINUTES, PAUSES, STEP, WAITING_PLACES, ZONE } from './plans.ts'
import { rightWrong } from './rights.ts'
import type { Roll } from './roll.ts'
import type { Entry, Plan, Platz } from './rows.ts'
import { BUCHUNG_ARROWS, mayGo, PLATZ_ARROWS, stepOf } from './transitions.ts'

const { compare } = Temporal.Instant

/** A house before an act: its rows are never mutated, only replaced. */
export interface Before {
  readonly entries: readonly Entry[]
  readonly plaetze: readonly Platz[]
  readonly plans: readonly Plan[]
}

export const rowsOf = ({ entries, plaetze, plans }: House): Before => ({
  entries: [...entries],
  plaetze: [...plaetze],
  plans,
})

/** A broken invariant, in words; null if there is none. */
type Finding = string | null

function firstOf<T>(all: readonly T[], find: (one: T) => Finding): Finding {
  for (const one of all) {
    const found = find(one)
    if (found !== null) return found
  }
  return null
}

function goesWrong(house: House, { buchung, version }: Entry, old: Entry | undefined, by: DeedName): Finding {
  const { id, status } = buchung
  const from: BuchungStatus | null = old?.buchung.status ?? null
  if (!BUCHUNG_STATUS.includes(status)) return `${id} is ${status}, which is no status`
  // Releasing a slot is no transition.
  if (old?.version === version) return null
  house.saw(stepOf(from, status, by))
  if (!mayGo(BUCHUNG_ARROWS, from, status, by)) return `${id} goes ${stepOf(from, status, by)}`
  const stays = old && isSameZeitraum(old.buchung.zeitraum, buchung.zeitraum)
  const moved = old && (!stays || old.buchung.leseraumId !== buchung.leseraumId)
  const mayMove = ['change', 'changeSerie', 'close', 'undoClose', 'checkOut', 'undoCheckOut']
  if (moved && !mayMove.includes(by) && status !== 'durchgeführt') return `${id} is moved by ${by}`
  return null
}

/**
 * A completed booking stays completed: only its end moves, never beyond the booked one, and never its people
 * or its seat.
 */
function doneWrong({ buchung, booked }: Entry, old: Entry | undefined): Finding {
  if (old?.buchung.status !== 'durchgeführt') return null
  const { id, leseraumId, bucherId, zweiteId, gruppengroesse, zeitraum, status } = buchung
  const was = old.buchung
  const same =
    status === 'durchgeführt' &&
    leseraumId === was.leseraumId &&
    bucherId === was.bucherId &&
    zweiteId === was.zweiteId &&
    gruppengroesse === was.gruppengroesse &&
    zeitraum.von.equals(was.zeitraum.von)
  if (!same) return `${id} was done, and is another one now`
  return compare(zeitraum.bis, booked.bis) > 0 ? `${id} is longer than it was booked` : null
}

function timeWrong({ buchung, booked, tag }: Entry): Finding {
  const { id, zeitraum, status } = buchung
  const { von, bis } = zeitraum
  if (compare(von, bis) >= 0) return `${id} lasts no time`
  if (!tagOf(von, ZONE).equals(tag)) return `${id} is on another day than it says`
  if (compare(dayPeriod(tag, ZONE).bis, bis) < 0) return `${id} does not end on its day`
  if (status !== 'durchgeführt' && !isSameZeitraum(zeitraum, booked))
    return `${id} ended without having begun`
  if (status === 'verschlossen') return null
  const minutes = minutesBetween(booked.von, booked.bis)
  if (minutes < STEP || minutes > LONGEST) return `${id} has ${minutes} minutes`
  return null
}

/** Every hold has a reason. */
function heldWrong(house: House, { buchung, held, rest }: Entry): Finding {
  const { id, status, pauseBis, pausen, leseraumId } = buchung
  if (held.bis !== null && status !== 'storniert') return `${id} holds a slot, and is ${status}`
  if ((held.bis === null) !== (held.status === null)) return `${id} holds a slot for nothing`
  if (rest !== null && status !== 'durchgeführt') return `${id} has a rest, and is ${status}`
  if (pauseBis !== null && status !== 'durchgeführt') return `${id} is away, and is ${status}`
  if (pausen > PAUSES.anzahl) return `${id} has ${pausen} pauses`
  const waits = (status === 'vorgemerkt' || status === 'reserviert') && house.isAhead(buchung.zeitraum.bis)
  return waits && !house.seat(leseraumId).aktiv ? `${id} waits for a seat that is out of use` : null
}

/** A person's own booking or offer. */
interface Own {
  readonly id: string
  readonly zeitraum: Zeitraum
}

function weekOf({ zeitraum }: Own): string {
  const tag = tagOf(zeitraum.von, ZONE)
  return `${tag.yearOfWeek} ${tag.weekOfYear}`
}

function weekWrong(person: string, inWeek: readonly Own[]): Finding {
  if (inWeek.length > LIMIT) return `${person} has ${inWeek.length} bookings in a week`
  const minutes = inWeek.reduce((sum, { zeitraum }) => sum + minutesBetween(zeitraum.von, zeitraum.bis), 0)
  return minutes > HOURS * 60 ? `${person} has ${minutes} minutes in a week` : null
}

/** Whether a person has two bookings at once, or no break beside one of them. */
function breakWrong(person: string, one: Own, others: readonly Own[]): Finding {
  const { von, bis } = one.zeitraum
  const around = { von: von.subtract({ minutes: PAUSE_MINUTES }), bis: bis.add({ minutes: PAUSE_MINUTES }) }
  const close = others.find(({ id, zeitraum }) => id !== one.id && overlaps(zeitraum, around))
  return close ? `${person} has no break between ${one.id} and ${close.id}` : null
}

/**
 * One person's invariants: bookings and hours of each week, and the breaks between bookings, including those
 * they agreed to join.
 */
function ownWrong(house: House, person: string): Finding {
  const own = bookedBy(house, person)
  const there = [...own, ...joinedBy(house, person)]
  return (
    firstOf([...Map.groupBy(own, weekOf).values()], (inWeek) => weekWrong(person, inWeek)) ??
    firstOf(there, (one) => breakWrong(person, one, there))
  )
}

const joinedBy = ({ entries }: House, person: string) =>
  entries
    .map(({ buchung }) => buchung)
    .filter(({ zweiteId, status }) => zweiteId === person && occupies(status) && status !== 'vorgemerkt')

const bookedBy = ({ entries }: House, person: string) =>
  entries
    .map(({ buchung }) => buchung)
    .filter(({ bucherId, status }) => bucherId === person && occupies(status))

function slotWrong(slots: readonly Slot[], changed: readonly Slot[]): Finding {
  return firstOf(changed, (one) => {
    const other = slots.find(
      (slot) =>
        slot.id !== one.id && slot.leseraumId === one.leseraumId && overlaps(slot.zeitraum, one.zeitraum),
    )
    return other ? `${one.id} and ${other.id} have ${one.leseraumId} at once` : null
  })
}

/** An offer is for one person, matches what they wait for, is limited in time, and respects their limits. */
function offerWrong(house: House, platz: Platz, old: Platz | undefined): Finding {
  const { wartender, angebot, status } = platz
  const { id, benutzerId, zeitraum, mindestens } = wartender
  if ((angebot === null) !== (status !== 'angeboten'))
    return `${id} is ${status}, and ${angebot ? 'is' : 'is not'} offered anything`
  if (!angebot || old?.angebot?.bis === angebot.bis) return null
  if (!house.isAhead(angebot.bis)) return `${id} is offered what is over`
  if (compare(angebot.bis, angebot.zeitraum.von) > 0) return `the offer of ${id} stands beyond its start`
  if (!isWanted(wartender, house.seat(angebot.leseraumId))) return `${id} is offered what nobody wants`
  const { von, bis } = angebot.zeitraum
  if (compare(von, zeitraum.von) < 0 || compare(bis, zeitraum.bis) > 0) return `${id} is offered another time`
  if (minutesBetween(von, bis) < mindestens) return `${id} is offered less than they wait for`
  // Later bookings may conflict with an older offer, which can then no longer be accepted; only the new offer
  // is checked.
  const [fresh] = house.offeredSlot(platz)
  const offered = house.plaetze
    .filter((one) => one.wartender.benutzerId === benutzerId)
    .flatMap((one) => house.offeredSlot(one))
  const own: Own[] = [...bookedBy(house, benutzerId), ...offered]
  if (!fresh) return `${id} is offered what is not held`
  const inWeek = own.filter((one) => weekOf(one) === weekOf(fresh))
  return weekWrong(`${benutzerId}, offered ${id},`, inWeek) ?? breakWrong(benutzerId, fresh, own)
}

function platzWrong(house: House, platz: Platz, old: Platz | undefined, by: DeedName): Finding {
  const { wartender, status } = platz
  const from = old?.status ?? null
  if (from !== status || !old) house.saw(stepOf(from, status, by))
  // The offer of a seat out of use is no longer held while it awaits the job, which may offer something else
  // at once.
  const again = from === 'angeboten' && status === 'angeboten'
  if (!again && !mayGo(PLATZ_ARROWS, from, status, by))
    return `${wartender.id} goes ${stepOf(from, status, by)}`
  return offerWrong(house, platz, old)
}

function placesWrong({ plaetze }: House, person: string): Finding {
  const open = plaetze.filter(
    ({ wartender, status }) =>
      wartender.benutzerId === person && (status === 'wartet' || status === 'angeboten'),
  )
  return open.length > WAITING_PLACES ? `${person} stands in ${open.length} queues` : null
}

/** The first invariant that an act broke; null if there is none. Checks only what the act has changed. */
export function wrongIn(house: House, before: Before, by: DeedName, roll: Roll): Finding {
  const { entries, plaetze } = house
  if (entries.length < before.entries.length || plaetze.length < before.plaetze.length)
    return 'something is gone'
  const changed = entries.filter((entry, i) => entry !== before.entries[i])
  const places = plaetze.filter((platz, i) => platz !== before.plaetze[i])
  if (changed.length === 0 && places.length === 0) return null
  const oldOf = (entry: Entry) => before.entries[entries.indexOf(entry)]
  const wrong =
    firstOf(changed, (entry) => goesWrong(house, entry, oldOf(entry), by)) ??
    firstOf(changed, (entry) => rightWrong(oldOf(entry), by, roll)) ??
    firstOf(changed, (entry) => whereWrong(house, entry, oldOf(entry), by)) ??
    firstOf(
      changed,
      (entry) => doneWrong(entry, oldOf(entry)) ?? timeWrong(entry) ?? heldWrong(house, entry),
    ) ??
    firstOf(places, (platz) => platzWrong(house, platz, before.plaetze[plaetze.indexOf(platz)], by))
  if (wrong !== null) return wrong
  const people = new Set(
    changed
      .flatMap(({ buchung: { bucherId, zweiteId } }) => [bucherId, zweiteId ?? bucherId])
      .filter((id) => id !== 'leitung'),
  )
  return (
    slotWrong(house.slots(), [
      ...changed.flatMap((entry) => house.slotsOf(entry)),
      ...places.flatMap((platz) => house.offeredSlot(platz)),
    ]) ??
    firstOf([...people], (person) => ownWrong(house, person)) ??
    firstOf(places, ({ wartender }) => placesWrong(house, wartender.benutzerId))
  )
}
