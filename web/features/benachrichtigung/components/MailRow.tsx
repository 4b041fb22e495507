import type { BenachrichtigungView } from '@platzwart/contract/benachrichtigung'
import type { PAGE } from '@platzwart/contract/paths'
import { Link } from '@tanstack/react-router'
import { changed } from '../../../platform/address/declareAddress.ts'
import { formatMoment } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useReceiver } from '../model/useReceiver.ts'
import { useSubject } from '../model/useSubject.ts'
import { MessageStatus } from './MessageStatus.tsx'
import classes from './PostListe.module.css'

export interface MailRowProps {
  readonly mail: BenachrichtigungView
  /** The page on which it opens. */
  readonly to: typeof PAGE.adminPostausgang | typeof PAGE.eigeneMails
  /** Whether to show the receiver; not for one's own mails. */
  readonly named: boolean
}

/** A mail in a list: subject, status and time, with a link to it. */
export function MailRow({ mail, to, named }: MailRowProps) {
  const { t } = useTranslation('auftrag')
  const zone = useZone()
  const receiver = useReceiver()
  const subject = useSubject()
  const { id, empfaenger, status, erstellt, fehler, ohneServer } = mail
  return (
    <li>
      <Link to={to} search={changed({ nachricht: id })} className={classes.row}>
        <span className={classes.subject}>{subject(mail)}</span>
        {named && <span className={classes.an}>{t('post.an', { name: receiver(empfaenger) })}</span>}
        <MessageStatus status={status} ohneServer={ohneServer} />
        <span className={classes.time}>{formatMoment(Temporal.Instant.from(erstellt), zone)}</span>
        {fehler !== null && <span className={classes.fehler}>{t('post.fehler', { fehler })}</span>}
      </Link>
    </li>
  )
}
