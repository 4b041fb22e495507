import type { DateiView } from '@platzwart/contract/datei'
import type { Context } from 'hono'
import type { Deps } from '../../platform/deps.ts'
import { admit, type Call, type Reply, settle } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Policy } from '../../platform/http/policy.ts'
import type { Refusal } from '../../platform/http/problem.ts'
import { type Content, readContent, type Use } from './content.ts'
import { newKey, uploadProblem } from './uploadDatei.ts'

/** What becomes of bytes that somebody brings. */
interface Receiving {
  readonly bucket: DateiView['bucket']
  readonly als: Use
  /** Asked before the first byte is read; null when nothing is against it. */
  readonly refuseFirst?: (call: Call) => Promise<{ refusal: Refusal } | null>
  /** Records what is safely stored under the key. */
  readonly keep: (call: Call, content: Content, schluessel: string) => Promise<Reply | { refusal: Refusal }>
}

/** Asks first, then reads the bytes, then stores them, then records them: no record without bytes, whatever breaks off where. */
export async function receiveBytes(
  deps: Deps,
  policy: Policy,
  c: Context<AppEnv>,
  { bucket, als, refuseFirst, keep }: Receiving,
): Promise<Response> {
  const admitted = await admit(deps, policy, c, async (call) => {
    const refused = await refuseFirst?.(call)
    return refused ?? { mandantId: call.tx.scope.mandantId, benutzerId: call.person.id }
  })
  if (admitted instanceof Response) return admitted
  return storeBytes(deps, c, { bucket, als }, admitted, (content, key, onKept) =>
    settle(
      deps,
      policy,
      c,
      (call) => {
        call.tx.afterCommit(onKept)
        return keep(call, content, key)
      },
      // The bytes are read; what a repeated request is compared by is their hash.
      { origin: content.herkunft },
    ),
  )
}

/** Whose bytes they are: in which house, and who brings them. */
interface From {
  readonly mandantId: string
  readonly benutzerId: string
}

/** Reads bytes, stores them, and lets them be recorded, which says when that is committed. */
export async function storeBytes<T>(
  deps: Deps,
  c: Context<AppEnv>,
  { bucket, als }: Pick<Receiving, 'bucket' | 'als'>,
  { mandantId, benutzerId }: From,
  record: (content: Content, schluessel: string, onKept: () => void) => Promise<T>,
): Promise<T> {
  const refuse = (error: unknown) => {
    throw uploadProblem(error, c.get('sprache'))
  }
  const content = await readContent(c.req.raw, als, benutzerId).catch(refuse)
  const key = newKey(mandantId, bucket, deps.clock.now())
  await deps.storage.put(key, content.bytes).catch(refuse)
  let kept = false
  try {
    return await record(content, key, () => {
      kept = true
    })
  } finally {
    // Refused, or a repetition whose answer was known: the sweep would find them too.
    if (!kept) await deps.storage.remove([key]).catch(() => undefined)
  }
}
