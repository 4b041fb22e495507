import type { Call } from '../../platform/http/endpoint.ts'
import { presentFahrt, viewerOf } from './present.ts'
import type { FahrtWithNames } from './queries.ts'

/** A trip as it is shown to somebody of whom another feature knows that they may see it: who approves it. */
export function showFahrt(call: Call, row: FahrtWithNames) {
  return presentFahrt(row, viewerOf(call))
}
