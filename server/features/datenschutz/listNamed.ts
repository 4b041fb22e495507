import type { Anlage } from '@platzwart/contract/operations/datenschutz'
import { NAMENSGRUENDE } from '@platzwart/domain/datenschutz/namesOthers'
import { hasModul } from '@platzwart/domain/mandant/module'
import type { Deps } from '../../platform/deps.ts'
import { NAMES_OTHERS, POLICIES } from '../../platform/http/policy.ts'

/** Where people are named in staff-council mode, too: by its reason each operation that a house with these modules has, who may ask it, and each mail. */
export function listNamed(
  module: readonly string[],
  { namesInMails }: Pick<Deps, 'namesInMails'>,
): Anlage['namen'] {
  const written = namesInMails.filter(({ modul }) => hasModul(module, modul))
  const named = [...NAMES_OTHERS].flatMap(([id, { stays }]) => {
    const policy = POLICIES.get(id)
    if (stays === undefined || !hasModul(module, policy?.modul)) return []
    return [{ id, grund: stays, leser: policy?.anyOf ?? [] }]
  })
  return NAMENSGRUENDE.flatMap((grund) => {
    const ours = named.filter((one) => one.grund === grund)
    const mails = [...new Set(written.flatMap(({ typ, stays }) => (stays === grund ? typ : [])))].toSorted()
    if (ours.length + mails.length === 0) return []
    const leser = [...new Set(ours.flatMap((one) => one.leser))].toSorted()
    return [{ grund, leser, operationen: ours.map(({ id }) => id).toSorted(), mails }]
  })
}
