import { type Issue, issue } from '../issue.ts'

interface Rule {
  /** The setting that says it. */
  readonly option: string
  /** What it is about in the list of what is kept. */
  readonly bestand: string
  /** Months that it must be kept at least. */
  readonly mindestens: number
}

/**
 * What a house chooses how long to keep, in months; 0 is as long as there is the house. Logbooks: section 147 AO, ten years from their last line;
 * checks of licences are proof that the keeper of a vehicle did their duty (section 21 StVG) until that is time-barred. The database refuses less, too.
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

/** What is older than this goes; null: nothing does. Months are those of the calendar, of the day in the Mandant's zone. */
export function keptSince(heute: Temporal.PlainDate, monate: number): Temporal.PlainDate | null {
  return monate === 0 ? null : heute.subtract({ months: monate })
}

/** Whether a choice is lawful: for ever, or not shorter than it must be kept. */
export function fristIssues(art: AufbewahrungArt, monate: number): Issue[] {
  const { mindestens } = AUFBEWAHRUNG[art]
  if (monate === 0 || monate >= mindestens) return []
  return [issue('aufbewahrung.zuKurz', { monate: mindestens }, { field: optionFor(art) })]
}
