import type { WarteplatzView } from '@platzwart/contract/leseraum/warteliste'
import type { Say } from '@platzwart/phrases/say'

type Angebot = NonNullable<WarteplatzView['angebot']>

/** An entry with a current offer. */
export interface Offered extends WarteplatzView {
  readonly angebot: Angebot
}

export const offeredOf = (places: readonly WarteplatzView[]): Offered[] =>
  places.filter((one): one is Offered => one.status === 'angeboten' && one.angebot !== null)

/** A short text of what an entry waits for. */
export function targetOf(t: Say<'warteliste'>, { bezeichnung, zone, ausstattung }: WarteplatzView): string {
  if (bezeichnung !== null) return bezeichnung
  if (zone !== null) return t('imBereich', { zone })
  return ausstattung === null ? t('egal') : t('mit', { name: ausstattung })
}

/** Whole seconds left; 0 once expired. */
export function secondsLeft({ gueltigBis }: Angebot, jetzt: Temporal.Instant): number {
  const left = Temporal.Instant.from(gueltigBis).epochMilliseconds - jetzt.epochMilliseconds
  return Math.max(0, Math.ceil(left / 1000))
}

/** Formats a countdown: `14:05`. */
export function countdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Whether an entry accepts a part of its period; compares elapsed minutes. */
export function isPart({ von, bis, mindestens }: WarteplatzView): boolean {
  const whole = Temporal.Instant.from(bis).epochMilliseconds - Temporal.Instant.from(von).epochMilliseconds
  return mindestens * 60_000 < whole
}
