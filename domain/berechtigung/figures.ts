interface Rule {
  /** The entry of the menu whose page goes into it: nobody is told figures of what they do not look after. */
  readonly entry: string
}

/** What the overview of the administration says of this day and of the system behind it. */
const FIGURES = {
  plaetze: { entry: 'auslastung' },
  plaetzeBelegt: { entry: 'auslastung' },
  platzbuchungen: { entry: 'auslastung' },
  fahrzeuge: { entry: 'fahrzeugeAdmin' },
  fahrzeugeUnterwegs: { entry: 'fahrzeugeAdmin' },
  fahrten: { entry: 'fahrzeugeAdmin' },
  mailsWartend: { entry: 'postausgang' },
  auftraege: { entry: 'auftraege' },
} as const satisfies Record<string, Rule>

export type FigureName = keyof typeof FIGURES

export const FIGURE_NAMES = Object.keys(FIGURES) as [FigureName, ...FigureName[]]

/** Of which somebody is told who sees these entries of the menu. */
export function figuresFor(menue: readonly string[]): readonly FigureName[] {
  return FIGURE_NAMES.filter((name) => menue.includes(FIGURES[name].entry))
}
