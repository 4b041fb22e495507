import type { EinfuhrName } from '@platzwart/domain/einfuhr/arten'
import { hasModul, namedModul } from '@platzwart/domain/mandant/module'
import type { EinfuhrArt } from '../../platform/einfuhrArt.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { ProblemError } from '../../platform/http/problem.ts'

/** The kind of this name. @throws the refusal of a kind whose module the house has switched off, or that is closed there */
export function findArt(call: Call, art: EinfuhrName): EinfuhrArt {
  const { deps, konfiguration } = call
  const kind = deps.einfuhren.find((one) => one.art === art)
  if (!kind) throw new Error(`nobody reads a file of ${art}`)
  const { modul } = kind
  if (modul && !hasModul(konfiguration.mandant.module, modul))
    throw new ProblemError({ status: 404, code: 'modul.aus', data: { modul: namedModul(modul) } })
  const closed = kind.closed?.(call) ?? null
  if (closed) throw new ProblemError(closed)
  return kind
}
