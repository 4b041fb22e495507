import type { BuchungView } from '@platzwart/contract/leseraum'
import { reached } from '@platzwart/domain/buchung/actor'
import { checkInMissed } from '@platzwart/domain/buchung/checkInWindow'
import { awayOf } from './stand.ts'

const at = (instant: string) => Temporal.Instant.from(instant)

/** The state of a booking at the desk. */
export type Lage =
  /** A second person has to confirm it first. */
  | { readonly art: 'vorgemerkt' }
  | { readonly art: 'frueh'; readonly ab: Temporal.Instant }
  /** Can be checked in; late after the regular check-in window, if check-in is required. */
  | { readonly art: 'kommt'; readonly spaet: boolean }
  | { readonly art: 'da'; readonly pause: boolean }
  /** Paused, and the seat is kept until then. */
  | { readonly art: 'pause'; readonly bis: Temporal.Instant }
  /** Ended early, which can be undone for so many seconds. */
  | { readonly art: 'gegangen'; readonly sekunden: number }
  | { readonly art: 'vorbei' }

type Booked = Pick<
  BuchungView,
  | 'status'
  | 'von'
  | 'bis'
  | 'checkInVon'
  | 'checkInBis'
  | 'freigabeOhneCheckIn'
  | 'ruecknahmeBis'
  | 'pauseBis'
  | 'pauseMinuten'
>

/** The actions that the desk can take now. The server decides. */
export function lageOf(buchung: Booked, now: Temporal.Instant): Lage {
  const { status, ruecknahmeBis } = buchung
  const left = ruecknahmeBis === null ? 0 : at(ruecknahmeBis).epochMilliseconds - now.epochMilliseconds
  if (status === 'durchgeführt' && left > 0) return { art: 'gegangen', sekunden: Math.ceil(left / 1000) }
  if (reached(at(buchung.bis), now)) return { art: 'vorbei' }
  if (status === 'vorgemerkt') return { art: 'vorgemerkt' }
  if (status === 'durchgeführt') {
    const away = awayOf(buchung, now)
    if (away?.art === 'pause') return { art: 'pause', bis: away.bis }
    const begonnen = reached(at(buchung.von), now)
    return { art: 'da', pause: begonnen && away === null && buchung.pauseMinuten > 0 }
  }
  const ab = at(buchung.checkInVon)
  if (!reached(ab, now)) return { art: 'frueh', ab }
  return {
    art: 'kommt',
    spaet: buchung.freigabeOhneCheckIn && checkInMissed(status, at(buchung.checkInBis), now),
  }
}
