import type { BuchungStatus } from '../buchung/status.ts'
import { issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'

/** Mails of a booking that can be requested (SPECIFICATION section 7, `POST /api/mail`). */
export const MAIL_TYPES = [
  'useMailVormerkung',
  'useMailBuchungBestaetigt',
  'useMailBuchungAngepasst',
  'useMailStorno',
  'useMailRaumDeaktivierungSystemStorno',
] as const

export type MailType = (typeof MAIL_TYPES)[number]

/** The statuses in which each mail is true. */
const TRUE_WHILE: Readonly<Record<MailType, readonly BuchungStatus[]>> = {
  useMailVormerkung: ['vorgemerkt'],
  useMailBuchungBestaetigt: ['reserviert', 'aktiv', 'durchgeführt'],
  useMailBuchungAngepasst: ['vorgemerkt', 'reserviert', 'aktiv', 'durchgeführt'],
  useMailStorno: ['storniert'],
  useMailRaumDeaktivierungSystemStorno: ['storniert'],
}

/** Refuses a mail that is no longer true. */
export function mailFits(typ: MailType, status: BuchungStatus): Result<MailType> {
  return TRUE_WHILE[typ].includes(status)
    ? ok(typ)
    : refused(issue('leseraum.mailPasstNicht', { typ, status }, { field: 'typ' }))
}
