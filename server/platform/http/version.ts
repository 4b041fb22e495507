import { type Call, refuse } from './endpoint.ts'
import { versionOf } from './etag.ts'

/**
 * The optimistic-locking check of an upsert; null when the record may be written. An existing record requires
 * the version that was read (428 without, 412 with its current state when it differs). A new record needs
 * none; a version for a missing record is 412.
 * @param current the locked database row; undefined when there is none
 */
export function refuseStale<T extends { readonly version: number; readonly id?: string }>(
  call: Call,
  current: T | undefined,
  present: (current: T) => unknown,
) {
  const header = call.ifMatch
  if (current === undefined) {
    return header ? refuse({ status: 412, code: 'anfrage.versionVeraltet' }) : null
  }
  const expected = versionOf(header)
  if (expected === null) return refuse({ status: 428, code: 'anfrage.versionFehlt' })
  if (expected === current.version) return null
  const { id } = current
  return refuse({
    status: 412,
    code: 'anfrage.versionVeraltet',
    current: present(current),
    ...(id === undefined ? {} : { objektId: id }),
  })
}
