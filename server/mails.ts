import type pg from 'pg'
import type { MailRenderer } from './features/benachrichtigung/renderParts.ts'
import { berichtMails } from './features/bericht/renderBerichtMail.ts'
import { renderFahrtMail } from './features/fahrt/renderFahrtMail.ts'
import { renderFristMail } from './features/fahrzeug/frist/renderFristMail.ts'

/** How the features write their mails; the outbox below them knows only that they do. */
export function mailRenderers(pool: pg.Pool): readonly MailRenderer[] {
  return [renderFahrtMail, renderFristMail, berichtMails(pool)]
}
