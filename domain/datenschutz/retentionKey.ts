import { AUFBEWAHRUNG } from './aufbewahrung.ts'
import type { Retention } from './retention.ts'

/** The key of the phrase that says how long something is kept, and the number that goes into it. */
export function retentionKey(kept: Retention) {
  if ('solange' in kept) return [`solange.${kept.solange}`, undefined] as const
  if ('waehlbar' in kept) return ['waehlbar', AUFBEWAHRUNG[kept.waehlbar].mindestens] as const
  if ('stunden' in kept) return ['stunden', kept.stunden] as const
  if ('tage' in kept) return ['tage', kept.tage] as const
  return ['monate', kept.monate] as const
}
