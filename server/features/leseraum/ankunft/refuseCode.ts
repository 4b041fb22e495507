import { issue } from '@platzwart/domain/issue'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { isCodeOf, readCoded } from './platzcode.ts'

const UNKNOWN = { status: 404, code: 'nichtGefunden' } as const

/** Null when this is a code of the seat that holds now; 404 when the house has no such seat. */
export async function refuseCode({ tx, deps, now }: Call, leseraumId: string, code: string) {
  const seat = await readCoded(tx, leseraumId)
  if (!seat) return refuse(UNKNOWN)
  if (isCodeOf(deps.secret, seat, code, now)) return null
  const issues = [issue('leseraum.codeGiltNicht', {}, { field: 'code' })]
  return refuse({ status: 422, code: 'leseraum.codeGiltNicht', issues })
}
