import type { WordedMail } from '../../../platform/mail/mails.ts'
import { sampleSlot } from '../../benachrichtigung/renderParts.ts'
import { ANGEBOT_MAIL } from './notifyOffered.ts'
import { renderAngebot } from './renderAngebotMail.ts'

/** The mail about an offer, with one that is made up. */
export const WORDED_ANGEBOT_MAIL: WordedMail = {
  typ: ANGEBOT_MAIL,
  betreff: { topic: 'mail', key: 'warteliste.betreff' },
  show: (mail) =>
    renderAngebot(mail, {
      platz: 'A 12',
      grundriss: 'Lesesaal',
      standort: 'Hauptstelle',
      ...sampleSlot(mail),
      frist: mail.now.add({ minutes: 30 }).toString(),
    }),
}
