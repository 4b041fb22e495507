import type { AnyAngebot, AnyPlatz, Offered } from '../art.ts'

const isOffered = <P extends AnyPlatz>(one: P): one is Offered<P> =>
  one.status === 'angeboten' && one.angebot !== null

export const offeredOf = <P extends AnyPlatz>(places: readonly P[]): Offered<P>[] => places.filter(isOffered)

/** Whole seconds that are left; none when it is over. */
export function secondsLeft({ gueltigBis }: AnyAngebot, jetzt: Temporal.Instant): number {
  const left = Temporal.Instant.from(gueltigBis).epochMilliseconds - jetzt.epochMilliseconds
  return Math.max(0, Math.ceil(left / 1000))
}

/** Formats a countdown: `14:05`. */
export function countdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Whether an entry accepts a part of its period; compares elapsed minutes. */
export function isPart({ von, bis, mindestens }: Pick<AnyPlatz, 'von' | 'bis' | 'mindestens'>): boolean {
  const whole = Temporal.Instant.from(bis).epochMilliseconds - Temporal.Instant.from(von).epochMilliseconds
  return mindestens * 60_000 < whole
}
