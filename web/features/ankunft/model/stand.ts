import type { BuchungView } from '@platzwart/contract/leseraum'

const at = (instant: string) => Temporal.Instant.from(instant)
const compare = Temporal.Instant.compare

export type Stand =
  | {
      readonly art: 'da'
      /** Possible length of a pause in minutes; 0: none. */
      readonly pause: number
    }
  /** Paused; one has to be back by then. */
  | { readonly art: 'pause'; readonly bis: Temporal.Instant; readonly sekunden: number }
  /** Not back in time: the server frees the rest within a minute. */
  | { readonly art: 'pauseVorbei' }
  /** Ended early, which can be undone for so many seconds. */
  | { readonly art: 'beendet'; readonly sekunden: number }

/** The state of a pause; null without one. A pause until the booking's end frees nothing. */
export function awayOf({ pauseBis, bis }: Pick<BuchungView, 'pauseBis' | 'bis'>, now: Temporal.Instant) {
  if (pauseBis === null) return null
  const left = at(pauseBis).epochMilliseconds - now.epochMilliseconds
  if (left > 0) return { art: 'pause', bis: at(pauseBis), sekunden: Math.ceil(left / 1000) } as const
  return compare(at(pauseBis), at(bis)) < 0 ? ({ art: 'pauseVorbei' } as const) : null
}

/** The possible actions of somebody who is checked in; null if there are none. The server decides. */
export function standOf(buchung: BuchungView, now: Temporal.Instant): Stand | null {
  if (buchung.status !== 'durchgeführt' || buchung.rolle === 'andere') return null
  if (buchung.ruecknahmeBis !== null) {
    const left = at(buchung.ruecknahmeBis).epochMilliseconds - now.epochMilliseconds
    return left > 0 ? { art: 'beendet', sekunden: Math.ceil(left / 1000) } : null
  }
  if (compare(now, at(buchung.bis)) >= 0) return null
  const begun = compare(at(buchung.von), now) <= 0
  return awayOf(buchung, now) ?? { art: 'da', pause: begun ? buchung.pauseMinuten : 0 }
}
