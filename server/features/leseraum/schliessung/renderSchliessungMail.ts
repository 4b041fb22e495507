import { PAGE, ROOM_PAGES } from '@platzwart/contract/paths'
import type pg from 'pg'
import { forMandant } from '../../../platform/jobs/forMandant.ts'
import {
  type MailRenderer,
  type MailToRender,
  type RenderedMail,
  UNTRUE,
} from '../../../platform/mail/renderer.ts'
import { type DatedEntry, renderInvitations } from '../../benachrichtigung/renderInvitation.ts'
import { composeMail, footOf, type Say, speaker, whenOf } from '../../benachrichtigung/renderParts.ts'
import type { Section } from '../../benachrichtigung/renderSections.ts'
import type { BuchungFacts } from '../benachrichtigung/queueBuchungMails.ts'
import { readUnchanged } from '../benachrichtigung/readUnchanged.ts'
import { factsRows } from '../benachrichtigung/renderBuchungMail.ts'
import { type Eintrag, SCHLIESSUNG_MAIL, type SchliessungMailData } from './queueMails.ts'

/**
 * All that a closure made of somebody's bookings, in one letter: what was, what is, and where they can choose something else. What has become of one
 * while the closure could still be taken back was told by a mail of its own, which this later one must not contradict.
 */
export function renderSchliessungMail(pool: pg.Pool): MailRenderer {
  return async (mail, mandantId) => {
    if (mail.typ !== SCHLIESSUNG_MAIL) return null
    const daten = mail.daten as SchliessungMailData
    const left = daten.eintraege.filter(({ id }) => !mail.ueberholt?.has(id))
    const eintraege = await forMandant(pool, mandantId, (tx) => readUnchanged(tx, left))
    return eintraege.length === 0 ? UNTRUE : renderSchliessung(mail, { ...daten, eintraege })
  }
}

export function renderSchliessung(mail: MailToRender, daten: SchliessungMailData): RenderedMail {
  const { eintraege, ...reason } = daten
  const grund = (mail.empfaenger.sprache === 'en' && reason.grundEn) || reason.grund
  const say = speaker(mail.empfaenger.sprache, 'mail')
  const [only, ...more] = eintraege
  const single = more.length === 0 ? only : undefined
  const moved = eintraege.some(({ art }) => art === 'verschoben')
  const asked = eintraege.filter(({ rolle, offen }) => rolle === 'zweite' && offen)
  const section: Section = {
    titel: say('schliessung.titel'),
    anrede: say('anrede', { name: mail.empfaenger.name }),
    absaetze: [
      say(`schliessung.${moved ? 'verschoben' : 'storniert'}`),
      ...(grund === '' ? [] : [say('schliessung.grund', { grund })]),
      say(`schliessung.${moved ? 'wahl' : 'neu'}`),
      ...(asked.some(isAskedAgain) ? [say('schliessung.bestaetigen')] : []),
      ...(asked.some((one) => !isAskedAgain(one)) ? [say('schliessung.nochBestaetigen')] : []),
    ],
    tabellen: eintraege.flatMap((one) => tablesOf(mail, say, one)),
    knopf: {
      text: say(`schliessung.knopf${moved ? 'Wahl' : 'Neu'}`),
      href: hrefOf(mail, eintraege, moved),
      hinweis: null,
    },
    fuss: footOf(mail, null),
    gruss: [say('gruss'), mail.mandant.name],
  }
  const betreff = single
    ? say(`schliessung.betreff.${single.art}`, wordsOf(mail, single.vorher))
    : say('schliessung.betreff.mehrere', { anzahl: String(eintraege.length) })
  const enclosed = renderInvitations(
    mail,
    eintraege.map((one) => entryOf(mail, say, one)),
  )
  return composeMail(mail, betreff, section, { ...enclosed, bekannt: { anzahl: eintraege.length } })
}

/** Those queued before it was kept were all told so. */
const isAskedAgain = ({ erneut = true }: Eintrag) => erneut

const wordsOf = (mail: MailToRender, facts: BuchungFacts) => ({
  ...facts,
  ...whenOf(mail, facts),
  platz: facts.leseraum,
})

const karteOf = ({ bereich = 'leseraum' }: BuchungFacts) => ROOM_PAGES[bereich].karte

function hrefOf({ origin }: MailToRender, [first, ...more]: readonly Eintrag[], moved: boolean): string {
  const single = more.length === 0 ? first : undefined
  if (single && moved) return `${origin}${karteOf(single.nachher ?? single.vorher)}?buchung=${single.id}`
  return `${origin}${moved || !first ? PAGE.heute : karteOf(first.vorher)}`
}

function tablesOf(mail: MailToRender, say: Say, { vorher, nachher }: Eintrag) {
  const table = (facts: BuchungFacts, titel: string) => ({ titel, zeilen: factsRows(mail, say, facts) })
  if (nachher === null) return [table(vorher, say('schliessung.tabelleStorniert'))]
  return [table(nachher, say('feld.neu')), table(vorher, say('feld.bisher'))]
}

function entryOf(
  mail: MailToRender,
  say: Say,
  { id, version, art, offen, vorher, nachher }: Eintrag,
): DatedEntry {
  const facts = nachher ?? vorher
  return {
    id,
    version,
    von: facts.von,
    bis: facts.bis,
    location: `${facts.standort}, ${facts.grundriss}`,
    title: say('kalender', wordsOf(mail, facts)),
    url: `${mail.origin}${karteOf(facts)}?buchung=${id}`,
    tentative: offen,
    cancelled: art === 'storniert',
  }
}
