import type { GrundrissView } from '@platzwart/contract/leseraum'
import { drawRoom } from '@platzwart/domain/grundriss/drawRoom'
import type { Bereich } from '@platzwart/domain/mandant/bereich'
import { unitsOf } from './metres.ts'

export const PLAN_STARTS = ['raum', 'bild'] as const
export type PlanStart = (typeof PLAN_STARTS)[number]

/** What the form of a plan holds, lengths in metres. */
export interface PlanValues {
  readonly bezeichnung: string
  readonly standortId: string
  readonly bereich: Bereich
  readonly etage: string
  /** Empty: by name. */
  readonly rang: number | null
  readonly beschreibung: string
  readonly link: string
  readonly breite: number | null
  readonly hoehe: number | null
  readonly aktiv: boolean
  /** Floor, walls and tables are drawn anew. */
  readonly neuZeichnen: boolean
  /** What a new one begins with. */
  readonly beginn: PlanStart
}

/** A room of a size that many have. */
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

/** As the API takes it. */
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
