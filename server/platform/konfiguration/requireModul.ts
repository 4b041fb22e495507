import { type AnyModul, hasModul, namedModul } from '@platzwart/domain/mandant/module'
import { ProblemError } from '../http/problem.ts'
import type { Configured } from './konfiguration.ts'

/** T4: of a module that is off there is nothing; of several, one that is on is enough. @throws ProblemError 404 `modul.aus` */
export function requireModul(
  { konfiguration }: Pick<Configured, 'konfiguration'>,
  modul: AnyModul | null | undefined,
): void {
  if (modul && !hasModul(konfiguration.mandant.module, modul))
    throw new ProblemError({ status: 404, code: 'modul.aus', data: { modul: namedModul(modul) } })
}
