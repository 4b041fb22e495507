import { isOpenFor, openPeriod } from '../../oeffnungszeit/openWindow.ts'
import { minutesBetween } from '../../time/zeitraum.ts'
import type { DeedName } from './deeds/all.ts'
import type { House } from './house.ts'
import type { Entry } from './rows.ts'

/**
 * Minutes on either side of the start in which people check in (SPECIFICATION section 4, check-in window).
 */
const COME = 15

/**
 * Minutes after the start until which check-in is open: also that many after a late booking, to the full
 * minute, while it lasts.
 */
function comeUntil({ zeitraum, giltSeit }: Entry['buchung']): number {
  const since = giltSeit === null ? 0 : Math.ceil(minutesBetween(zeitraum.von, giltSeit) + COME)
  return Math.max(COME, Math.min(since, minutesBetween(zeitraum.von, zeitraum.bis)))
}

/** People check in around the start of their booking; at the desk they may be late, as long as it lasts. */
function comesWrong({ now }: House, { buchung }: Entry, old: Entry | undefined, by: DeedName): string | null {
  if (buchung.status !== 'durchgeführt' || old?.buchung.status !== 'reserviert') return null
  const late = minutesBetween(buchung.zeitraum.von, now)
  const most =
    by === 'checkInAtDesk'
      ? minutesBetween(buchung.zeitraum.von, buchung.zeitraum.bis)
      : comeUntil(old.buchung)
  return late < -COME || late > most ? `${buchung.id} is come to ${late} minutes after its start` : null
}

/** A confirmation comes before the start. */
function confirmedWrong(house: House, { buchung }: Entry, by: DeedName): string | null {
  const late = by === 'confirm' && !house.isAhead(buchung.zeitraum.von)
  return late ? `${buchung.id} is confirmed after its start` : null
}

const isSamePlace = ({ buchung }: Entry, old: Entry) =>
  old.buchung.leseraumId === buchung.leseraumId && old.buchung.zeitraum === buchung.zeitraum

/**
 * A booking that gets a place, or gets it back, gets one that is open and in use then, large enough, and has
 * the required second person.
 */
function placeWrong(house: House, entry: Entry, old: Entry | undefined): string | null {
  const { buchung, tag } = entry
  const { id, status, zeitraum, leseraumId, gruppengroesse, zweiteId } = buchung
  if (status !== 'vorgemerkt' && status !== 'reserviert') return null
  if (old && old.buchung.status !== 'storniert' && isSamePlace(entry, old)) return null
  const seat = house.seat(leseraumId)
  const open = openPeriod(tag, house.kalenderOf(house.planOf(leseraumId)))
  if (!open || !isOpenFor(open, zeitraum)) return `${id} is where it is closed`
  if (!seat.aktiv) return `${id} is on a seat out of use`
  if (gruppengroesse > seat.kapazitaet) return `${id} has more people than ${leseraumId} has room for`
  const asks = seat.zweitePersonNoetig || gruppengroesse > 1
  return asks && zweiteId === null ? `${id} has no second person` : null
}

/** What is wrong with the place of a changed booking, and how it got there. */
export function whereWrong(house: House, entry: Entry, old: Entry | undefined, by: DeedName): string | null {
  return (
    placeWrong(house, entry, old) ?? comesWrong(house, entry, old, by) ?? confirmedWrong(house, entry, by)
  )
}
