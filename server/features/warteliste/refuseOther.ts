import { issue } from '@platzwart/domain/issue'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { versionOf } from '../../platform/http/etag.ts'
import type { AnyPlatz } from './art.ts'

/**
 * Null when what is answered is what was shown. What was offered may have been withdrawn since, and something else be offered in its place: nobody
 * books or declines what they have not seen. A page of before names no version, and is taken at its word.
 */
export function refuseOther({ ifMatch }: Call, { status, version }: Pick<AnyPlatz, 'status' | 'version'>) {
  const shown = versionOf(ifMatch)
  if (shown === null || shown === version) return null
  if (status !== 'angeboten') return refuse({ status: 412, code: 'anfrage.versionVeraltet' })
  return refuse({
    status: 409,
    code: 'warteliste.anderesAngebot',
    issues: [issue('warteliste.anderesAngebot')],
  })
}
