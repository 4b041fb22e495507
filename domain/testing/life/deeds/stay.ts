import { UNDO_SECONDS } from '../../../buchung/undo.ts'
import { checkInAmEmpfang } from '../../../leseraum/ankunft/checkInAmEmpfang.ts'
import { checkOut, undoCheckOut } from '../../../leseraum/ankunft/checkOut.ts'
import { hereNow } from '../../../leseraum/ankunft/hereNow.ts'
import { pause, resume } from '../../../leseraum/ankunft/pause.ts'
import { decideBooking } from '../../../leseraum/book.ts'
import { tagOf } from '../../../time/zone.ts'
import type { House } from '../house.ts'
import { PAUSES, STEP, ZONE } from '../plans.ts'
import { actorIn, type Roll } from '../roll.ts'
import { begins, goesOn, ofEntry } from './booking.ts'

const STAY_STEP = { minutes: STEP, zone: ZONE }

/** Somebody at the desk sees that a person of the booking is there. */
export const checkingInAtDesk = ofEntry((house, entry) => {
  const { buchung } = entry
  const decision = checkInAmEmpfang(buchung, house.now, house.placeOf(buchung.leseraumId))
  if (decision.ok) house.write(entry, { status: decision.value })
}, begins)

/** A person at a free seat books it at once, for one of the lengths on offer. */
export function takeHere(house: House, { person, leseraumId, choice }: Roll): void {
  const leseraum = house.seat(leseraumId)
  const facts = house.facts(person, leseraumId, tagOf(house.now, ZONE))
  const stays = hereNow(leseraum, person, facts)
  const zeitraum = stays[choice % Math.max(1, stays.length)]
  if (!zeitraum) return
  const command = house.commandOf(leseraumId, zeitraum, person)
  const decision = decideBooking(command, facts)
  if (!decision.ok) throw new Error('what is offered to whoever stands there can be booked')
  house.add(command, decision.value.status)
}

/** The rest is held for as long as the end can be undone; at a seat out of use it is not. */
export const checkingOut = ofEntry((house, entry, roll) => {
  const { buchung } = entry
  const had = checkOut(buchung, actorIn(roll, entry), house.now, STAY_STEP)
  if (!had.ok) return
  const rest = { bis: buchung.zeitraum.bis, gehaltenBis: house.now.add({ seconds: UNDO_SECONDS }) }
  const { aktiv } = house.seat(buchung.leseraumId)
  house.write(entry, { zeitraum: had.value }, { rest: aktiv ? rest : null })
}, goesOn)

export const undoingCheckOut = ofEntry(
  (house, entry, roll) => {
    const { buchung, rest, tag } = entry
    const facts = house.facts(buchung.bucherId, buchung.leseraumId, tag)
    const whole = undoCheckOut(buchung, rest, actorIn(roll, entry), facts, house.ownOfSecond(entry))
    if (whole.ok) house.write(entry, { zeitraum: whole.value }, { rest: null })
  },
  ({ rest }) => rest !== null,
)

export const pausing = ofEntry((house, entry, roll) => {
  const { buchung } = entry
  const until = pause(buchung, actorIn(roll, entry), house.now, PAUSES)
  if (until.ok) house.write(entry, { pauseBis: until.value, pausen: buchung.pausen + 1 })
}, goesOn)

export const resuming = ofEntry(
  (house, entry, roll) => {
    const decision = resume(entry.buchung, actorIn(roll, entry), house.now)
    if (decision.ok) house.write(entry, { pauseBis: null })
  },
  ({ buchung }) => buchung.pauseBis !== null,
)
