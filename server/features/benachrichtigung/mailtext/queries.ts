import type { MailtextTyp } from '@platzwart/domain/mailtext/arten'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import type { WordColumns } from '../queries.ts'

export interface MailtextRow extends WordColumns {
  readonly id: string
  readonly typ: string
  readonly version: number
}

const SELECT = `
  select id, typ, version, betreff_de, einleitung_de, schluss_de, betreff_en, einleitung_en, schluss_en
  from mailtext where mandant_id = $1`
const ONE = `${SELECT} and typ = $2 for update`

export function readMailtexte(tx: Tx): Promise<MailtextRow[]> {
  return tx.all(ready<MailtextRow>(SELECT, tx.scope.mandantId))
}

/** Locked against others who change it. */
export function lockMailtext(tx: Tx, typ: MailtextTyp): Promise<MailtextRow | undefined> {
  return tx.first(ready<MailtextRow>(ONE, tx.scope.mandantId, typ))
}
