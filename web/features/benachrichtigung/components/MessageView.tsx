import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { formatMoment } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useUnnamed } from '../../../platform/session/useUnnamed.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { type Message, messageOptions } from '../api/postausgang.ts'
import { useReceiver } from '../model/useReceiver.ts'
import { useSubject } from '../model/useSubject.ts'
import { LetterView } from './LetterView.tsx'
import { MessageStatus } from './MessageStatus.tsx'
import classes from './MessageView.module.css'

interface MessageViewProps {
  readonly id: string
  /** The actions. */
  readonly Deeds?: ComponentType<{ readonly nachricht: Message }> | undefined
}

/** One mail as its receiver sees it. */
export function MessageView({ id, Deeds }: MessageViewProps) {
  const query = useQuery(messageOptions(id))
  if (query.data) return <Letter nachricht={query.data} Deeds={Deeds} />
  if (query.isError) return <FailureState failure={query.error} onRetry={() => void query.refetch()} />
  return <Loading height="36rem" />
}

interface LetterProps extends Pick<MessageViewProps, 'Deeds'> {
  readonly nachricht: Message
}

function Letter({ nachricht, Deeds }: LetterProps) {
  const { t } = useTranslation('auftrag')
  const zone = useZone()
  const receiver = useReceiver()
  const subject = useSubject()
  const unnamed = useUnnamed()
  const { empfaenger, status, erstellt, fehler, versuche, html, text, ohneServer } = nachricht
  return (
    <Panel className={classes.root ?? ''}>
      <div className={classes.head}>
        <h2>{subject(nachricht)}</h2>
        <p>{t('post.an', { name: receiver(empfaenger) })}</p>
        <p className={classes.facts}>
          <MessageStatus status={status} ohneServer={ohneServer} />
          <span>{formatMoment(Temporal.Instant.from(erstellt), zone)}</span>
          <span>{t('post.versuche', { anzahl: versuche })}</span>
        </p>
        {fehler !== null && <p className={classes.fehler}>{t('post.fehler', { fehler })}</p>}
      </div>
      {Deeds && <Deeds nachricht={nachricht} />}
      {html === null || text === null ? (
        <p>{t(unnamed === null || status === 'wartend' ? 'post.wartetNoch' : 'post.ohneInhalt')}</p>
      ) : (
        <LetterView name={t('post.nachricht')} html={html} text={text} />
      )}
    </Panel>
  )
}
