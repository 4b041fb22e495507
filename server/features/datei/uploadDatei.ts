import type { DateiView } from '@platzwart/contract/datei'
import { MAX_DATEI_BYTES } from '@platzwart/contract/dateiBytes'
import { MediaRefusal } from '@platzwart/libs/media/mediaRefusal'
import { Busy, TooManyOwn } from '@platzwart/libs/media/uploadDesk'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { type CodedIssue, ProblemError, type Refusal } from '../../platform/http/problem.ts'
import { phrase } from '../../platform/phrases.ts'
import { isStorageFull } from '../../platform/storage/storageSpace.ts'
import { keepsBucket } from './checkBucket.ts'
import { type Content, Cut, TooLarge } from './content.ts'
import { type DateiRow, findDatei, lockDatei } from './queries.ts'
import { removeBytes } from './removeBytes.ts'
import { presentDatei } from './showDatei.ts'

/** Where a file goes. */
export interface Target {
  readonly bucket: DateiView['bucket']
  readonly dateiname: string
}

const MEGABYTE = 1024 * 1024

/** Until places are free again: a picture takes a second, in seconds. */
const RETRY_AFTER = { 'retry-after': '5' }

const FAULTS = {
  type: 'datei.typ',
  heic: 'datei.heicUnlesbar',
  noLogo: 'datei.keinLogo',
  script: 'datei.skript',
  drawing: 'datei.zeichnungZuGross',
  pixels: 'datei.zuVielePixel',
  held: 'datei.ganzZuGross',
  side: 'datei.zuLang',
  pages: 'datei.zuVieleSeiten',
  memory: 'datei.zuVielSpeicher',
  slow: 'datei.zuLangsam',
  locked: 'datei.kennwort',
  unreadable: 'datei.unlesbar',
  empty: 'datei.leer',
  page: 'datei.seite',
  picture: 'datei.bildUnlesbar',
  blank: 'datei.seiteLeer',
  invisible: 'datei.seiteUnsichtbar',
} as const

function reasonOf(error: unknown): (CodedIssue & Pick<Refusal, 'status' | 'headers'>) | null {
  if (error instanceof MediaRefusal) {
    const { fault, limit } = error
    const data = limit ? { ist: limit.is ?? limit.most, hoechstens: limit.most } : {}
    return { status: 422, code: FAULTS[fault], data }
  }
  if (error instanceof TooLarge) {
    return { status: 413, code: 'datei.zuGross', data: { megabyte: MAX_DATEI_BYTES / MEGABYTE } }
  }
  if (error instanceof Cut) return { status: 400, code: 'datei.leer', data: {} }
  if (isStorageFull(error)) return { status: 507, code: 'server.speicherVoll', data: {} }
  if (error instanceof TooManyOwn)
    return { status: 429, code: 'anfrage.zuViele', data: {}, headers: RETRY_AFTER }
  return error instanceof Busy
    ? { status: 503, code: 'server.beschaeftigt', data: {}, headers: RETRY_AFTER }
    : null
}

/** 'Error uploading the file' and the reason (SPECIFICATION section 8); what is no such reason is a fault of ours and thrown on. */
export function uploadProblem(error: unknown, sprache: 'de' | 'en', field = 'datei'): unknown {
  const reason = reasonOf(error)
  if (!reason) return error
  const { status, code, data, headers } = reason
  const refusal: Refusal = {
    status,
    code: 'datei.fehlgeschlagen',
    data: { grund: phrase(sprache, 'fehler', code, data) },
    issues: [{ code, field, data }],
    ...(headers ? { headers } : {}),
  }
  return new ProblemError(refusal, { cause: error })
}

/** What somebody else brought, and what a record shows, is replaced by those who keep the bucket; a logo is called by its content. */
function refuseReplacing(call: Call, target: Target, before: DateiRow | undefined) {
  if (before?.ist_logo || before?.ist_plan) return refuse({ status: 409, code: 'datei.inGebrauch' })
  if (!before || keepsBucket(call, target.bucket)) return null
  if (before.benutzer_id !== call.person.id)
    return refuse({ status: 409, code: 'feld.vergeben', issues: TAKEN })
  return before.ist_bild || before.ist_beleg ? refuse({ status: 409, code: 'datei.inGebrauch' }) : null
}

const TAKEN = [{ code: 'feld.vergeben', field: 'dateiname', data: {} }] as const

/** Whether this person may put a file of this name there; asked before its first byte is read, and again when it is recorded. */
export async function refuseUpload(call: Call, target: Target) {
  const { bucket, dateiname } = target
  return refuseReplacing(call, target, await findDatei(call.tx, bucket, dateiname))
}

/** Where the bytes of a new file lie: made by us, of nothing that anybody typed. Carries its birth. */
export function newKey(mandantId: string, bucket: string, now: Temporal.Instant): string {
  return `${mandantId}/${bucket}/${uuidv7(now.epochMilliseconds)}`
}

/** Records a file whose bytes are safely stored under `schluessel`; a file of the same name makes way for it. */
export async function uploadDatei(call: Call, target: Target, content: Content, schluessel: string) {
  const { tx, person, now } = call
  const { bucket, dateiname } = target
  const before = await lockDatei(tx, bucket, dateiname)
  const refused = refuseReplacing(call, target, before)
  if (refused) return refused
  const { bytes, herkunft: _, ...facts } = content
  const columns = { ...facts, bytes: bytes.byteLength, schluessel, benutzer_id: person.id, erstellt: now }
  const id = before?.id ?? uuidv7()
  await tx.run(
    before
      ? build
          .updateTable('datei')
          .set(columns)
          .where('mandant_id', '=', tx.scope.mandantId)
          .where('id', '=', id)
      : build
          .insertInto('datei')
          .values({ ...columns, mandant_id: tx.scope.mandantId, id, bucket, dateiname }),
  )
  const view = presentDatei({ ...columns, id, bucket, dateiname })
  record(tx, {
    aktion: 'uploadDatei',
    objekt: 'datei',
    objektId: id,
    vorher: before ? presentDatei(before) : null,
    nachher: view,
  })
  if (before) removeBytes(call, [before.schluessel])
  return { status: before ? 200 : 201, body: view } as const
}
