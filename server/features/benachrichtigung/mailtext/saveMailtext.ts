import type { MailtextTyp } from '@platzwart/domain/mailtext/arten'
import { sql } from 'kysely'
import { record } from '../../../platform/database/record.ts'
import { build } from '../../../platform/database/sql.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { refuseWords, type Wording } from './findWorded.ts'
import { openMailtext } from './openMailtext.ts'
import { columnsOf, presentMailtext, trailOf } from './present.ts'

/** The words of a kind of mail from now on, also of those that wait in the outbox: a mail is written when it is sent. */
export async function saveMailtext(call: Call, typ: MailtextTyp, texte: Wording) {
  const { tx } = call
  const opened = await openMailtext(call, typ)
  if ('refusal' in opened) return opened
  const { worded, before } = opened
  const refused = refuseWords(typ, texte)
  if (refused) return refused
  const columns = columnsOf(worded, texte)
  const id = before?.id ?? uuidv7()
  const written = await tx.run(
    build
      .insertInto('mailtext')
      .values({ mandant_id: tx.scope.mandantId, id, typ, ...columns })
      .onConflict((conflict) =>
        before === undefined
          ? conflict.doNothing()
          : conflict
              .columns(['mandant_id', 'id'])
              .doUpdateSet({ ...columns, version: sql<number>`mailtext.version + 1` }),
      ),
  )
  // Somebody else was the first to word it.
  if (written === 0) return refuse({ status: 409, code: 'konflikt.gleichzeitig' })
  const after = presentMailtext(worded, { id, typ, ...columns, version: (before?.version ?? 0) + 1 })
  record(tx, {
    aktion: 'saveMailtext',
    objekt: 'mailtext',
    objektId: id,
    vorher: trailOf(presentMailtext(worded, before)),
    nachher: trailOf(after),
  })
  return { status: 200, body: after, version: after.version ?? 1 } as const
}
