import type { EinfuhrName } from '@platzwart/domain/einfuhr/arten'
import type { EinfuhrArt } from '../../platform/einfuhrArt.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { requireModul } from '../../platform/konfiguration/requireModul.ts'

/** The kind of this name. @throws the refusal of a kind whose module the house has switched off, or that is closed there */
export function findArt(call: Call, art: EinfuhrName): EinfuhrArt {
  const kind = call.deps.einfuhren.find((one) => one.art === art)
  if (!kind) throw new Error(`nobody reads a file of ${art}`)
  requireModul(call, kind.modul)
  const closed = kind.closed?.(call) ?? null
  if (closed) throw new ProblemError(closed)
  return kind
}
