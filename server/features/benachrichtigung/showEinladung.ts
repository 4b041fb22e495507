import { PAGE } from '@platzwart/contract/paths'
import type { WordedMail } from '../../platform/mail/mails.ts'
import { renderAccount } from './renderAccountMail.ts'

const DAYS = 2

/** The invitation into the house, with a link that leads nowhere. */
export const WORDED_EINLADUNG: WordedMail = {
  typ: 'kontoEinladung',
  betreff: { topic: 'mail', key: 'konto.kontoEinladung.betreff' },
  show: (mail) =>
    renderAccount(mail, {
      konto: true,
      link: `${mail.origin}${PAGE.confirm}`,
      geheim: false,
      gueltigBis: mail.now.add({ hours: 24 * DAYS }).toString(),
    }),
}
