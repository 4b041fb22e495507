import { fillPart } from '@platzwart/domain/mailtext/judge'
import type { Language, Topic } from '@platzwart/phrases/phrases'
import { formatTag, formatTime } from '../../platform/format.ts'
import type { MailToRender, RenderedMail } from '../../platform/mail/renderer.ts'
import type { Attachment, Invitation } from '../../platform/mail/transport.ts'
import { phrase } from '../../platform/phrases.ts'
import type { Flag } from './receivers.ts'
import { type FootLine, inert, renderHtml, renderText, type Section } from './renderSections.ts'

/** A text of one topic in the receiver's language; parts of its key are joined by points. */
export type Say = (key: string, data?: Record<string, unknown>) => string

export function speaker(sprache: Language, topic: Topic): Say {
  return (key, data = {}) => phrase(sprache, topic, key, data)
}

/** Day and wall times of a period, in the zone of the house and the receiver's language. */
export function whenOf(mail: MailToRender, facts: { readonly von: string; readonly bis: string }) {
  const von = Temporal.Instant.from(facts.von)
  const { zone } = mail.mandant
  const { sprache } = mail.empfaenger
  return {
    tag: formatTag(von, zone, sprache),
    von: formatTime(von, zone, sprache),
    bis: formatTime(Temporal.Instant.from(facts.bis), zone, sprache),
  }
}

/**
 * What a mail says of being switched off: where its receiver has a switch for it, it leads to the page with that switch; where not, it says who has
 * one, or why nobody does.
 * @param page the path of the page; null: there is no switch anywhere
 */
export function footOf(mail: MailToRender, page: string | null): readonly FootLine[] {
  const { empfaenger, origin, ohneWahl = false } = mail
  const say = speaker(empfaenger.sprache, 'mail')
  if (page === null) return [say('immer'), say('ende')]
  return [ohneWahl ? say('hausWaehlt') : { text: say('abstellbar'), href: `${origin}${page}` }, say('ende')]
}

/** What goes along with a letter. */
interface Enclosed {
  readonly attachments?: readonly Attachment[]
  readonly invitation?: Invitation | null
  readonly flag?: Flag | null
  /** By which its receiver alone does something. */
  readonly link?: string | null
  /** What the words of a house may name, beside whoever reads them and the house (`MAILTEXTE`). */
  readonly bekannt?: Readonly<Record<string, unknown>>
}

/** The house's own words in place of the product's: around what the mail tells, never instead of it. */
function wordedSection(
  mail: MailToRender,
  betreff: string,
  section: Section,
  bekannt: Readonly<Record<string, unknown>>,
): { readonly betreff: string; readonly section: Section } {
  const { worte, empfaenger, mandant } = mail
  if (worte === undefined) return { betreff, section }
  const { name, vorname = name } = empfaenger
  const facts = Object.entries(bekannt).map(([key, value]) => [key, String(value ?? '')])
  const known = { ...Object.fromEntries(facts), name, vorname, haus: mandant.name, betreff }
  const linesOf = (text: string) => text.split(/\r?\n/).map((line) => fillPart(line, known).trim())
  const [anrede = '', ...weiter] = linesOf(worte.einleitung ?? '').filter((line) => line !== '')
  return {
    betreff: worte.betreff === undefined ? betreff : fillPart(worte.betreff, known),
    section: {
      ...section,
      ...(worte.einleitung === undefined ? {} : { anrede, absaetze: [...weiter, ...section.absaetze] }),
      ...(worte.schluss === undefined ? {} : { gruss: linesOf(worte.schluss) }),
    },
  }
}

/** The same section as text and as HTML, in the words of the house where it has some. */
export function composeMail(
  mail: MailToRender,
  subject: string,
  own: Section,
  { attachments = [], invitation = null, flag = null, link = null, bekannt = {} }: Enclosed = {},
): RenderedMail {
  const { betreff, section } = wordedSection(mail, subject, own, bekannt)
  return {
    // What people typed in it is no link either, where a list of mails shows one.
    subject: inert(betreff),
    text: renderText(section),
    html: renderHtml(section, { sprache: mail.empfaenger.sprache, absender: mail.mandant.name }),
    attachments,
    invitation,
    flag,
    ...(link === null ? {} : { link }),
    ...pageOf(mail, section),
  }
}

/** Where the button of a mail leads, as a path of the app. */
function pageOf({ origin }: MailToRender, { knopf }: Section): Pick<RenderedMail, 'page'> {
  return knopf?.href.startsWith(`${origin}/`) ? { page: knopf.href.slice(origin.length) } : {}
}

/** A seat, a trip or whatever else a sample tells of: two hours of the morning after next. */
export function sampleSlot({ now, mandant }: Pick<MailToRender, 'now' | 'mandant'>) {
  const von = now.toZonedDateTimeISO(mandant.zone).add({ days: 2 }).with({ hour: 9, minute: 0, second: 0 })
  const instantOf = (at: Temporal.ZonedDateTime) => at.toInstant().round('second').toString()
  return { von: instantOf(von), bis: instantOf(von.add({ hours: 2 })) }
}

/** A made-up record has an id that nothing has. */
export const SAMPLE_ID = '00000000-0000-7000-8000-000000000000'

const HAS_A_LETTER = /\p{L}/u

/** A seat as the subject of a sentence: a number alone is none. */
export function seatCalled(say: Say, name: string): string {
  return name === '' || HAS_A_LETTER.test(name) ? name : say('platzNummer', { nummer: name })
}
