import { BUCHUNG_MAILS } from '@platzwart/domain/leseraum/mails'
import { typesOf } from '@platzwart/domain/mailtext/mail'
import type { WordedMail } from '../../../platform/mail/mails.ts'
import type { MailToRender } from '../../../platform/mail/renderer.ts'
import { sampleSlot } from '../../benachrichtigung/renderParts.ts'
import type { BuchungFacts } from './queueBuchungMails.ts'
import { renderBuchung } from './renderBuchungMail.ts'

/** A booking that is made up; two people have it, so that a mail shows all that it may tell. */
export const sampleBuchung = (mail: MailToRender): BuchungFacts => ({
  leseraum: 'A 12',
  grundriss: 'Lesesaal',
  standort: 'Hauptstelle',
  ...sampleSlot(mail),
  gruppengroesse: 2,
  bucher: mail.empfaenger.name,
  zweite: 'Toni Muster',
})

/** The mails about bookings, each as it reads with a booking that is made up. */
export const WORDED_BUCHUNG_MAILS = typesOf(BUCHUNG_MAILS).map(
  (typ): WordedMail => ({
    typ,
    betreff: { topic: 'mail', key: `buchung.${typ}.betreff` },
    show: (mail) => renderBuchung(mail, { buchung: sampleBuchung(mail), rolle: 'bucher' }, null),
  }),
)
