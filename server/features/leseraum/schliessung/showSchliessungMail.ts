import type { WordedMail } from '../../../platform/mail/mails.ts'
import { SAMPLE_ID } from '../../benachrichtigung/renderParts.ts'
import { sampleBuchung } from '../benachrichtigung/showBuchungMail.ts'
import { SCHLIESSUNG_MAIL } from './queueMails.ts'
import { renderSchliessung } from './renderSchliessungMail.ts'

/** The mail about a closure, with a booking that is made up and was moved to another seat. */
export const WORDED_SCHLIESSUNG_MAIL: WordedMail = {
  typ: SCHLIESSUNG_MAIL,
  betreff: null,
  show: (mail) => {
    const vorher = sampleBuchung(mail)
    const nachher = { ...vorher, leseraum: 'B 3' }
    const moved = { id: SAMPLE_ID, version: 2, rolle: 'bucher', art: 'verschoben', offen: false } as const
    return renderSchliessung(mail, { grund: '', eintraege: [{ ...moved, vorher, nachher }] })
  },
}
