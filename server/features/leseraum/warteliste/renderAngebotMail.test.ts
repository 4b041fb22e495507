import { describe, expect, it } from 'vitest'
import type { MailToRender } from '../../../platform/mail/renderer.ts'
import { letterTo } from '../../../testing/wire/letter.ts'
import type { AngebotMailData } from './notifyOffered.ts'
import { renderAngebotMail } from './renderAngebotMail.ts'

const DATEN: AngebotMailData = {
  platz: 'Platz 217',
  grundriss: 'Lesesaal Nord',
  standort: 'Hauptstelle',
  von: '2026-11-24T08:00:00Z',
  bis: '2026-11-24T10:00:00Z',
  frist: '2026-11-23T22:59:00Z',
}

function render(sprache: 'de' | 'en', more: Partial<MailToRender> = {}) {
  const rendered = renderAngebotMail({
    typ: 'wartelisteAngebot',
    objektId: '01980000-0000-7000-8000-000000000009',
    objektVersion: 2,
    daten: DATEN,
    ...letterTo(sprache),
    ...more,
  })
  if (rendered === null) throw new Error('it is no mail of an offer')
  return rendered
}

describe('the mail of an offer', () => {
  it.each(['de', 'en'] as const)('has its texts in %s', (sprache) => {
    const { subject, text, html } = render(sprache)
    for (const part of [subject, text, html]) {
      expect(part).not.toContain('{{')
      expect(part).not.toMatch(/undefined|null|warteliste\.|feld\./)
    }
    expect(subject).toContain('Platz 217')
  })

  it('says what, where, when, and until when, on the wall of the house', () => {
    const { text, subject } = render('de')
    expect(subject).toBe('Frei geworden: Platz 217 am Di., 24.11.2026, 09:00 Uhr')
    expect(text).toContain('Zeit: 09:00 bis 11:00 Uhr')
    expect(text).toContain('Annehmen bis: Mo., 23.11.2026, 23:59 Uhr')
  })

  it('calls a parking space what it is', () => {
    expect(render('de').text).toContain('Platz: Platz 217')
    expect(render('de', { daten: { ...DATEN, platz: 'P 01', raumart: 'stellplatz' } }).text).toContain(
      'Stellplatz: P 01',
    )
  })

  it('leads to where it is accepted, and to its switch; nothing goes into a calendar yet', () => {
    const { html, text, invitation, attachments, flag } = render('de')
    expect(text).toContain('http://lindenau.localhost:3000/heute')
    expect(html).toContain('href="http://lindenau.localhost:3000/einstellungen"')
    expect([invitation, attachments, flag]).toEqual([null, [], 'benachrichtigung.warteliste'])
  })

  it('keeps what people typed from becoming a link', () => {
    const { text } = render('de', { daten: { ...DATEN, platz: 'www.boese.example' } })
    expect(text).not.toContain('www.boese.example')
  })

  it('is nothing for mails of another kind', () => {
    expect(renderAngebotMail({ typ: 'useMailStorno' } as MailToRender)).toBeNull()
  })
})
