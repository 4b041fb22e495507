import type pg from 'pg'
import { berichtMails } from './features/bericht/renderBerichtMail.ts'
import { renderFahrtMail } from './features/fahrt/renderFahrtMail.ts'
import { renderFristMail } from './features/fahrzeug/frist/renderFristMail.ts'
import type { MailRenderer } from './platform/mail/renderer.ts'

/** How the features write their mails; the outbox below them knows only that they do. */
export function mailRenderers(pool: pg.Pool): readonly MailRenderer[] {
  return [renderFahrtMail, renderFristMail, berichtMails(pool)]
}
