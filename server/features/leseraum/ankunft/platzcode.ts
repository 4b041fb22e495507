import { PAGE } from '@platzwart/contract/paths'
import { isAccepted, turnOf } from '@platzwart/domain/leseraum/ankunft/turn'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import { isSameSignature, sign } from '../../../platform/signature.ts'

/** Characters of a signature in a code: 132 bits, so that the printed picture stays coarse and is guessed by nobody. */
const LENGTH = 22

/** What of a seat its codes are signed over, with the house that it is in. */
export interface Coded {
  readonly mandantId: string
  readonly id: string
  readonly codeVersion: number
}

type Signing = readonly [secret: string, seat: Coded]

function printed(secret: string, { mandantId, id, codeVersion }: Coded): string {
  return sign(secret, 'platz', mandantId, id, codeVersion).slice(0, LENGTH)
}

function shown(secret: string, { mandantId, id, codeVersion }: Coded, turn: number): string {
  return sign(secret, 'anzeige', mandantId, id, codeVersion, turn).slice(0, LENGTH)
}

/** The code that is printed for a seat; it holds until the codes of its plan are given out anew. */
export const printedCode = (...[secret, seat]: Signing): string => printed(secret, seat)

/** The code that a display shows in this moment: its turn stands before the signature. */
export function shownCode(secret: string, seat: Coded, now: Temporal.Instant): string {
  const turn = turnOf(now)
  return `${turn.toString(36)}.${shown(secret, seat, turn)}`
}

/** Whether somebody who has this code stood at the seat: it is the printed one, or was shown there a moment ago. */
export function isCodeOf(secret: string, seat: Coded, code: string, now: Temporal.Instant): boolean {
  const [first = '', signature, ...more] = code.split('.')
  if (signature === undefined) return isSameSignature(code, printed(secret, seat))
  const turn = Number.parseInt(first, 36)
  const whole = more.length === 0 && turn.toString(36) === first && isAccepted(turn, now)
  return whole && isSameSignature(signature, shown(secret, seat, turn))
}

/** The address in a code. */
export function codeAddress(origin: string, leseraumId: string, code: string): string {
  return `${origin}${PAGE.platz.replace('{id}', leseraumId)}?code=${code}`
}

const SEAT = 'select id, code_version from leseraum where mandant_id = $1 and id = $2'

/** What the codes of a seat are signed over; null when the house has none of this id. */
export async function readCoded(tx: Tx, leseraumId: string): Promise<Coded | null> {
  const { mandantId } = tx.scope
  const row = await tx.first(ready<{ id: string; code_version: number }>(SEAT, mandantId, leseraumId))
  return row ? { mandantId, id: row.id, codeVersion: row.code_version } : null
}
