import type { Input } from '@platzwart/contract/operation'
import type { uploadDatei as operation } from '@platzwart/contract/operations/datei'
import type { Context } from 'hono'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import type { Policy } from '../../platform/http/policy.ts'
import { receiveBytes } from './receiveBytes.ts'
import { refuseUpload, uploadDatei } from './uploadDatei.ts'

/** A file that somebody brings into a bucket. */
export function receiveDatei({ deps }: Frame, policy: Policy) {
  return (
    c: Context<AppEnv>,
    ...[bucket, dateiname, { als }]: Input<typeof operation>
  ): Promise<Response> => {
    const target = { bucket, dateiname }
    return receiveBytes(deps, policy, c, {
      bucket,
      als,
      refuseFirst: (call) => refuseUpload(call, target),
      keep: (call, content, key) => uploadDatei(call, target, content, key),
    })
  }
}
