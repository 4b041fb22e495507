import type { ReactNode } from 'react'
import { useMailsLeave } from '../../../platform/session/start.ts'
import { useEinstellungen } from '../../einstellung/model/useEinstellungen.ts'

interface MailComesProps {
  /** The setting of such mails. */
  readonly wenn: `benachrichtigung.${'bestaetigung' | 'aenderung' | 'storno'}`
  readonly children: ReactNode
}

/** Announces a mail if the person wants such mails, and mails can be sent. */
export function MailComes({ wenn, children }: MailComesProps) {
  const mails = useMailsLeave()
  return useEinstellungen()[wenn].value && mails ? <p>{children}</p> : null
}
