import type { BenachrichtigungView } from '@platzwart/contract/benachrichtigung'
import { PARTS, type Part, type Words } from '@platzwart/domain/mailtext/judge'
import type { Language } from '@platzwart/phrases/phrases'
import { sql } from 'kysely'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import type { Cursor } from '../../platform/http/cursor.ts'
import { likePattern } from '../berechtigung/queries.ts'

const selectMail = ({ scope }: Tx) =>
  build
    .selectFrom('benachrichtigung as n')
    .where('n.mandant_id', '=', scope.mandantId)
    .leftJoin('benutzer as b', (on) =>
      on.onRef('b.mandant_id', '=', 'n.mandant_id').onRef('b.id', '=', 'n.empfaenger_id'),
    )
    .select([
      'n.id',
      'n.typ',
      'n.status',
      'n.betreff',
      'n.fehler',
      'n.versuche',
      'n.erstellt',
      'n.gesendet',
      'n.ohne_server',
    ])
    .select(['n.empfaenger_id', 'n.adresse', 'b.vorname', 'b.nachname', 'b.email'])

/** Whoever is looked for by name or address. */
interface ReceiverSearch {
  readonly suche: string
  /** In staff-council mode: who alone is named beside those to whom a mail did not arrive; null: everybody is. */
  readonly named: { readonly email: string } | null
}

function isTo({ suche, named }: ReceiverSearch) {
  const receiver = sql`coalesce(n.adresse, b.vorname || ' ' || b.nachname || ' ' || b.email)`
  const found = sql<boolean>`${receiver} ilike ${likePattern(suche)}`
  if (named === null) return found
  return sql<boolean>`${found} and (n.status = 'fehlgeschlagen' or lower(coalesce(n.adresse, b.email)) = lower(${named.email}))`
}

export interface MailFilter {
  /** Null: everybody's. */
  readonly empfaengerId: string | null
  readonly gesucht: ReceiverSearch | null
  readonly status: BenachrichtigungView['status'] | undefined
  readonly after: Cursor | null
  readonly limit: number
}

/** Mails, the newest first. */
export async function readMails(tx: Tx, { empfaengerId, gesucht, status, after, limit }: MailFilter) {
  return tx.all(
    selectMail(tx)
      .$if(empfaengerId !== null, (q) => q.where('n.empfaenger_id', '=', empfaengerId as string))
      .$if(gesucht !== null, (q) => q.where(isTo(gesucht as ReceiverSearch)))
      .$if(status !== undefined, (q) => q.where('n.status', '=', status as NonNullable<typeof status>))
      .$if(after !== null, (q) =>
        q.where(sql<boolean>`(n.erstellt, n.id) < (${after?.zeit}::timestamptz, ${after?.id}::uuid)`),
      )
      .orderBy('n.erstellt', 'desc')
      .orderBy('n.id', 'desc')
      .limit(limit),
  )
}

export type MailRow = Awaited<ReturnType<typeof readMails>>[number]

/** One mail with its text and HTML as they were sent. */
export async function readMail(tx: Tx, id: string) {
  return tx.first(selectMail(tx).select(['n.text', 'n.html', 'n.daten', 'b.sprache']).where('n.id', '=', id))
}

/** A house's words as they are kept, a column for each part and language. */
export type WordColumns = { readonly [Column in `${Part}_${Language}`]: string | null }

/** What a house says in a language; undefined where it says nothing of its own. */
export function wordsOf(columns: WordColumns, sprache: Language): Partial<Words> | undefined {
  const said = PARTS.flatMap((teil) => {
    const text = columns[`${teil}_${sprache}`]
    return text === null ? [] : [[teil, text] as const]
  })
  return said.length === 0 ? undefined : Object.fromEntries(said)
}
