import { type AnyModul, hasModul, namedModul } from '@platzwart/domain/mandant/module'
import { ProblemError } from '../http/problem.ts'
import type { Configured } from './konfiguration.ts'

/**
 * Refuses a module that is off (T4); of several, one that is on suffices.
 * @throws ProblemError 404 `modul.aus`
 */
export function requireModul(
  { konfiguration }: Pick<Configured, 'konfiguration'>,
  modul: AnyModul | null | undefined,
): void {
  if (modul && !hasModul(konfiguration.mandant.module, modul))
    throw new ProblemError({ status: 404, code: 'modul.aus', data: { modul: namedModul(modul) } })
}
