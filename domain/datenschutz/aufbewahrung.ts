import { type Issue, issue } from '../issue.ts'

interface Rule {
  /** The setting that holds the choice. */
  readonly option: string
  /** Its record in the list of what is kept. */
  readonly bestand: string
  /** The minimum in months. */
  readonly mindestens: number
}

/**
 * The retention periods that a house chooses, in months; 0 is as long as the house exists. Logbooks: section
 * 147 AO, ten years from their last line. Checks of licences prove that the keeper of a vehicle did their
 * duty (section 21 StVG) until that is time-barred. The database also refuses less.
 */
export const AUFBEWAHRUNG = {
  platzbuchungen: { option: 'aufbewahrung.platzbuchungen', bestand: 'platzbuchung', mindestens: 1 },
  fahrten: { option: 'aufbewahrung.fahrten', bestand: 'fahrten', mindestens: 1 },
  schaeden: { option: 'aufbewahrung.schaeden', bestand: 'schaden', mindestens: 1 },
  pruefungen: { option: 'aufbewahrung.pruefungen', bestand: 'fuehrerschein', mindestens: 36 },
  fahrtenbuecher: { option: 'aufbewahrung.fahrtenbuecher', bestand: 'fahrtenbuch', mindestens: 132 },
  protokoll: { option: 'aufbewahrung.protokoll', bestand: 'protokoll', mindestens: 13 },
} as const satisfies Record<string, Rule>

export type AufbewahrungArt = keyof typeof AUFBEWAHRUNG

export const AUFBEWAHRUNG_ARTEN = Object.keys(AUFBEWAHRUNG) as [AufbewahrungArt, ...AufbewahrungArt[]]

export function optionFor<A extends AufbewahrungArt>(art: A): (typeof AUFBEWAHRUNG)[A]['option'] {
  return AUFBEWAHRUNG[art].option
}

/**
 * The day before which records are deleted; null: none are. Calendar months, counted from a day in the
 * Mandant's zone.
 */
export function retainedSince(heute: Temporal.PlainDate, monate: number): Temporal.PlainDate | null {
  return monate === 0 ? null : heute.subtract({ months: monate })
}

/** Refuses a choice shorter than the legal minimum; 0 is for ever. */
export function fristIssues(art: AufbewahrungArt, monate: number): Issue[] {
  const { mindestens } = AUFBEWAHRUNG[art]
  if (monate === 0 || monate >= mindestens) return []
  return [issue('aufbewahrung.zuKurz', { monate: mindestens }, { field: optionFor(art) })]
}
