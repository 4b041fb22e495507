import type { GrundrissView } from '@platzwart/contract/leseraum'
import { drawRoom } from '@platzwart/domain/grundriss/drawRoom'
import type { Bereich } from '@platzwart/domain/mandant/bereich'
import { unitsOf } from './metres.ts'

export const PLAN_STARTS = ['raum', 'bild'] as const
export type PlanStart = (typeof PLAN_STARTS)[number]

/** The values of a plan's form, lengths in metres. */
export interface PlanValues {
  readonly bezeichnung: string
  readonly standortId: string
  readonly bereich: Bereich
  readonly etage: string
  /** Empty: sorted by name. */
  readonly rang: number | null
  readonly beschreibung: string
  readonly link: string
  readonly breite: number | null
  readonly hoehe: number | null
  readonly aktiv: boolean
  /** Regenerates floor, walls and tables. */
  readonly neuZeichnen: boolean
  /** The start of a new one. */
  readonly beginn: PlanStart
}

/** A room of an average size. */
export const newPlan = (standortId: string, bereich: Bereich = 'leseraum'): PlanValues => ({
  bezeichnung: '',
  standortId,
  bereich,
  etage: '',
  rang: null,
  beschreibung: '',
  link: '',
  breite: 14,
  hoehe: 10,
  aktiv: true,
  neuZeichnen: true,
  beginn: 'raum',
})

export function planValuesOf(plan: GrundrissView): PlanValues {
  return {
    bezeichnung: plan.bezeichnung,
    standortId: plan.standort.id,
    bereich: plan.bereich,
    etage: plan.etage ?? '',
    rang: plan.rang ?? null,
    beschreibung: plan.beschreibung,
    link: plan.link ?? '',
    aktiv: plan.aktiv,
    neuZeichnen: false,
    beginn: 'raum',
    breite: plan.breite / 100,
    hoehe: plan.hoehe / 100,
  }
}

/** Converts to the API's shape. */
export function bodyOf(values: PlanValues, seats: GrundrissView['leseraeume']) {
  const { neuZeichnen, beginn: _, link, ...rest } = values
  const breite = unitsOf(values.breite)
  const hoehe = unitsOf(values.hoehe)
  const drawn =
    neuZeichnen && breite !== null && hoehe !== null
      ? {
          zeichnung: drawRoom(
            { breite, hoehe },
            seats.filter(({ art }) => art === 'platz'),
          ),
        }
      : {}
  return { ...rest, breite, hoehe, ...drawn, link: link.trim() === '' ? null : link }
}
