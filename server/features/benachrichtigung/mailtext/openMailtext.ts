import type { MailtextTyp } from '@platzwart/domain/mailtext/arten'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { refuseStale } from '../../../platform/http/version.ts'
import { findWorded } from './findWorded.ts'
import { presentMailtext } from './present.ts'
import { lockMailtext } from './queries.ts'

/** A kind of mail, locked for a change from the version that was read; or why it is not changed. */
export async function openMailtext(call: Call, typ: MailtextTyp) {
  const worded = findWorded(call, typ)
  if (worded === undefined) return refuse({ status: 404, code: 'nichtGefunden' })
  const before = await lockMailtext(call.tx, typ)
  return refuseStale(call, before, (row) => presentMailtext(worded, row)) ?? { worded, before }
}
