import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import type { GrundrissView } from '@platzwart/contract/leseraum'
import { tablesUnder } from '@platzwart/domain/grundriss/drawRoom'
import { moveTables } from '@platzwart/domain/grundriss/moveTables'
import { placeBeside } from '@platzwart/domain/grundriss/placeBeside'
import { nextName } from './seatValues.ts'

type Plan = Pick<GrundrissView, 'breite' | 'hoehe' | 'zeichnung'>

/** All properties of a seat except its identity, for a copy. */
export function sameAs({ id: _, version: __, grundrissId: ___, ...seat }: LeseraumDetail) {
  return { ...seat, ausstattung: seat.ausstattung.map(({ id, anzahl }) => ({ id, anzahl })) }
}

/** Whether the drawing has tables below these seats. @param seats as saved */
export function haveTables(
  { zeichnung }: Pick<Plan, 'zeichnung'>,
  seats: readonly LeseraumDetail[],
  gone: ReadonlySet<string>,
) {
  const left = seats.filter(({ id }) => !gone.has(id))
  return moveTables(zeichnung, seats, left) !== zeichnung
}

/** Tables for new seats. */
export const newTables = (
  seats: readonly Pick<LeseraumDetail, 'art' | 'x' | 'y' | 'breite' | 'hoehe' | 'drehung'>[],
) => tablesUnder(seats.filter(({ art }) => art === 'platz')).map(({ d }) => ({ art: 'tisch' as const, d }))

/** The just created seats of the plan, in the order of the request: names are unique in a plan. */
export function madeOf(
  leseraeume: readonly Pick<LeseraumDetail, 'id' | 'version' | 'bezeichnung'>[],
  asked: readonly { readonly bezeichnung: string }[],
) {
  const byName = new Map(leseraeume.map(({ id, version, bezeichnung }) => [bezeichnung, { id, version }]))
  return asked.flatMap(({ bezeichnung }) => byName.get(bezeichnung) ?? [])
}

/**
 * Copies of seats: beside them, under the next unused names, with all their properties, and with tables if
 * some of them have one. @param saved all seats of the plan as saved
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
