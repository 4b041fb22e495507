import type { AufbewahrungArt } from './aufbewahrung.ts'

/** How long a record is kept: a length of time, or as long as something is there. */
export type Kept =
  | { readonly stunden: number }
  | { readonly tage: number }
  | { readonly monate: number }
  /** What the house chooses, with the least that the law leaves it. */
  | { readonly waehlbar: AufbewahrungArt }
  | { readonly solange: 'konto' | 'person' | 'haus' | 'gegenstand' | 'betreiber' | 'sperre' }

/** What is kept for a length of time that no house chooses; the jobs that delete it take it from here. */
export const KEPT = {
  /** 400 days at most from the sign-in on, and thirty after its end. */
  sitzung: { tage: 430 },
  versuch: { stunden: 24 },
  zweitePerson: { stunden: 2 },
  warteplatz: { tage: 14 },
  erinnerung: { monate: 24 },
  ausfuhr: { stunden: 24 },
  einfuhr: { stunden: 24 },
  hausdatei: { stunden: 24 },
  benachrichtigung: { tage: 14 },
  wiederholschluessel: { stunden: 24 },
  auftrag: { stunden: 48 },
  betreiber: { monate: 24 },
  /** 400 days: the longest that browsers keep a cookie, and the specification's own limit (section 9). */
  geraet: { tage: 400 },
} as const satisfies Record<string, Kept>

/** Hours of a length of time; a month has at most 31 days, so that nothing goes too early. */
export function keptHours(
  kept: { readonly stunden: number } | { readonly tage: number } | { readonly monate: number },
): number {
  if ('stunden' in kept) return kept.stunden
  return 'tage' in kept ? kept.tage * 24 : kept.monate * 31 * 24
}
