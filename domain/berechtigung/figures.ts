interface Rule {
  /** The menu entry whose page shows the details: people see only figures of what they look after. */
  readonly entry: string
}

/** The figures of today and of the system that the administration overview shows. */
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

/** The figures that a person with these menu entries sees. */
export function figuresFor(menue: readonly string[]): readonly FigureName[] {
  return FIGURE_NAMES.filter((name) => menue.includes(FIGURES[name].entry))
}
