import type { MailtextTyp } from '@platzwart/domain/mailtext/arten'
import { record } from '../../../platform/database/record.ts'
import { build } from '../../../platform/database/sql.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
import { openMailtext } from './openMailtext.ts'
import { presentMailtext, trailOf } from './present.ts'

/** The mail reads as the product writes it again. */
export async function deleteMailtext(call: Call, typ: MailtextTyp) {
  const { tx } = call
  const opened = await openMailtext(call, typ)
  if ('refusal' in opened) return opened
  const { worded, before } = opened
  const after = presentMailtext(worded, undefined)
  if (before === undefined) return { status: 200, body: after } as const
  await tx.run(
    build
      .deleteFrom('mailtext')
      .where('mailtext.mandant_id', '=', tx.scope.mandantId)
      .where('id', '=', before.id),
  )
  record(tx, {
    aktion: 'deleteMailtext',
    objekt: 'mailtext',
    objektId: before.id,
    vorher: trailOf(presentMailtext(worded, before)),
    nachher: trailOf(after),
  })
  return { status: 200, body: after } as const
}
