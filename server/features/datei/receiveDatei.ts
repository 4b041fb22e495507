import type { Input } from '@platzwart/contract/operation'
import type { uploadDatei as operation } from '@platzwart/contract/operations/datei'
import type { Context } from 'hono'
import { admit, settle } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import type { Policy } from '../../platform/http/policy.ts'
import { readContent } from './content.ts'
import { newKey, refuseUpload, uploadDatei, uploadProblem } from './uploadDatei.ts'

/** Asks first, then reads the bytes, then stores them, then records them: no record without bytes, whatever breaks off where. */
export function receiveDatei({ deps }: Frame, policy: Policy) {
  return async (
    c: Context<AppEnv>,
    ...[bucket, dateiname, { als }]: Input<typeof operation>
  ): Promise<Response> => {
    const target = { bucket, dateiname }
    const admitted = await admit(deps, policy, c, async (call) => {
      const refused = await refuseUpload(call, target)
      return refused ?? { mandantId: call.tx.scope.mandantId, benutzerId: call.person.id }
    })
    if (admitted instanceof Response) return admitted
    const refuse = (error: unknown) => {
      throw uploadProblem(error, c.get('sprache'))
    }
    const content = await readContent(c.req.raw, als, admitted.benutzerId).catch(refuse)
    const key = newKey(admitted.mandantId, bucket, deps.clock.now())
    await deps.storage.put(key, content.bytes).catch(refuse)
    let kept = false
    try {
      const recorded = settle(
        deps,
        policy,
        c,
        (call) => {
          call.tx.afterCommit(() => {
            kept = true
          })
          return uploadDatei(call, target, content, key)
        },
        // The bytes are read; what a repeated request is compared by is their hash.
        { origin: content.herkunft },
      )
      return await recorded
    } finally {
      // Refused, or a repetition whose answer was known: the sweep would find them too.
      if (!kept) await deps.storage.remove([key]).catch(() => undefined)
    }
  }
}
