import { checkInWindowOf } from '../../buchung/checkInWindow.ts'
import { awayUntil } from '../../leseraum/ankunft/pause.ts'
import { decideBooking, needsSecond, SOMEBODY } from '../../leseraum/book.ts'
import { confirmationDue } from '../../leseraum/transitions.ts'
import { type Wartender, wantedOf } from '../../leseraum/warteliste/types.ts'
import { contains, minutesBetween, type Zeitraum } from '../../time/zeitraum.ts'
import { isOver } from '../../warteliste/offer.ts'
import { daysOf, lineOn, personFacts, takenOn, type WaitingDay } from './deeds/offer.ts'
import type { House, Slot } from './house.ts'
import { STEP } from './plans.ts'
import type { Entry, Platz } from './rows.ts'

function lateEntry(house: House, { buchung, held, rest }: Entry): string | null {
  const { id, status, zeitraum } = buchung
  if (status === 'vorgemerkt' && !house.isAhead(confirmationDue(buchung)))
    return `${id} can be confirmed no more`
  const unused = status === 'reserviert' && house.isAhead(zeitraum.bis)
  if (unused && minutesBetween(checkInWindowOf(buchung).bis, house.now) > 0)
    return `nobody can check in to ${id} any more`
  if (held.bis !== null && !house.isAhead(held.bis)) return `${id} can be taken back no more, and is held`
  if (rest !== null && !house.isAhead(rest.gehaltenBis)) return `the rest of ${id} is held for nobody`
  const until = awayUntil(buchung)
  // A stay that ends with the running minute leaves no rest for others.
  const hasRest = minutesBetween(house.now, zeitraum.bis) > 1
  return until && !house.isAhead(until) && hasRest ? `nobody came back to ${id}` : null
}

function latePlatz(house: House, { wartender, status, angebot }: Platz): string | null {
  const { id } = wartender
  if (status === 'wartet' && isOver(wartender, house.now)) return `${id} waits for what is over`
  if (angebot && !house.isAhead(angebot.bis)) return `the offer of ${id} has lapsed`
  return angebot && !angebot.gehalten ? `what is offered to ${id} is held no more` : null
}

/** After the clock's work nothing waits in vain, and nothing is held for nobody. Null if that is so. */
export function overdueIn(house: House): string | null {
  for (const entry of house.entries) {
    const late = lateEntry(house, entry)
    if (late) return late
  }
  for (const platz of house.plaetze) {
    const late = latePlatz(house, platz)
    if (late) return late
  }
  return null
}

/** Stays of the shortest length that somebody waits for, at every step of their time. */
function staysOf({ zeitraum, mindestens }: Wartender): Zeitraum[] {
  const length = { minutes: Math.ceil(mindestens / STEP) * STEP }
  const stays: Zeitraum[] = []
  for (
    let { von } = zeitraum;
    contains(zeitraum, { von, bis: von.add(length) });
    von = von.add({ minutes: STEP })
  )
    stays.push({ von, bis: von.add(length) })
  return stays
}

/** Whether somebody who waits could book something on it directly, without the rules of the waiting list. */
function couldHave(
  house: House,
  day: WaitingDay,
  wartender: Wartender,
  belegungen: readonly Slot[],
): string | null {
  const { benutzerId, gruppengroesse } = wartender
  const facts = { ...personFacts(house, day, benutzerId), belegungen }
  for (const leseraum of wantedOf(wartender, day.plan.leseraeume)) {
    const asks = needsSecond({ leseraum, gruppengroesse }, facts)
    const more = { zweiteId: asks ? SOMEBODY : null, gruppengroesse }
    const found = staysOf(wartender).find(
      (zeitraum) =>
        minutesBetween(house.now, zeitraum.von) >= 5 &&
        decideBooking(house.commandOf(leseraum.id, zeitraum, benutzerId, more), facts).ok,
    )
    if (found) return `${wartender.id} could have ${leseraum.id} from ${found.von} to ${found.bis}`
  }
  return null
}

/**
 * Whether somebody waits although a seat is free, or was passed over: a fresh offer to somebody behind them
 * should have been theirs.
 */
function missedOn(house: House, day: WaitingDay, fresh: readonly Platz[]): string | null {
  const taken = takenOn(house, day)
  for (const wartender of lineOn(house, day)) {
    const missed = couldHave(house, day, wartender, taken)
    if (missed) return missed
    const behind = fresh.find((platz) => !house.run.nachNutzung && isBefore(wartender, platz.wartender))
    const without = taken.filter(({ platzId }) => platzId === undefined || platzId !== behind?.wartender.id)
    const passed = behind ? couldHave(house, day, wartender, without) : null
    if (passed) return `${passed}, but for ${behind?.wartender.id}, who came later`
  }
  return null
}

const isBefore = (a: Wartender, b: Wartender) =>
  a.benutzerId !== b.benutzerId && Temporal.Instant.compare(a.erstellt, b.erstellt) < 0

/**
 * Somebody who waits although they could have a seat; null if there is nobody. @param before the places in
 * queues before the clock's work
 */
export function missedIn(house: House, before: readonly Platz[]): string | null {
  const known = new Set(before.map(({ angebot }) => angebot))
  const fresh = house.plaetze.filter(({ angebot }) => angebot !== null && !known.has(angebot))
  for (const day of daysOf(house)) {
    const here = fresh.filter(({ grundrissId, tag }) => grundrissId === day.plan.id && tag.equals(day.tag))
    const missed = day.plan.aktiv ? missedOn(house, day, here) : null
    if (missed) return missed
  }
  return null
}
