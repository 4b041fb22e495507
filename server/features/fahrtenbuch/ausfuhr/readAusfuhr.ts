import { PDF, XLSX } from '@platzwart/contract/operation'
import type { Deps } from '../../../platform/deps.ts'
import { attachment } from '../../../platform/http/attachment.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { type Choice, presentAusfuhr, selectAusfuhr } from './ausfuhr.ts'
import { textsOf } from './renderRow.ts'

/** To everybody but who asked for it, an export does not exist. */
const readOwn = (call: Call, id: string) =>
  call.tx.first(selectAusfuhr(call.tx).where('id', '=', id).where('benutzer_id', '=', call.person.id))

/** One's own exports of the last day, the newest first. */
export async function listAusfuhren(call: Call) {
  const rows = await call.tx.all(
    selectAusfuhr(call.tx).where('benutzer_id', '=', call.person.id).orderBy('id', 'desc').limit(50),
  )
  return { status: 200, body: rows.map(presentAusfuhr) } as const
}

export async function showAusfuhr(call: Call, id: string) {
  const row = await readOwn(call, id)
  if (!row) return refuse({ status: 404, code: 'nichtGefunden' })
  return { status: 200, body: presentAusfuhr(row) } as const
}

export interface ReadyFile {
  readonly schluessel: string
  readonly bytes: number
  readonly inhaltstyp: string
  readonly dateiname: string
}

const TYPES = { xlsx: XLSX, pdf: PDF } as const

/** The file of an export that is ready. */
export async function readAusfuhrDatei(call: Call, id: string) {
  const row = await readOwn(call, id)
  if (row?.status !== 'fertig' || row.schluessel === null || row.bytes === null)
    return refuse({ status: 404, code: 'nichtGefunden' })
  const { von, bis, sprache } = row.auswahl as unknown as Choice
  const name = `${textsOf(sprache)('datei.titel')} ${von} ${bis}`.replaceAll(' ', '-')
  const format = row.format === 'pdf' ? 'pdf' : 'xlsx'
  return {
    schluessel: row.schluessel,
    bytes: row.bytes,
    inhaltstyp: TYPES[format],
    dateiname: `${name}.${format}`,
  } satisfies ReadyFile
}

/** The file on its way out; null when the store has lost it. */
export async function sendAusfuhrDatei(
  { storage }: Pick<Deps, 'storage'>,
  file: ReadyFile,
): Promise<Response | null> {
  const stream = await storage.get(file.schluessel)
  return stream && attachment(stream, file)
}
