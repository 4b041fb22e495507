import type { BuchungView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum/ankunft'
import { ask } from '../../../platform/api.ts'

/** The query key prefix of a seat's check-in page. */
export const PLATZ = 'ankunft'

const STEP = {
  checkOut: wire.checkOutLeseraumBuchung,
  undoCheckOut: wire.undoCheckOutLeseraumBuchung,
  pause: wire.pauseLeseraumBuchung,
  resume: wire.resumeLeseraumBuchung,
} as const

export type StayStep = keyof typeof STEP

/** A step of somebody who is checked in; the server decides, and returns the booking after it. */
export function takeStayStep(
  schritt: StayStep,
  id: string,
  idempotencyKey: string,
  code?: string,
): Promise<BuchungView> {
  // Returning by the seat's code proves presence, whether or not the house requires that.
  if (schritt === 'resume' && code) return ask(wire.resumeAmPlatz, { id, body: { code }, idempotencyKey })
  return ask(STEP[schritt], { id, idempotencyKey })
}
