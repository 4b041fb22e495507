import { decideFahrt } from '@platzwart/domain/fahrzeug/book'
import type { FahrzeugFacts } from '@platzwart/domain/fahrzeug/facts'
import { FUEHRERSCHEINKLASSEN } from '@platzwart/domain/fuehrerschein/klassen'
import { tagOf } from '@platzwart/domain/time/zone'
import type { FahrtWish } from '../../fahrt/facts.ts'
import type { Flotte } from '../../flotte/flotte.ts'

/** The wish but for its car. */
export type CarlessWish = Omit<FahrtWish, 'fahrzeug'>

/** What the rules say about a car, apart from who else has it. */
export interface KindAnswer {
  readonly buchbar: boolean
  readonly freigabeNoetig: boolean
}

/** What the rules look at, car by car, as numbers: thousands are asked at every search. */
interface Columns {
  /** Licence class and booking times, one number for each pair that there is. */
  readonly group: Int32Array
  readonly sitze: Int32Array
  /** Days since 1970; no day is one that is always kept. */
  readonly gueltigVon: Int32Array
  readonly gueltigBis: Int32Array
  readonly uvvBis: Int32Array
}

const ALWAYS_BEFORE = -(2 ** 31)
const ALWAYS_AFTER = 2 ** 31 - 1
const EPOCH = Temporal.PlainDate.from('1970-01-01')

const known = new WeakMap<Flotte, Columns>()

function dayNumber(tag: Temporal.PlainDate): number {
  return EPOCH.until(tag, { largestUnit: 'days' }).days
}

function columnsOf(flotte: Flotte): Columns {
  const kept = known.get(flotte)
  if (kept) return kept
  const { list } = flotte
  const times = new Map<unknown, number>([[null, 0]])
  const groupOf = ({ buchungszeiten, fuehrerscheinklasse }: (typeof list)[number]) => {
    const nr = times.get(buchungszeiten) ?? times.size
    times.set(buchungszeiten, nr)
    return nr * FUEHRERSCHEINKLASSEN.length + FUEHRERSCHEINKLASSEN.indexOf(fuehrerscheinklasse)
  }
  const days = (tag: (car: (typeof list)[number]) => Temporal.PlainDate | null, none: number) =>
    Int32Array.from(list, (car) => {
      const day = tag(car)
      return day === null ? none : dayNumber(day)
    })
  const columns = {
    group: Int32Array.from(list, groupOf),
    sitze: Int32Array.from(list, (car) => car.sitze),
    gueltigVon: days((car) => car.gueltigVon, ALWAYS_BEFORE),
    gueltigBis: days((car) => car.gueltigBis, ALWAYS_AFTER),
    uvvBis: days((car) => car.uvvBis, ALWAYS_AFTER),
  }
  known.set(flotte, columns)
  return columns
}

/**
 * Decides the fleet's cars by their place in its list. Cars that differ in nothing that the rules look at are decided once: of a day in
 * their papers it matters only whether the trip keeps it, of their seats only whether they are enough. The rules themselves are the domain's.
 */
export function decideKinds(
  flotte: Flotte,
  wish: CarlessWish,
  facts: FahrzeugFacts,
): (index: number) => KindAnswer {
  const { group, sitze, gueltigVon, gueltigBis, uvvBis } = columnsOf(flotte)
  const first = dayNumber(tagOf(wish.zeitraum.von, facts.zone))
  const last = dayNumber(tagOf(wish.zeitraum.bis.subtract({ nanoseconds: 1 }), facts.zone))
  const answers: KindAnswer[] = []
  return (index) => {
    const at = (column: Int32Array) => column[index] as number
    const kind =
      at(group) * 16 +
      (at(sitze) >= wish.personen ? 1 : 0) +
      (at(gueltigVon) <= first ? 2 : 0) +
      (at(gueltigBis) >= last ? 4 : 0) +
      (at(uvvBis) >= last ? 8 : 0)
    const decided = answers[kind] ?? answerOf(flotte, index, wish, facts)
    answers[kind] = decided
    return decided
  }
}

function answerOf(flotte: Flotte, index: number, wish: CarlessWish, facts: FahrzeugFacts): KindAnswer {
  const fahrzeug = flotte.list[index]
  if (!fahrzeug) throw new Error('no car at this place of the fleet')
  const decision = decideFahrt({ ...wish, fahrzeug }, facts)
  return {
    buchbar: decision.ok,
    freigabeNoetig: decision.ok && decision.value.freigabeGruende.length > 0,
  }
}
