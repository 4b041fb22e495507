import type { fahrzeugQuerySchema } from '@platzwart/contract/fahrzeug'
import { bareKennzeichen } from '@platzwart/domain/fahrzeug/kennzeichen'
import { plainLetters } from '@platzwart/domain/plainLetters'
import type { z } from 'zod'
import type { FlottenFahrzeug } from './flotte.ts'

type Query = z.output<typeof fahrzeugQuerySchema>

/** What the list, the search and the overview can be narrowed by. */
export type FahrzeugFilter = Pick<
  Query,
  | 'standortId'
  | 'kategorie'
  | 'sitze'
  | 'fuehrerscheinklasse'
  | 'kraftstoff'
  | 'getriebe'
  | 'ausstattung'
  | 'suche'
>

const AUSSTATTUNG = ['klimaanlage', 'navigation', 'tempomat', 'sitzheizung'] as const
type Ausstattung = (typeof AUSSTATTUNG)[number]

type Test = (car: FlottenFahrzeug) => boolean

/** The features asked for; null when one is none that a car can have. */
export function parseAusstattung(text: string | undefined): Ausstattung[] | null {
  const names = text === undefined || text === '' ? [] : text.split(',')
  const known = names.filter((name) => AUSSTATTUNG.some((one) => one === name))
  return known.length === names.length ? (known as Ausstattung[]) : null
}

/** A word as it is typed, and as a plate would have it. */
const formsOf = (word: string) => [plainLetters(word), bareKennzeichen(word).toLowerCase()]

/** One test for each condition that was given: thousands of cars are asked at every search. */
function testsOf(filter: FahrzeugFilter): Test[] {
  const { standortId, kategorie, sitze, fuehrerscheinklasse, kraftstoff, getriebe } = filter
  const words = (filter.suche ?? '').split(/\s+/).filter(Boolean).map(formsOf)
  const tests: (Test | false)[] = [
    standortId !== undefined && ((car) => car.standortId === standortId),
    kategorie !== undefined && ((car) => car.kategorie === kategorie),
    sitze !== undefined && ((car) => car.sitze >= sitze),
    fuehrerscheinklasse !== undefined && ((car) => car.fuehrerscheinklasse === fuehrerscheinklasse),
    kraftstoff !== undefined && ((car) => car.stammdaten.kraftstoff === kraftstoff),
    getriebe !== undefined && ((car) => car.stammdaten.getriebe === getriebe),
    ...(parseAusstattung(filter.ausstattung) ?? []).map(
      (name) => (car: FlottenFahrzeug) => car.stammdaten[name],
    ),
    ...words.map(
      (forms) => (car: FlottenFahrzeug) => forms.some((form) => form !== '' && car.suchtext.includes(form)),
    ),
  ]
  return tests.filter((test) => test !== false)
}

/** Whether a filter lets a car through; null when it lets all. */
export function filterOf(filter: FahrzeugFilter): Test | null {
  const tests = testsOf(filter)
  return tests.length === 0 ? null : (car) => tests.every((test) => test(car))
}

/** The cars that a filter lets through, in their order. */
export function findFahrzeuge(
  cars: readonly FlottenFahrzeug[],
  filter: FahrzeugFilter,
): readonly FlottenFahrzeug[] {
  const test = filterOf(filter)
  return test === null ? cars : cars.filter(test)
}
