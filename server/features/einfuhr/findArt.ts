import type { EinfuhrName } from '@platzwart/domain/einfuhr/arten'
import type { EinfuhrArt } from '../../platform/einfuhrArt.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { ProblemError } from '../../platform/http/problem.ts'

/** The kind of this name. @throws the refusal of a kind whose module the house has switched off */
export function findArt({ deps, konfiguration }: Call, art: EinfuhrName): EinfuhrArt {
  const kind = deps.einfuhren.find((one) => one.art === art)
  if (!kind) throw new Error(`nobody reads a file of ${art}`)
  const { modul } = kind
  if (modul && !konfiguration.mandant.module.includes(modul))
    throw new ProblemError({ status: 404, code: 'modul.aus', data: { modul } })
  return kind
}
