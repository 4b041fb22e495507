import type { MailtextView } from '@platzwart/contract/benachrichtigung'
import { MAILTEXTE, mailtextArt } from '@platzwart/domain/mailtext/arten'
import { braced, type PARTS, platzhalterOf, type Words } from '@platzwart/domain/mailtext/judge'
import type { Language } from '@platzwart/phrases/phrases'
import type { WordedMail } from '../../../platform/mail/mails.ts'
import { phrase } from '../../../platform/phrases.ts'
import { wordsOf } from '../queries.ts'
import type { MailtextRow } from './queries.ts'

/** What the product's own subjects call differently. */
const OTHER_NAMES = { count: 'anzahl', mandant: 'haus', bisZeit: 'bis' } as const

const PLACES = Object.fromEntries([
  ...Object.values(MAILTEXTE).flatMap(({ worte }) => worte.map((wort) => [wort, braced(wort)])),
  ...Object.entries(OTHER_NAMES).map(([name, wort]) => [name, braced(wort)]),
])

/** What the product itself says, with its places in braces as a house writes them. */
export function ownWords({ typ, betreff }: WordedMail, sprache: Language): Words {
  const anrede = mailtextArt(typ).anAdresse
    ? phrase(sprache, 'fahrzeugMail', 'bericht.anrede')
    : phrase(sprache, 'mail', 'anrede', { name: braced('name') })
  return {
    betreff: betreff === null ? braced('betreff') : phrase(sprache, betreff.topic, betreff.key, PLACES),
    einleitung: anrede,
    schluss: `${phrase(sprache, 'mail', 'gruss')}\n${braced('haus')}`,
  }
}

/** A kind of mail as it reads now, and as it reads without the house's words. */
export function presentMailtext(worded: WordedMail, row: MailtextRow | undefined): MailtextView {
  const { typ } = worded
  const own = { de: ownWords(worded, 'de'), en: ownWords(worded, 'en') }
  const said = (sprache: Language) => ({ ...own[sprache], ...(row && wordsOf(row, sprache)) })
  return {
    typ,
    version: row?.version ?? null,
    de: said('de'),
    en: said('en'),
    eigentlich: own,
    platzhalter: { betreff: placesOf(typ, 'betreff'), text: placesOf(typ, 'einleitung') },
  }
}

const placesOf = (...of: Parameters<typeof platzhalterOf>) => [...platzhalterOf(...of)]

/** The same as the audit trail keeps it, one field for each part. */
export function trailOf({ typ, de, en }: MailtextView) {
  return {
    typ,
    betreffDe: de.betreff,
    einleitungDe: de.einleitung,
    schlussDe: de.schluss,
    betreffEn: en.betreff,
    einleitungEn: en.einleitung,
    schlussEn: en.schluss,
  }
}

/** As it is kept: what reads as the product's own is nobody's, and changes with it. */
export function columnsOf(worded: WordedMail, texte: Readonly<Record<Language, Words>>) {
  const column = (sprache: Language, teil: (typeof PARTS)[number]) => {
    const said = texte[sprache][teil]
    return said === ownWords(worded, sprache)[teil] ? null : said
  }
  return {
    betreff_de: column('de', 'betreff'),
    einleitung_de: column('de', 'einleitung'),
    schluss_de: column('de', 'schluss'),
    betreff_en: column('en', 'betreff'),
    einleitung_en: column('en', 'einleitung'),
    schluss_en: column('en', 'schluss'),
  }
}
