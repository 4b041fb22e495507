import { SERIE_MAILS } from '@platzwart/domain/leseraum/serie/mails'
import { typesOf } from '@platzwart/domain/mailtext/mail'
import type { WordedMail } from '../../../platform/mail/mails.ts'
import type { MailToRender } from '../../../platform/mail/renderer.ts'
import { SAMPLE_ID, sampleSlot } from '../../benachrichtigung/renderParts.ts'
import type { MailTermin } from './notifySerie.ts'
import { renderTermine } from './renderSerieMail.ts'

/** Two dates that are made up, a week apart. */
function sampleTermine(mail: MailToRender): readonly MailTermin[] {
  return [0, 7].map((days) => ({
    id: SAMPLE_ID,
    version: 1,
    platz: 'A 12',
    grundriss: 'Lesesaal',
    standort: 'Hauptstelle',
    ...sampleSlot({ ...mail, now: mail.now.add({ hours: 24 * days }) }),
  }))
}

/** The mails about several dates, each as it reads with dates that are made up. */
export const WORDED_SERIE_MAILS = typesOf(SERIE_MAILS).map(
  (typ): WordedMail => ({
    typ,
    betreff: { topic: 'mail', key: `serie.${typ}.betreff_other` },
    show: (mail) => renderTermine(mail, typ, sampleTermine(mail)),
  }),
)
