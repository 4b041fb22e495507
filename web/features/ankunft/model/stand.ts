import type { BuchungView } from '@platzwart/contract/leseraum'

const at = (instant: string) => Temporal.Instant.from(instant)
const compare = Temporal.Instant.compare

export type Stand =
  | { readonly art: 'da' }
  /** It ended early, and that can be undone for so many seconds more. */
  | { readonly art: 'beendet'; readonly sekunden: number }

/** What whoever is checked in can do; null when that is nothing. The server decides. */
export function standOf(buchung: BuchungView, now: Temporal.Instant): Stand | null {
  if (buchung.status !== 'durchgeführt' || buchung.rolle === 'andere') return null
  if (buchung.ruecknahmeBis !== null) {
    const left = at(buchung.ruecknahmeBis).epochMilliseconds - now.epochMilliseconds
    return left > 0 ? { art: 'beendet', sekunden: Math.ceil(left / 1000) } : null
  }
  const running = compare(at(buchung.von), now) <= 0 && compare(now, at(buchung.bis)) < 0
  return running ? { art: 'da' } : null
}
