import type { Actor } from '../../buchung/actor.ts'
import type { DeedName } from './deeds/all.ts'
import { actorIn, type Roll } from './roll.ts'
import type { Entry } from './rows.ts'

type May = (entry: Entry, actor: Actor) => boolean

const isBucher: May = ({ buchung }, { benutzerId }) => buchung.bucherId === benutzerId
const isSecond: May = ({ buchung }, { benutzerId }) => buchung.zweiteId === benutzerId
const either: May = (entry, actor) => isBucher(entry, actor) || isSecond(entry, actor)
const maintains: May = (_, { pflege }) => pflege

/** Also for giving it up: the second person declines by it, or withdraws an agreement. */
const eitherOrMaintains: May = (entry, actor) => either(entry, actor) || maintains(entry, actor)

/**
 * Who may act on a booking, by its previous state (SPECIFICATION section 4, "Reading-room booking": the
 * confirming person confirms, either cancels, nobody cancels a done one); acts of admins and the
 * clock are not restricted.
 */
const MAY: Partial<Readonly<Record<DeedName, May>>> = {
  confirm: isSecond,
  checkIn: either,
  checkInByCode: either,
  change: (entry, actor) => isBucher(entry, actor) || maintains(entry, actor),
  cancel: eitherOrMaintains,
  undo: eitherOrMaintains,
  checkOut: eitherOrMaintains,
  undoCheckOut: eitherOrMaintains,
  pause: eitherOrMaintains,
  resume: eitherOrMaintains,
}

/** Whether somebody has done what they may not do; null if not. */
export function rightWrong(old: Entry | undefined, by: DeedName, roll: Roll): string | null {
  const may = MAY[by]
  if (!old || !may) return null
  const actor = actorIn(roll, old)
  return may(old, actor) ? null : `${by} of ${old.buchung.id} is not for ${actor.benutzerId}`
}
