import type { DateiView } from '@platzwart/contract/datei'
import type { Context } from 'hono'
import type { Deps } from '../../platform/deps.ts'
import { admit, type Call, type Reply, runVerb } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Policy } from '../../platform/http/policy.ts'
import type { Refusal } from '../../platform/http/problem.ts'
import { type Content, readContent, type Use } from './content.ts'
import { newKey, uploadProblem } from './uploadDatei.ts'

/** How an upload is read, and what of it is stored. */
interface Kind<C> {
  readonly bucket: DateiView['bucket']
  readonly read: (request: Request, benutzerId: string) => Promise<C>
  readonly parts: (content: C) => readonly Uint8Array[]
  /** Where the request has it, where it is not all of it. */
  readonly field?: string
}

/** What becomes of what somebody brings. */
interface Keeping<C> {
  /** Asked before the first byte is read; null when nothing is against it. */
  readonly refuseFirst?: (call: Call) => Promise<{ refusal: Refusal } | null>
  /** Records what is safely stored under the keys, one for each part. */
  readonly keep: (
    call: Call,
    content: C,
    schluessel: readonly string[],
  ) => Promise<Reply | { refusal: Refusal }>
}

/** Of bytes that are one file. */
interface Receiving extends Pick<Keeping<Content>, 'refuseFirst'> {
  readonly bucket: DateiView['bucket']
  readonly als: Use
  readonly keep: (call: Call, content: Content, schluessel: string) => Promise<Reply | { refusal: Refusal }>
}

const fileIn = (bucket: DateiView['bucket'], als: Use): Kind<Content> => ({
  bucket,
  read: (request, benutzerId) => readContent(request, als, benutzerId),
  parts: ({ bytes }) => [bytes],
})

/** As `receiveParts`, of bytes that are one file. */
export function receiveBytes(
  deps: Deps,
  policy: Policy,
  c: Context<AppEnv>,
  { bucket, als, keep, ...first }: Receiving,
): Promise<Response> {
  return receiveParts(deps, policy, c, fileIn(bucket, als), {
    ...first,
    keep: (call, content, [key = '']) => keep(call, content, key),
  })
}

/** Asks first, then reads the bytes, then stores them, then records them: no record without bytes, whatever breaks off where. */
export async function receiveParts<C extends Pick<Content, 'herkunft'>>(
  deps: Deps,
  policy: Policy,
  c: Context<AppEnv>,
  kind: Kind<C>,
  { refuseFirst, keep }: Keeping<C>,
): Promise<Response> {
  const admitted = await admit(deps, policy, c, async (call) => {
    const refused = await refuseFirst?.(call)
    return refused ?? { mandantId: call.tx.scope.mandantId, benutzerId: call.person.id }
  })
  if (admitted instanceof Response) return admitted
  return storeParts(deps, c, kind, admitted, (content, keys, onKept) =>
    runVerb(
      deps,
      policy,
      c,
      (call) => {
        call.tx.unlessUndone(onKept)
        return keep(call, content, keys)
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

/** Reads bytes that are one file, stores them, and lets them be recorded, which says when that is committed, or may be. */
export function storeBytes<T>(
  deps: Deps,
  c: Context<AppEnv>,
  { bucket, als }: Pick<Receiving, 'bucket' | 'als'>,
  from: From,
  record: (content: Content, schluessel: string, onKept: () => void) => Promise<T>,
): Promise<T> {
  return storeParts(deps, c, fileIn(bucket, als), from, (content, [key = ''], onKept) =>
    record(content, key, onKept),
  )
}

async function storeParts<C, T>(
  deps: Deps,
  c: Context<AppEnv>,
  { bucket, read, parts, field }: Kind<C>,
  { mandantId, benutzerId }: From,
  record: (content: C, schluessel: readonly string[], onKept: () => void) => Promise<T>,
): Promise<T> {
  const refuse = (error: unknown) => {
    throw uploadProblem(error, c.get('sprache'), field)
  }
  const content = await read(c.req.raw, benutzerId).catch(refuse)
  const keys: string[] = []
  let kept = false
  try {
    for (const bytes of parts(content)) {
      const key = newKey(mandantId, bucket, deps.clock.now())
      keys.push(key)
      await deps.storage.put(key, bytes).catch(refuse)
    }
    return await record(content, keys, () => {
      kept = true
    })
  } finally {
    // Refused, or a repetition whose answer was known. Where nobody knows whether they are recorded, the sweep looks.
    if (!kept) await deps.storage.remove(keys).catch(() => undefined)
  }
}
