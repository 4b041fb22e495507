import type { MailtextTyp } from '@platzwart/domain/mailtext/arten'
import { sql } from 'kysely'
import { record } from '../../../platform/database/record.ts'
import { build } from '../../../platform/database/sql.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
import { wordsOf } from '../queries.ts'
import { openMailtext } from './openMailtext.ts'
import { columnsOf, presentMailtext, trailOf } from './present.ts'

/**
 * The mail reads as the product writes it again. Its row stays and is counted on: whoever read it before would else hold the version of
 * whatever is said next.
 */
export async function deleteMailtext(call: Call, typ: MailtextTyp) {
  const { tx } = call
  const opened = await openMailtext(call, typ)
  if ('refusal' in opened) return opened
  const { worded, before } = opened
  const was = presentMailtext(worded, before)
  if (before === undefined) return { status: 200, body: was } as const
  if (!wordsOf(before, 'de') && !wordsOf(before, 'en'))
    return { status: 200, body: was, version: before.version } as const
  const columns = columnsOf(worded, was.eigentlich)
  const version = before.version + 1
  await tx.run(
    build
      .updateTable('mailtext')
      .set({ ...columns, version: sql<number>`version + 1` })
      .where('mailtext.mandant_id', '=', tx.scope.mandantId)
      .where('id', '=', before.id),
  )
  const after = presentMailtext(worded, { ...before, ...columns, version })
  record(tx, {
    aktion: 'deleteMailtext',
    objekt: 'mailtext',
    objektId: before.id,
    vorher: trailOf(was),
    nachher: trailOf(after),
  })
  return { status: 200, body: after, version } as const
}
