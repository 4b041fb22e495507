import type { Words } from '@platzwart/domain/mailtext/judge'
import { describe, expect, it } from 'vitest'
import type { MailToRender } from '../../platform/mail/renderer.ts'
import { composeMail, SAMPLE_ID, sampleSlot } from './renderParts.ts'
import type { Section } from './renderSections.ts'

const ZONE = 'Europe/Berlin'
const READER = { name: 'Lena Leserin', adresse: 'lena@lindenau.example', sprache: 'de' } as const

const letter = (worte?: Partial<Words>, empfaenger: MailToRender['empfaenger'] = READER): MailToRender => ({
  typ: 'erinnerung',
  objektId: SAMPLE_ID,
  objektVersion: 1,
  daten: null,
  empfaenger,
  worte,
  origin: 'http://lindenau.localhost:3000',
  mandant: { name: 'Bücherei & Co', zone: ZONE },
  absender: 'platzwart@lindenau.example',
  now: Temporal.Instant.from('2027-03-20T10:00:00Z'),
})

const SECTION: Section = {
  titel: 'Jetzt',
  anrede: 'Guten Tag,',
  absaetze: ['Bitte einchecken.'],
  tabellen: [{ titel: null, zeilen: [['Platz', 'A 1']] }],
  knopf: { text: 'Einchecken', href: 'http://lindenau.localhost:3000/karte', hinweis: null },
  fuss: ['Ende.'],
  gruss: ['Viele Grüße', 'Bücherei & Co'],
}

const partsOf = (mail: MailToRender, bekannt: Readonly<Record<string, unknown>> = {}) => {
  const { subject, text } = composeMail(mail, 'Jetzt: A 1', SECTION, { bekannt })
  return { subject, parts: text.split('\n\n') }
}

const TOLD = ['Bitte einchecken.', 'Platz: A 1', 'Einchecken:\nhttp://lindenau.localhost:3000/karte']

describe('a letter', () => {
  it.each([
    ['https://evil.example/x', 'https:\u200b//evil\u200b.example/x'],
    ['www.evil.example', 'www\u200b.evil\u200b.example'],
    ['Lea\u202e gpj.exe', 'Lea gpj\u200b.exe'],
    ['Platz 7 am Sa., 21.11.2026, 10:00 Uhr', 'Platz 7 am Sa., 21.11.2026, 10:00 Uhr'],
  ])('has no address in its subject and its heading that people typed: %s', (typed, told) => {
    const { subject, html } = composeMail(letter(), typed, { ...SECTION, titel: typed })
    expect(subject).toBe(told)
    expect(html).toContain(`>${told}</h1>`)
  })

  it('reads as the product writes it where the house says nothing', () => {
    expect(partsOf(letter())).toEqual({
      subject: 'Jetzt: A 1',
      parts: ['Guten Tag,', ...TOLD, 'Viele Grüße\nBücherei & Co', '-- \nEnde.'],
    })
    expect(partsOf(letter({}))).toEqual(partsOf(letter()))
  })

  it('has the lines of a beginning as paragraphs, and those of an end below each other', () => {
    const worte = { einleitung: 'Moin,\r\n\r\n  schön!\nBis gleich.', schluss: 'Eins\n\nZwei' }
    const { parts } = partsOf(letter(worte))
    expect(parts).toEqual(['Moin,', 'schön!', 'Bis gleich.', ...TOLD, 'Eins', 'Zwei', '-- \nEnde.'])
  })

  it('knows its reader, the house and what it is about, as text, and nothing else', () => {
    const worte = { betreff: '{vorname} {name} {haus} {anzahl} {leer} {fremd} {betreff}' }
    const named = letter(worte, { ...READER, vorname: 'Lena' })
    expect(partsOf(named, { anzahl: 3, leer: null }).subject).toBe(
      'Lena Lena Leserin Bücherei & Co 3  {fremd} Jetzt: A 1',
    )
  })

  it('calls by the whole name whose first name it does not know', () => {
    expect(partsOf(letter({ einleitung: 'Hallo {vorname},' })).parts[0]).toBe('Hallo Lena Leserin,')
  })

  it('lets no fact of a mail stand in for its reader or the house', () => {
    const typed = { name: 'Jemand', haus: 'Anderswo', betreff: 'Gewonnen' }
    expect(partsOf(letter({ betreff: '{name}, {haus}, {betreff}' }), typed).subject).toBe(
      'Lena Leserin, Bücherei & Co, Jetzt: A 1',
    )
  })

  it('is HTML of which nothing was typed as HTML', () => {
    const worte = { einleitung: 'A & B "C"', schluss: '{platz}' }
    const { html } = composeMail(letter(worte), 'x', SECTION, { bekannt: { platz: '<b>1</b>' } })
    expect(html).toContain('A &#38; B &#34;C&#34;')
    expect(html).toContain('&#60;b&#62;1')
    expect(html).not.toContain('<b>')
  })
})

describe('a time that is made up', () => {
  it.each([
    ['2027-03-26T10:00:00Z', '2027-03-28T07:00:00Z', '2027-03-28T09:00:00Z'],
    ['2027-10-29T22:30:00Z', '2027-11-01T08:00:00Z', '2027-11-01T10:00:00Z'],
    ['2027-06-01T08:15:42.123Z', '2027-06-03T07:00:00Z', '2027-06-03T09:00:00Z'],
  ])('of %s is from nine to eleven on the wall, the day after next', (now, von, bis) => {
    expect(sampleSlot({ now: Temporal.Instant.from(now), mandant: letter().mandant })).toEqual({ von, bis })
  })
})
