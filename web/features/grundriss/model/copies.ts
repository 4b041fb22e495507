import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import type { GrundrissView } from '@platzwart/contract/leseraum'
import { tablesUnder } from '@platzwart/domain/grundriss/drawRoom'
import { moveTables } from '@platzwart/domain/grundriss/moveTables'
import { placeBeside } from '@platzwart/domain/grundriss/placeBeside'
import { nextName } from './seatValues.ts'

type Plan = Pick<GrundrissView, 'breite' | 'hoehe' | 'zeichnung'>

/** Everything that a seat has, for one that has the same. */
export function sameAs({ id: _, version: __, grundrissId: ___, ...seat }: LeseraumDetail) {
  return { ...seat, ausstattung: seat.ausstattung.map(({ id, anzahl }) => ({ id, anzahl })) }
}

/** Whether the plan is drawn otherwise without these seats. @param seats as they are saved */
export function haveTables(
  { zeichnung }: Pick<Plan, 'zeichnung'>,
  seats: readonly LeseraumDetail[],
  gone: ReadonlySet<string>,
) {
  const left = seats.filter(({ id }) => !gone.has(id))
  return moveTables(zeichnung, seats, left) !== zeichnung
}

/** Tables as a new seat brings them along. */
export const newTables = (
  seats: readonly Pick<LeseraumDetail, 'art' | 'x' | 'y' | 'breite' | 'hoehe' | 'drehung'>[],
) => tablesUnder(seats.filter(({ art }) => art === 'platz')).map(({ d }) => ({ art: 'tisch' as const, d }))

/** The seats of a plan that were just made, in the order in which they were asked for: no two have one name. */
export function madeOf(
  leseraeume: readonly Pick<LeseraumDetail, 'id' | 'version' | 'bezeichnung'>[],
  asked: readonly { readonly bezeichnung: string }[],
) {
  const byName = new Map(leseraeume.map(({ id, version, bezeichnung }) => [bezeichnung, { id, version }]))
  return asked.flatMap(({ bezeichnung }) => byName.get(bezeichnung) ?? [])
}

/**
 * Copies of seats as they are made: beside them, under the next names that nobody has, with all that they have and with tables where those stand
 * at some.
 * @param saved all seats of the plan as they are saved
 */
export function copiesOf(chosen: readonly LeseraumDetail[], saved: readonly LeseraumDetail[], plan: Plan) {
  const names = new Set(saved.map(({ bezeichnung }) => bezeichnung))
  const leseraeume = placeBeside(chosen, plan).map((seat) => {
    const bezeichnung = nextName(seat.bezeichnung, names)
    names.add(bezeichnung)
    return { ...sameAs(seat), bezeichnung }
  })
  const atTables = haveTables(plan, saved, new Set(chosen.map(({ id }) => id)))
  return { leseraeume, tische: atTables ? newTables(leseraeume) : [] }
}
