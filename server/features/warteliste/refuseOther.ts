import { issue } from '@platzwart/domain/issue'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { versionOf } from '../../platform/http/etag.ts'
import type { AnyPlatz } from './art.ts'

/**
 * Compares If-Match with the place's version; null when they agree. The offer shown may have been withdrawn
 * and replaced since: nobody books or declines an offer they have not seen. Pages of an older release send no
 * version and are let through.
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
