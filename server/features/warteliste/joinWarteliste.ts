import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { lockInOrder } from '../buchung/lockInOrder.ts'
import { refuseIssues } from '../buchung/transition.ts'
import type { Refused, Warteliste, WarteTypes } from './art.ts'
import { readOpenPlaetze, readPlatz } from './queries.ts'
import { recordPlatz } from './recordPlatz.ts'

/**
 * Appends the caller to a queue for something that is not free. Requests of one person are serialised by
 * their lock, so that nobody exceeds the limit of places.
 */
export async function joinWarteliste<T extends WarteTypes>(
  call: Call,
  liste: Warteliste<T>,
  input: T['input'],
) {
  const wish = await liste.wishOf(call, input)
  if ('refusal' in wish) return wish as Refused
  const { tx, person } = call
  const [, plaetze, facts] = await Promise.all([
    lockInOrder(tx, liste.art, { personen: [person.id] }),
    readOpenPlaetze(tx, liste, person.id),
    liste.readFacts(call, wish),
  ])
  const decision = liste.decide(call, wish, facts, plaetze)
  if (!decision.ok) return refuseIssues(decision.issues)
  const row = liste.rowOf(call, wish)
  await liste.insert(tx, row)
  recordPlatz(tx, liste, 'joinWarteliste', [[null, row]])
  const shown = await liste.present(call, (await readPlatz(tx, liste, person.id, row.id)) ?? row)
  if (!shown) return refuse({ status: 404, code: 'nichtGefunden' })
  return { status: 201, body: shown, version: 1 } as const
}
