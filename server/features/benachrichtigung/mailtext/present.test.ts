import { MAILTEXT_TYPES, type MailtextTyp, mailtextArt } from '@platzwart/domain/mailtext/arten'
import {
  braced,
  judgeWords,
  MAX_LENGTH,
  PARTS,
  platzhalterOf,
  type Words,
} from '@platzwart/domain/mailtext/judge'
import { describe, expect, it } from 'vitest'
import { FEATURES } from '../../../features.ts'
import { wordedMailsOf } from '../../../platform/mail/mails.ts'
import type { MailToRender } from '../../../platform/mail/renderer.ts'
import { SAMPLE_ID } from '../renderParts.ts'
import { columnsOf, ownWords, presentMailtext, trailOf } from './present.ts'

const WORDED = wordedMailsOf(FEATURES)
const wordedOf = (typ: MailtextTyp) => {
  const found = WORDED.get(typ)
  if (!found) throw new Error(`nobody words ${typ}`)
  return found
}

const HAUS = { name: 'Stadtbibliothek Lindenau', zone: 'Europe/Berlin' }
const NOW = Temporal.Instant.from('2027-03-20T10:00:00Z')

function shown(typ: MailtextTyp, sprache: 'de' | 'en', worte?: Partial<Words>) {
  const reader = { vorname: 'Lena', name: 'Lena Leserin', adresse: 'lena@lindenau.example' }
  const mail: MailToRender = {
    typ,
    objektId: SAMPLE_ID,
    objektVersion: 1,
    daten: null,
    worte,
    now: NOW,
    empfaenger: { ...reader, sprache },
    absender: 'platzwart@lindenau.example',
    origin: 'http://lindenau.localhost:3000',
    mandant: HAUS,
  }
  return wordedOf(typ).show(mail)
}

/** Every place that a part of the kind has, each in marks by which it is found again. */
const allPlaces = (typ: MailtextTyp, teil: (typeof PARTS)[number]) =>
  platzhalterOf(typ, teil)
    .map((name) => `${name}=[${braced(name)}]`)
    .join(' ')

it('each kind of the catalogue is written by a feature of its module, and no other', () => {
  expect([...WORDED.keys()].sort()).toEqual([...MAILTEXT_TYPES].sort())
  for (const { modul, mails } of FEATURES) {
    for (const { typ } of mails?.worded ?? [])
      expect([typ, mailtextArt(typ).modul]).toEqual([typ, modul ?? null])
  }
})

describe.each(MAILTEXT_TYPES)('%s', (typ) => {
  it.each(['de', 'en'] as const)('reads in %s with the own words as without any', (sprache) => {
    const own = ownWords(wordedOf(typ), sprache)
    expect(judgeWords(typ, own)).toEqual([])
    for (const teil of PARTS) expect(own[teil].length).toBeLessThanOrEqual(MAX_LENGTH[teil])
    const { subject, text, html } = shown(typ, sprache, own)
    expect({ subject, text, html }).toEqual({
      subject: shown(typ, sprache).subject,
      text: shown(typ, sprache).text,
      html: shown(typ, sprache).html,
    })
    expect(subject + text).not.toMatch(/[{}]|undefined/)
  })

  it.each(['de', 'en'] as const)('knows in %s all that it offers', (sprache) => {
    const betreff = allPlaces(typ, 'betreff')
    const around = allPlaces(typ, 'schluss')
    const { subject, text } = shown(typ, sprache, { betreff, einleitung: around, schluss: around })
    for (const said of [subject, text]) {
      expect(said).not.toMatch(/=\[\]|=\[\{|undefined|null/)
    }
  })

  it('keeps what it tells, its files and its end, whatever a house says', () => {
    const worte = { betreff: `X ${braced('betreff')}`, einleitung: 'Eins\n\nZwei', schluss: 'Drei\nVier' }
    const own = shown(typ, 'de')
    const said = shown(typ, 'de', worte)
    expect(said.subject).toBe(`X ${own.subject}`)
    const [, ...told] = own.text.split('\n\n')
    const rest = told.slice(0, -2).join('\n\n')
    expect(said.text).toBe(['Eins', 'Zwei', rest, 'Drei\nVier', told.at(-1)].join('\n\n'))
    expect(said).toMatchObject({ flag: own.flag, attachments: own.attachments })
    expect(said.invitation === null).toBe(own.invitation === null)
    expect(said.html).toContain('Drei<br>Vier')
  })
})

describe('what a house says', () => {
  it('is never HTML, no link, and nothing that is read again', () => {
    const evil = {
      einleitung: '"&\' www.falle.example {vorname}',
      betreff: '{platz}',
      schluss: 'x@y.example',
    }
    const { html, text } = shown('useMailStorno', 'de', evil)
    expect(html).toContain('&#34;&#38;&#39; www\u200b.falle\u200b.example Lena')
    expect(text).toContain('x@\u200by\u200b.example')
  })

  it('stands in one part or in several; the others read as ours do', () => {
    const { subject, text } = shown('useMailStorno', 'en', { schluss: 'Your team' })
    expect(subject).toBe(shown('useMailStorno', 'en').subject)
    expect(text).toMatch(/^Hello Lena Leserin,|^Dear Lena Leserin,|Lena Leserin/)
    expect(text).toContain('\n\nYour team\n\n')
  })
})

describe('a kind of mail', () => {
  const worded = wordedOf('useMailStorno')

  it('says what it may name, and how it reads without the house', () => {
    const view = presentMailtext(worded, undefined)
    expect(view).toMatchObject({ typ: 'useMailStorno', version: null })
    expect(view.de).toEqual({
      betreff: 'Storniert: {platz} am {tag}, {von} Uhr',
      einleitung: 'Guten Tag {name},',
      schluss: 'Viele Grüße\n{haus}',
    })
    expect(view.eigentlich).toEqual({ de: view.de, en: view.en })
    expect(view.platzhalter.betreff).toEqual([...view.platzhalter.text, 'betreff'])
  })

  it('keeps nothing that reads as ours', () => {
    const de = ownWords(worded, 'de')
    const en = { ...ownWords(worded, 'en'), betreff: 'Gone: {platz}' }
    const columns = columnsOf(worded, { de, en })
    expect(Object.entries(columns).filter(([, said]) => said !== null)).toEqual([
      ['betreff_en', 'Gone: {platz}'],
    ])
    const view = presentMailtext(worded, { id: SAMPLE_ID, typ: 'useMailStorno', version: 3, ...columns })
    expect([view.version, view.en.betreff, view.de]).toEqual([3, 'Gone: {platz}', de])
    expect(trailOf(view)).toMatchObject({
      typ: 'useMailStorno',
      betreffEn: 'Gone: {platz}',
      schlussDe: de.schluss,
    })
  })
})
