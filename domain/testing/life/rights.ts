import type { Actor } from '../../buchung/actor.ts'
import type { DeedName } from './deeds/all.ts'
import { actorIn, type Roll } from './roll.ts'
import type { Entry } from './rows.ts'

type May = (entry: Entry, actor: Actor) => boolean

const isBucher: May = ({ buchung }, { benutzerId }) => buchung.bucherId === benutzerId
const isSecond: May = ({ buchung }, { benutzerId }) => buchung.zweiteId === benutzerId
const either: May = (entry, actor) => isBucher(entry, actor) || isSecond(entry, actor)
const maintains: May = (_, { pflege }) => pflege

/** Either of its people may give up a tentative booking, the booker a reserved one. */
const gives =
  (wasTentative: (entry: Entry) => boolean): May =>
  (entry, actor) =>
    isBucher(entry, actor) || maintains(entry, actor) || (wasTentative(entry) && isSecond(entry, actor))

/**
 * Who may act on a booking, by its previous state (SPECIFICATION section 4, "Reading-room booking": the
 * confirming person confirms, the booking person cancels, nobody cancels a done one); acts of admins and the
 * clock are not restricted.
 */
const MAY: Partial<Readonly<Record<DeedName, May>>> = {
  confirm: isSecond,
  checkIn: either,
  checkInByCode: either,
  change: (entry, actor) => isBucher(entry, actor) || maintains(entry, actor),
  cancel: gives(({ buchung }) => buchung.status === 'vorgemerkt'),
  undo: gives(({ held }) => held.status === 'vorgemerkt'),
  checkOut: (entry, actor) => either(entry, actor) || maintains(entry, actor),
  undoCheckOut: (entry, actor) => either(entry, actor) || maintains(entry, actor),
  pause: (entry, actor) => either(entry, actor) || maintains(entry, actor),
  resume: (entry, actor) => either(entry, actor) || maintains(entry, actor),
}

/** Whether somebody has done what they may not do; null if not. */
export function rightWrong(old: Entry | undefined, by: DeedName, roll: Roll): string | null {
  const may = MAY[by]
  if (!old || !may) return null
  const actor = actorIn(roll, old)
  return may(old, actor) ? null : `${by} of ${old.buchung.id} is not for ${actor.benutzerId}`
}
