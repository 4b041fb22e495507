import type { Attention, Figures } from '@platzwart/contract/berechtigung'
import { PAGE } from '@platzwart/contract/paths'
import type { FigureName } from '@platzwart/domain/berechtigung/figures'

/** A tile of the overview. */
export type Tile =
  | {
      readonly art: 'plaetze'
      readonly to: string
      readonly belegt: number
      readonly alle: number
      readonly heute: number
    }
  | {
      readonly art: 'fahrzeuge'
      readonly to: string
      readonly belegt: number
      readonly alle: number
      readonly heute: number
    }
  | {
      readonly art: 'betrieb'
      readonly to: string
      readonly ruhig: boolean
      readonly ueberfaellig: number
      readonly gescheitert: number
      readonly wartend: number
    }

/** The tiles for which the person gets figures: what is taken, what is out, and whether the jobs run. */
export function tilesOf(figures: Figures, attention: Attention): readonly Tile[] {
  const figure = (name: FigureName) => figures.find((one) => one.name === name)?.anzahl
  const waiting = (name: Attention[number]['name']) => attention.find((one) => one.name === name)?.anzahl ?? 0
  const plaetze = figure('plaetze')
  const fahrzeuge = figure('fahrzeuge')
  const runs = figure('auftraege') ?? figure('mailsWartend')
  const ueberfaellig = waiting('auftraegeUeberfaellig')
  const gescheitert = waiting('mailsGescheitert')
  return [
    plaetze === undefined || plaetze === 0
      ? []
      : {
          art: 'plaetze' as const,
          to: PAGE.adminAuslastung,
          belegt: figure('plaetzeBelegt') ?? 0,
          alle: plaetze,
          heute: figure('platzbuchungen') ?? 0,
        },
    fahrzeuge === undefined || fahrzeuge === 0
      ? []
      : {
          art: 'fahrzeuge' as const,
          to: PAGE.adminFahrzeuge,
          belegt: figure('fahrzeugeUnterwegs') ?? 0,
          alle: fahrzeuge,
          heute: figure('fahrten') ?? 0,
        },
    runs === undefined
      ? []
      : {
          art: 'betrieb' as const,
          to: figure('auftraege') === undefined ? PAGE.adminPostausgang : PAGE.adminAuftraege,
          ruhig: ueberfaellig === 0 && gescheitert === 0,
          ueberfaellig,
          gescheitert,
          wartend: figure('mailsWartend') ?? 0,
        },
  ].flat()
}
