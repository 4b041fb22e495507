import { MAILTEXT_TYPES } from '@platzwart/domain/mailtext/arten'
import type { Call } from '../../../platform/http/endpoint.ts'
import { findWorded } from './findWorded.ts'
import { presentMailtext } from './present.ts'
import { readMailtexte } from './queries.ts'

/** Every kind of mail that the house sends, in the order of the catalogue, with its words. */
export async function listMailtexte(call: Call) {
  const rows = new Map((await readMailtexte(call.tx)).map((row) => [row.typ, row]))
  const worded = MAILTEXT_TYPES.flatMap((typ) => findWorded(call, typ) ?? [])
  return { status: 200, body: worded.map((one) => presentMailtext(one, rows.get(one.typ))) } as const
}
