import type { MailArt } from '@platzwart/domain/mailtext/mail'
import { build } from '../../platform/database/sql.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'

/** What is asked of a mail before it is sent. */
export interface JudgedMail {
  readonly typ: string
  readonly objekt_id: string
  readonly objekt_version: number
  readonly empfaenger_id: string | null
  readonly empfaenger_status: string | null
  readonly adresse: string | null
  readonly daten: unknown
  readonly hat_gewartet: boolean
}

/** Somebody of the house has to be active; a mere address is written to where its kind may. */
export function reaches(row: JudgedMail, art: MailArt | undefined): boolean {
  return row.adresse === null ? row.empfaenger_status === 'aktiv' : art?.onlyPeople !== true
}

type About = MailArt & { readonly table: string }

/** False when the mail tells of what was taken back, or asks for what nobody can do any more. */
export async function stillTrue(tx: Tx, row: JudgedMail, art: About | undefined): Promise<boolean> {
  if (art?.cancels) return stillCancelled(tx, row, art)
  if (art?.ofVersion) return hasVersion(tx, row, art)
  return art?.asks ? stillAsked(tx, row, art.asks, art) : true
}

/** The record that a mail is about. Its table and its column are names of ours, so that the text is constant. */
async function readRecord(tx: Tx, { objekt_id }: JudgedMail, { table, asked }: About) {
  const text = `select status, ${asked?.person ?? 'null::uuid'} as person from ${table} where mandant_id = $1 and id = $2`
  return tx.first(ready<{ status: string; person: string | null }>(text, tx.scope.mandantId, objekt_id))
}

/** False when nobody needs to do any more what the mail asks for (its record went on while the mail waited), or somebody else does. */
async function stillAsked(
  tx: Tx,
  row: JudgedMail,
  statuses: readonly string[],
  art: About,
): Promise<boolean> {
  const { asked } = art
  const rolle = (row.daten as { readonly rolle?: unknown }).rolle
  if (asked ? rolle !== asked.rolle : !row.hat_gewartet) return true
  const found = await readRecord(tx, row, art)
  if (found === undefined || !statuses.includes(found.status)) return false
  return asked === undefined || found.person === row.empfaenger_id
}

/** False when its record went on since; the table is a name of ours. */
async function hasVersion(
  tx: Tx,
  { objekt_id, objekt_version }: JudgedMail,
  { table }: About,
): Promise<boolean> {
  const text = `select 1 from ${table} where mandant_id = $1 and id = $2 and version = $3`
  return (await tx.run(ready(text, tx.scope.mandantId, objekt_id, objekt_version))) > 0
}

/** False when a cancellation was taken back, also when it was cancelled once more since: that one has its own mail. */
async function stillCancelled(tx: Tx, row: JudgedMail, art: About): Promise<boolean> {
  const [found, later] = await Promise.all([
    readRecord(tx, row, art),
    tx.first(
      build
        .selectFrom('benachrichtigung')
        .where('benachrichtigung.mandant_id', '=', tx.scope.mandantId)
        .select('id')
        .where('objekt_id', '=', row.objekt_id)
        .where('empfaenger_id', '=', row.empfaenger_id)
        .where('typ', '=', row.typ)
        .where('objekt_version', '>', row.objekt_version),
    ),
  ])
  return found?.status === 'storniert' && later === undefined
}
