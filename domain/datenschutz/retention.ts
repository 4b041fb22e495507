import type { AufbewahrungArt } from './aufbewahrung.ts'

/** How long a record is kept: for a fixed time, or as long as something else exists. */
export type Retention =
  | { readonly stunden: number }
  | { readonly tage: number }
  | { readonly monate: number }
  /** The house chooses, within the legal minimum. */
  | { readonly waehlbar: AufbewahrungArt }
  | { readonly solange: 'konto' | 'person' | 'haus' | 'gegenstand' | 'betreiber' | 'sperre' }

/** Fixed retention periods; the jobs that delete the records read them from here. */
export const RETENTION = {
  /** 400 days from the sign-in at most, and thirty after its end. */
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
} as const satisfies Record<string, Retention>

/** A length of time in hours; a month counts 31 days, so that nothing is deleted too early. */
export function retentionHours(
  kept: { readonly stunden: number } | { readonly tage: number } | { readonly monate: number },
): number {
  if ('stunden' in kept) return kept.stunden
  return 'tage' in kept ? kept.tage * 24 : kept.monate * 31 * 24
}
