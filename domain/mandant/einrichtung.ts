import { type Booked, MODUL_OF, MODUL_OF_STEP } from '../einrichtungOfKinds.ts'
import { type Bereich, openBereiche } from './bereich.ts'
import { hasModul, type Modul } from './module.ts'

/** The setup steps of a house, in order. */
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

/** What exists of the rooms of a module. */
export interface RoomFacts {
  /** Floor plans in use. */
  readonly plaene: number
  /** Seats and rooms in use on them. */
  readonly plaetze: number
  /** The same, on plans that are open on some day of the week. */
  readonly offenePlaene: number
  readonly offenePlaetze: number
  /** A plan without seats. */
  readonly ohnePlaetze: string | null
  /** A plan with seats that is never open. */
  readonly ohneZeiten: string | null
}

/** What exists in the house now. */
export interface EinrichtungFacts {
  readonly module: readonly string[]
  /** Steps that its administration has dismissed. */
  readonly unnoetig: readonly string[]
  /** It has a logo or a colour of its own. */
  readonly aussehen: boolean
  /** It has an imprint and a privacy text. */
  readonly rechtstexte: boolean
  readonly standorte: number
  readonly raeume: Readonly<Record<Bereich, RoomFacts>>
  /** Cars of the fleet. */
  readonly fahrzeuge: number
  /** Active people who may book a car, and whose licence is valid for driving today. */
  readonly fahrer: number
  /** Active people. */
  readonly menschen: number
  /** Those with any permission. */
  readonly berechtigte: number
}

type StepStand = 'offen' | 'erledigt' | 'unnoetig'

/** What is missing for the first booking of a seat, and of a car. */
type MissingForSeats = 'standort' | 'plan' | 'plaetze' | 'zeiten'
type MissingForCars = 'standort' | 'fahrzeuge' | 'scheine'

export interface Einrichtung {
  readonly schritte: readonly {
    readonly schritt: Step
    readonly stand: StepStand
    /** The floor plan on which to do it, if it concerns one. */
    readonly grundriss: string | null
  }[]
  /** Null if the module is off. */
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
  /** Nothing can be booked yet, in any module of the house. */
  readonly leer: boolean
}

/** The first person, and one more. */
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

/** The first reason that applies. */
function first<T extends string>(...reasons: readonly (readonly [T, boolean])[]): T | null {
  return reasons.find(([, holds]) => holds)?.[0] ?? null
}

/** The floor plan for steps that concern one. */
const GRUNDRISS: Readonly<Partial<Record<Step, (facts: EinrichtungFacts) => string | null>>> = {
  plan: ({ raeume }) => raeume.leseraum.ohnePlaetze,
  zeiten: ({ raeume }) => raeume.leseraum.ohneZeiten,
  planArbeitswelt: ({ raeume }) => raeume.arbeitswelt.ohnePlaetze,
  zeitenArbeitswelt: ({ raeume }) => raeume.arbeitswelt.ohneZeiten,
}

/** The rooms of all modules that the house has. */
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

/** The state of a house's setup: done, missing, and what its people can already do. */
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
