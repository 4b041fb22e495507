import type { ReactNode } from 'react'
import { useEinstellungen } from '../../einstellung/model/useEinstellungen.ts'

interface MailComesProps {
  /** The switch of such mails. */
  readonly wenn: `benachrichtigung.${'bestaetigung' | 'aenderung' | 'storno'}`
  readonly children: ReactNode
}

/** Says that a mail comes, to whoever wants such ones. */
export function MailComes({ wenn, children }: MailComesProps) {
  return useEinstellungen()[wenn].value ? <p>{children}</p> : null
}
