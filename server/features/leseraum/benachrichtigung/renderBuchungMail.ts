import { PAGE, ROOM_PAGES } from '@platzwart/contract/paths'
import { checkInWindow } from '@platzwart/domain/buchung/checkInWindow'
import { BUCHUNG_MAILS } from '@platzwart/domain/leseraum/mails'
import { formatTime } from '../../../platform/format.ts'
import type { MailToRender, RenderedMail } from '../../../platform/mail/renderer.ts'
import { renderInvitation } from '../../benachrichtigung/renderInvitation.ts'
import {
  composeMail,
  footOf,
  type Say,
  seatCalled,
  speaker,
  whenOf,
} from '../../benachrichtigung/renderParts.ts'
import type { Section } from '../../benachrichtigung/renderSections.ts'
import type { BuchungFacts, BuchungMailData } from './queueBuchungMails.ts'
import { EINLADUNG, flagOfBuchungMail } from './receivers.ts'
import { signZusage } from './signZusage.ts'

/** A mail about a booking in the receiver's language, as text and as HTML, with a calendar file where a calendar should know. */
export function renderBuchungMail(mail: MailToRender, mandantId: string): RenderedMail | null {
  if (!Object.hasOwn(BUCHUNG_MAILS, mail.typ)) return null
  return renderBuchung(mail, mail.daten as BuchungMailData, mandantId)
}

/** Whether a reminder waited until its booking was over. Where nobody has to check in, one to which nobody came stays reserved: its status does not say so. */
export function remindsTooLate({ typ, now, daten }: MailToRender): boolean {
  return typ === 'erinnerung' && Temporal.Instant.compare((daten as BuchungMailData).buchung.bis, now) <= 0
}

/** Where the second person answers without signing in; null where a mail asks nobody. */
function answerLink(mail: MailToRender, { rolle, buchung }: BuchungMailData, mandantId: string | null) {
  const { sign, objektId: buchungId, empfaenger, origin } = mail
  const asks = rolle === 'zweite' && (mail.typ === EINLADUNG || waitsForSecond(mail.typ, buchung))
  if (!asks || !sign || !mandantId || !empfaenger.id) return null
  const token = signZusage({ mandantId, benutzerId: empfaenger.id, buchungId }, sign)
  return `${origin}${PAGE.zusage}?token=${token}`
}

/** @param mandantId null of one that only shows how it would read */
export function renderBuchung(
  mail: MailToRender,
  daten: BuchungMailData,
  mandantId: string | null,
): RenderedMail {
  const say = speaker(mail.empfaenger.sprache, 'mail')
  const { buchung, alt, rolle } = daten
  const { bereich = 'leseraum' } = buchung
  const words = {
    ...buchung,
    ...whenOf(mail, buchung),
    ...deadlinesOf(mail, buchung),
    platz: seatCalled(say, buchung.leseraum),
  }
  const url = `${mail.origin}${ROOM_PAGES[bereich].karte}?buchung=${mail.objektId}`
  const flag = flagOfBuchungMail(mail.typ, rolle, bereich)
  const link = answerLink(mail, daten, mandantId)
  const table = (facts: BuchungFacts, titel: string | null) => ({
    titel,
    zeilen: factsRows(mail, say, facts),
  })
  const section: Section = {
    titel: say(`buchung.${mail.typ}.titel`),
    anrede: say('anrede', { name: mail.empfaenger.name }),
    absaetze: [say(`buchung.${mail.typ}.${rolle}${variantOf(mail.typ, buchung)}`, words)],
    tabellen: alt
      ? [table(buchung, say('feld.neu')), table(alt, say('feld.bisher'))]
      : [table(buchung, null)],
    knopf:
      link === null
        ? { text: say(`buchung.${mail.typ}.knopf`), href: url, hinweis: null }
        : { text: say('zusage.knopf'), href: link, hinweis: say('zusage.hinweis', words) },
    fuss: footOf(mail, flag && PAGE.eigeneEinstellungen),
    gruss: [say('gruss'), mail.mandant.name],
  }
  const invitation = renderInvitation(mail, {
    von: buchung.von,
    bis: buchung.bis,
    location: `${buchung.standort}, ${buchung.grundriss}`,
    title: say('kalender', words),
    url,
    tentative: mail.typ === EINLADUNG || waitsForSecond(mail.typ, buchung),
    cancelled: isCancellation(mail.typ),
  })
  const enclosed = mail.typ === 'erinnerung' ? { flag } : { flag, invitation, link }
  const betreff = say(`buchung.${mail.typ}.betreff`, words)
  return composeMail(mail, betreff, section, { ...enclosed, bekannt: words })
}

/** Until when something is to be done, as a mail says it; of one that was queued before that was kept, as the plan has it. */
function deadlinesOf(
  { mandant, empfaenger }: MailToRender,
  { von, checkInBis, bestaetigenBis = von }: BuchungFacts,
) {
  const checkIn = checkInBis ?? checkInWindow(Temporal.Instant.from(von)).bis.toString()
  return {
    checkInBis: formatTime(Temporal.Instant.from(checkIn), mandant.zone, empfaenger.sprache),
    bestaetigenBis: formatTime(Temporal.Instant.from(bestaetigenBis), mandant.zone, empfaenger.sprache),
  }
}

/** With a second person a changed booking is tentative again, until they have confirmed it as it is now. */
function waitsForSecond(typ: string, { zweite }: BuchungFacts): boolean {
  return typ === 'useMailBuchungAngepasst' && zweite !== null
}

/** Which of a mail's sentences fits. Where nobody has to check in, a reminder threatens nobody with the loss of the seat. */
function variantOf(typ: string, facts: BuchungFacts): '' | 'Offen' | 'OhneFreigabe' {
  if (waitsForSecond(typ, facts)) return 'Offen'
  return typ === 'erinnerung' && facts.freigabeOhneCheckIn === false ? 'OhneFreigabe' : ''
}

/** For whoever gets the mail. */
function isCancellation(typ: string): boolean {
  return typ === 'freigabeOhneCheckIn' || typ === 'zweiteEntlassen' || /storno/i.test(typ)
}

/** What is booked, waited for or closed, by its own word. */
export function placeLabel(say: Say, { raumart }: Pick<BuchungFacts, 'raumart'>): string {
  return say(raumart === undefined ? 'feld.platz' : 'feld.stellplatz')
}

/** What a mail says of a booking, line by line. */
export function factsRows(mail: MailToRender, say: Say, facts: BuchungFacts): (readonly [string, string])[] {
  const { tag, von, bis } = whenOf(mail, facts)
  return [
    [placeLabel(say, facts), facts.leseraum],
    [say('feld.ort'), `${facts.grundriss}, ${facts.standort}`],
    [say('feld.tag'), tag],
    [say('feld.zeit'), say('zeitraum', { von, bis })],
    ...(facts.gruppengroesse > 1 ? [[say('feld.personen'), String(facts.gruppengroesse)] as const] : []),
    [say('feld.bucher'), facts.bucher],
    ...(facts.zweite === null ? [] : [[say('feld.zweite'), facts.zweite] as const]),
    ...(facts.grund ? [[say('feld.grund'), facts.grund] as const] : []),
  ]
}
