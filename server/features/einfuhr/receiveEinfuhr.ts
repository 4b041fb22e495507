import { hash } from 'node:crypto'
import { MAX_EINFUHR_BYTES } from '@platzwart/contract/einfuhrBytes'
import type { Input } from '@platzwart/contract/operation'
import type { uploadEinfuhr as operation } from '@platzwart/contract/operations/einfuhr'
import type { EinfuhrName } from '@platzwart/domain/einfuhr/arten'
import type { Context } from 'hono'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { boundedBytes } from '../../platform/http/boundedBytes.ts'
import { admit, type Call, refuse, runVerb } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import type { Policy } from '../../platform/http/policy.ts'
import { type CodedIssue, ProblemError, type Refusal } from '../../platform/http/problem.ts'
import { findArt } from './findArt.ts'
import { presentEinfuhr } from './present.ts'
import { countOpen, readOwn } from './queries.ts'
import { queueDeletion, queueEinfuhr } from './queueEinfuhr.ts'

/** Files of one person that wait or are judged. */
const OPEN_AT_ONCE = 3

const MEGABYTE = 1024 * 1024

const TOO_LARGE: Refusal = {
  status: 413,
  code: 'einfuhr.zuGross',
  data: { megabyte: MAX_EINFUHR_BYTES / MEGABYTE },
}

interface Brought {
  readonly art: EinfuhrName
  readonly dateiname: string
  readonly ziel?: string | undefined
}

/** Whether a file may come at all: not too many at once, and about something that the house has. */
async function refuseFile(call: Call, { art, ziel }: Pick<Brought, 'art' | 'ziel'>) {
  const { hasTarget } = findArt(call, art)
  if (hasTarget && ziel === undefined) return refuseTarget(422, 'feld.fehlt')
  if (ziel !== undefined && !(await hasTarget?.(call, ziel))) return refuseTarget(404, 'nichtGefunden')
  return (await countOpen(call)) < OPEN_AT_ONCE
    ? null
    : refuse({ status: 429, code: 'anfrage.zuViele', headers: { 'retry-after': '10' } })
}

function refuseTarget(status: 404 | 422, code: 'feld.fehlt' | 'nichtGefunden') {
  const issues: CodedIssue[] = [{ code, field: 'ziel', data: {} }]
  return refuse({ status, code: status === 404 ? 'nichtGefunden' : 'anfrage.ungueltig', issues })
}

/** Keeps a file, and has it judged. */
async function uploadEinfuhr(call: Call, { art, dateiname, ziel }: Brought, inhalt: Buffer) {
  const { tx, person, now, deps } = call
  const refused = await refuseFile(call, { art, ziel })
  if (refused) return refused
  const id = uuidv7(now.epochMilliseconds)
  await tx.run(
    build.insertInto('einfuhr').values({
      mandant_id: tx.scope.mandantId,
      id,
      benutzer_id: person.id,
      dateiname,
      inhalt,
      erstellt: now,
      art,
      grundriss_id: ziel ?? null,
    }),
  )
  record(tx, {
    aktion: 'uploadEinfuhr',
    objekt: 'einfuhr',
    objektId: id,
    nachher: { art, dateiname, bytes: inhalt.byteLength, ...(ziel !== undefined && { grundrissId: ziel }) },
  })
  await Promise.all([queueEinfuhr(deps.jobs, tx, { id, art }), queueDeletion(deps.jobs, tx, id)])
  const row = await readOwn(call, { art, id })
  if (!row) throw new Error('the file that was just kept is not there')
  return { status: 201, body: presentEinfuhr(call, art, row) } as const
}

/** Asks first, then reads the bytes, then keeps them. */
export function receiveEinfuhr({ deps }: Frame, policy: Policy) {
  return async (
    c: Context<AppEnv>,
    ...[art, { dateiname, ziel }]: Input<typeof operation>
  ): Promise<Response> => {
    const admitted = await admit(
      deps,
      policy,
      c,
      async (call) => (await refuseFile(call, { art, ziel })) ?? {},
    )
    if (admitted instanceof Response) return admitted
    if (Number(c.req.header('content-length') ?? 0) > MAX_EINFUHR_BYTES) throw new ProblemError(TOO_LARGE)
    const inhalt = await boundedBytes(c.req.raw, MAX_EINFUHR_BYTES).catch(() => {
      throw new ProblemError({ status: 400, code: 'anfrage.unlesbar' })
    })
    if (inhalt === null) throw new ProblemError(TOO_LARGE)
    if (inhalt.byteLength === 0) throw new ProblemError({ status: 422, code: 'einfuhr.leer' })
    // The bytes are read; what a repeated request is compared by is their hash.
    return runVerb(deps, policy, c, (call) => uploadEinfuhr(call, { art, dateiname, ziel }, inhalt), {
      origin: [art, ziel ?? '', dateiname, hash('sha256', inhalt)].join('\n'),
    })
  }
}
