import { type MailtextTyp, mailtextArt } from '@platzwart/domain/mailtext/arten'
import { judgeWords, type Words } from '@platzwart/domain/mailtext/judge'
import { hasModul } from '@platzwart/domain/mandant/module'
import type { Language } from '@platzwart/phrases/phrases'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import type { WordedMail } from '../../../platform/mail/mails.ts'

/** A kind of mail that the house sends; to every other house it does not exist. */
export function findWorded(call: Call, typ: MailtextTyp): WordedMail | undefined {
  const { modul } = mailtextArt(typ)
  const isSent = hasModul(call.konfiguration.mandant.module, modul)
  return isSent ? call.deps.wordedMails.get(typ) : undefined
}

const LANGUAGES = ['de', 'en'] as const satisfies readonly Language[]

export type Wording = Readonly<Record<Language, Words>>

/** Why these words cannot be sent, each at its field; null when they can. */
export function refuseWords(typ: MailtextTyp, texte: Wording) {
  const issues = LANGUAGES.flatMap((sprache) =>
    judgeWords(typ, texte[sprache]).map(({ field, ...rest }) => ({ ...rest, field: `${sprache}.${field}` })),
  )
  return issues.length === 0 ? null : refuse({ status: 422, code: 'anfrage.ungueltig', issues })
}
