import type { BuchungView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum/ankunft'
import { ask } from '../../../platform/api.ts'

/** The beginning of the keys of what a seat is to whoever stands at it. */
export const PLATZ = 'ankunft'

const STEP = {
  checkOut: wire.checkOutLeseraumBuchung,
  undoCheckOut: wire.undoCheckOutLeseraumBuchung,
  pause: wire.pauseLeseraumBuchung,
  resume: wire.resumeLeseraumBuchung,
} as const

export type StayStep = keyof typeof STEP

/** A step of whoever is there; the server decides whether it may be taken, and answers with the booking after it. */
export function takeStayStep(
  schritt: StayStep,
  id: string,
  idempotencyKey: string,
  code?: string,
): Promise<BuchungView> {
  // Who comes back by the code at the seat proves to be there, whether the house asks for that or not.
  if (schritt === 'resume' && code) return ask(wire.resumeAmPlatz, { id, body: { code }, idempotencyKey })
  return ask(STEP[schritt], { id, idempotencyKey })
}
