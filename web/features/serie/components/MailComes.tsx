import type { ReactNode } from 'react'
import { useMailsLeave } from '../../../platform/session/start.ts'
import { useEinstellungen } from '../../einstellung/model/useEinstellungen.ts'

interface MailComesProps {
  /** The switch of such mails. */
  readonly wenn: `benachrichtigung.${'bestaetigung' | 'aenderung' | 'storno'}`
  readonly children: ReactNode
}

/** Says that a mail comes, to whoever wants such ones, where mails leave. */
export function MailComes({ wenn, children }: MailComesProps) {
  const mails = useMailsLeave()
  return useEinstellungen()[wenn].value && mails ? <p>{children}</p> : null
}
