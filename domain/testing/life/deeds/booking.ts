import { awaitsStart, blocks } from '../../../buchung/status.ts'
import { UNDO_SECONDS } from '../../../buchung/undo.ts'
import { isAccepted, turnOf } from '../../../leseraum/ankunft/turn.ts'
import { decideBooking } from '../../../leseraum/book.ts'
import { decideChange, releasesSecond } from '../../../leseraum/change.ts'
import { checkIn, confirm, cancel as decideCancel, undoCancel } from '../../../leseraum/transitions.ts'
import { minutesBetween } from '../../../time/zeitraum.ts'
import { tagOf } from '../../../time/zone.ts'
import type { House } from '../house.ts'
import { SETTINGS, ZONE } from '../plans.ts'
import { actorIn, periodOf, type Roll } from '../roll.ts'
import type { Entry } from '../rows.ts'

type Which = (entry: Entry, house: House) => boolean

/**
 * An act on one of the last bookings: mostly on one that it applies to, and sometimes on any, to be refused.
 */
export function ofEntry(act: (house: House, entry: Entry, roll: Roll) => void, which: Which) {
  return (house: House, roll: Roll): void => {
    const some = roll.group === 4 ? house.entries : house.entries.filter((entry) => which(entry, house))
    const entry = some.at(-1 - (roll.which % Math.max(1, some.length)))
    if (entry) act(house, entry, roll)
  }
}

const waits: Which = ({ buchung }, house) =>
  awaitsStart(buchung.status) && house.isAhead(buchung.zeitraum.bis)

const isTentative: Which = ({ buchung }) => buchung.status === 'vorgemerkt'

/** Close to the time when people come. */
export const begins: Which = ({ buchung: { status, zeitraum } }, { now }) =>
  status === 'reserviert' && Math.abs(minutesBetween(zeitraum.von, now)) <= 20

export const goesOn: Which = ({ buchung: { status, zeitraum } }, house) =>
  status === 'durchgeführt' && house.isAhead(zeitraum.bis)

export function book(house: House, roll: Roll): void {
  const { person, second: zweiteId, leseraumId, group: gruppengroesse } = roll
  if (!house.planOf(leseraumId).aktiv) return
  const command = house.commandOf(leseraumId, periodOf(house.now, roll), person, { zweiteId, gruppengroesse })
  const tag = tagOf(command.zeitraum.von, ZONE)
  const decision = decideBooking(command, house.facts(person, leseraumId, tag))
  if (decision.ok) house.add(command, decision.value.status)
}

/** Another time, seat or group. A second person who is no longer needed is released. */
export const change = ofEntry(
  (house, entry, roll) => {
    const { buchung } = entry
    const { leseraumId, group: gruppengroesse } = roll
    const after = { leseraum: house.seat(leseraumId), gruppengroesse }
    const before = { leseraum: house.seat(buchung.leseraumId), gruppengroesse: buchung.gruppengroesse }
    const released = buchung.zweiteId !== null && releasesSecond(before, after, { einstellungen: SETTINGS })
    const zweiteId = released ? null : (buchung.zweiteId ?? roll.second)
    const zeitraum = periodOf(house.now, roll)
    const command = house.commandOf(leseraumId, zeitraum, buchung.bucherId, { zweiteId, gruppengroesse })
    const facts = house.facts(buchung.bucherId, leseraumId, tagOf(zeitraum.von, ZONE))
    const decision = decideChange(buchung, command, actorIn(roll, entry), facts)
    if (!decision.ok) return
    house.move(entry, command, decision.value.status)
    if (released) house.saw('second person let go')
  },
  (entry, house) => waits(entry, house) || goesOn(entry, house),
)

export const confirming = ofEntry((house, entry, roll) => {
  const { buchung } = entry
  const actor = actorIn(roll, entry)
  const own = house.facts(actor.benutzerId, buchung.leseraumId, tagOf(buchung.zeitraum.von, ZONE))
  const decision = confirm(buchung, actor, house.now, house.placeOf(buchung.leseraumId), own)
  if (decision.ok) house.write(entry, { status: decision.value })
}, isTentative)

/** Not if the house requires the code at the seat. */
export const checkingIn = ofEntry((house, entry, roll) => {
  const { buchung } = entry
  const decision = checkIn(buchung, actorIn(roll, entry), house.now, house.placeOf(buchung.leseraumId))
  if (decision.ok && !house.run.mitCode) house.write(entry, { status: decision.value })
}, begins)

/** By a code of some turns ago, of the current turn, or of a future one. */
export const checkingInByCode = ofEntry((house, entry, roll) => {
  const { buchung } = entry
  const age = (roll.choice % 6) - 1
  if (!isAccepted(turnOf(house.now) - age, house.now)) return
  const decision = checkIn(buchung, actorIn(roll, entry), house.now, house.placeOf(buchung.leseraumId))
  if (!decision.ok) return
  house.write(entry, { status: decision.value })
  house.saw(`by a code that is ${age} turns old`)
}, begins)

/** A cancelled booking holds its slot until it can no longer be undone; a lock simply ends. */
export function cancelled(house: House, entry: Entry): void {
  const { status } = entry.buchung
  const held = { status, bis: house.now.add({ seconds: UNDO_SECONDS }) }
  house.write(entry, { status: 'storniert' }, status === 'verschlossen' ? {} : { held })
}

export const cancelling = ofEntry(
  (house, entry, roll) => {
    if (decideCancel(entry.buchung, actorIn(roll, entry), house.now).ok) cancelled(house, entry)
  },
  ({ buchung }) => blocks(buchung.status),
)

export const undoing = ofEntry(
  (house, entry, roll) => {
    const { buchung, held, tag } = entry
    const { bucherId, leseraumId } = buchung
    const facts = { ...house.facts(bucherId, leseraumId, tag), ...house.placeOf(leseraumId) }
    const zweite = house.ownOfSecond(entry)
    const decision = undoCancel(buchung, held, actorIn(roll, entry), house.now, { bucher: facts, zweite })
    if (decision.ok) house.write(entry, { status: decision.value })
  },
  ({ held }) => held.bis !== null,
)
