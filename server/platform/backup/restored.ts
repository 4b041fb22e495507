import type pg from 'pg'
import { StartRefusal } from '../config/startRefusal.ts'
import { record } from '../database/record.ts'
import type { Tx } from '../database/tx.ts'
import { MAIL_QUEUE, PUSH_QUEUE } from '../mail/queueMail.ts'
import { withClient } from '../migrate/session.ts'

const RECORD = `
  create table if not exists platzwart_meta.restore (
    restored_at timestamptz primary key default now(),
    backup_made timestamptz not null,
    moved boolean not null,
    settled_at timestamptz,
    mails_held integer
  );
  comment on table platzwart_meta.restore is 'Restores of this database from a backup.';
  comment on column platzwart_meta.restore.restored_at is 'When its transaction began.';
  comment on column platzwart_meta.restore.backup_made is 'The moment of the backup''s snapshot.';
  comment on column platzwart_meta.restore.moved is 'Nothing had run on what was backed up since.';
  comment on column platzwart_meta.restore.settled_at is 'When what was due before it had been done without telling anybody; servers start from then on.';
  comment on column platzwart_meta.restore.mails_held is 'Mails of which it is not known whether they were sent.';`

/** Records the restore, in its transaction, and whether anything remains to be settled. */
export async function beginRestore(owner: pg.Client, made: string, moved: boolean): Promise<void> {
  await owner.query(RECORD)
  await owner.query(
    'insert into platzwart_meta.restore (backup_made, moved, settled_at) values ($1, $2, case when $2 then now() end)',
    [made, moved],
  )
}

/** @throws StartRefusal while a restore is unfinished: a server would repeat what was sent after the backup */
export async function refuseUnsettled(ownerUrl: string): Promise<void> {
  const open = await withClient(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ there: boolean }>(
      "select to_regclass('platzwart_meta.restore') is not null as there",
    )
    if (!rows[0]?.there) return false
    const { rowCount } = await owner.query('select from platzwart_meta.restore where settled_at is null')
    return rowCount !== 0
  })
  if (!open) return
  throw new StartRefusal(
    'A restore of this database was interrupted: run it again with npm run restore -- FILE --replace.',
  )
}

export async function endRestore(ownerUrl: string, mails: number): Promise<void> {
  await withClient(ownerUrl, (owner) =>
    owner.query(
      'update platzwart_meta.restore set settled_at = now(), mails_held = $1 where settled_at is null',
      [mails],
    ),
  )
}

/**
 * Holds back all pending mails of a Mandant: nobody knows which of them were sent after the backup. They stay
 * in the outbox with the reason. Returns their number.
 */
export async function holdMails(tx: Tx, made: string): Promise<number> {
  const mandantId = tx.scope.mandantId
  const { rows } = await tx.raw(
    `update benachrichtigung set status = 'fehlgeschlagen', fehler = $2 where mandant_id = $1 and status = 'wartend' returning id`,
    [mandantId, `Restored from the backup of ${made}: it is not known whether this mail was sent.`],
  )
  await tx.raw(`delete from pgboss.job where name = any($2::text[]) and data ->> 'mandantId' = $1::text`, [
    mandantId,
    [MAIL_QUEUE, PUSH_QUEUE],
  ])
  record(tx, {
    aktion: 'restore',
    objekt: 'mandant',
    objektId: mandantId,
    nachher: { sicherung: made, mailsAngehalten: rows.length },
  })
  return rows.length
}
