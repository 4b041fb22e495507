import { type Booked, MODUL_OF, MODUL_OF_STEP } from '../einrichtungOfKinds.ts'
import { type Bereich, openBereiche } from './bereich.ts'
import { hasModul, type Modul } from './module.ts'

/** What a house begins with, in the order in which it is done. */
export const STEPS = [
  'aussehen',
  'rechtstexte',
  'standort',
  'plan',
  'zeiten',
  'planArbeitswelt',
  'zeitenArbeitswelt',
  'fahrzeuge',
  'scheine',
  'menschen',
  'rechte',
] as const

export type Step = (typeof STEPS)[number]

/** What stands of the rooms of a module. */
export interface RoomFacts {
  /** Floor plans that are offered. */
  readonly plaene: number
  /** Seats and rooms on them that are in use. */
  readonly plaetze: number
  /** The same, where a plan is open on some day of the week. */
  readonly offenePlaene: number
  readonly offenePlaetze: number
  /** A plan that has no seats. */
  readonly ohnePlaetze: string | null
  /** A plan with seats that is never open. */
  readonly ohneZeiten: string | null
}

/** What stands in the house now. */
export interface EinrichtungFacts {
  readonly module: readonly string[]
  /** Steps that its administration does without. */
  readonly unnoetig: readonly string[]
  /** It has a logo or a colour of its own. */
  readonly aussehen: boolean
  /** It has an imprint and a privacy text. */
  readonly rechtstexte: boolean
  readonly standorte: number
  readonly raeume: Readonly<Record<Bereich, RoomFacts>>
  /** Cars of the fleet. */
  readonly fahrzeuge: number
  /** Active people who may book a car, and whose licence lets them drive today. */
  readonly fahrer: number
  /** Active people. */
  readonly menschen: number
  /** Of them, who holds any permission. */
  readonly berechtigte: number
}

type StepStand = 'offen' | 'erledigt' | 'unnoetig'

/** What stands in the way of the first booking of a seat, and of a car. */
type MissingForSeats = 'standort' | 'plan' | 'plaetze' | 'zeiten'
type MissingForCars = 'standort' | 'fahrzeuge' | 'scheine'

export interface Einrichtung {
  readonly schritte: readonly {
    readonly schritt: Step
    readonly stand: StepStand
    /** The floor plan that it is done on, where it is one. */
    readonly grundriss: string | null
  }[]
  /** Null where the module is off. */
  readonly plaetze: {
    readonly anzahl: number
    readonly raeume: number
    readonly fehlt: MissingForSeats | null
  } | null
  readonly fahrzeuge: {
    readonly anzahl: number
    readonly fahrer: number
    readonly fehlt: MissingForCars | null
  } | null
  /** Nothing can be booked yet, of whatever the house has switched on. */
  readonly leer: boolean
}

/** Whoever was there first, and somebody beside them. */
const NOT_ALONE = 2

const DONE: Readonly<Record<Step, (facts: EinrichtungFacts) => boolean>> = {
  aussehen: ({ aussehen }) => aussehen,
  rechtstexte: ({ rechtstexte }) => rechtstexte,
  standort: ({ standorte }) => standorte > 0,
  plan: ({ raeume }) => raeume.leseraum.plaetze > 0,
  zeiten: ({ raeume }) => raeume.leseraum.offenePlaetze > 0,
  planArbeitswelt: ({ raeume }) => raeume.arbeitswelt.plaetze > 0,
  zeitenArbeitswelt: ({ raeume }) => raeume.arbeitswelt.offenePlaetze > 0,
  fahrzeuge: ({ fahrzeuge }) => fahrzeuge > 0,
  scheine: ({ fahrer }) => fahrer > 0,
  menschen: ({ menschen }) => menschen >= NOT_ALONE,
  rechte: ({ berechtigte }) => berechtigte >= NOT_ALONE,
}

/** The first that holds. */
function first<T extends string>(...reasons: readonly (readonly [T, boolean])[]): T | null {
  return reasons.find(([, holds]) => holds)?.[0] ?? null
}

/** Where a step is done that is about one floor plan. */
const GRUNDRISS: Readonly<Partial<Record<Step, (facts: EinrichtungFacts) => string | null>>> = {
  plan: ({ raeume }) => raeume.leseraum.ohnePlaetze,
  zeiten: ({ raeume }) => raeume.leseraum.ohneZeiten,
  planArbeitswelt: ({ raeume }) => raeume.arbeitswelt.ohnePlaetze,
  zeitenArbeitswelt: ({ raeume }) => raeume.arbeitswelt.ohneZeiten,
}

/** Of all modules with rooms that the house has. */
function plaetzeOf(facts: EinrichtungFacts): NonNullable<Einrichtung['plaetze']> {
  const rooms = openBereiche(facts.module).map((bereich) => facts.raeume[bereich])
  const sum = (name: 'plaene' | 'plaetze' | 'offenePlaene' | 'offenePlaetze') =>
    rooms.reduce((total, one) => total + one[name], 0)
  const fehlt = first<MissingForSeats>(
    ['standort', facts.standorte === 0],
    ['plan', sum('plaene') === 0],
    ['plaetze', sum('plaetze') === 0],
    ['zeiten', sum('offenePlaetze') === 0],
  )
  return { anzahl: sum('offenePlaetze'), raeume: sum('offenePlaene'), fehlt }
}

function fahrzeugeOf(facts: EinrichtungFacts): NonNullable<Einrichtung['fahrzeuge']> {
  const fehlt = first<MissingForCars>(
    ['standort', facts.standorte === 0],
    ['fahrzeuge', facts.fahrzeuge === 0],
    ['scheine', facts.fahrer === 0],
  )
  return { anzahl: facts.fahrzeuge, fahrer: facts.fahrer, fehlt }
}

/** What is done of a house's beginning, what is missing, and what its people can already do. */
export function einrichtungOf(facts: EinrichtungFacts): Einrichtung {
  const has = (booked: Booked) => hasModul(facts.module, MODUL_OF[booked])
  const modulOf: Readonly<Partial<Record<Step, Modul>>> = MODUL_OF_STEP
  const schritte = STEPS.filter((schritt) => hasModul(facts.module, modulOf[schritt])).map((schritt) => ({
    schritt,
    stand: standOf(schritt, facts),
    grundriss: GRUNDRISS[schritt]?.(facts) ?? null,
  }))
  const plaetze = has('plaetze') ? plaetzeOf(facts) : null
  const fahrzeuge = has('fahrzeuge') ? fahrzeugeOf(facts) : null
  const kinds = [plaetze, fahrzeuge].filter((kind) => kind !== null)
  return {
    schritte,
    plaetze,
    fahrzeuge,
    leer: kinds.length > 0 && kinds.every((kind) => kind.fehlt !== null),
  }
}

function standOf(schritt: Step, facts: EinrichtungFacts): StepStand {
  if (DONE[schritt](facts)) return 'erledigt'
  return facts.unnoetig.includes(schritt) ? 'unnoetig' : 'offen'
}
