import { type Booked, MODUL_OF } from '../einrichtungOfKinds.ts'

/** What a house begins with, in the order in which it is done. */
export const STEPS = [
  'aussehen',
  'standort',
  'plan',
  'zeiten',
  'fahrzeuge',
  'scheine',
  'menschen',
  'rechte',
] as const

export type Step = (typeof STEPS)[number]

/** What stands in the house now. */
export interface EinrichtungFacts {
  readonly module: readonly string[]
  /** Steps that its administration does without. */
  readonly unnoetig: readonly string[]
  /** It has a logo or a colour of its own. */
  readonly aussehen: boolean
  readonly standorte: number
  /** Floor plans that are offered. */
  readonly plaene: number
  /** Seats and rooms on them that are in use. */
  readonly plaetze: number
  /** The same, where a plan is open on some day of the week. */
  readonly offenePlaene: number
  readonly offenePlaetze: number
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
  readonly schritte: readonly { readonly schritt: Step; readonly stand: StepStand }[]
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

/** Steps that only a house with such bookings takes. */
const FOR: Readonly<Partial<Record<Step, Booked>>> = {
  plan: 'plaetze',
  zeiten: 'plaetze',
  fahrzeuge: 'fahrzeuge',
  scheine: 'fahrzeuge',
}

/** Whoever was there first, and somebody beside them. */
const NOT_ALONE = 2

const DONE: Readonly<Record<Step, (facts: EinrichtungFacts) => boolean>> = {
  aussehen: ({ aussehen }) => aussehen,
  standort: ({ standorte }) => standorte > 0,
  plan: ({ plaetze }) => plaetze > 0,
  zeiten: ({ offenePlaetze }) => offenePlaetze > 0,
  fahrzeuge: ({ fahrzeuge }) => fahrzeuge > 0,
  scheine: ({ fahrer }) => fahrer > 0,
  menschen: ({ menschen }) => menschen >= NOT_ALONE,
  rechte: ({ berechtigte }) => berechtigte >= NOT_ALONE,
}

/** The first that holds. */
function first<T extends string>(...reasons: readonly (readonly [T, boolean])[]): T | null {
  return reasons.find(([, holds]) => holds)?.[0] ?? null
}

function plaetzeOf(facts: EinrichtungFacts): NonNullable<Einrichtung['plaetze']> {
  const fehlt = first<MissingForSeats>(
    ['standort', facts.standorte === 0],
    ['plan', facts.plaene === 0],
    ['plaetze', facts.plaetze === 0],
    ['zeiten', facts.offenePlaetze === 0],
  )
  return { anzahl: facts.offenePlaetze, raeume: facts.offenePlaene, fehlt }
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
  const has = (booked: Booked | undefined) => booked === undefined || facts.module.includes(MODUL_OF[booked])
  const schritte = STEPS.filter((schritt) => has(FOR[schritt])).map((schritt) => ({
    schritt,
    stand: standOf(schritt, facts),
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
