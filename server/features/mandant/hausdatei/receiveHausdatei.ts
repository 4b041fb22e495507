import { MAX_HAUSDATEI_BYTES } from '@platzwart/contract/dateiBytes'
import type { Input } from '@platzwart/contract/operation'
import { importMandant as operation } from '@platzwart/contract/operations/hausdatei'
import type { Context } from 'hono'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { respond } from '../../../platform/http/endpoint.ts'
import type { AppEnv } from '../../../platform/http/env.ts'
import type { Frame } from '../../../platform/http/frame.ts'
import { ProblemError, type Refusal } from '../../../platform/http/problem.ts'
import { isStorageFull } from '../../../platform/storage/storageSpace.ts'
import { answerInHaus, enterBetreiber, type HausCall, holdToProof } from '../answerBetreiber.ts'
import { OPEN_AT_ONCE, TOO_MANY } from './exportMandant.ts'
import { addHausdatei, countOpen, presentHausdatei } from './queries.ts'
import { queueHausdatei } from './queueHausdatei.ts'

const GIGABYTE = 1024 ** 3
const TOO_LARGE: Refusal = {
  status: 413,
  code: 'hausdatei.zuGross',
  data: { gigabyte: MAX_HAUSDATEI_BYTES / GIGABYTE },
}

/** As they come, and no more than may be. */
async function* bounded(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > MAX_HAUSDATEI_BYTES) throw new ProblemError(TOO_LARGE)
    yield chunk
  }
}

/** Bytes are put into the store as they come; then they wait for a job that looks at them. What is certainly not noted is taken away again. */
export function receiveHausdatei({ deps }: Frame) {
  return async (c: Context<AppEnv>, ...[{ name }]: Input<typeof operation>): Promise<Response> => {
    const call = await enterBetreiber(deps, c)
    holdToProof(call, operation.id)
    if (Number(c.req.header('content-length') ?? 0) > MAX_HAUSDATEI_BYTES) throw new ProblemError(TOO_LARGE)
    const id = uuidv7(call.now.epochMilliseconds)
    const schluessel = `hausdateien/${id}.zst`
    let kept = false
    try {
      const bytes = await deps.storage.put(schluessel, bounded(c.req.raw.body)).catch((error: unknown) => {
        if (error instanceof ProblemError) throw error
        if (isStorageFull(error)) throw new ProblemError({ status: 507, code: 'server.speicherVoll' })
        throw new ProblemError({ status: 400, code: 'anfrage.unlesbar' }, { cause: error })
      })
      if (bytes === 0) throw new ProblemError({ status: 422, code: 'hausdatei.leer' })
      const reply = await answerInHaus(deps, call, c, 'importMandant', (inside) => {
        inside.tx.unlessUndone(() => {
          kept = true
        })
        return importMandant(inside, { id, name, schluessel, bytes })
      })
      return respond(c, reply)
    } finally {
      if (!kept) await deps.storage.remove([schluessel]).catch(() => undefined)
    }
  }
}

interface Brought {
  readonly id: string
  readonly name: string
  readonly schluessel: string
  readonly bytes: number
}

async function importMandant(call: HausCall, { id, name, schluessel, bytes }: Brought) {
  const { tx, betreiber, deps, sprache } = call
  if ((await countOpen(tx)) >= OPEN_AT_ONCE) throw new ProblemError(TOO_MANY)
  const row = await addHausdatei(tx, {
    id,
    art: 'einfuhr',
    name,
    schluessel,
    bytes,
    betreiberId: betreiber.id,
  })
  await queueHausdatei(deps.jobs, tx, id)
  call.note({ name, bytes })
  return { status: 201, body: presentHausdatei(sprache, row) } as const
}
