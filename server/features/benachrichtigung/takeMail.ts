import { sql } from 'kysely'
import { build } from '../../platform/database/sql.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Mails } from '../../platform/mail/mails.ts'
import { reaches, stillTrue } from './judgeMail.ts'
import { isAccount } from './renderAccountMail.ts'
import { readBehind, takeTurn, wakeMails } from './takeTurn.ts'

/** A mail server that does not answer is asked again after five minutes at most: what waits longer has waited for it to come back. */
const LONG_WAIT = '5 minutes'

/** No two versions run beside each other for longer: what is not known by then will not be. */
const UNKNOWN_WAIT = '3 days'

/** What has waited for its house to be opened again for longer than that is no news. */
const OLD_NEWS = '1 day'

const selectMail = ({ scope }: Tx, id: string) =>
  build
    .selectFrom('benachrichtigung as n')
    .leftJoin('benutzer as b', (on) =>
      on.onRef('b.mandant_id', '=', 'n.mandant_id').onRef('b.id', '=', 'n.empfaenger_id'),
    )
    .innerJoin('mandant as m', 'm.id', 'n.mandant_id')
    .leftJoin('datei as d', (on) =>
      on
        .onRef('d.mandant_id', '=', 'n.mandant_id')
        .on('d.bucket', '=', 'logos')
        .onRef('d.dateiname', '=', 'm.logo'),
    )
    .select(['n.betreff', 'n.text', 'n.html', 'n.erneut'])
    .select(['n.typ', 'n.objekt_id', 'n.objekt_version', 'n.empfaenger_id', 'n.adresse', 'n.daten'])
    .select(['b.vorname', 'b.nachname', 'b.email', 'b.sprache', 'b.status as empfaenger_status'])
    .select([
      'm.name as mandant',
      'm.zone',
      'm.sprache as mandant_sprache',
      'm.module',
      'd.schluessel as logo',
    ])
    .leftJoin('mailtext as w', (on) =>
      on.onRef('w.mandant_id', '=', 'n.mandant_id').onRef('w.typ', '=', 'n.typ'),
    )
    .select([
      'w.betreff_de',
      'w.einleitung_de',
      'w.schluss_de',
      'w.betreff_en',
      'w.einleitung_en',
      'w.schluss_en',
    ])
    .select(['m.personalrat_seit', 'm.personalrat_endet'])
    .select(sql<boolean>`n.erstellt < now() - ${LONG_WAIT}::interval`.as('hat_gewartet'))
    .select(sql<boolean>`n.erstellt < now() - ${UNKNOWN_WAIT}::interval`.as('liegt_lange'))
    .select(sql<boolean>`m.gesperrt is not null`.as('ruht'))
    .select(
      sql<boolean>`exists (select from geraet g where g.mandant_id = ${scope.mandantId} and g.benutzer_id = n.empfaenger_id)`.as(
        'hat_geraete',
      ),
    )
    .select(sql<boolean>`coalesce(n.erstellt < m.wieder_offen - ${OLD_NEWS}::interval, false)`.as('veraltet'))
    .where('n.mandant_id', '=', scope.mandantId)
    .where('n.id', '=', id)
    .where('n.status', '=', 'wartend')
    // Whoever cancels a booking looks whether its invitation is still here, and holds it while deciding.
    .forUpdate('n')

type MailRow = NonNullable<Awaited<ReturnType<typeof loadMail>>>

function loadMail(tx: Tx, id: string) {
  return tx.first(selectMail(tx, id))
}

/** A mail that is to be sent now. */
export type TakenMail = MailRow & {
  /** Records of which its receiver has been told a later state; the mail leaves them out. */
  readonly ueberholt: ReadonlySet<string>
}

/** The mail when it is to be sent now; `wait`: when others have gone. A mail that has become untrue leaves the outbox. */
export async function takeMail(tx: Tx, id: string, { arten }: Mails): Promise<TakenMail | 'wait' | null> {
  const turn = await takeTurn(tx, id)
  if (turn.is === 'gone') return null
  const row = await loadMail(tx, id)
  if (!row) return null
  // Its house is closed: it stays in the outbox until it is opened again. What is about an account is what somebody waits for.
  const rests = !isAccount(row.daten)
  if (rests && row.ruht) return null
  if (turn.is === 'wait') return 'wait'
  const art = arten.get(row.typ)
  const isNews = turn.is === 'now' && !(rests && row.veraltet && row.erneut === 0) && reaches(row, art)
  if (isNews && (await stillTrue(tx, row, art))) {
    await tx.run(
      build
        .updateTable('benachrichtigung')
        .where('benachrichtigung.mandant_id', '=', tx.scope.mandantId)
        .set({ versuche: sql<number>`versuche + 1`, in_arbeit: sql<Temporal.Instant>`now()` })
        .where('id', '=', id),
    )
    return { ...row, ueberholt: turn.overtaken }
  }
  await dropMail(tx, id)
  return null
}

const KEEP = `
  update benachrichtigung set status = 'gesendet', in_arbeit = null, abgewiesen_seit = null
  where mandant_id = $1 and id = $2 and gesendet is not null`

export async function dropMail(tx: Tx, id: string): Promise<void> {
  const behind = await readBehind(tx, id)
  // What was sent once stays in the outbox, as it was: it just does not go a second time.
  const kept = await tx.run(ready(KEEP, tx.scope.mandantId, id))
  if (kept === 0)
    await tx.run(
      build
        .deleteFrom('benachrichtigung')
        .where('benachrichtigung.mandant_id', '=', tx.scope.mandantId)
        .where('id', '=', id),
    )
  await wakeMails(tx, behind)
}
