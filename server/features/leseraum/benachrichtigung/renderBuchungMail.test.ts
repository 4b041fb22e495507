import { BUCHUNG_MAILS } from '@platzwart/domain/leseraum/mails'
import { describe, expect, it } from 'vitest'
import type { MailToRender, RenderedMail } from '../../../platform/mail/renderer.ts'
import type { BuchungFacts } from './queueBuchungMails.ts'
import { NAMES_IN_BUCHUNG_MAILS } from './receivers.ts'
import { renderBuchungMail } from './renderBuchungMail.ts'

const FACTS: BuchungFacts = {
  leseraum: 'Platz 217',
  grundriss: 'Lesesaal Nord',
  standort: 'Hauptstelle',
  von: '2026-10-25T00:30:00Z',
  bis: '2026-10-25T01:30:00Z',
  gruppengroesse: 2,
  bucher: 'Lena Leserin',
  zweite: 'Lars Leser',
}

function mail(
  typ: string,
  more: Partial<MailToRender> = {},
  facts: Partial<BuchungFacts> = {},
): MailToRender {
  return {
    typ,
    objektId: '01980000-0000-7000-8000-000000000009',
    objektVersion: 2,
    daten: { rolle: 'bucher', buchung: { ...FACTS, ...facts } },
    empfaenger: { name: 'Lena Leserin', adresse: 'lena@lindenau.example', sprache: 'de' },
    absender: 'platzwart@platzwart.example',
    mandant: { name: 'Stadtbibliothek Lindenau', zone: 'Europe/Berlin' },
    origin: 'http://lindenau.localhost:3000',
    now: Temporal.Instant.from('2026-10-20T10:00:00Z'),
    ...more,
  }
}

function renderMail(toRender: MailToRender): RenderedMail {
  const rendered = renderBuchungMail(toRender, '01980000-0000-7000-8000-000000000001')
  if (rendered === null) throw new Error(`${toRender.typ} is no mail about a booking`)
  return rendered
}

const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])

it('Each mail that names the other one of a booking says so', () => {
  const other = { bucher: FACTS.zweite ?? '', zweite: FACTS.bucher }
  const named = Object.keys(BUCHUNG_MAILS).flatMap((typ) =>
    (['bucher', 'zweite'] as const).flatMap((rolle) => {
      const { text } = renderMail(mail(typ, { daten: { rolle, buchung: FACTS }, personalrat: true }))
      return text.includes(other[rolle]) ? [`${typ} ${rolle}`] : []
    }),
  )
  const declared = NAMES_IN_BUCHUNG_MAILS.map(({ typ, rolle }) => `${typ} ${rolle}`)
  expect(declared.filter((one) => !named.includes(one))).toEqual([])
  expect(new Set(NAMES_IN_BUCHUNG_MAILS.map(({ stays }) => stays))).toEqual(new Set(['beteiligt']))
})

describe('a mail about a booking', () => {
  it('reminds without a threat where nobody has to check in; one that was queued before that was said threatens', () => {
    const says = (facts: Partial<BuchungFacts>, rolle = 'bucher', sprache: 'de' | 'en' = 'de') => {
      const { empfaenger } = mail('erinnerung')
      const daten = { rolle, buchung: { ...FACTS, ...facts } }
      return renderMail(mail('erinnerung', { daten, empfaenger: { ...empfaenger, sprache } })).text
    }
    for (const rolle of ['bucher', 'zweite']) {
      for (const facts of [{}, { freigabeOhneCheckIn: true }]) {
        expect(says(facts, rolle)).toContain('kann der Platz an andere gehen')
        expect(says(facts, rolle, 'en')).toContain('it may go to others')
      }
      const kept = says({ freigabeOhneCheckIn: false }, rolle)
      expect(kept).toContain('bleibt auch ohne Check-in bis zum Ende gebucht')
      expect(kept).not.toMatch(/andere gehen|Bitte jetzt/)
      expect(says({ freigabeOhneCheckIn: false }, rolle, 'en')).toContain('stays booked until the end')
    }
  })

  it.each([
    ['de', 'Platz 24'],
    ['en', 'Seat 24'],
  ] as const)('calls a seat that has but a number by what it is, in %s', (sprache, called) => {
    const { empfaenger } = mail('erinnerung')
    const { subject } = renderMail(
      mail('erinnerung', { empfaenger: { ...empfaenger, sprache } }, { leseraum: '24' }),
    )
    expect(subject).toContain(called)
    expect(renderMail(mail('erinnerung', {}, { leseraum: 'A-24' })).subject).not.toContain('Platz')
  })

  it('says of a parking space what it is', () => {
    const [typ = ''] = Object.keys(BUCHUNG_MAILS)
    expect(renderMail(mail(typ)).text).not.toContain('Stellplatz')
    expect(renderMail(mail(typ, {}, { leseraum: 'P 01', raumart: 'stellplatz' })).text).toMatch(
      /Stellplatz\W+P 01/,
    )
  })

  it.each(Object.keys(BUCHUNG_MAILS))('%s has its texts in both languages', (typ) => {
    for (const sprache of ['de', 'en'] as const) {
      for (const rolle of ['bucher', 'zweite'] as const) {
        const daten = { rolle, buchung: FACTS, alt: FACTS }
        const rendered = renderMail(
          mail(typ, { empfaenger: { name: 'Lena', adresse: 'lena@lindenau.example', sprache }, daten }),
        )
        for (const part of [rendered.subject, rendered.text, rendered.html]) {
          expect(part).not.toContain('{{')
          expect(part).not.toMatch(/undefined|null/)
          expect(part).not.toMatch(/useMail|feld|konto\b|buchung\./)
        }
        expect(rendered.html).toContain(`<html lang="${sprache}">`)
        expect(rendered.subject).toContain('Platz 217')
      }
    }
  })

  it('tells the time on the wall of the house, on the night of the change too', () => {
    const { text, subject } = renderMail(mail('useMailStorno'))
    expect(subject).toBe('Storniert: Platz 217 am So., 25.10.2026, 02:30 Uhr MESZ')
    expect(text).toContain('Zeit: 02:30 MESZ bis 02:30 Uhr MEZ')
    const english = renderMail(
      mail('useMailStorno', {
        empfaenger: { name: 'Lena', adresse: 'lena@lindenau.example', sprache: 'en' },
      }),
    )
    expect(english.subject).toBe('Cancelled: Platz 217 on Sun, 25 Oct 2026, 02:30 CEST')
  })

  it('tells what it was before, when it was changed', () => {
    const alt = { ...FACTS, leseraum: 'Platz 100' }
    const { text } = renderMail(
      mail('useMailBuchungAngepasst', { daten: { rolle: 'bucher', buchung: FACTS, alt } }),
    )
    expect(text.indexOf('Jetzt')).toBeLessThan(text.indexOf('Platz 217'))
    expect(text.indexOf('Bisher')).toBeLessThan(text.indexOf('Platz 100'))
  })

  it('says of a change that it waits for the second person, where there is one', () => {
    const changed = (rolle: string, zweite: string | null) => {
      const daten = { rolle, buchung: { ...FACTS, zweite }, alt: FACTS }
      return renderMail(mail('useMailBuchungAngepasst', { daten })).text
    }
    expect(changed('zweite', 'Lars Leser')).toContain('bis 02:30 Uhr ME')
    expect(changed('bucher', 'Lars Leser')).toContain('wartet auf die Bestätigung durch Lars Leser')
    expect(changed('bucher', null)).toContain('Es gilt jetzt der neue Stand')
  })

  it('says until when one can check in: later than planned for who booked late, and as planned where that was not kept', () => {
    const confirmed = (more: object) =>
      renderMail(
        mail('useMailBuchungBestaetigt', { daten: { rolle: 'bucher', buchung: { ...FACTS, ...more } } }),
      ).text
    expect(confirmed({ checkInBis: '2026-10-25T00:55:00Z' })).toContain('bis 02:55')
    expect(confirmed({})).toContain('bis 02:45')
  })

  it('invites as long as the booking stands, and withdraws that when it is cancelled', () => {
    const of = (typ: string) => renderMail(mail(typ)).invitation?.method ?? null
    expect(Object.fromEntries(Object.keys(BUCHUNG_MAILS).map((typ) => [typ, of(typ)]))).toEqual({
      useMailVormerkung: 'REQUEST',
      useMailBuchungBestaetigt: 'REQUEST',
      useMailBuchungAngepasst: 'REQUEST',
      useMailStorno: 'CANCEL',
      useMailRaumDeaktivierungSystemStorno: 'CANCEL',
      unbestaetigtStorno: 'CANCEL',
      freigabeOhneCheckIn: 'CANCEL',
      zweiteEntlassen: 'CANCEL',
      erinnerung: null,
      vorzeitigBeendet: 'REQUEST',
      pauseVorbei: 'REQUEST',
    })
  })

  it('is tentative in the calendar until the second person has confirmed', () => {
    const status = (typ: string, zweite: string | null) =>
      /STATUS:(\w+)/.exec(renderMail(mail(typ, {}, { zweite })).invitation?.content ?? '')?.[1]
    expect(status('useMailVormerkung', 'Lars Leser')).toBe('TENTATIVE')
    expect(status('useMailBuchungAngepasst', 'Lars Leser')).toBe('TENTATIVE')
    expect(status('useMailBuchungAngepasst', null)).toBe('CONFIRMED')
    expect(status('useMailBuchungBestaetigt', 'Lars Leser')).toBe('CONFIRMED')
  })

  it('says that it can be switched off where it can, and elsewhere why not', () => {
    const says = (typ: string, rolle: string) =>
      renderMail(mail(typ, { daten: { rolle, buchung: FACTS } })).text.includes(
        'Nachrichten dieser Art abschalten',
      )
    expect(says('erinnerung', 'bucher')).toBe(true)
    expect(says('useMailVormerkung', 'bucher')).toBe(true)
    const why = renderMail(mail('freigabeOhneCheckIn')).text
    expect(why).toContain('lässt sich nicht abschalten, weil')
    expect(says('useMailVormerkung', 'zweite')).toBe(false)
    expect(says('freigabeOhneCheckIn', 'bucher')).toBe(false)
  })
})

describe('what people typed', () => {
  const attack = `<img src=x onerror=alert(1)>"'&</td><a href="http://evil.example">Hier</a>`
  const fields = {
    leseraum: attack,
    grundriss: attack,
    standort: attack,
    bucher: attack,
    zweite: attack,
    grund: attack,
  }

  it('is text in the HTML, and no link of its own', () => {
    for (const typ of Object.keys(BUCHUNG_MAILS)) {
      const { html } = renderMail(
        mail(typ, {
          empfaenger: { name: attack, adresse: 'x@lindenau.example', sprache: 'de' },
          mandant: { name: attack, zone: 'Europe/Berlin' },
          daten: { rolle: 'zweite', buchung: { ...FACTS, ...fields }, alt: { ...FACTS, ...fields } },
        }),
      )
      expect(html).not.toMatch(/<img|<a href="http:\/\/evil|onerror=alert\(1\)>/)
      const own = [
        'http://lindenau.localhost:3000/leseraum/karte?buchung=01980000-0000-7000-8000-000000000009',
        'http://lindenau.localhost:3000/einstellungen',
      ]
      expect(own).toEqual(expect.arrayContaining(links(html)))
      expect(links(html)[0]).toBe(own[0])
    }
  })

  it('does not become a link in the plain text either', () => {
    const { text, html } = renderMail(
      mail(
        'useMailStorno',
        {},
        { grund: 'https://evil.example/x www.evil.example evil.example me@evil.example' },
      ),
    )
    for (const part of [text, html]) {
      expect(part).not.toMatch(/https?:\/\/evil|www\.evil|evil\.example|@evil/)
    }
  })

  it.each([
    'evil2.com',
    'evil.c0m.de',
    'x1.y2.zz',
    'xn--evil-9qa.example',
    'evil。com',
    'evil．com',
    'e.vil2.com/a.b?c=d.e#f',
    '9.9.evil.com',
    'evil.com:8080',
    'tel:+4912345',
    'mailto:a2@b2.de',
    '💩.la',
  ])('is no bare address as a name, a place, a reason or a comment: %s', (typed) => {
    const everywhere = Object.fromEntries(Object.keys(fields).map((name) => [name, typed]))
    for (const typ of Object.keys(BUCHUNG_MAILS)) {
      const { text, html } = renderMail(
        mail(typ, {
          empfaenger: { name: typed, adresse: 'x@lindenau.example', sprache: 'de' },
          mandant: { name: typed, zone: 'Europe/Berlin' },
          daten: { rolle: 'zweite', buchung: { ...FACTS, ...everywhere }, alt: { ...FACTS, ...everywhere } },
        }),
      )
      for (const part of [text, html.replace(/ href="[^"]*"/g, '')]) {
        expect(part).not.toContain(typed)
        expect(part.replaceAll('\u200b', '')).toContain(typed.replace('&', '&#38;'))
        const ours = 'lindenau.localhost'
        const linkable = /[^\s<>"]+\p{L}[.。．｡][^\s<>"]*\p{L}|\d[.。．｡]\p{L}/u.exec(
          part.replaceAll(/https?:\/\/\S*/g, ''),
        )
        expect([typ, linkable?.[0].includes(ours) ? null : (linkable?.[0] ?? null)]).toEqual([typ, null])
      }
    }
  })

  it('keeps days, times and amounts as they are', () => {
    const { text } = renderMail(mail('useMailStorno', {}, { grund: 'am 24.12.2026 um 10:30, 3.5 h' }))
    expect(text).toContain('am 24.12.2026 um 10:30, 3.5 h')
  })

  it('breaks no line and opens no placeholder', () => {
    const { text, subject } = renderMail(
      mail('useMailStorno', {}, { leseraum: '217\r\nBcc: all@evil.example', grund: '{{bucher}} $t(gruss)' }),
    )
    expect(text).toContain('{{bucher}} $t(gruss)')
    expect(text).not.toMatch(/^Bcc:/m)
    expect(subject).toContain('217')
  })
})
