import { findWithoutPages, type Modul } from '@platzwart/domain/mandant/module'
import { ProblemError } from '../../platform/http/problem.ts'

/** @throws ProblemError 422 for a module that is switched on and has no pages yet; a house that had it before keeps it. */
export function refuseModule(had: readonly string[], wanted: readonly Modul[]): void {
  const found = findWithoutPages(had, wanted)
  if (found === null) return
  const code = 'mandant.modulOhneSeiten'
  const { modul, index } = found
  throw new ProblemError({ status: 422, code, issues: [{ code, field: `module.${index}`, data: { modul } }] })
}
