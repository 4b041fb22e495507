import { PAGE } from '@platzwart/contract/paths'
import type { MailToRender, RenderedMail } from '../../../platform/mail/renderer.ts'
import { composeMail, footOf, seatCalled, speaker, whenOf } from '../../benachrichtigung/renderParts.ts'
import type { Section } from '../../benachrichtigung/renderSections.ts'
import { placeLabel } from '../benachrichtigung/renderBuchungMail.ts'
import { ANGEBOT_FLAG, ANGEBOT_MAIL, type AngebotMailData } from './notifyOffered.ts'

/** That something came free, and until when it is held. Nothing is booked yet: no calendar is told. */
export function renderAngebotMail(mail: MailToRender): RenderedMail | null {
  return mail.typ === ANGEBOT_MAIL ? renderAngebot(mail, mail.daten as AngebotMailData) : null
}

export function renderAngebot(mail: MailToRender, daten: AngebotMailData): RenderedMail {
  const say = speaker(mail.empfaenger.sprache, 'mail')
  const { tag, von, bis } = whenOf(mail, daten)
  const end = whenOf(mail, { von: daten.frist, bis: daten.frist })
  const frist = say('warteliste.bis', { tag: end.tag, zeit: end.von })
  const words = { ...daten, platz: seatCalled(say, daten.platz), tag, von, bis, frist }
  const section: Section = {
    titel: say('warteliste.titel'),
    anrede: say('anrede', { name: mail.empfaenger.name }),
    absaetze: [say('warteliste.text', words)],
    tabellen: [
      {
        titel: null,
        zeilen: [
          [placeLabel(say, daten), daten.platz],
          [say('feld.ort'), `${daten.grundriss}, ${daten.standort}`],
          [say('feld.tag'), tag],
          [say('feld.zeit'), say('zeitraum', { von, bis })],
          [say('warteliste.frist'), frist],
        ],
      },
    ],
    knopf: { text: say('warteliste.knopf'), href: `${mail.origin}${PAGE.heute}`, hinweis: null },
    fuss: footOf(mail, PAGE.eigeneEinstellungen),
    gruss: [say('gruss'), mail.mandant.name],
  }
  return composeMail(mail, say('warteliste.betreff', words), section, { flag: ANGEBOT_FLAG, bekannt: words })
}
