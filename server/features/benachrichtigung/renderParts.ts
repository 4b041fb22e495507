import type { Language, Topic } from '@platzwart/phrases/phrases'
import { formatTag, formatTime } from '../../platform/format.ts'
import type { MailToRender, RenderedMail } from '../../platform/mail/renderer.ts'
import type { Attachment, Invitation } from '../../platform/mail/transport.ts'
import { phrase } from '../../platform/phrases.ts'
import type { Flag } from './receivers.ts'
import { type FootLine, renderHtml, renderText, type Section } from './renderSections.ts'

/** A text of one topic in the receiver's language; parts of its key are joined by points. */
export type Say = (key: string, data?: Record<string, unknown>) => string

export function speaker(sprache: Language, topic: Topic): Say {
  return (key, data = {}) => phrase(sprache, topic, key, data)
}

/** Day and wall times of a period, in the zone of the house and the receiver's language. */
export function whenOf(mail: MailToRender, facts: { readonly von: string; readonly bis: string }) {
  const von = Temporal.Instant.from(facts.von)
  return {
    tag: formatTag(von, mail.mandant.zone, mail.empfaenger.sprache),
    von: formatTime(von, mail.mandant.zone),
    bis: formatTime(Temporal.Instant.from(facts.bis), mail.mandant.zone),
  }
}

/**
 * What a mail says of being switched off: where its receiver has a switch for it, it leads to the page with that switch; where not, it says why.
 * @param page the path of the page; null: there is no switch
 */
export function footOf({ empfaenger, origin }: MailToRender, page: string | null): readonly FootLine[] {
  const say = speaker(empfaenger.sprache, 'mail')
  const off = page === null ? say('immer') : { text: say('abstellbar'), href: `${origin}${page}` }
  return [off, say('ende')]
}

/** What goes along with a letter. */
interface Enclosed {
  readonly attachments?: readonly Attachment[]
  readonly invitation?: Invitation | null
  readonly flag?: Flag | null
}

/** The same section as text and as HTML. */
export function composeMail(
  mail: MailToRender,
  subject: string,
  section: Section,
  { attachments = [], invitation = null, flag = null }: Enclosed = {},
): RenderedMail {
  return {
    subject,
    text: renderText(section),
    html: renderHtml(section, { sprache: mail.empfaenger.sprache, absender: mail.mandant.name }),
    attachments,
    invitation,
    flag,
  }
}
