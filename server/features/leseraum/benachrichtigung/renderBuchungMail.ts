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

/**
 * Renders a mail about a booking in the recipient's language, as text and HTML, with a calendar invitation
 * where needed.
 */
export function renderBuchungMail(mail: MailToRender, mandantId: string): RenderedMail | null {
  if (!Object.hasOwn(BUCHUNG_MAILS, mail.typ)) return null
  return renderBuchung(mail, mail.daten as BuchungMailData, mandantId)
}

/**
 * Whether a reminder was delayed until its booking ended. The status does not tell: without required
 * check-in, a missed booking stays reserved.
 */
export function remindsTooLate({ typ, now, daten }: MailToRender): boolean {
  return typ === 'erinnerung' && Temporal.Instant.compare((daten as BuchungMailData).buchung.bis, now) <= 0
}

/** The link with which the second person answers without signing in; null for mails that ask nobody. */
function answerLink(mail: MailToRender, { rolle, buchung }: BuchungMailData, mandantId: string | null) {
  const { sign, objektId: buchungId, empfaenger, origin } = mail
  const asks = rolle === 'zweite' && (mail.typ === EINLADUNG || waitsForSecond(mail.typ, buchung))
  if (!asks || !sign || !mandantId || !empfaenger.id) return null
  const token = signZusage({ mandantId, benutzerId: empfaenger.id, buchungId }, sign)
  return `${origin}${PAGE.zusage}?token=${token}`
}

/** @param mandantId null for a preview */
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

/** Deadlines as the mail says them. Mails queued by earlier versions have none stored; for them the plan's apply. */
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

/** A changed booking with a second person is tentative until they confirm it again. */
function waitsForSecond(typ: string, { zweite }: BuchungFacts): boolean {
  return typ === 'useMailBuchungAngepasst' && zweite !== null
}

/** The variant of a mail's sentence. Without required check-in, a reminder does not threaten to release the seat. */
function variantOf(typ: string, facts: BuchungFacts): '' | 'Offen' | 'OhneFreigabe' {
  if (waitsForSecond(typ, facts)) return 'Offen'
  return typ === 'erinnerung' && facts.freigabeOhneCheckIn === false ? 'OhneFreigabe' : ''
}

/** From the recipient's point of view. */
function isCancellation(typ: string): boolean {
  return typ === 'freigabeOhneCheckIn' || typ === 'zweiteEntlassen' || /storno/i.test(typ)
}

/** The word for the resource: seat or parking space. */
export function placeLabel(say: Say, { raumart }: Pick<BuchungFacts, 'raumart'>): string {
  return say(raumart === undefined ? 'feld.platz' : 'feld.stellplatz')
}

/** The facts of a booking as label and value, line by line. */
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
