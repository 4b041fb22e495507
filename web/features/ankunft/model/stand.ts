import type { BuchungView } from '@platzwart/contract/leseraum'

const at = (instant: string) => Temporal.Instant.from(instant)
const compare = Temporal.Instant.compare

export type Stand =
  | {
      readonly art: 'da'
      /** Minutes that they may be away now; 0: not at all. */
      readonly pause: number
    }
  /** Away, and back in time until then. */
  | { readonly art: 'pause'; readonly bis: Temporal.Instant; readonly sekunden: number }
  /** Not back in time: the server gives the rest away within a minute. */
  | { readonly art: 'pauseVorbei' }
  /** It ended early, and that can be undone for so many seconds more. */
  | { readonly art: 'beendet'; readonly sekunden: number }

/** How somebody who is checked in is away; null where they are not. A pause that lasts as long as the booking does takes nothing from anybody. */
export function awayOf({ pauseBis, bis }: Pick<BuchungView, 'pauseBis' | 'bis'>, now: Temporal.Instant) {
  if (pauseBis === null) return null
  const left = at(pauseBis).epochMilliseconds - now.epochMilliseconds
  if (left > 0) return { art: 'pause', bis: at(pauseBis), sekunden: Math.ceil(left / 1000) } as const
  return compare(at(pauseBis), at(bis)) < 0 ? ({ art: 'pauseVorbei' } as const) : null
}

/** What whoever is checked in can do; null when that is nothing. The server decides. */
export function standOf(buchung: BuchungView, now: Temporal.Instant): Stand | null {
  if (buchung.status !== 'durchgeführt' || buchung.rolle === 'andere') return null
  if (buchung.ruecknahmeBis !== null) {
    const left = at(buchung.ruecknahmeBis).epochMilliseconds - now.epochMilliseconds
    return left > 0 ? { art: 'beendet', sekunden: Math.ceil(left / 1000) } : null
  }
  const running = compare(at(buchung.von), now) <= 0 && compare(now, at(buchung.bis)) < 0
  if (!running) return null
  return awayOf(buchung, now) ?? { art: 'da', pause: buchung.pauseMinuten }
}
