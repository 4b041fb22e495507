import type { BuchungStatus } from '../buchung/status.ts'
import { issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'

/** Mails of a booking that may be asked for (SPECIFICATION section 7, `POST /api/mail`). */
export const MAIL_TYPES = [
  'useMailVormerkung',
  'useMailBuchungBestaetigt',
  'useMailBuchungAngepasst',
  'useMailStorno',
  'useMailRaumDeaktivierungSystemStorno',
] as const

export type MailType = (typeof MAIL_TYPES)[number]

/** What a booking is when its mail is true. */
const TRUE_WHILE: Readonly<Record<MailType, readonly BuchungStatus[]>> = {
  useMailVormerkung: ['vorgemerkt'],
  useMailBuchungBestaetigt: ['reserviert', 'aktiv', 'durchgeführt'],
  useMailBuchungAngepasst: ['vorgemerkt', 'reserviert', 'aktiv', 'durchgeführt'],
  useMailStorno: ['storniert'],
  useMailRaumDeaktivierungSystemStorno: ['storniert'],
}

/** A mail never tells of what is no longer so. */
export function mailFits(typ: MailType, status: BuchungStatus): Result<MailType> {
  return TRUE_WHILE[typ].includes(status)
    ? ok(typ)
    : refused(issue('leseraum.mailPasstNicht', { typ, status }, { field: 'typ' }))
}
