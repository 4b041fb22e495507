import type { BuchungView } from '@platzwart/contract/leseraum'
import { reached } from '@platzwart/domain/buchung/actor'
import { checkInMissed } from '@platzwart/domain/buchung/checkInWindow'
import { awayOf } from './stand.ts'

const at = (instant: string) => Temporal.Instant.from(instant)

/** What a booking is to whoever sits at the desk. */
export type Lage =
  /** A second person has to confirm it first. */
  | { readonly art: 'vorgemerkt' }
  | { readonly art: 'frueh'; readonly ab: Temporal.Instant }
  /** May be checked in; late from the end of everybody's own check-in on, where somebody has to check in. */
  | { readonly art: 'kommt'; readonly spaet: boolean }
  /** Nothing can be ended of what has not begun: who came early has the seat from the start on. */
  | { readonly art: 'da'; readonly begonnen: boolean; readonly pause: boolean }
  /** Away, and the seat is kept until then. */
  | { readonly art: 'pause'; readonly bis: Temporal.Instant }
  /** Ended early, which can be taken back for so many seconds. */
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

/** What can be done with a booking at the desk at this moment. The server decides. */
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
    return { art: 'da', begonnen, pause: begonnen && away === null && buchung.pauseMinuten > 0 }
  }
  const ab = at(buchung.checkInVon)
  if (!reached(ab, now)) return { art: 'frueh', ab }
  return {
    art: 'kommt',
    spaet: buchung.freigabeOhneCheckIn && checkInMissed(status, at(buchung.checkInBis), now),
  }
}
